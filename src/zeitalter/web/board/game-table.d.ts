// The contract between the shell and a game's drawing: what a game's `web/table.js` exports, and what it gets.
import type { Answer, Form, GameData, Line, Now, Prompt } from "../match/wire.d.ts";
import type { Template } from "../match/table-state.d.ts";

/** Colour and shape of somebody at the table. */
export interface PartyStyle {
  name: string;
  letter: string;
  /** The name of the colour. */
  id: string;
  /** The colour as CSS writes it. */
  color: string;
  hex: string;
  shape: string;
  /** The level of the bot that plays it; empty where a person does. */
  bot: string;
  /** The same in words, such as "Bot, strategist". */
  botName: string;
  /** Whether nobody has taken the seat yet. */
  free: boolean;
}

/** A deed: what somebody did, as one entry of the log. See talk/deeds.js. */
export interface Deed {
  /** Stays its own: entry, place within it, event. */
  key: string;
  /** The first entry that it belongs to, and the last. */
  entry: number;
  last: number;
  party: number | null;
  /** Its events, the one that opened it first. */
  lines: Line[];
}

/** A figure of a party that matters to its rivals, such as how many cards it holds. */
export interface Figure {
  /** What it is, the same for all parties; `figure-<id>` is its name, for the heading of a column. */
  id: string;
  value: string | number;
  /** What it is in a sentence, for the pointer and for readers. */
  title: string;
  /** A small drawing instead of the name. */
  sign?: Template;
  /** What it names, to be lit up on the table: `kind:id`. */
  things?: string[];
  /** Left out of the strip where many rivals share it; the comparison and the mats have it. */
  minor?: boolean;
}

/** A way that something went over the board: `data-thing`s of the places where it began (empty: beside the board) and ended.
 * Of several elements with the same `data-thing` the smallest is where an arrow begins or ends. */
export interface Way {
  party: number | null;
  from: string;
  to: string;
}

/** Everything that a game's drawing gets. */
export interface Ctx {
  /** The position being shown, as the game's own view. */
  view: any;
  /** The seat that looks; null for spectators. */
  seat: number | null;
  /** The answers that may be chosen now, and the forms that may be filled in. */
  options: Answer[];
  forms: Form[];
  /** What the question is about; null where nothing is asked yet. */
  prompt: Prompt | null;
  /** The answer that a hint recommends. */
  hint: Answer | null;
  /** The own answer that lies face down. */
  sealed: Answer | null;
  data: GameData;
  lang: string;
  /** How everybody at the table looks, players first. */
  parties: PartyStyle[];
  /** Whether things may move. */
  motion: boolean;
  /** How long the clock still runs, in words; empty without a clock. */
  left: string;
  /** The log up to the position being shown. */
  log: Line[];
  /** The deeds of others whose ways are to be drawn on the board: since the last own answer, or the one looked at. */
  traced: Deed[];
  /** Answers that are not sent, and the position before them. */
  draft: {
    answers: Answer[];
    before: any;
    remove: (at?: number) => void;
    /** Draft several answers at once, instead of so many of the last ones. */
    put: (answers: Answer[], instead?: number) => void;
  };

  /** A sentence by its id. */
  t: (id: string, args?: Record<string, any>) => string;
  /** The name of a value. */
  name: (kind: string, value: any) => string;
  /** What a component does, in words. */
  card: (kind: string, value: any) => string;
  /** An answer in words. */
  option: (answer: Answer) => string;
  /** What is to be known before an answer is given; null where there is nothing. */
  caution: (answer: Answer) => { tone: "idle" | "cost" | "grave"; text: string } | null;
  /** "a, b and c". */
  list: (parts: string[]) => string;
  /** The points of a party by what they are for. */
  pointsBySource: (party: number) => Record<string, number>;

  /** Choose an answer; a part of one is picked, and the end of a turn is asked about once more. */
  choose: (answer: Answer) => void;
  /** Give an answer at once. */
  play: (answer: Answer) => void;
  /** Ask why an answer is not possible. */
  ask: (answer: Answer) => void;
  /** Show a thing large. */
  inspect: (kind: string, id: any) => void;
  /** What is picked, where several things are chosen together, and how to pick. */
  picked: any[];
  toggle: (thing: any) => void;
  /** Draw the table again. */
  redraw: () => void;
  /** On a phone, put the drawer with the own mat out of the way. */
  closeMat: () => void;
}

/** What a game's `web/table.js` exports. Only board, mat and others are a must. */
export interface GameTable {
  boardTemplate: (ctx: Ctx) => Template;
  matTemplate: (ctx: Ctx) => Template;
  othersTemplate: (ctx: Ctx) => Template;
  /** Loads what has to be there before anything is drawn. */
  prepare?: () => Promise<void>;
  /** The board on a narrow screen. */
  phoneTemplate?: (ctx: Ctx) => Template;
  /** A card in large. */
  cardTemplate?: (ctx: Ctx, kind: string, id: any) => Template;
  /** The whole position in words, and all mats in words. */
  textTemplate?: (ctx: Ctx) => Template;
  matsTextTemplate?: (ctx: Ctx) => Template;
  /** The kinds of fields of the view whose names do not say it, for the plain text. */
  textFields?: Record<string, string>;
  /** What stands in the question for a form that is filled in on the board. */
  formTemplate?: (ctx: Ctx, form: Form, number: number) => Template;
  /** How a form for a coming question is filled in, where the usual fields do not say what they are about; `ctx.choose`
   * prepares it, and `ctx.sealed` is what is prepared. */
  aheadTemplate?: (ctx: Ctx, form: Form) => Template;
  /** What the answers of a draft will lead to. */
  draftTemplate?: (ctx: Ctx) => Template;
  /** What the others are doing while one waits. */
  waitingText?: (ctx: Ctx) => string;
  /** The figures of a party that matter to its rivals, in the same order for all parties. */
  figures?: (ctx: Ctx, party: number) => Figure[];
  /** What a deed shows in the recap beside its sentence, such as cards face up. */
  deedTemplate?: (ctx: Ctx, deed: Deed) => Template;
  /** The ways that pieces went in a line of the log; the board draws those of `ctx.traced`, see board/ways.js. */
  ways?: (ctx: Ctx, line: Line) => Way[];
  /** Whether an answer can be given by a lit thing on board or mat, so that the list of answers may fold away. */
  onTable?: (ctx: Ctx, answer: Answer) => boolean;
  /** Answers that a bot has planned, the same ones put together. */
  merged?: (answers: Answer[]) => Answer[];
  /** A short line on what an answer means. */
  remark?: (ctx: Ctx, answer: Answer) => string;
  /** Whether an answer is given again where the question comes again because another player came before. */
  stands?: (position: Pick<Now, "view" | "seat" | "prompt">, answer: Answer) => boolean;
  /** Whether something on the own mat may be chosen. */
  matAsks?: (ctx: Ctx) => boolean;
  /** The printed colour of somebody at the table, as a name of the shell's palette. */
  colorOf?: (mat: any) => string | undefined;
}

/**
 * Fails where a module is no `GameTable`, or exports what the shell does not know. Every `table.js` says of itself
 * `Checked<typeof import("./table.js")>`.
 */
export type Checked<Module extends GameTable & { [Name in Exclude<keyof Module, keyof GameTable>]: never }> = Module;
