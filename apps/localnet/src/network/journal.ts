/** The call log: events of a network that do not follow from its seed and the passing of time, so that they can be repeated. */
import type { JsonValue } from "@primary-network/codec";
import type { Clock } from "./options.ts";

/** A call or command that changes the world. */
export type Action =
  | { readonly type: "call"; readonly path: string; readonly method: string; readonly params: JsonValue }
  | { readonly type: "mine"; readonly count: number }
  | { readonly type: "accounts"; readonly accounts: readonly SavedAccount[] }
  | { readonly type: "execution"; readonly execution: CExecution };

/**
 * Holds back the execution of the C-Chain's blocks, executes them up to a height of its ledger, or all and
 * later ones at once.
 */
export type CExecution = "held" | "immediate" | number;

/** An account of the C-Chain in the form of an EVM chain: hexadecimal address, wei and nonce in decimal digits. */
export type SavedAccount = readonly [address: string, balance: string, nonce: string];

/**
 * One event, at Unix seconds of the network's clock; a jump is time passed in one large step, from the
 * instant of the previous request.
 */
export type Entry = (Action | { readonly type: "jump"; readonly from: number }) & { readonly at: number };

/** A clock that can be held during one action, which then happens at a single instant. */
export class PinnedClock implements Clock {
  readonly #base: Clock;
  #pin: number | undefined;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): number {
    return this.#pin ?? this.#base.now();
  }

  /** Holds the clock at an instant, or releases it; returns the instant at which it was held before. */
  pin(at: number | undefined): number | undefined {
    const before = this.#pin;
    this.#pin = at;
    return before;
  }

  /** Holds the clock at an instant while an action runs. */
  hold<T>(at: number, run: () => T): T {
    const before = this.pin(at);
    try {
      return run();
    } finally {
      this.pin(before);
    }
  }
}

/** Stores the entries in order. */
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

  /** Runs an action at one instant, after everything that is due by then; records it unless it fails. */
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
