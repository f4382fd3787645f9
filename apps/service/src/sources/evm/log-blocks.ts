/**
 * Blocks with their logs, from the nodes of EVM chains. Streams of one chain share their reads and their rate
 * limit.
 */

import type { EvmBlock } from "../../domain/evm/block.ts";
import { pause } from "../../domain/pause.ts";
import type { EvmNode } from "./node.ts";

/** Blocks that are kept of each chain: streams at the tip read the same ones. */
const KEPT = 32;
/** Blocks read from each chain's node in a second, for any number of streams. */
export const PER_SECOND = 50;
/** Blocks that may be read at once after a while without reads. */
export const BURST = 10;

/** The clock and its timers. */
export interface Pace {
  /** Milliseconds of a clock that never goes back. */
  elapsed(): number;
  pause(ms: number): Promise<void>;
}

export class LogBlocks {
  readonly #nodes: ReadonlyMap<number, Pick<EvmNode, "blocks">>;
  readonly #kept = new Map<number, Map<number, Promise<EvmBlock | undefined>>>();
  readonly #pace: Pace;
  /** By EVM chain id, the time of the last read's turn. */
  readonly #turns = new Map<number, number>();

  /** @param nodes by EVM chain id; they need not trace */
  constructor(
    nodes: ReadonlyMap<number, Pick<EvmNode, "blocks">>,
    pace: Pace = { elapsed: () => performance.now(), pause },
  ) {
    this.#nodes = nodes;
    this.#pace = pace;
  }

  /** Returns true when a chain has a node. */
  has(chain: number): boolean {
    return this.#nodes.has(chain);
  }

  /**
   * A block with this hash; undefined when the node has another one at the number, or none.
   *
   * @throws the node's error
   */
  async block(chain: number, number: number, hash: string | undefined): Promise<EvmBlock | undefined> {
    const kept = this.#kept.get(chain) ?? new Map<number, Promise<EvmBlock | undefined>>();
    this.#kept.set(chain, kept);
    const known = kept.get(number);
    const before = known && (await known.catch(() => undefined));
    if (before !== undefined && before.hash === hash) return before;
    const read = this.#read(chain, number);
    kept.delete(number);
    kept.set(number, read);
    const [oldest] = kept.size > KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    const block = await read;
    return block?.hash === hash ? block : undefined;
  }

  /** Waits for a turn: reads have them in the order in which they begin, so that streams, which read one by one, alternate. */
  async #turn(chain: number): Promise<void> {
    const now = this.#pace.elapsed();
    const interval = 1_000 / PER_SECOND;
    const turn = Math.max(
      (this.#turns.get(chain) ?? Number.NEGATIVE_INFINITY) + interval,
      now - (BURST - 1) * interval,
    );
    this.#turns.set(chain, turn);
    if (turn > now) await this.#pace.pause(turn - now);
  }

  async #read(chain: number, number: number): Promise<EvmBlock | undefined> {
    await this.#turn(chain);
    const [block] = (await this.#nodes.get(chain)?.blocks(number, 1)) ?? [];
    return block;
  }
}
