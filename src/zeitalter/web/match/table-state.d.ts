// The state of the table on this screen, see model.js.
import type { TemplateResult, nothing } from "../vendor/lit-html/lit-html.js";
import type { GameTable } from "../board/game-table.d.ts";
import type {
  News,
  Analysis, Answer, ChatLine, DraftPosition, Edition, GameData, Lesson, Line, MatchInfo, MatchRecord, Names, Now, PreparedMessage, TableMessage,
} from "./wire.d.ts";

/** What a template function gives back. */
export type Template = TemplateResult | typeof nothing | string | readonly unknown[];

/** A sentence beside the question. */
export interface Note {
  tone: "info" | "warn" | "hint";
  text: () => string;
  rule?: string | null;
  /** The answer that a hint recommends. */
  answer?: Answer;
  /** What else could be answered, in words. */
  others?: { answer: Answer; text: () => string }[];
  /** Whether it is still there at the next question. */
  stays?: boolean;
}

/** The last answer that was sent, and to which question. */
export interface Given {
  ask: number;
  prompt: Now["prompt"];
  answer: Answer;
}

/** Answers that were not sent, for one question. */
export interface Draft {
  ask: number;
  answers: Answer[];
  /** The answers that the server has tried. */
  known: Answer[];
  position: DraftPosition | null;
  /** How often the list has changed: only the newest position counts. */
  number: number;
  sent: boolean;
}

/** What this person writes down at the table. */
export interface Notes {
  /** The id of the match. */
  match: string;
  text: string;
  version: number;
  state: "loading" | "saved" | "typing" | "elsewhere" | "failed";
  problem: unknown;
  asked?: boolean;
  saving?: boolean;
}

/** Looking back; `view` and `points` come after a moment. */
export interface Replay {
  /** The entry that is asked for. */
  wanted: number;
  /** The entry that is shown. */
  n?: number;
  view?: any;
  points?: number[];
  header?: Record<string, number>;
  timer?: ReturnType<typeof setInterval>;
  /** The key of the deed that is stepped to, where one goes through what is new. */
  deed?: string;
}

export interface TableState {
  /** The id of the match; empty where nobody sits at a table. */
  id: string;
  /** Who looks at it. */
  person: string | null;
  info: MatchInfo | null;
  /** The own seats at this screen. */
  you: number[];
  owner: boolean;
  /** The names of all parties, players first. */
  parties: Names[];
  commitment: string;
  chat: ChatLine[];
  presence: { here: number[]; watching: number };
  /** The seat that is shown; null for spectators. */
  seat: number | null;
  now: Now | null;
  /** Positions that are still to be shown. */
  frames: Now[];
  log: Line[];
  /** The newest entry that the log knows. */
  seen: number;
  /** The entry of the last own answer, and what it was before each own answer given here. */
  since: number;
  answers: number[];
  /** The keys of the deeds in the log whose details are open. */
  unfolded: Set<string>;
  /** The points that have just been won and lost, until they have risen. */
  risen: { party: number; by: number }[];
  unread: number;
  connected: boolean;
  data: GameData | null;
  module: GameTable | null;
  /** What arrived before the game was loaded. */
  early: News[];
  /** Whether the game could draw itself. */
  drawn: boolean;
  /** What is being sent. */
  busy: object | null;
  /** The question that has its answer. */
  answered: number | null;
  given: Given | null;
  note: Note | null;
  form: { ask: number | undefined; filled: Record<number, any[]>; hint: Answer | null } | null;
  /** The answer that is asked about once more. */
  confirming: Answer | null;
  picks: any[];
  draft: Draft | null;
  filter: string;
  tab: string;
  /** The drawer of a phone that is open. */
  sheet: string;
  /** Whether the position is read rather than seen. */
  text: boolean;
  replay: Replay | null;
  record: MatchRecord | null;
  /** How far the analysis of this match is, once somebody has looked back at it after the end. */
  analysis: Analysis | null;
  /** Who gets the device next. */
  passTo: number | null;
  /** The own notes, once they were looked at. */
  notes: Notes | null;
  /** What the own seat has prepared and may prepare, once the server was asked. */
  prepared: PreparedMessage | null;
  /** What the server last said of who sits here. */
  said: TableMessage | null;
  /** Without a network: of when the position is that this device had kept; null if it had kept none. */
  kept: { at: string | null } | null;
  rule: { at: string | null } | null;
  card: { kind: string; id: any } | null;
  /** What differs from our edition, at a table with house cards; or why that is not known. */
  edition: Edition | null;
  editionProblem: (() => string) | null;
  /** Whether it is shown over the table. */
  editionShown: boolean;
  /** How far the guide is: the area it speaks of, the lesson it explains, and whether it is folded. */
  guide: { area: number; open: (Lesson & { at: string }) | null; folded: boolean } | null;
  /** What the guide recommends at a stage of the question; without an answer until it is known. */
  advice: { stage: string; answer: Answer | null; reason: () => string } | null;
  /** Whether all parties are compared in a table. */
  comparing: boolean;
  /** Whether the list of keys is open. */
  keys: boolean;
  /** Whether the own sealed answer is being changed. */
  changing: boolean;
  /** The own answers that were sent from this window, by entry. */
  deeds: Record<number, Answer>;
  error: { id?: string; args?: Record<string, any> } | null;
}
