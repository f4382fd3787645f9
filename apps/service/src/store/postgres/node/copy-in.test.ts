/** What a copy sends after each of the server's messages. */

import { expect, test } from "vitest";
import { CopyIn } from "./copy-in.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

function connection() {
  const sent: string[] = [];
  return {
    sent,
    query: (text: string) => void sent.push(`query ${text}`),
    sendCopyFromChunk: (chunk: Buffer) => void sent.push(`rows ${chunk.toString()}`),
    endCopyFrom: () => void sent.push("done"),
    sendCopyFail: (message: string) => void sent.push(`fail: ${message}`),
  };
}

/** Outcomes of a copy of some parts, with what was sent. */
function start(parts: Iterable<Uint8Array<ArrayBuffer>>) {
  const outcomes: unknown[] = [];
  const to = connection();
  const copy = new CopyIn("copy t from stdin", parts, (error, result) => outcomes.push(error ?? result));
  copy.submit(to);
  return { copy, to, outcomes };
}

test("rows follow the server's consent, and the end follows the rows", () => {
  const { copy, to, outcomes } = start([bytes("1\n"), bytes("é\n")]);
  expect(to.sent).toEqual(["query copy t from stdin"]);
  copy.handleCopyInResponse(to);
  expect(to.sent.slice(1)).toEqual(["rows 1\n", "rows é\n", "done"]);
  copy.handleCommandComplete({ text: "COPY 2" });
  expect(outcomes).toEqual([]);
  copy.handleReadyForQuery();
  expect(outcomes).toEqual([{ command: "COPY", rowCount: 2, rows: [] }]);
});

test("rows that cannot be written end the copy on the server too, and the reason is theirs", () => {
  const broken = new Error("no such value");
  const { copy, to, outcomes } = start({
    *[Symbol.iterator]() {
      yield bytes("1\n");
      throw broken;
    },
  });
  copy.handleCopyInResponse(to);
  expect(to.sent.slice(1)).toEqual(["rows 1\n", "fail: the rows could not be written"]);
  copy.handleError(new Error("COPY from stdin failed: the rows could not be written"));
  expect(outcomes).toEqual([broken]);
});

test("the server's error is passed on, before the rows and behind them", () => {
  const refused = new Error("relation t does not exist");
  const { copy, outcomes } = start([]);
  copy.handleError(refused);
  expect(outcomes).toEqual([refused]);
});
