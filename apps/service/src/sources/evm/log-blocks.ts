/** Blocks with their logs, from the nodes of EVM chains: streams of one chain share what they read. */

import type { EvmBlock } from "../../domain/evm/block.ts";
import type { EvmNode } from "./node.ts";

/** Blocks that are kept of each chain: streams at the tip read the same ones. */
const KEPT = 32;

export class LogBlocks {
  readonly #nodes: ReadonlyMap<number, Pick<EvmNode, "blocks">>;
  readonly #kept = new Map<number, Map<number, Promise<EvmBlock | undefined>>>();

  /** @param nodes by EVM chain id; they need not trace */
  constructor(nodes: ReadonlyMap<number, Pick<EvmNode, "blocks">>) {
    this.#nodes = nodes;
  }

  /** Whether there is a node of a chain. */
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

  async #read(chain: number, number: number): Promise<EvmBlock | undefined> {
    const [block] = (await this.#nodes.get(chain)?.blocks(number, 1)) ?? [];
    return block;
  }
}
