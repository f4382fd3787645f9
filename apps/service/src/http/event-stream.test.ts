/** Server-sent events: what is written, when, and how much is read for it. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StreamPosition, StreamStep } from "../api/request/stream.ts";
import { Heads } from "../domain/heads.ts";
import { EventStream, HEARTBEAT } from "./event-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (height: number): StreamPosition => [{ chain: 0, height, idx: 0, part: 0, rewinds: 0 }];
const items = (height: number, count = 1): StreamStep => ({
  to: at(height),
  items: Array.from({ length: count }, (_, index) => ({ at: at(height), json: `{"n":${index}}` })),
});

/** A stream over steps that the test adds. */
function open(steps: (StreamStep | Error)[] = []) {
  const heads = new Heads();
  const state = { reads: 0, ended: 0, from: [] as number[], height: 0 };
  const stream = new EventStream({
    source: {
      chains: ["c"],
      next: async ([position]) => {
        state.reads += 1;
        state.from.push(position?.height ?? -2);
        const step = steps.shift();
        if (step instanceof Error) throw step;
        return step;
      },
    },
    at: at(-1),
    encode: ([position]) => `c${position?.height}`,
    heads,
    elapsed: () => Date.now(),
    ended: () => {
      state.ended += 1;
    },
    failed: (error) => JSON.stringify({ message: String(error) }),
  });
  const reader = stream.body.getReader();
  const read = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  /** A chain of the stream has moved. */
  const move = (...more: (StreamStep | Error)[]) => {
    steps.push(...more);
    state.height += 1;
    heads.seen("c", state.height);
  };
  return { stream, state, read, move, cancel: () => reader.cancel() };
}

test("items and rewinds have cursors, and ready stands behind what was indexed", async () => {
  const { read, state } = open([items(3, 2), { to: at(1), rewind: { height: 1 } }, { to: at(9), items: [] }]);
  expect(await read()).toBe("retry: 1000\n\n");
  expect(await read()).toBe('event: item\nid: c3\ndata: {"n":0}\n\nevent: item\nid: c3\ndata: {"n":1}\n\n');
  expect(await read()).toBe('event: rewind\nid: c1\ndata: {"height":1}\n\n');
  expect(await read()).toBe("event: ready\nid: c9\ndata: {}\n\n");
  expect(state.from.slice(0, 4)).toEqual([-1, 3, 1, 9]);
});

test("silence is broken by heartbeats, after which the index is looked at again", async () => {
  const { read, state, move } = open();
  await read();
  await read();
  const text = read();
  await vi.advanceTimersByTimeAsync(HEARTBEAT - 1);
  const before = state.reads;
  await vi.advanceTimersByTimeAsync(1);
  expect(await text).toBe(": heartbeat\n\n");
  const next = read();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.reads).toBeGreaterThan(before);
  move(items(4));
  expect(await next).toMatch(/^event: item\nid: c4\n/);
  expect(HEARTBEAT).toBeLessThanOrEqual(15_000);
});

test("a long search without items is no silence", async () => {
  const empty: StreamStep = { to: at(1), items: [] };
  const steps = Array.from({ length: 5 }, () => empty);
  const { read, state } = open(steps);
  await read();
  vi.setSystemTime(Date.now() + HEARTBEAT);
  expect(await read()).toBe(": heartbeat\n\n");
  expect(state.reads).toBe(1);
});

test("a step that takes long is no silence, and an end does not wait for it", async () => {
  const heads = new Heads();
  const stream = new EventStream({
    source: { chains: [], next: () => new Promise(() => {}) },
    at: at(-1),
    encode: () => "c",
    heads,
    elapsed: () => Date.now(),
    ended: () => {},
    failed: String,
  });
  const reader = stream.body.getReader();
  const read = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  await read();
  for (let times = 0; times < 3; times++) {
    const text = read();
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(await text).toBe(": heartbeat\n\n");
  }
  const last = read();
  await vi.advanceTimersByTimeAsync(1);
  stream.end();
  expect(await last).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("a stream that is not read reads nothing, whatever happens to the chain", async () => {
  const { read, state, move } = open();
  await read();
  for (let height = 0; height < 100; height++) move(items(height, 10_000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.reads).toBe(0);
  // A step of 10,000 items is written in pieces; the next step is read when the last one was taken.
  let pieces = 0;
  for (let text = ""; (text.match(/event: item/g) ?? []).length < 10_000; pieces++) {
    text += await read();
    expect(state.reads).toBe(1);
  }
  expect(pieces).toBeGreaterThan(2);
  await read();
  expect(state.reads).toBe(2);
});

test("a fault ends the stream with its body", async () => {
  const { read, state } = open([items(1), new Error("broken")]);
  await read();
  await read();
  expect(await read()).toBe('event: error\ndata: {"message":"Error: broken"}\n\n');
  expect(await read()).toBeUndefined();
  expect(state.ended).toBe(1);
});

test.each(["end", "cancel"] as const)(
  "%s frees the place once, and nothing is looked at any more",
  async (how) => {
    const { read, state, stream, move, cancel } = open();
    await read();
    await read();
    const last = read();
    await vi.advanceTimersByTimeAsync(0);
    if (how === "end") stream.end();
    else await cancel();
    expect(await last).toBeUndefined();
    stream.end();
    expect(state.ended).toBe(1);
    const before = state.reads;
    move(items(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.reads).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  },
);
