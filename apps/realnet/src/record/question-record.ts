/** The file of recorded questions: a line about the node, then a line of JSON for each question with its reply. */
import type { Exchange } from "../questions/exchange.ts";
import type { Facts } from "../questions/facts.ts";
import { fillIn } from "../questions/question.ts";
import type { RecordedCall } from "./network-record.ts";

/** A network's facts, and everything that was asked of one of its nodes. */
export interface QuestionRecord {
  /** Version of the node, as it tells it. */
  readonly node: string;
  /** Fills the placeholders of the questions: `fillIn(question, facts)` is what was sent. */
  readonly facts: Facts;
  readonly exchanges: readonly Exchange[];
}

export function writeQuestionRecord({ node, facts, exchanges }: QuestionRecord): string {
  const sorted = Object.fromEntries(Object.entries(facts).sort(([left], [right]) => (left < right ? -1 : 1)));
  return `${[{ node, facts: sorted }, ...exchanges].map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** @param text as `writeQuestionRecord` made it */
export function readQuestionRecord(text: string): QuestionRecord {
  const [head, ...exchanges] = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  return { ...head, exchanges };
}

/** The questions that are calls by JSON-RPC with a result, as a recorded node takes them. */
export function callsOf({ facts, exchanges }: QuestionRecord): readonly RecordedCall[] {
  return exchanges.flatMap(({ question, reply }) => {
    const filled = fillIn(question, facts);
    // Bodies that are no single JSON document are not calls, though the node responds to some of them.
    if (!/^\{.*\}$/s.test(filled?.body ?? "") || !reply.body.startsWith('{"jsonrpc"')) return [];
    const { result, error } = JSON.parse(reply.body);
    if (result === undefined && error === undefined) return [];
    const { method, params } = JSON.parse(filled?.body ?? "");
    const said = result === undefined ? { error } : { result };
    return [{ path: filled?.path ?? question.path, method, params: params ?? {}, said }];
  });
}
