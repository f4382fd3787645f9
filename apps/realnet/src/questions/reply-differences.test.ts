/** Two replies are the same in form when only what networks differ in differs. */
import { expect, test } from "vitest";
import type { Reply } from "./exchange.ts";
import { replyDifferences } from "./reply-differences.ts";

const FACTS = [{ blockId: "block-of-one" }, { blockId: "block-of-the-other" }] as const;
const reply = (body: unknown, more: Partial<Reply> = {}): Reply => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : `${JSON.stringify(body)}\n`,
  ...more,
});
const error = (message: string, code = -32_000) =>
  reply({ jsonrpc: "2.0", error: { code, message, data: null }, id: 1 });

const TABLE: readonly (readonly [name: string, expected: Reply, found: Reply, lines: number])[] = [
  ["the same error about each one's block", error("no block-of-one"), error("no block-of-the-other"), 0],
  ["another text", error("not found"), error("missing"), 1],
  ["another code", error("not found"), error("not found", -32_601), 1],
  ["an error for a result", reply({ result: 1, id: 1 }), error("not found"), 1],
  ["another status", reply("gone", { status: 404 }), reply("gone", { status: 410 }), 1],
  ["another header", reply("gone"), reply("gone", { headers: {} }), 1],
  ["another text body", reply("gone"), reply("lost"), 1],
  ["no line's end", reply({ result: 1 }), reply('{"result":2}'), 1],
  ["another number", reply({ result: 1 }), reply({ result: 2 }), 0],
];

test.each(TABLE)("%s", (_, expected, found, lines) => {
  expect(
    replyDifferences({ reply: expected, facts: FACTS[0] }, { reply: found, facts: FACTS[1] }),
  ).toHaveLength(lines);
});
