/** A clock that a test moves by hand. */
import type { Clock } from "../src/clock.ts";

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** Time stands still until `advance`; promises are let run between timers. */
export class TestClock implements Clock {
  time = Date.UTC(2026, 0, 1);
  chance = 0.5;
  readonly timers = new Set<Timer>();

  now = () => this.time;
  random = () => this.chance;
  setTimer = (fire: () => void, ms: number): unknown => {
    const timer = { at: this.time + Math.max(0, ms), fire };
    this.timers.add(timer);
    return timer;
  };
  clearTimer = (handle: unknown) => {
    this.timers.delete(handle as Timer);
  };

  /** Moves time on by `ms`, firing what is due in order. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    await settle();
    for (;;) {
      const due = [...this.timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.timers.delete(due);
      this.time = Math.max(this.time, due.at);
      due.fire();
      await settle();
    }
    this.time = until;
  }

  /** Runs timers until `promise` settles, at most `limitMs` of test time; resolves with how it ended and when. */
  async run<T>(
    promise: PromiseLike<T>,
    limitMs = 3_600_000,
  ): Promise<{ value?: T; error?: unknown; ms: number }> {
    const start = this.time;
    let outcome: { value?: T; error?: unknown } | undefined;
    promise.then(
      (value) => {
        outcome = { value };
      },
      (error: unknown) => {
        outcome = { error };
      },
    );
    await settle();
    while (!outcome && this.time - start <= limitMs) {
      const next = Math.min(...[...this.timers].map((timer) => timer.at));
      if (!Number.isFinite(next)) {
        await settle();
        if (!outcome) throw new Error("the call waits for something that is not a timer");
        break;
      }
      await this.advance(Math.max(0, next - this.time));
    }
    if (!outcome) throw new Error(`still pending after ${limitMs} ms`);
    return { ...outcome, ms: this.time - start };
  }
}

/** Lets every pending promise callback run. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
