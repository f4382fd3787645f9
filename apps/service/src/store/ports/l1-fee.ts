/** The port of what L1 validations have paid. */

import type { L1PaidState } from "../../domain/p/l1-fee-days.ts";

/** Whose validations: one of them, those of a node or of a subnet, or all of the network. Ids are hex with 0x. */
export type L1FeeScope =
  | { readonly of: "validation" | "node" | "subnet"; readonly id: string }
  | { readonly of: "all" };

/** The states of some validations up to the last indexed block. */
export interface L1FeeRecord {
  /** Those of each validation in their order. */
  readonly states: readonly L1PaidState[];
  /** nAVAX that an active validation pays each second, as the index counts with it. */
  readonly price: bigint;
  /** Unix seconds of the last block. */
  readonly until: number;
}

export interface L1FeeStore {
  read(networkId: number, scope: L1FeeScope): Promise<L1FeeRecord>;
}
