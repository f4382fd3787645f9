/** Messages that a pipeline sends at once, and its results of the server's. */

import { expect, test } from "vitest";
import type { Step } from "../connection.ts";
import { Pipeline } from "./pipeline.ts";

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

const polls = {
  table: "p_poll",
  textFrom: (source: string) => `copy p_poll (network, poll, time) from ${source}`,
  parts: () => [new TextEncoder().encode("5\t1\t10\n")],
  insert: undefined,
};

function start(steps: readonly Step[]) {
  const outcomes: unknown[] = [];
  const to = connection();
  const pipeline = new Pipeline(steps, (error, rows) => outcomes.push(error ?? rows));
  pipeline.submit(to);
  return { pipeline, to, outcomes };
}

test("everything is sent at once, with one end", () => {
  const { to } = start([{ text: "update t set a = $1, b = $2", values: [1, null] }, polls]);
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

test("each statement has its own rows", () => {
  const { pipeline, outcomes } = start([{ text: "select", values: [] }, polls]);
  pipeline.handleRowDescription({
    fields: [
      { name: "a", dataTypeID: 20 },
      { name: "b", dataTypeID: 25 },
    ],
  });
  pipeline.handleDataRow({ fields: ["7", null] });
  pipeline.handleDataRow({ fields: ["8", "x"] });
  pipeline.handleCommandComplete();
  pipeline.handleCopyInResponse();
  pipeline.handleCommandComplete();
  expect(outcomes).toEqual([]);
  pipeline.handleReadyForQuery();
  const rows = [
    { a: 7, b: null },
    { a: 8, b: "x" },
  ];
  expect(outcomes).toEqual([[rows, []]]);
});

test("what cannot be written fails on the server too, and the reason is given", () => {
  const { pipeline, to, outcomes } = start([{ text: "select $1", values: [{}] }, polls]);
  expect(to.sent.at(-1)).toBe("sync");
  expect(to.sent.at(-2)).toBe("parse the statements could not be written");
  expect(to.sent).not.toContain("execute");
  pipeline.handleError(new Error("syntax error"));
  expect(outcomes).toEqual([
    new Error("a statement of a pipeline has a parameter that is neither a text nor a number"),
  ]);
});

test("the server's error is passed on", () => {
  const { pipeline, outcomes } = start([polls]);
  pipeline.handleError(new Error("duplicate key"));
  expect(outcomes).toEqual([new Error("duplicate key")]);
});
