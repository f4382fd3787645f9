/** Asks a node every question of the table that its network allows. */
import type { Exchange, Node } from "../questions/exchange.ts";
import type { Facts } from "../questions/facts.ts";
import { fillIn, type Question } from "../questions/question.ts";

/** What was asked and said, and the questions that could not be asked of this network. */
export interface AskedQuestions {
  readonly exchanges: readonly Exchange[];
  readonly skipped: readonly string[];
}

/** One question after the other, in the table's order. */
export async function askAll(
  node: Node,
  facts: Facts,
  questions: readonly Question[],
): Promise<AskedQuestions> {
  const exchanges: Exchange[] = [];
  const skipped: string[] = [];
  for (const question of questions) {
    const filled = fillIn(question, facts);
    if (filled === undefined) skipped.push(question.name);
    else exchanges.push({ question, reply: await node(filled) });
  }
  return { exchanges, skipped };
}
