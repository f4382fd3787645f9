/** Facts of EVM blocks: hex has 0x and lower case. */

import type { EvmTxPosition } from "../tx-position.ts";
import type { IcmFacts } from "./icm/facts.ts";

export interface EvmBlockFact {
  number: number;
  hash: string;
  parent: string;
  /** Unix seconds. */
  time: number;
  timeMs: number | null;
  delayExcess: string | null;
  /** wei. */
  baseFee: string | null;
  txCount: number;
  /** Most gas that its transactions might use. */
  gasLimit: string;
  gasUsed: string;
  /** Gas that the block itself had to pay for; null on chains without it. */
  gasCost: string | null;
  /** wei that its transactions paid for gas. */
  fees: string;
}

export interface EvmTxFact extends EvmTxPosition {
  hash: string;
  type: number;
  succeeded: boolean;
  sender: string;
  /** Null for a creation. */
  recipient: string | null;
  /** Address of the contract that the transaction created, or failed to create. */
  created: string | null;
  nonce: string;
  /** wei. */
  value: string;
  input: string;
  gasLimit: string;
  gasUsed: string;
  /** Effective gas price, wei per gas. */
  gasPrice: string;
  maxFee: string | null;
  maxTip: string | null;
}

/** An internal call that moved value or created a contract. */
export interface EvmInternalFact extends EvmTxPosition {
  /** Index among the transaction's internal calls, in the order in which they began. */
  seq: number;
  /** As in the interface: `CALL`, `CREATE`, … */
  type: string;
  sender: string;
  recipient: string | null;
  value: string;
  /** True when the call was reverted, by itself or with an enclosing call. */
  reverted: boolean;
  gasLimit: string;
  gasUsed: string;
}

/** The numbers of the standards. */
export const ERC_KINDS = [20, 721, 1155] as const;

export type ErcKind = (typeof ERC_KINDS)[number];

export interface EvmTransferFact extends EvmTxPosition {
  logIndex: number;
  /** Index among the tokens of one log; 0 unless it is a batch. */
  part: number;
  kind: ErcKind;
  /** The token's contract. */
  token: string;
  sender: string;
  recipient: string;
  /** Decimal; null for ERC-20. */
  tokenId: string | null;
  /** Decimal, in the smallest unit; null for ERC-721. */
  value: string | null;
}

/** A created contract, unless its creation was reverted. */
export interface EvmContractFact extends EvmTxPosition {
  address: string;
  /** The account or contract that created it. */
  creator: string;
  /** The account that sent the transaction. */
  deployer: string;
  /** Index among the transaction's creations. */
  seq: number;
}

/** A contract that moved tokens. */
export interface EvmTokenFact {
  address: string;
  /** The first of the given blocks in which it did. */
  number: number;
}

/** A token's metadata, as its contract reports it; null for fields without a readable value. */
export interface TokenMetadataFact {
  address: string;
  name: string | null;
  symbol: string | null;
  decimals: number | null;
}

/** The facts of consecutive blocks, in order. */
export interface EvmFacts {
  blocks: EvmBlockFact[];
  txs: EvmTxFact[];
  internals: EvmInternalFact[];
  transfers: EvmTransferFact[];
  contracts: EvmContractFact[];
  /** Each once. */
  tokens: EvmTokenFact[];
  /** Metadata of tokens seen for the first time, as far as it has been read. */
  tokenMetadata: TokenMetadataFact[];
  icm: IcmFacts;
}

export function noEvmFacts(): EvmFacts {
  return {
    blocks: [],
    txs: [],
    internals: [],
    transfers: [],
    contracts: [],
    tokens: [],
    tokenMetadata: [],
    icm: { sides: [], changes: [] },
  };
}
