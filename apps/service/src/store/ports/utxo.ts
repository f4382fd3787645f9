/** The port of the outputs of the P- and X-Chain, and of those that the C-Chain exported or imports. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { ChainAlias } from "../../domain/network.ts";
import type { UtxoFact } from "../../domain/p/facts.ts";
import type { XAssetFact, XUtxoFact } from "../../domain/x/facts.ts";

/** The owners of an output, as of the snapshot. */
interface Owned {
  /** Of an output whose creation is not indexed, those who signed for it. */
  addresses: string[];
  /** Whether the creation of the output is indexed. */
  ownersKnown: boolean;
}

/** An output of the P-Chain with its spending transaction, as of the snapshot. */
export interface UtxoRow extends Omit<UtxoFact, "signers">, Owned {
  consumingTx: string | null;
  consumedHeight: number | null;
  consumedTime: number | null;
  /** Whether the stake is still locked. */
  staked: boolean;
}

/** An output of the X- or C-Chain with its spending transaction, as of the snapshot. */
export interface XUtxoRow extends Omit<XUtxoFact, "signers">, Owned {
  consumingTx: string | null;
  consumedTime: number | null;
  /** Hex, of the input that spent it. */
  signatures: string[] | null;
  /** Of the asset; null when its creation is not indexed. */
  asset: Pick<XAssetFact, "name" | "symbol" | "denomination"> | null;
}

export interface UtxoFilter {
  readonly addresses?: readonly string[] | undefined;
  /** Decimal, inclusive. */
  readonly minAmount: string;
  readonly includeSpent: boolean;
  readonly sortBy: "timestamp" | "amount";
  /** Ids of the network's chains, by alias. */
  readonly chainIds: { readonly [alias in ChainAlias]: string };
}

/** Of the X- and C-Chain. */
export interface XUtxoFilter extends UtxoFilter {
  /** Null for AVAX. */
  readonly assetId?: string | null | undefined;
}

export interface UtxoStore<Row, Filter> {
  list(window: Window, filter: Filter): Promise<Slice<Row>>;
}

/** By alias of the chain. */
export interface UtxoRows {
  readonly "p-chain": UtxoRow;
  readonly "x-chain": XUtxoRow;
  readonly "c-chain": XUtxoRow;
}

export interface UtxoFilters {
  readonly "p-chain": UtxoFilter;
  readonly "x-chain": XUtxoFilter;
  readonly "c-chain": XUtxoFilter;
}

export type UtxoStores = {
  readonly [Chain in ChainAlias]: UtxoStore<UtxoRows[Chain], UtxoFilters[Chain]>;
};
