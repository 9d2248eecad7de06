// Declares client.js, with the types of docs/openapi.json.

export type Alternative = {
  count?: string;
  id: string;
  table?: string;
  text: string;
};

export type AlternativesEvent = {
  component: string;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  negatable: boolean;
  number?: number;
  options: Array<Alternative>;
  removable: boolean;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "alternatives";
  typed: boolean;
  word?: string;
};

export type AlternativesMessage = {
  component: string;
  type: "alternatives";
};

export type Answer = ClarifyAnswer | ReplyAnswer | ResultAnswer;

export type AnswerMessage = {
  id: string;
  type: "answer";
  value: string;
};

export type AnsweredEvent = {
  answer: string;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  id: string;
  question: string;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "answered";
  value: string;
};

export type Ask = AskQuestion | AskStatement | AskReply;

export type AskMessage = {
  alone?: boolean;
  text: string;
  type: "ask";
};

export type AskQuestion = {
  /** replies to clarifications, in order: yes, no, skip, an option's id, or text */
  answers?: Array<string>;
  /** return a clarification that has no answer; otherwise it is skipped and the prediction stands */
  ask_back?: boolean;
  /** the conversation to continue */
  conversation?: string;
  /** the question, in plain words */
  question: string;
  /** the source of a new conversation; default: the first */
  source?: string;
  /** the token that came with it */
  token?: string;
};

export type AskReply = {
  /** replies to clarifications, in order: yes, no, skip, an option's id, or text */
  answers: Array<string>;
  /** return a clarification that has no answer; otherwise it is skipped and the prediction stands */
  ask_back?: boolean;
  /** the conversation to continue */
  conversation: string;
  /** instead of a question: the id of a clarification, which the first answer replies to */
  reply_to: string;
  /** the token that came with it */
  token: string;
};

export type AskStatement = {
  /** the conversation to continue */
  conversation?: string;
  /** the source of a new conversation; default: the first */
  source?: string;
  /** a statement to run instead of a question */
  suql: string;
  /** the token that came with it */
  token?: string;
};

export type AttractMessage = {
  type: "attract";
};

export type ChangeMessage = {
  component: string;
  type: "change";
  value?: string;
};

export type ClarifyAnswer = {
  asks: {
    because?: string;
    id: string;
    kind: string;
    options: Array<Option>;
    question: string;
  };
  conversation: string;
  token: string;
  /** the number of the turn in the conversation, from 0 */
  turn: number;
  type: "clarify";
};

export type ClarifyEvent = {
  because: string;
  explained?: boolean;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  id: string;
  kind: string;
  options: Array<Option>;
  question: string;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "clarify";
  word?: string;
};

export type Code = "bad_message" | "unknown_field" | "empty" | "too_long" | "unauthorized" | "forbidden" | "foreign_origin" | "unknown_conversation" | "wrong_token" | "read_only" | "kiosk" | "not_found" | "no_source" | "no_turn" | "wrong_method" | "too_slow" | "stale" | "nothing" | "idle" | "too_large" | "unknown_host" | "bad_file" | "bad_value" | "too_fast" | "busy" | "too_many_connections" | "internal" | "not_ready" | "no_room" | string;

export type Component = {
  clause: string;
  id?: string;
  probability: number;
  status: string;
  text: string;
  words?: Array<string>;
};

export type ContinueMessage = {
  type: "continue";
};

/** a doubt about the data, which its owner can settle */
export type Doubt = {
  about: string;
  id: string;
  question: string;
};

export type EditMessage = {
  text: string;
  turn: number;
  type: "edit";
};

export type ErrorEvent = {
  code: string;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  message: string;
  positions?: Array<Position>;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "error";
};

export type Event = AlternativesEvent | AnsweredEvent | ClarifyEvent | ErrorEvent | HelloEvent | NoticeEvent | ProgressEvent | QueueEvent | ReplyEvent | ResultEvent | SourceEvent | StateEvent | StepEvent | TurnEvent | UndoneEvent;

export type Evidence = {
  expr: string;
  mixed?: {
    against: number;
    for: number;
    text: string;
  };
  row: number;
  text: string;
  verdict: string;
};

export type Exchange = {
  answer: string;
  component: string;
  options: Array<Option>;
  probability: number;
  question: string;
};

export type Failure = {
  error: {
    code: Code;
    message: string;
    positions: Array<Position>;
  };
};

export type HelloEvent = {
  busy?: boolean;
  conversation: string;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  read_only?: boolean;
  resumed?: boolean;
  /** rises within a conversation */
  seq: number;
  source: string;
  token?: string;
  /** counted from 0 */
  turn: number;
  type: "hello";
  until?: number;
};

export type Message = AlternativesMessage | AnswerMessage | AskMessage | AttractMessage | ChangeMessage | ContinueMessage | EditMessage | OverturnMessage | ResetMessage | ResumeMessage | RunMessage | SourceMessage | StopMessage | UndoMessage;

export type Nearest = {
  expr: string;
  likely: number;
  row: Array<unknown>;
  text: string;
  title: string;
};

export type NoticeEvent = {
  code: string;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  message: string;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "notice";
};

export type Offer = {
  ask?: string;
  count?: number;
  suql?: string;
  text: string;
  without?: string;
};

export type Option = {
  gives?: string;
  id: string;
  reading?: string;
  text: string;
};

export type OverturnMessage = {
  expr: string;
  row: number;
  type: "overturn";
  verdict: string;
};

export type Passage = {
  key: string;
  score: number;
  text: string;
};

export type Position = {
  column: number;
  line: number;
  message: string;
};

export type ProgressEvent = {
  at_least: number;
  at_most: number;
  checked: number;
  found: number;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  model_calls: number;
  /** rises within a conversation */
  seq: number;
  total: number;
  /** counted from 0 */
  turn: number;
  type: "progress";
};

export type QueueEvent = {
  /** a fragment of our page, for those who asked for it */
  html?: string;
  position: number;
  /** about how long it will wait, if that is known */
  seconds?: number;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "queue";
};

export type ReplyAnswer = {
  aspects?: Array<{
    name: string;
    said: number;
  }>;
  conversation: string;
  /** unsettled doubts about the data that bear on the answer */
  doubts?: Array<Doubt>;
  declined?: boolean;
  instead?: string;
  reply: string;
  token: string;
  /** the number of the turn in the conversation, from 0 */
  turn: number;
  turns: Array<Exchange>;
  type: "reply";
  verified?: {
    by?: string;
    on?: string;
  };
};

export type ReplyEvent = {
  aspects?: Array<{
    name: string;
    said: number;
  }>;
  declined?: boolean;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  instead?: string;
  /** rises within a conversation */
  seq: number;
  text: string;
  /** counted from 0 */
  turn: number;
  turns?: Array<Exchange>;
  type: "reply";
};

export type ResetMessage = {
  type: "reset";
};

export type ResultAnswer = {
  aspects?: Array<{
    name: string;
    said: number;
  }>;
  columns: Array<string>;
  confidence?: number;
  conversation: string;
  /** unsettled doubts about the data that bear on the answer */
  doubts?: Array<Doubt>;
  declined?: boolean;
  evidence: Array<Evidence>;
  guess?: boolean;
  alternatives?: Array<Option>;
  instead?: string;
  nearest?: Array<Nearest>;
  origins?: Array<{
    adds?: boolean;
    column?: string;
    function?: string;
    table?: string;
    wholes?: boolean;
  }>;
  reply: string;
  rows: Array<Array<unknown>>;
  searched: string;
  stats: Stats;
  suql: string;
  token: string;
  truncated: boolean;
  /** the number of the turn in the conversation, from 0 */
  turn: number;
  turns: Array<Exchange>;
  type: "result";
  unused?: Array<string>;
  verified?: {
    by?: string;
    on?: string;
  };
  warnings: Array<Warning>;
};

export type ResultEvent = {
  aspects?: Array<{
    name: string;
    said: number;
  }>;
  columns: Array<string>;
  confidence: number;
  doubts?: Array<Record<string, unknown>>;
  evidence: Array<Evidence>;
  guess?: boolean;
  alternatives?: Array<Option>;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  instead?: string;
  labels?: Array<string>;
  nearest?: Array<Nearest>;
  offers?: Array<Offer>;
  origins?: Array<{
    adds?: boolean;
    column?: string;
    function?: string;
    table?: string;
    wholes?: boolean;
  }>;
  partial?: boolean;
  reply: string;
  rows: Array<Array<unknown>>;
  searched: string;
  /** rises within a conversation */
  seq: number;
  stats: Stats;
  suql: string;
  truncated: boolean;
  /** counted from 0 */
  turn: number;
  turns?: Array<Exchange>;
  type: "result";
  unused?: Array<string>;
  verified?: {
    by?: string;
    on?: string;
  };
  warnings: Array<Warning>;
};

export type ResumeMessage = {
  after?: number;
  conversation: string;
  token?: string;
  type: "resume";
};

export type RunMessage = {
  suql: string;
  text?: string;
  type: "run";
};

export type SourceEvent = {
  /** a fragment of our page, for those who asked for it */
  html?: string;
  name: string;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "source";
};

export type SourceMessage = {
  name: string;
  type: "source";
};

export type StateEvent = {
  components: Array<Component>;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  /** rises within a conversation */
  seq: number;
  /** counted from 0 */
  turn: number;
  type: "state";
};

export type Stats = {
  by_embedded?: number;
  by_model?: number;
  completion_tokens: number;
  elapsed_ms: number;
  ledger_hits: number;
  model_calls: number;
  prompt_tokens: number;
  rows_considered: number;
  verdicts: number;
};

export type StepEvent = {
  error?: string;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  number: number;
  rows: number;
  /** rises within a conversation */
  seq: number;
  suql: string;
  thought: string;
  /** counted from 0 */
  turn: number;
  type: "step";
};

export type StopMessage = {
  type: "stop";
};

export type TurnEvent = {
  at: number;
  /** a fragment of our page, for those who asked for it */
  html?: string;
  kind: string;
  of?: string;
  program?: boolean;
  /** rises within a conversation */
  seq: number;
  text: string;
  /** counted from 0 */
  turn: number;
  type: "turn";
};

export type UndoMessage = {
  type: "undo";
};

export type UndoneEvent = {
  /** a fragment of our page, for those who asked for it */
  html?: string;
  /** rises within a conversation */
  seq: number;
  text: string;
  /** counted from 0 */
  turn: number;
  type: "undone";
};

export type Warning = {
  code: string;
  message: string;
  row: number;
};

/** An error: its code is a word, or PostgreSQL's SQLSTATE for errors of statements and turns. */
export class SurelyError extends Error {
  readonly status: number;
  readonly code: Code;
  readonly positions: Position[];
}

export interface Options {
  /** The access token, if the server requires one. */
  token?: string;
  /** Replies to clarifications: yes, no, skip, an option's id, or text. Without it they are skipped. */
  clarify?: (asks: ClarifyAnswer["asks"]) => string | Promise<string>;
}

export class Surely {
  constructor(url: string | URL, options?: Options);
  /** Asks a question, or runs a statement. */
  ask(question: string | AskQuestion | AskStatement): Promise<ResultAnswer | ReplyAnswer>;
  /** Finds passages of the data's texts, best first. */
  search(question: string, options?: { n?: number; source?: string }): Promise<Passage[]>;
}
