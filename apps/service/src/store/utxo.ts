/** The port of the outputs of the P- and X-Chain, and of those that the C-Chain exported or imports. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { UtxoRow } from "./rows.ts";
import type { XUtxoRow } from "./x.ts";

export interface UtxoFilter {
  readonly addresses?: readonly string[] | undefined;
  /** Decimal, inclusive. */
  readonly minAmount: string;
  readonly includeSpent: boolean;
  readonly sortBy: "timestamp" | "amount";
}

/** Of the X- and C-Chain. */
export interface XUtxoFilter extends UtxoFilter {
  /** cb58 */
  readonly assetId?: string | undefined;
  /** cb58 id of the chain that is listed. */
  readonly chainId: string;
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
