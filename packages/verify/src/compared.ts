/** Everything that the comparisons share: the node, the service, and the position that both are read at. */
import { encodeCb58 } from "@primary-network/codec";
import type { DataClient } from "@primary-network/data";
import type { Comparison } from "./comparison.ts";
import type { Found } from "./found.ts";
import type { Call } from "./node-calls.ts";

export const P = "/ext/bc/P";
export const X = "/ext/bc/X";
/** Id of the P-Chain, and of the Primary Network as a subnet. */
export const PRIMARY = encodeCb58(new Uint8Array(32));

/** Height of each chain by its name in the service's status. */
export interface Heights {
  readonly [chain: string]: number;
}

/** An EVM chain that the service indexes. */
export interface EvmChain {
  /** Such as `evm-43114`. */
  readonly name: string;
  /** Decimal. */
  readonly chainId: string;
  /** Path of its JSON-RPC at the node, or the URL of another server. */
  readonly path: string;
  /** True for the C-Chain, whose token is AVAX. */
  readonly isCChain: boolean;
}

/** Sums over all blocks of a chain, which the whole walk makes. */
export interface Sums {
  /** nAVAX burned by the P-Chain's transactions. */
  pBurned: bigint;
  /** 10^-18 AVAX burned on the C-Chain. */
  cBurned: bigint;
}

export interface Compared {
  readonly call: Call;
  readonly data: DataClient;
  readonly comparison: Comparison;
  /** Name of the network in the service's paths. */
  readonly network: string;
  /** Up to where the chains are compared. */
  readonly position: Heights;
  readonly evmChains: readonly EvmChain[];
  /** Ids of the C-Chain and the X-Chain. */
  readonly ids: { readonly C: string; readonly X: string };
  /** Id of AVAX as an asset. */
  readonly assetId: string;
  /** The earliest and the latest time that the node's clock may show. */
  readonly clock: Clock;
  readonly found: Found;
  readonly sums: Sums;
  /** Runs a function for each item, several at once, and returns the results in order. */
  readonly each: Each;
  /** Most items of a long list that are read one by one; undefined for all. */
  readonly sample: number | undefined;
  /** Chooses from a list in the same way in every run with the same seed. */
  readonly choose: <Item>(items: readonly Item[], count: number) => readonly Item[];
}

export type Each = <Item, Result>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<Result>,
) => Promise<readonly Result[]>;

/** @param concurrency how many run at once */
export const eachAtOnce =
  (concurrency: number): Each =>
  async <Item, Result>(items: readonly Item[], run: (item: Item, index: number) => Promise<Result>) => {
    const results: Result[] = new Array(items.length);
    let next = 0;
    const worker = async () => {
      while (next < items.length) {
        const index = next++;
        results[index] = await run(items[index] as Item, index);
      }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
    return results;
  };

/** Without the chain in front: the service writes addresses so. */
export const bare = (address: string): string => address.replace(/^[PXC]-/, "");

/** No limit: a list is read to its end. */
export const ALL = { limit: Number.MAX_SAFE_INTEGER };

/** The path of a Primary Network chain in the service's requests. */
export const pathOf = ({ network }: Pick<Compared, "network">, chain: string): string =>
  `GET /v1/networks/${network}/blockchains/${chain}`;

/** Bounds of a clock that a node does not tell, in Unix seconds. */
export interface Clock {
  /** Time of the P-Chain: a node's clock is not behind it. A simulated network's may be far behind this machine's. */
  readonly from: number;
  /** Time of this machine. */
  readonly to: number;
}

/**
 * The node's time as far as it matters to locks: the first one that fits what the node says.
 *
 * @param locks lock times in Unix seconds
 * @returns the latest time when none fits
 */
export function timeThatFits(
  { from, to }: Clock,
  locks: readonly number[],
  fits: (time: number) => boolean,
): number {
  const between = locks.filter((lock) => lock > from && lock < to);
  return [to, from, ...between].find(fits) ?? to;
}
