/** The times of attempts. */

import { expect, test } from "vitest";
import { LAST_ATTEMPT_MS, nextAttempt } from "./attempts.ts";

test("a message is sent ten times in a day, the last time at its end", () => {
  const times = [0];
  for (let now: number | undefined = 0; now !== undefined; ) {
    now = nextAttempt(times.length, 0, now);
    if (now !== undefined) times.push(now);
  }
  expect(times.map((time) => time / 1000)).toEqual([0, 10, 70, 370, 970, 2770, 9970, 31570, 74770, 86400]);
});

test("an attempt that was late for hours is followed by the last one, or by none", () => {
  expect(nextAttempt(2, 0, LAST_ATTEMPT_MS - 5)).toBe(LAST_ATTEMPT_MS);
  expect(nextAttempt(2, 0, LAST_ATTEMPT_MS)).toBeUndefined();
});
