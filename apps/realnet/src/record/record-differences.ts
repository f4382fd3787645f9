/** How a new recording differs from an older one in form: what a new version of the node says otherwise. */
import { replyDifferences } from "../questions/reply-differences.ts";
import type { QuestionRecord } from "./question-record.ts";

/** A line for each difference, under the question's name; ids, amounts and times always differ and are not reported. */
export function recordDifferences(older: QuestionRecord, newer: QuestionRecord): readonly string[] {
  const replies = new Map(newer.exchanges.map(({ question, reply }) => [question.name, reply]));
  const known = new Set(older.exchanges.map(({ question }) => question.name));
  return [
    ...(older.node === newer.node ? [] : [`recorded from ${newer.node}, before from ${older.node}`]),
    ...older.exchanges.flatMap(({ question: { name }, reply }) => {
      const found = replies.get(name);
      if (found === undefined) return [`${name}: not asked any more`];
      const spoken = { reply: found, facts: newer.facts };
      return replyDifferences({ reply, facts: older.facts }, spoken).map((line) => `${name}: ${line}`);
    }),
    ...newer.exchanges.flatMap(({ question: { name } }) => (known.has(name) ? [] : [`${name}: new`])),
  ];
}
