// What server and browser say to each other, see docs/protocol.md. Views and the values of answers belong to the games:
// the shell passes them on and does not look inside.

/** A name or sentence by language. */
export type Names = Record<string, string>;
/** A verb and its values, as the game's data says of what kinds. */
export type Answer = [verb: string, ...values: any[]];
export type Prompt = [step: string, values: any[]];
export type Objection = [id: string, values: any[]];
/** What is to be known before an answer is given: the sentence is `caution-<id>`, with pairs of kind and value. */
export type Caution = [tone: "idle" | "cost" | "grave", id: string, values: [kind: string, value: any][]];
/** A line of the log: the entry it belongs to, the id of the event, its arguments; of something taken back what that was. */
export type Line = [entry: number, id: string, args: any[], of?: [id: string, args: any[]]];

/** A field of a form. */
export interface Field {
  field: "pick" | "number" | "some" | "row" | "count" | "bag" | "each";
  domain?: any[];
  low?: number;
  high?: number;
  limits?: number[];
  /** What each value belongs to: names, or how many there are. */
  keys?: any[] | number;
}

/** An answer with too many values to list. */
export interface Form {
  verb: string;
  fields: Field[];
}

// -- HTTP ---------------------------------------------------------------------------------------------------------------

export interface Person {
  id: string;
  name: string;
  account: boolean;
  /** Wrong passwords that were tried since the last login. */
  refused?: number;
  /** Whether a way by which this person was called has failed. */
  lost?: boolean;
}

export interface Seat {
  name: string;
  kind: string;
  yours?: boolean;
  taken?: boolean;
  /** Who plays it now, if it is no person. */
  bot?: string | null;
  /** Seconds that are left of its bank. */
  bank?: number;
  /** Holidays that are not over. */
  away?: [begins: string, ends: string][];
}

export interface Result {
  how: string;
  winners: number[];
  ranking?: number[];
  points: number[];
}

export type BotPace = "calm" | "brisk" | "at_once";

/** A match as lists show it; the last fields only where it is looked at alone. */
export interface MatchInfo {
  id: string;
  game: string;
  name: string;
  seats: Seat[];
  waiting: number[];
  since: string;
  clock: number | null;
  /** Hours that every seat has beside the clock. */
  bank?: number | null;
  guide: boolean;
  over: boolean;
  result: Result | null;
  entries: number;
  open?: boolean;
  pace?: "live" | "daily";
  /** How quickly its bots answer. */
  bot_pace?: BotPace;
  owner?: boolean;
  links?: Record<string, string>;
  watch?: string;
  aside?: boolean;
  /** Whether some of its components are not those of our edition. */
  house_cards?: boolean;
}

/** A component that differs from ours: where it stands in the file, and field by field what ours and theirs say. */
export interface Difference {
  part: string;
  id: string;
  change: "changed" | "added" | "removed";
  fields: [field: string | null, ours: string | null, theirs: string | null][];
  kind?: string;
  name?: Names;
  /** What it does with us, and there. */
  texts?: [ours: Names | null, theirs: Names | null];
}

/** What differs from our edition; `total` also counts what is not listed. */
export interface Differences {
  differences: Difference[];
  total: number;
}

/** The edition a match is played with; names and cards are empty where they are the usual ones. */
export interface Edition extends Differences {
  names: GameData["names"];
  cards: GameData["cards"];
}

/** Of what somebody wants to hear, by which groups of ways, and when. */
export interface CallWishes {
  turn: string[];
  nudge: string[];
  joined: string[];
  over: string[];
  mentioned: string[];
  gathered?: boolean;
  always?: boolean;
  quiet?: { begin: string; end: string; zone: string } | null;
  lang?: string;
}

/** A way by which somebody is called. */
export interface CallWay {
  id: string;
  kind: string;
  group: string;
  name: string;
  address: string;
  confirmed: boolean;
  stopped: string | null;
}

export interface Calls {
  wishes: CallWishes;
  ways: CallWay[];
  feeds: { calendar: string; atom: string } | null;
  house: { mail: boolean; push: string; hooks: string[] };
}

export interface Switch {
  id: string;
  values: string[];
  default: string;
  daily: string;
  rule: string;
  many: boolean;
}

/** A game of the list of all games. */
export interface GameInfo {
  id: string;
  name: Names;
  /** A sentence about it. */
  lead?: Names;
  /** How long it takes, from and to, and how much there is to learn, from 1 to 5. */
  minutes?: [number, number];
  weight?: number;
  guide: boolean;
  /** The fewest and the most. */
  seats: [number, number];
  /** The seats of a game that starts at once. */
  quick: number;
  /** Whether it is the game for who has not chosen one. */
  usual?: boolean;
  bots: string[];
  /** The bots that are sensible opponents, the usual one first. */
  levels: string[];
  level: string;
  switches: Switch[];
}

export interface Kind {
  kind: string;
  many?: boolean;
  secret?: boolean;
  /** What each of many values belongs to. */
  per?: string;
}
export type Kinds = Record<string, Kind[]>;

/** Where an event that changes points says whose, how many and what for. */
export interface Score {
  who: number;
  points: number;
  source: number | null;
  sign: 1 | -1;
}

/** Where an event that chance decides says whose it is and how well it went; see `Luck` in kit/game_parts.py. */
export interface Luck {
  who: number;
  value: number | null;
  against: number | null;
  sign: 1 | -1;
}

/** What a game tells the shell about itself. */
export interface Shell {
  /** The source of a regular expression for the number of one rule. */
  rule_numbers: string;
  /** Verbs after which a turn cannot be taken back. */
  turn_ends: string[];
  /** Verbs that mean that one has finished. */
  closing: string[];
  /** Whether the game says of answers what is to be known before they are given. */
  cautions: boolean;
  /** Whether matches can be analysed after the end. */
  analysis: boolean;
  /** Events that open a chapter of the log. */
  chapters: string[];
  /** Events with which somebody begins to act, and those that go on while the same is done again. */
  deeds: string[];
  runs: string[];
  /** Events with which something is carried out that another event announced: one deed. */
  carries_out: Record<string, string>;
  scores: Record<string, Score>;
  /** Events that chance decides. */
  luck: Record<string, Luck>;
  /** Kinds, beside seats, that name somebody at the table by number. */
  parties: string[];
  /** Kinds of numbers that are called like components: the kind, and after how many numbers its names begin again. */
  called: Record<string, [kind: string, again: number]>;
  /** The field of a view that lists what lies before each party. */
  mats: string;
  /** Fields of a view that its plain text leaves out. */
  hidden_fields: string[];
}

export interface Lesson {
  id: string;
  question?: string;
  args?: string[];
  verb?: string;
  offers?: string;
  event?: string;
  place?: string;
  rule: string;
}

export interface Origin {
  source: string | string[];
  confidence: string;
}

/** Where a component comes from, and what is to be said of it. */
export interface About extends Origin {
  parts?: Record<string, Origin>;
  values?: Record<string, any>;
  of?: [kind: string, id: string][];
}

/** What the browser needs to speak of a game. */
export interface GameData {
  verbs: Kinds;
  events: Kinds;
  prompts: Kinds;
  objections: Kinds;
  orders: Record<string, string[]>;
  names: Record<string, Record<string, Names>>;
  cards: Record<string, Record<string, Names>>;
  about: Record<string, Record<string, About>>;
  guide: { areas: string[]; lessons: Lesson[]; asides: Lesson[] } | null;
  shell: Shell;
  /** What is printed, at a table with other components than the usual ones. */
  board?: any;
}

/** The position after an entry. */
export interface PastPosition {
  n: number;
  view: any;
  last: number;
  points: number[];
  header: Record<string, number>;
}

/** The whole match in events, with its points over time. */
export interface MatchRecord {
  events: Line[];
  points: [entry: number, points: number[]][];
  commitment: string;
  seed: string | null;
  /** After the end, what decides beside the points: its id, and what each party has of it. */
  ties?: [id: string, values: number[]][];
}

// -- from the browser ----------------------------------------------------------------------------------------------------

export type Request =
  | { t: "play"; seat: number | null; ask: number; answer: Answer }
  | { t: "draft"; seat: number | null; ask: number; answers: Answer[] }
  | { t: "plan"; seat: number | null; ask: number; answers: Answer[] }
  | { t: "undo"; seat: number; entry: number }
  | { t: "prepare"; seat: number; question?: string; answer?: Answer | null; until?: string }
  | { t: "order"; seat: number; question: string; order: string }
  | { t: "why"; seat: number; answer: Answer; after?: Answer[] }
  | { t: "hint"; seat: number; after?: Answer[] }
  | { t: "suggest"; seat: number; ask: number; after?: Answer[] };
export interface Hello {
  t: "hello";
  seats: number[] | null;
  since: number | null;
}
export interface Chat {
  t: "chat";
  text: string;
}

// -- from the server -----------------------------------------------------------------------------------------------------

export interface ChatLine {
  t: "chat";
  n: number;
  name: string;
  text: string;
  at: string;
  /** Where the speaker sits; null: watches. */
  seat?: number | null;
  guest?: boolean;
  /** Tells speakers of the same name apart. */
  tag?: string;
  /** Of a line that nobody said: what became of a seat. */
  news?: [id: string, args: Record<string, string>];
}

export interface TableMessage {
  t: "table";
  match: MatchInfo;
  you: number[];
  owner?: boolean;
  /** The names of all parties. */
  parties?: Names[];
  commitment?: string;
  chat?: ChatLine[];
  /** What goes before the same parts of the game's data, where the components are not the usual ones. */
  printed?: Partial<GameData> | null;
}

/** What happened since entry `from`, and the position for one seat. */
export interface Now {
  t: "now";
  n: number;
  from: number;
  seat: number | null;
  events: Line[];
  view: any;
  options?: (Answer | Form)[];
  prompt: Prompt;
  rule: string | null;
  ask: number;
  undo?: number[];
  /** To a screen that knew nothing yet: the newest entry that the seat itself has written, or 0. */
  wrote?: number;
  asked: number[];
  points: number[];
  /** What stands above the table, such as the round; the sentence is `header-<name>`. */
  header: Record<string, number>;
  since: string | null;
  until: string | null;
  over: boolean;
  orders?: Record<string, string>;
  sealed?: Answer | null;
  /** The verbs of the answers that may be drafted. */
  drafts?: string[];
  /** What is to be known of some of the options, by their place in the list. */
  cautions?: Record<string, Caution>;
  /** By what the own sealed answer may be replaced until all are in. */
  change?: (Answer | Form)[];
  done?: number;
}

/** Somebody gave a sealed answer: who still owes one. */
export interface Asked {
  t: "asked";
  n: number;
  asked: number[];
  since: string;
  seat?: number | null;
  ask?: number;
  sealed?: Answer | null;
  options?: (Answer | Form)[];
  change?: (Answer | Form)[];
  done?: number;
}

export interface Presence {
  t: "presence";
  here: number[];
  watching: number;
}

export interface Done {
  t: "done";
  id: number;
  n: number;
}

/** Nothing has changed: an objection of the game, or an error. */
export interface Refused {
  t: "refused";
  id?: number;
  objection?: Objection | null;
  rule?: string;
  error?: string;
  args?: Record<string, any>;
  /** Of an answer that came too late: the entry that it has become, if it came twice. */
  given?: number | null;
}

export type Dropped = [place: number, objection: Objection, rule: string];

/** The position after the answers of a draft, but those that were not possible. */
export interface DraftPosition {
  t: "draft";
  id: number;
  seat: number;
  ask: number;
  taken: number;
  dropped: Dropped[];
  view: any;
  options: (Answer | Form)[];
  prompt: Prompt;
  rule: string | null;
  cautions?: Record<string, Caution>;
}

export interface Why {
  t: "why";
  id: number;
  objection: Objection | null;
  rule: string;
}

export interface Hint {
  t: "hint";
  id: number;
  answer?: Answer | null;
  hint?: Reason | null;
  /** The chance to win by it, where the bot has searched. */
  chance?: number;
  /** What else could be answered, and by how much the chance is smaller then. */
  others?: { answer: Answer; hint: Reason; behind: number }[];
}

/** A sentence that says why, and pairs of kind and value for it. */
export type Reason = [id: string, values: [kind: string, value: any][]];

/** How far the analysis of a match is, and what it has found. */
export interface Analysis {
  state: "none" | "running" | "failed" | "done";
  done: number;
  yours: boolean;
  review: Review | null;
}

/** What an analysis has found. */
export interface Review {
  version: number;
  chances: [entry: number, chances: number[]][];
  luck: number[];
  turns: TurningPoint[];
  decisions: JudgedDecision[];
  seats: { decisions: number; cost: number }[];
  judged: number[];
}

export interface TurningPoint {
  entry: number;
  last: number;
  seat: number;
  played: Answer;
  header: Record<string, number>;
  who: number;
  from: number;
  to: number;
  why: "" | "mistake" | "good" | "luck";
}

export interface JudgedDecision {
  entry: number;
  seat: number;
  question: string;
  played: Answer;
  header: Record<string, number>;
  cost: number;
  gain: number;
  best?: Answer;
  chance?: number;
  error?: number;
  reason?: Reason;
}

/** What a bot would plan. */
export interface Suggest {
  t: "suggest";
  id: number;
  answers: Answer[];
}

/** An answer that waits for its question, or why it was not given. */
export interface PreparedAnswer {
  question: string;
  answer: Answer;
  until?: string;
  dropped?: [id: string, objection?: Objection, rule?: string];
}

/** What the own seat has prepared, what it may prepare, and what it may give until something happens. */
export interface PreparedMessage {
  t: "prepared";
  seat: number;
  prepared: PreparedAnswer[];
  ahead: Record<string, (Answer | Form)[]>;
  quiet: Record<string, Answer>;
  id?: number;
}

/** What each request is answered with, if it is not refused. */
export interface Replies {
  play: Done;
  plan: Done;
  undo: Done;
  order: Done;
  prepare: PreparedMessage;
  draft: DraftPosition;
  why: Why;
  hint: Hint;
  suggest: Suggest;
}
/** A reply; `again`: its request was sent more than once, so that it may have arrived before. */
export type Reply<T extends keyof Replies = keyof Replies> = (Replies[T] | Refused) & { again?: boolean };
/** What is no reply. */
export type News = TableMessage | Now | Asked | ChatLine | Presence | PreparedMessage | Refused | { t: "pong" };
