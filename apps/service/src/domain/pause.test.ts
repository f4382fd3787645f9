import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pause } from "./pause.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function ended(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test("ends after its time and not before", async () => {
  const waiting = pause(100);
  await vi.advanceTimersByTimeAsync(99);
  expect(await ended(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ended(waiting)).toBe(true);
});

test.each([0, 1])("ends with signal %i, and leaves no timer and no listener", async (which) => {
  const stops = [new AbortController(), new AbortController()];
  const removed = stops.map(({ signal }) => vi.spyOn(signal, "removeEventListener"));
  const waiting = pause(100, ...stops.map(({ signal }) => signal));
  expect(await ended(waiting)).toBe(false);
  stops[which]?.abort();
  expect(await ended(waiting)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  for (const spy of removed) expect(spy).toHaveBeenCalledOnce();
});

test("does not start when the signal is already aborted", async () => {
  expect(await ended(pause(100, AbortSignal.abort()))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
