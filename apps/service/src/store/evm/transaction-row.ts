/** Transactions as lists read them: rows of values, with what belongs to a page's transactions beside them. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { EvmPage } from "./listing.ts";
import type { TokenMetadata } from "./token.ts";
import { EVM_TRANSFER, type EvmTransferRow } from "./transfer.ts";

/** A transaction with its block. Hashes, addresses and input are hex with 0x in lower case, amounts decimal. */
export type EvmTransactionRow = readonly [
  number: number,
  idx: number,
  hash: string,
  type: number,
  succeeded: boolean,
  sender: string,
  /** Who was called, or the contract that was to be created. */
  target: string,
  creates: boolean,
  nonce: string,
  value: string,
  /** Its first 4 bytes in lists. */
  input: string,
  gasLimit: string,
  gasUsed: string,
  gasPrice: string,
  maxFee: string | null,
  maxTip: string | null,
  blockHash: string,
  /** Unix seconds. */
  time: number,
  timeMs: number | null,
  delayExcess: string | null,
  baseFee: string | null,
  /** Block up to which the listing goes. */
  height: number,
];

/** Where the values of a row are. */
export const EVM_TRANSACTION = {
  number: 0,
  idx: 1,
  hash: 2,
  type: 3,
  succeeded: 4,
  sender: 5,
  target: 6,
  creates: 7,
  nonce: 8,
  value: 9,
  input: 10,
  gasLimit: 11,
  gasUsed: 12,
  gasPrice: 13,
  maxFee: 14,
  maxTip: 15,
  blockHash: 16,
  time: 17,
  timeMs: 18,
  delayExcess: 19,
  baseFee: 20,
  height: 21,
} as const;

/** An internal call of a page's transaction. */
export type EvmInternalPart = readonly [
  number: number,
  idx: number,
  type: string,
  sender: string,
  /** Null for a creation that failed. */
  recipient: string | null,
  value: string,
  reverted: boolean,
  gasLimit: string,
  gasUsed: string,
];

export const EVM_INTERNAL_PART = {
  number: 0,
  idx: 1,
  type: 2,
  sender: 3,
  recipient: 4,
  value: 5,
  reverted: 6,
  gasLimit: 7,
  gasUsed: 8,
} as const;

/** A transfer of a page's transaction, and the kind of its token. */
export type EvmTransferPart = readonly [kind: ErcKind, transfer: EvmTransferRow];

/** Addresses of the coins that were moved. */
export const coinsOf = (transfers: readonly EvmTransferPart[]): string[] =>
  transfers.flatMap(([kind, transfer]) => (kind === 20 ? [transfer[EVM_TRANSFER.token]] : []));

/** A page of transactions. */
export interface EvmTransactionPage extends EvmPage<EvmTransactionRow> {
  /** Those of the addresses of transactions and internal calls that are tokens. */
  readonly tokens: readonly TokenMetadata[];
  /** Of transactions with parts: their internal calls, in the order in which they began. */
  readonly internals: readonly EvmInternalPart[];
  /** Of transactions with parts: their transfers, in the order of the log. */
  readonly transfers: readonly EvmTransferPart[];
}
