/** Log lines for requests that fail again and again. */

import { expect, test } from "vitest";
import { StoreUnavailableError } from "../store/session/unavailable-error.ts";
import { FailureLog } from "./failure-log.ts";

function opened() {
  const clock = { now: 0 };
  const lines: { readonly [field: string]: unknown }[] = [];
  const log = new FailureLog({ error: (fields) => lines.push({ ...fields }) }, () => clock.now);
  let requests = 0;
  const fail = (error: unknown) => log.report(error, { requestId: `${++requests}`, operation: "get" });
  return { clock, lines, fail };
}

test("an outage is one line for each interval, with the number of requests that met it, and has no stack", () => {
  const { clock, lines, fail } = opened();
  const down = () =>
    fail(
      new StoreUnavailableError("the database is down", { retryAfter: 1, cause: new Error("ECONNREFUSED") }),
    );
  for (; clock.now < 150_000; clock.now += 10) down();
  const error = "StoreUnavailableError: the database is down: ECONNREFUSED";
  expect(lines).toHaveLength(15);
  expect(lines.slice(0, 2)).toEqual([
    { requestId: "1", operation: "get", error },
    { requestId: "1001", operation: "get", error, repeated: 999 },
  ]);
});

test("an unexpected error has its stack once in an interval, and a line for each request", () => {
  const { clock, lines, fail } = opened();
  const error = new TypeError("no such field");
  fail(error);
  fail(error);
  fail(new TypeError("another field"));
  clock.now += 10_000;
  fail(error);
  expect(lines.map((line) => [line.requestId, line.error, line.repeated])).toEqual([
    ["1", error.stack, undefined],
    ["2", "TypeError: no such field", undefined],
    ["3", expect.stringMatching(/^TypeError: another field\n.* at /), undefined],
    ["4", error.stack, 1],
  ]);
});

test("what is no error is logged as text", () => {
  const { lines, fail } = opened();
  fail("a text");
  expect(lines).toEqual([{ requestId: "1", operation: "get", error: "a text" }]);
});
