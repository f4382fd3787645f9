/** The rate machine alone: no clock, no timers, only events and their times. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRate, type Rate } from "./rate.ts";

const T = 1_000_000_000; // when the first call passes

type Event =
  | { at: number; pass: number }
  | { at: number; accept: number; sentAt: number }
  | { at: number; fail: number; sentAt: number }
  | { at: number; reject: number; sentAt: number; waitMs: number };

/** Times are relative to T; the number of each event is how often it happens. */
function play(events: readonly Event[]): Rate {
  const rate = createRate();
  for (const event of events) {
    const at = T + event.at;
    if ("pass" in event) for (let i = 0; i < event.pass; i++) rate.pass(at);
    if ("accept" in event) for (let i = 0; i < event.accept; i++) rate.end(at, T + event.sentAt, true);
    if ("fail" in event) for (let i = 0; i < event.fail; i++) rate.end(at, T + event.sentAt, false);
    if ("reject" in event)
      for (let i = 0; i < event.reject; i++) rate.end(at, T + event.sentAt, false, event.waitMs);
  }
  return rate;
}

// Five of six calls are accepted at a time, the sixth must wait a second.
const learned: Event[] = [
  { at: 0, pass: 6 },
  { at: 5, accept: 5, sentAt: 0 },
  { at: 5, reject: 1, sentAt: 0, waitMs: 1000 },
];

describe("when the next call may pass", () => {
  it.each<{ given: string; events: Event[]; asked: number; queued?: number; want: number }>([
    { given: "nothing is known", events: [], asked: 0, want: 0 },
    { given: "seven are under way", events: [{ at: 0, pass: 7 }], asked: 5, want: 5 },
    {
      given: "eight are under way: after a second's silence",
      events: [{ at: 0, pass: 8 }],
      asked: 5,
      want: 1000,
    },
    {
      given: "a second's silence let a ninth pass: sixteen may be under way",
      events: [
        { at: 0, pass: 8 },
        { at: 1000, pass: 1 },
      ],
      asked: 1001,
      want: 1001,
    },
    {
      given: "one of eight has failed: that, too, is no 429",
      events: [
        { at: 0, pass: 8 },
        { at: 7, fail: 1, sentAt: 0 },
      ],
      asked: 8,
      want: 8,
    },
    { given: "a 429 closed the gate", events: learned, asked: 10, want: 1005 },
    { given: "the wait is over", events: learned, asked: 1005, want: 1005 },
    {
      given: "of two rejections of one moment the longer wait holds",
      events: [
        { at: 0, pass: 2 },
        { at: 5, reject: 1, sentAt: 0, waitMs: 9000 },
        { at: 6, reject: 1, sentAt: 0, waitMs: 1000 },
      ],
      asked: 10,
      want: 9005,
    },
    {
      given: "a later call's shorter wait is believed",
      events: [
        { at: 0, pass: 2 },
        { at: 5, reject: 1, sentAt: 0, waitMs: 9000 },
        { at: 10, reject: 1, sentAt: 6, waitMs: 1000 },
      ],
      asked: 11,
      want: 1010,
    },
    {
      given: "a wait of a day: one call after five minutes",
      events: [
        { at: 0, pass: 1 },
        { at: 5, reject: 1, sentAt: 0, waitMs: 86_400_000 },
      ],
      asked: 10,
      want: 300_005,
    },
    {
      given: "that call is accepted: the gate opens",
      events: [
        { at: 0, pass: 1 },
        { at: 5, reject: 1, sentAt: 0, waitMs: 86_400_000 },
        { at: 300_005, pass: 1 },
        { at: 300_010, accept: 1, sentAt: 300_005 },
      ],
      asked: 300_010,
      want: 300_010,
    },
    {
      given: "that call is under way: another one after five more minutes",
      events: [
        { at: 0, pass: 1 },
        { at: 5, reject: 1, sentAt: 0, waitMs: 86_400_000 },
        { at: 300_005, pass: 1 },
      ],
      asked: 300_006,
      want: 600_005,
    },
  ])("$given", ({ events, asked, queued = 1, want }) => {
    expect(play(events).openAt(T + asked, queued) - T).toBe(want);
  });
});

describe("the learned rate", () => {
  const intervalMs = (1005 / 5) * 1.05;

  it("spaces calls, and counts for those queued behind others", () => {
    const rate = play(learned);
    expect(rate.waitMs(T + 10, 0)).toBe(995);
    expect(rate.openAt(T + 1005, 1)).toBe(T + 1005); // learned now
    rate.pass(T + 1005); // this one was saved up during the wait
    expect(rate.openAt(T + 1005, 1)).toBe(T + 1005);
    rate.pass(T + 1005);
    expect(rate.openAt(T + 1005, 1) - T).toBeCloseTo(1005 + intervalMs);
    expect(rate.waitMs(T + 1005, 3)).toBeCloseTo(4 * intervalMs);
  });

  it("drops by a quarter after another 429, down to a call a second", () => {
    const rate = play(learned);
    for (let at = 2000, n = 0; n < 20; at += 2000, n++) {
      rate.openAt(T + at, 1);
      rate.pass(T + at);
      rate.pass(T + at);
      expect(rate.openAt(T + at, 1) - T - at).toBeCloseTo(Math.min(1000, intervalMs * 1.25 ** n));
      rate.end(T + at + 1, T + at, false);
      rate.end(T + at + 1, T + at, false, 1);
    }
  });

  it("is forgotten a minute after the last 429, unless a call is queued", () => {
    for (const [queued, want] of [
      [1, intervalMs],
      [0, 0],
    ] as const) {
      const rate = play(learned);
      rate.openAt(T + 1005, queued); // learned now
      rate.openAt(T + 60_100, queued);
      rate.pass(T + 60_100);
      rate.pass(T + 60_100);
      expect(rate.openAt(T + 60_100, queued) - T - 60_100).toBeCloseTo(want);
    }
  });

  it("rises by a hundredth with each accepted call after fifty", () => {
    const rate = play(learned);
    rate.openAt(T + 1005, 1);
    for (let i = 1; i <= 52; i++) {
      const at = T + 1005 + i * 300;
      rate.pass(at);
      rate.end(at, at, true);
      const waitMs = rate.waitMs(at + 299, 1) - rate.waitMs(at + 299, 0);
      expect(waitMs).toBeCloseTo(intervalMs * 0.99 ** Math.max(0, i - 49));
    }
  });
});

it("never opens in the past, before the end of a wait, or later than it reports (random events)", () => {
  const step = fc.record({
    afterMs: fc.integer({ min: 0, max: 3000 }),
    event: fc.constantFrom("pass", "pass", "pass", "accept", "fail", "reject"),
    waitMs: fc.integer({ min: 0, max: 20_000 }),
  });
  const property = fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    const rate = createRate();
    const underWay: number[] = [];
    let now = T;
    let closedUntil = 0; // by the rejection of the call that was sent last
    let isCertain = true; // whether no accepted call has opened the gate since
    for (const { afterMs, event, waitMs } of steps) {
      now += afterMs;
      if (event === "pass") {
        const openAt = rate.openAt(now, 1);
        expect(openAt).toBeGreaterThanOrEqual(now);
        if (isCertain) expect(openAt).toBeGreaterThanOrEqual(closedUntil);
        expect(rate.openAt(openAt, 1)).toBe(openAt); // it is open then
        expect(rate.waitMs(now, 0)).toBeLessThanOrEqual(openAt - now);
        now = openAt;
        rate.pass(now);
        underWay.push(now);
        continue;
      }
      const sentAt = underWay.shift();
      if (sentAt === undefined) continue;
      if (event === "reject") {
        closedUntil = Math.max(closedUntil, now + waitMs);
        isCertain = now === sentAt || isCertain;
      } else isCertain = event === "accept" ? false : isCertain;
      if (event === "reject") rate.end(now, sentAt, false, waitMs);
      else rate.end(now, sentAt, event === "accept");
      if (event === "reject") expect(rate.openAt(now, 1)).toBeGreaterThanOrEqual(now + waitMs);
    }
  });
  fc.assert(property, { numRuns: 300 });
});
