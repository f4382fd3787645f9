/** Transactions as lists read them: rows of values, with what belongs to a page's transactions beside them. */

import type { ErcKind } from "../../../domain/evm/facts.ts";
import type { Slice } from "../../../domain/listing.ts";
import type { EvmInternalPart } from "./internal.ts";
import type { TokenMetadata } from "./token.ts";
import type { EvmTransferRow } from "./transfer.ts";

/** A transaction with its block. Hashes, addresses and input are hex with 0x in lower case, amounts decimal. */
export interface EvmTransactionRow {
  readonly number: number;
  readonly idx: number;
  readonly hash: string;
  readonly type: number;
  readonly succeeded: boolean;
  readonly sender: string;
  /** Who was called, or the contract that was to be created. */
  readonly target: string;
  readonly creates: boolean;
  readonly nonce: string;
  readonly value: string;
  /** Its first 4 bytes in lists. */
  readonly input: string;
  readonly gasLimit: string;
  readonly gasUsed: string;
  readonly gasPrice: string;
  readonly maxFee: string | null;
  readonly maxTip: string | null;
  readonly blockHash: string;
  /** Unix seconds. */
  readonly time: number;
  readonly timeMs: number | null;
  readonly delayExcess: string | null;
  readonly baseFee: string | null;
}

/** A transfer of a page's transaction, and the kind of its token. */
export interface EvmTransferPart extends EvmTransferRow {
  readonly kind: ErcKind;
}

/** Addresses of the coins that were moved. */
export const coinsOf = (transfers: readonly EvmTransferPart[]): string[] =>
  transfers.flatMap(({ kind, token }) => (kind === 20 ? [token] : []));

/** A page of transactions. */
export interface EvmTransactionPage extends Slice<EvmTransactionRow> {
  /** Those of the addresses of transactions and internal calls that are tokens. */
  readonly tokens: readonly TokenMetadata[];
  /** Of transactions with parts: their internal calls, in the order in which they began. */
  readonly internals: readonly EvmInternalPart[];
  /** Of transactions with parts: their transfers, in the order of the log. */
  readonly transfers: readonly EvmTransferPart[];
}
