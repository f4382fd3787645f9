/** What happened in a network that does not follow from its seed and the passing of time, so that it can be repeated. */
import type { JsonValue } from "@primary-network/codec";
import type { Clock } from "./options.ts";

/** A call or command that changes the world. */
export type Action =
  | { readonly type: "call"; readonly path: string; readonly method: string; readonly params: JsonValue }
  | { readonly type: "mine"; readonly count: number }
  | { readonly type: "accounts"; readonly accounts: readonly SavedAccount[] };

/** An account of the C-Chain as an EVM chain has it: hexadecimal address, wei and nonce in decimal digits. */
export type SavedAccount = readonly [address: string, balance: string, nonce: string];

/**
 * One thing that happened, at Unix seconds of the network's clock; a jump is time passed in one large step, from the
 * instant at which the network was asked before.
 */
export type Entry = (Action | { readonly type: "jump"; readonly from: number }) & { readonly at: number };

/** A clock that can be held for the length of one act, which then happens at one instant. */
export class PinnedClock implements Clock {
  readonly #base: Clock;
  #pin: number | undefined;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): number {
    return this.#pin ?? this.#base.now();
  }

  /** Holds the clock at an instant, or lets it go; returns what it was held at before. */
  pin(at: number | undefined): number | undefined {
    const before = this.#pin;
    this.#pin = at;
    return before;
  }

  /** Holds the clock at an instant for as long as something runs. */
  hold<T>(at: number, run: () => T): T {
    const before = this.pin(at);
    try {
      return run();
    } finally {
      this.pin(before);
    }
  }
}

/** Keeps the entries in order. */
export class Journal {
  readonly clock: PinnedClock;
  readonly entries: Entry[] = [];
  readonly #catchUp: () => void;

  constructor(clock: PinnedClock, catchUp: () => void) {
    this.clock = clock;
    this.#catchUp = catchUp;
  }

  note(entry: Entry): void {
    this.entries.push(entry);
  }

  /** Does something at one instant, after all that is due by then; notes it unless it fails. */
  act<T>(action: Action, run: () => T): T {
    const at = this.clock.now();
    return this.clock.hold(at, () => {
      this.#catchUp();
      const result = run();
      this.note({ ...action, at });
      return result;
    });
  }
}
