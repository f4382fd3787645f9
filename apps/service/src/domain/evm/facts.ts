/** What the blocks of an EVM chain say, as rows: field names are column names, hex has 0x and lower case. */

import type { IcmFacts } from "./icm/facts.ts";
import type { EvmTxPosition } from "./position.ts";

export interface EvmBlockFact {
  number: number;
  hash: string;
  parent: string;
  /** Unix seconds. */
  time: number;
  time_ms: number | null;
  delay_excess: string | null;
  /** wei. */
  base_fee: string | null;
  tx_count: number;
}

export interface EvmTxFact extends EvmTxPosition {
  hash: string;
  type: number;
  succeeded: boolean;
  sender: string;
  /** None of a creation. */
  recipient: string | null;
  /** Where the transaction itself made a contract, or failed to. */
  created: string | null;
  nonce: string;
  /** wei. */
  value: string;
  input: string;
  gas_limit: string;
  gas_used: string;
  /** wei per gas that it paid. */
  gas_price: string;
  max_fee: string | null;
  max_tip: string | null;
}

/** That a transaction concerns an address: as a party of it, of a call that moved value, of a creation or of a transfer. */
export interface EvmConcernFact extends EvmTxPosition {
  address: string;
}

/** A call inside a transaction that moved value, or made a contract. */
export interface EvmInternalFact extends EvmTxPosition {
  /** Position among those of the transaction, in the order in which they began. */
  seq: number;
  /** As in the interface: `CALL`, `CREATE`, … */
  type: string;
  sender: string;
  recipient: string | null;
  value: string;
  /** Whether it was undone, by itself or with the call around it. */
  reverted: boolean;
  gas_limit: string;
  gas_used: string;
}

/** 20, 721 or 1155: the number of the standard. */
export type ErcKind = 20 | 721 | 1155;

export interface EvmTransferFact extends EvmTxPosition {
  log_index: number;
  /** Position among the tokens that one log moved; 0 unless it is a batch. */
  part: number;
  kind: ErcKind;
  /** The token's contract. */
  token: string;
  sender: string;
  recipient: string;
  /** Decimal; none of ERC-20. */
  token_id: string | null;
  /** Decimal, in the smallest unit; none of ERC-721. */
  value: string | null;
}

/** A contract that was made and stayed. */
export interface EvmContractFact extends EvmTxPosition {
  address: string;
  /** Who made it: an account or a contract. */
  creator: string;
  /** Position among the creations of the transaction. */
  seq: number;
}

/** A contract that moved tokens. */
export interface EvmTokenFact {
  address: string;
  /** Block in which it first did, of those that the facts are of. */
  number: number;
}

/** What a token's contract says of itself; null what it does not say, or not in a form that can be read. */
export interface TokenMetadataFact {
  address: string;
  name: string | null;
  symbol: string | null;
  decimals: number | null;
}

/** Everything that a run of blocks says, in order. */
export interface EvmFacts {
  blocks: EvmBlockFact[];
  txs: EvmTxFact[];
  /** Each pair of transaction and address once. */
  concerns: EvmConcernFact[];
  internals: EvmInternalFact[];
  transfers: EvmTransferFact[];
  contracts: EvmContractFact[];
  /** Each once. */
  tokens: EvmTokenFact[];
  /** What contracts that move tokens for the first time say of themselves, where they were asked already. */
  tokenMetadata: TokenMetadataFact[];
  icm: IcmFacts;
}

export function noEvmFacts(): EvmFacts {
  return {
    blocks: [],
    txs: [],
    concerns: [],
    internals: [],
    transfers: [],
    contracts: [],
    tokens: [],
    tokenMetadata: [],
    icm: { sides: [], changes: [] },
  };
}
