/** A stream charges its caller for reads from a node before it reads on. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StreamPosition } from "../api/request/stream.ts";
import { Heads } from "../domain/heads.ts";
import { HEARTBEAT } from "./event-stream.ts";
import { openStream } from "./open-stream.ts";
import { OpenStreams } from "./open-streams.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (height: number): StreamPosition => [{ chain: 0, height, idx: 0, part: 0, rewinds: 0 }];

/** A stream whose steps of 8 units find nothing, for a caller who may spend so many. */
function open(allowance: number) {
  const state = { reads: 0, left: allowance, charged: [] as number[] };
  const streams = new OpenStreams({ perCaller: 1, all: 1 });
  const source = {
    identity: [],
    chains: [],
    earliest: () => at(-1),
    latest: async () => at(-1),
    checkStart: () => {},
    next: async () => {
      state.reads += 1;
      return { to: at(state.reads), items: [], units: 8 };
    },
  };
  const response = openStream(
    { source, at: at(-1), cursors: { encode: () => "c", decode: () => at(-1) } },
    {
      request: new Request("http://service/stream"),
      caller: "a",
      charge: async (units) => {
        state.charged.push(units);
        if (state.left < units) return 60_000;
        state.left -= units;
        return 0;
      },
      headers: {},
      failed: String,
      streaming: { open: streams, heads: new Heads(), elapsed: () => Date.now() },
    },
  );
  const reader = response.body?.getReader();
  if (!reader) throw new Error("a stream has a body");
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { state, read, streams, cancel: () => reader.cancel() };
}

test("a caller who has spent the allowance waits, with heartbeats, and then reads on", async () => {
  const { state, read, cancel } = open(16);
  expect(await read()).toBe("retry: 1000\n\n");
  const silence = read();
  await vi.advanceTimersByTimeAsync(HEARTBEAT);
  expect(await silence).toBe(": heartbeat\n\n");
  expect(state.reads).toBe(3); // the third one is owed
  expect(state.charged).toEqual([8, 8, 8]);
  state.left = 8;
  void read();
  await vi.advanceTimersByTimeAsync(60_000 - HEARTBEAT);
  void read();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.reads).toBe(4);
  await cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("a stream that ends while it waits reads nothing any more, and gives its place back", async () => {
  const { state, read, cancel, streams } = open(0);
  await read();
  const last = read();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([state.reads, streams.size]).toEqual([1, 1]);
  await cancel();
  expect(await last).toBe("");
  await vi.advanceTimersByTimeAsync(120_000);
  expect([state.reads, streams.size, vi.getTimerCount()]).toEqual([1, 0, 0]);
});
