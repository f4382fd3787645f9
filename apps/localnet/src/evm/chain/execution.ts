/** The gap between acceptance and execution (ACP-194), as the node's interface shows it: Anvil always executes at once. */
import { EvmDownError } from "./node.ts";

/** A reader that waits for the execution of a block. */
interface Waiting {
  readonly number: number;
  done(): void;
  failed(error: Error): void;
}

/** Which blocks of a chain count as executed. */
export class Execution {
  readonly #accepted: () => number;
  /** Number of the last executed block while execution is held back. */
  #heldAt: number | undefined;
  #waiting: readonly Waiting[] = [];

  /** @param accepted number of the last accepted block */
  constructor(accepted: () => number) {
    this.#accepted = accepted;
  }

  get isHeld(): boolean {
    return this.#heldAt !== undefined;
  }

  /** Number of the last executed block. */
  get executed(): number {
    return this.#heldAt ?? this.#accepted();
  }

  /** Holds back the execution of the blocks that are accepted from now on. */
  hold(): void {
    this.#heldAt ??= this.#accepted();
  }

  /** Counts up to this many accepted blocks as executed, and returns their numbers. */
  execute(count: number): number[] {
    if (this.#heldAt === undefined) return [];
    const from = this.#heldAt;
    this.#heldAt = Math.min(from + count, this.#accepted());
    this.#settle();
    return Array.from({ length: this.#heldAt - from }, (_, index) => from + 1 + index);
  }

  /** Executes all accepted blocks, and later ones at once; returns the numbers of the former. */
  release(): number[] {
    const executed = this.execute(Number.POSITIVE_INFINITY);
    this.#heldAt = undefined;
    return executed;
  }

  /** To be called when the chain was reverted. */
  rewound(): void {
    if (this.#heldAt !== undefined) this.#heldAt = Math.min(this.#heldAt, this.#accepted());
  }

  /**
   * Resolves when a block has been executed.
   *
   * @throws EvmDownError when the chain ends before that
   */
  wait(number: number): Promise<void> {
    if (number <= this.executed) return Promise.resolve();
    return new Promise((done, failed) => {
      this.#waiting = [...this.#waiting, { number, done, failed }];
    });
  }

  #settle(): void {
    const { executed } = this;
    const ready = this.#waiting.filter(({ number }) => number <= executed);
    this.#waiting = this.#waiting.filter(({ number }) => number > executed);
    for (const { done } of ready) done();
  }

  /** Ends every wait. */
  end(): void {
    for (const { failed } of this.#waiting)
      failed(new EvmDownError("the chain ended before the block was executed"));
    this.#waiting = [];
  }
}
