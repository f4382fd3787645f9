/** Control over the C-Chain's execution: tests hold it back, so that accepted blocks wait for it (ACP-194). */
import type { EvmChain } from "./chain.ts";

/** Numbers of the last accepted and the last executed block. */
export interface ExecutionReading {
  readonly held: boolean;
  readonly accepted: number;
  readonly executed: number;
}

/** Holds back the execution of blocks, and lets it go on. */
export interface HeldExecution {
  readonly reading: ExecutionReading;
  /** Holds back the blocks that are accepted from now on. */
  hold(): void;
  /** Executes up to this many of the waiting blocks. */
  execute(count: number): void;
  /** Executes all waiting blocks, and later ones at once. */
  release(): void;
}

export function heldExecutionOf(chain: EvmChain): HeldExecution {
  const { execution } = chain;
  return {
    get reading() {
      return { held: execution.isHeld, accepted: chain.height, executed: execution.executed };
    },
    hold: () => execution.hold(),
    execute: (count) => chain.executed(execution.execute(count)),
    release: () => chain.executed(execution.release()),
  };
}
