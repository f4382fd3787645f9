/** Reads the names of tokens from their contracts. */

import { readDecimals, readText, SELECTORS } from "../domain/evm/token-metadata.ts";
import type { EvmCallResult, EvmNode } from "../sources/evm/node.ts";
import { EvmNodeError } from "../sources/evm/node-error.ts";
import type { TokenMetadata } from "../store/evm/names.ts";
import type { EvmStore } from "../store/store.ts";

export interface EvmTokenReaderOptions {
  /** EVM chain id. */
  readonly chain: number;
  readonly node: Pick<EvmNode, "calls">;
  readonly store: EvmStore["tokens"];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Contracts asked at a time. */
const COUNT = 50;

/** Milliseconds before a contract that did not respond is read again, for the first time; each time doubles them. */
const PAUSE = 30_000;
/** Readings without a response until a contract counts as one without a name: exports wait for the names of all. */
const READINGS = 3;

/** The contracts that did not respond, in this process. */
interface Silent {
  readonly readings: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

const read = <T>(result: EvmCallResult | undefined, as: (data: string) => T): T | null =>
  result !== undefined && "data" in result ? as(result.data) : null;

export class EvmTokenReader {
  readonly #options: EvmTokenReaderOptions;
  readonly #silent = new Map<string, Silent>();

  constructor(options: EvmTokenReaderOptions) {
    this.#options = options;
  }

  /**
   * Reads some of the tokens not yet read, except tokens whose contract has just failed to respond.
   *
   * @returns whether there were any
   * @throws the error of the node or store
   */
  async readSome(): Promise<boolean> {
    const { chain, store, clock } = this.#options;
    const unread = await store.listUnread(chain, COUNT + this.#silent.size);
    const now = clock();
    const addresses = unread.filter((address) => (this.#silent.get(address)?.dueAt ?? 0) <= now);
    if (addresses.length === 0) return false;
    await store.save(chain, await this.#ask(addresses.slice(0, COUNT)), clock());
    return true;
  }

  /**
   * Asks the contracts that are new, before their first transfer can be read, so that a token which has a
   * name never appears without it. When there are many, or the node or a contract does not respond, they are
   * read later.
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
    return addresses.flatMap((address, index): TokenMetadata[] => {
      const of = results.slice(selectors.length * index, selectors.length * (index + 1));
      if (of.some((result) => "noResult" in result) && this.#isReadAgain(address)) return [];
      this.#silent.delete(address);
      const [name, symbol, decimals] = of;
      return [
        {
          address,
          name: read(name, (data) => readText(data)),
          symbol: read(symbol, (data) => readText(data)),
          decimals: read(decimals, readDecimals),
        },
      ];
    });
  }

  /** Notes that a contract did not respond. @returns false when it had its chances */
  #isReadAgain(address: string): boolean {
    const readings = (this.#silent.get(address)?.readings ?? 0) + 1;
    if (readings >= READINGS) return false;
    this.#silent.set(address, { readings, dueAt: this.#options.clock() + PAUSE * 2 ** (readings - 1) });
    return true;
  }
}
