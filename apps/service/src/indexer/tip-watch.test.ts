/** When a chain at its tip is polled: announcements shorten the wait for a block, and no announcement lengthens it for good. */

import { expect, test } from "vitest";
import { TipWatch } from "./tip-watch.ts";

const POLL = 1_000;
const SLOW = 5_000;

function watched(pollMs = POLL) {
  const clock = { now: 0 };
  const latencies: number[] = [];
  const watch = new TipWatch({ pollMs, elapsed: () => clock.now, followed: (ms) => latencies.push(ms) });
  watch.stepped(10, true);
  return { watch, clock, latencies };
}

test("without announcements a chain is polled at the usual rate, however many blocks there are", () => {
  const { watch } = watched();
  for (const height of [10, 11, 15]) {
    watch.stepped(height, true);
    expect(watch.pauseMs).toBe(POLL);
  }
});

test.each([
  { pollMs: 10, slow: 50 },
  { pollMs: 1_000, slow: 5_000 },
  { pollMs: 5_000, slow: 10_000 },
  { pollMs: 60_000, slow: 60_000 },
])("polls every $pollMs ms become one every $slow ms once the node announces blocks", ({ pollMs, slow }) => {
  const { watch } = watched(pollMs);
  watch.subscribe(true);
  expect(watch.pauseMs).toBe(slow);
  watch.subscribe(false);
  expect(watch.pauseMs).toBe(pollMs);
});

test("an announcement ends the pause at once, and its block's time is measured until it is indexed", () => {
  const { watch, clock, latencies } = watched();
  watch.subscribe(true);
  const { woken } = watch;
  clock.now = 100;
  watch.announce(11);
  expect(woken.aborted).toBe(true);
  expect(watch.woken.aborted).toBe(false);
  expect(watch.pauseMs).toBe(POLL); // until the node has it
  clock.now = 130;
  watch.stepped(11, false);
  watch.stepped(11, true);
  expect(latencies).toEqual([30]);
  expect(watch.pauseMs).toBe(SLOW);
});

test("of several blocks announced at once the last one counts", () => {
  const { watch, latencies } = watched();
  watch.subscribe(true);
  for (const number of [11, 12, 13]) watch.announce(number);
  watch.stepped(12, false);
  expect(latencies).toEqual([]);
  watch.stepped(13, false);
  expect(latencies).toEqual([0]);
});

test("a block that was not announced brings back the usual rate, until an announcement proves right", () => {
  const { watch } = watched();
  watch.subscribe(true);
  watch.stepped(10, true);
  expect(watch.pauseMs).toBe(SLOW);
  watch.stepped(11, true);
  expect(watch.pauseMs).toBe(POLL);
  watch.announce(12);
  watch.stepped(12, true);
  expect(watch.pauseMs).toBe(SLOW);
});

test("announcements of blocks that do not exist interrupt no pause after five in a row, and polling goes on", () => {
  const { watch } = watched();
  watch.subscribe(true);
  let wakes = 0;
  for (let lie = 0; lie < 50; lie++) {
    const { woken } = watch;
    watch.announce(1_000 + lie);
    if (woken.aborted) wakes++;
    watch.stepped(10, true);
    expect(watch.pauseMs).toBe(POLL);
  }
  expect(wakes).toBe(5);
  // Blocks are found by polls; an announcement that is right makes up for the others.
  watch.stepped(11, true);
  expect(watch.pauseMs).toBe(POLL);
  watch.announce(12);
  watch.stepped(12, true);
  const { woken } = watch;
  watch.announce(13);
  expect(woken.aborted).toBe(true);
});

test("what was announced on a connection that ended is waited for no longer", () => {
  const { watch } = watched();
  watch.subscribe(true);
  watch.announce(99);
  watch.subscribe(false);
  watch.subscribe(true);
  watch.stepped(10, true);
  expect(watch.pauseMs).toBe(SLOW);
});
