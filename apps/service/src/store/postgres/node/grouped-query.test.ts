/** What a group sends at once, and what it makes of the server's messages. */

import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { CopiedRows } from "../sql/copied-rows.ts";
import { GroupedQuery } from "./grouped-query.ts";

function connection() {
  const sent: string[] = [];
  return {
    sent,
    stream: { cork: () => {}, uncork: () => {} },
    parse: ({ text }: { text: string }) => void sent.push(`parse ${text}`),
    bind: ({ values }: { values: readonly (string | null)[] }) =>
      void sent.push(`bind ${JSON.stringify(values)}`),
    describe: () => void sent.push("describe"),
    execute: () => void sent.push("execute"),
    sync: () => void sent.push("sync"),
    sendCopyFromChunk: (chunk: Buffer) => void sent.push(`rows ${chunk.toString()}`),
    endCopyFrom: () => void sent.push("done"),
    sendCopyFail: (message: string) => void sent.push(`fail: ${message}`),
  };
}

const polls = new CopiedRows("p_poll", { column: "network", id: 5 }, [{ poll: 1, time: 10 }]);

function start(statements: readonly CompiledQuery[]) {
  const outcomes: unknown[] = [];
  const to = connection();
  const parserOf = (oid: number) => (text: string) => (oid === 20 ? Number(text) : text);
  const group = new GroupedQuery("group", statements, parserOf, (error, result) =>
    outcomes.push(error ?? result),
  );
  group.submit(to);
  return { group, to, outcomes };
}

test("everything is sent at once, with one end", () => {
  const { to } = start([CompiledQuery.raw("update t set a = $1, b = $2", [1, null]), polls.statement]);
  expect(to.sent).toEqual([
    "parse update t set a = $1, b = $2",
    'bind ["1",null]',
    "describe",
    "execute",
    "parse copy p_poll (network, poll, time) from stdin",
    "bind []",
    "execute",
    "rows 5\t1\t10\n",
    "done",
    "sync",
  ]);
});

test("each statement has its own rows and counts", () => {
  const { group, outcomes } = start([CompiledQuery.raw("select", []), polls.statement]);
  group.handleRowDescription({
    fields: [
      { name: "a", dataTypeID: 20 },
      { name: "b", dataTypeID: 25 },
    ],
  });
  group.handleDataRow({ fields: ["7", null] });
  group.handleDataRow({ fields: ["8", "x"] });
  group.handleCommandComplete({ text: "SELECT 2" });
  group.handleCopyInResponse();
  group.handleCommandComplete({ text: "COPY 1" });
  group.handleCommandComplete({ text: "UPDATE 3" });
  expect(outcomes).toEqual([]);
  group.handleReadyForQuery();
  const rows = [
    { a: 7, b: null },
    { a: 8, b: "x" },
  ];
  expect(outcomes).toEqual([
    { command: "GROUP", rows: [{ rows }, { rows: [] }, { rows: [], numAffectedRows: 3n }] },
  ]);
});

test("what cannot be written fails on the server too, and the reason is given", () => {
  const { group, to, outcomes } = start([CompiledQuery.raw("select $1", [{}]), polls.statement]);
  expect(to.sent.at(-1)).toBe("sync");
  expect(to.sent.at(-2)).toBe("parse the statements could not be written");
  expect(to.sent).not.toContain("execute");
  group.handleError(new Error("syntax error"));
  expect(outcomes).toEqual([
    new Error("a statement of a group has a parameter that is neither a text nor a number"),
  ]);
});

test("the server's error is passed on", () => {
  const { group, outcomes } = start([polls.statement]);
  group.handleError(new Error("duplicate key"));
  expect(outcomes).toEqual([new Error("duplicate key")]);
});
