/** Asks contracts that move tokens what they are called. */

import { readDecimals, readText, SELECTORS } from "../domain/evm/token-metadata.ts";
import type { EvmCallResult, EvmNode } from "../sources/evm/node.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { EvmTokenStore, TokenMetadata } from "../store/evm/token.ts";

export interface EvmTokenReaderOptions {
  /** EVM chain id. */
  readonly chain: number;
  readonly node: Pick<EvmNode, "calls">;
  readonly store: EvmTokenStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Contracts asked at a time. */
const COUNT = 50;

const read = <T>(result: EvmCallResult | undefined, as: (data: string) => T): T | null =>
  result !== undefined && "data" in result ? as(result.data) : null;

export class EvmTokenReader {
  readonly #options: EvmTokenReaderOptions;

  constructor(options: EvmTokenReaderOptions) {
    this.#options = options;
  }

  /**
   * Asks those that were not asked yet, some of them.
   *
   * @returns whether there were any
   * @throws what the node or store failed with; a contract that does not respond is no failure, it has no name
   */
  async readSome(): Promise<boolean> {
    const { chain, store, clock } = this.#options;
    const addresses = await store.listUnread(chain, COUNT);
    if (addresses.length === 0) return false;
    await store.save(chain, await this.#ask(addresses), clock());
    return true;
  }

  /**
   * Asks those of some contracts that are new, before their first transfer can be read: nobody sees a token without a name
   * that has one. When there are many, or the node does not respond, they are asked later.
   */
  async readNew(addresses: readonly string[]): Promise<TokenMetadata[]> {
    const { chain, store } = this.#options;
    if (addresses.length === 0) return [];
    const known = await store.find(chain, addresses);
    const fresh = addresses.filter((address) => !known.has(address));
    if (fresh.length === 0 || fresh.length > COUNT) return [];
    return this.#ask(fresh).catch((error: unknown) => {
      if (error instanceof EvmNodeError) return [];
      throw error;
    });
  }

  async #ask(addresses: readonly string[]): Promise<TokenMetadata[]> {
    const { node } = this.#options;
    const selectors = [SELECTORS.name, SELECTORS.symbol, SELECTORS.decimals];
    const results = await node.calls(addresses.flatMap((to) => selectors.map((data) => ({ to, data }))));
    return addresses.map((address, index): TokenMetadata => {
      const [name, symbol, decimals] = results.slice(selectors.length * index);
      return {
        address,
        name: read(name, (data) => readText(data)),
        symbol: read(symbol, (data) => readText(data)),
        decimals: read(decimals, readDecimals),
      };
    });
  }
}
