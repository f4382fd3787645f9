/** Places of streams: how many there are, who has them, and when they are free again. */

import { expect, test } from "vitest";
import { OpenStreams } from "./open-streams.ts";

const none = () => {};

test("a caller has its own bound, and all have one together", () => {
  const streams = new OpenStreams({ perCaller: 2, all: 3 });
  const closes = [streams.open("a", none), streams.open("a", none)];
  expect(() => streams.open("a", none)).toThrow(/a caller may have 2 streams/);
  streams.open("b", none);
  expect(() => streams.open("c", none)).toThrow(/the service has reached its limit of 3 open streams/);
  try {
    streams.open("c", none);
  } catch (error) {
    expect(error).toMatchObject({ status: 429, headers: { "retry-after": "5" } });
  }
  closes[0]?.();
  closes[0]?.(); // gives nothing back a second time
  expect(streams.size).toBe(2);
  streams.open("a", none);
  expect(() => streams.open("a", none)).toThrow(/2 streams/);
});

test("the end of the process ends every stream, and no further one begins", () => {
  const streams = new OpenStreams({ perCaller: 5, all: 5 });
  const ended: string[] = [];
  const end = () => ended.push("same");
  const closes = [streams.open("a", end), streams.open("a", end), streams.open("b", () => ended.push("b"))];
  streams.end();
  expect(ended).toEqual(["same", "same", "b"]);
  expect(() => streams.open("c", none)).toThrow(/shutting down/);
  for (const close of closes) close();
  expect(streams.size).toBe(0);
});
