/** Facts of X-Chain blocks. */

import type { ProposedBlockFact } from "../proposed-block.ts";

export interface XTxFact {
  height: number;
  /** Position in the block. */
  idx: number;
  txId: string;
  type: string;
  time: number;
  /** Hex. */
  memo: string;
  /** Id of the source chain of an import. */
  sourceChain: string | null;
  /** Id of the destination chain of an export. */
  destinationChain: string | null;
}

/** An asset; its id is that of the transaction that created it. */
export interface XAssetFact {
  assetId: string;
  name: string;
  symbol: string;
  denomination: number;
  height: number;
}

/** An output created on the X-Chain, or one of another chain that it imports. */
export interface XUtxoFact {
  utxoId: string;
  txId: string;
  outputIndex: number;
  /** Null for AVAX. */
  assetId: string | null;
  /** Decimal; 1 for an NFT or property, 0 for the right to mint some. */
  amount: string;
  locktime: string;
  threshold: number;
  /** Empty for an output of another chain: inputs do not name owners. */
  addresses: string[];
  /**
   * The signers of an output of another chain: as many of its owners as spend it together. Null for the
   * chain's own.
   */
  signers?: string[] | null;
  /** The codec's name, such as `NftMintOutput`. */
  type: string;
  groupId: number | null;
  /** Hex. */
  payload: string | null;
  /** Chain that created it, and the one that can spend it; null for the chain whose fact it is. */
  createdOn: string | null;
  consumedOn: string | null;
  height: number;
  time: number;
}

export interface XSpendFact {
  utxoId: string;
  consumingTx: string;
  consumedHeight: number;
  consumedTime: number;
  /** Hex, of 65 bytes each. */
  signatures: string[];
}

/** nAVAX that a transaction spends and no output holds: its fee. */
export interface BurnFact extends Pick<XTxFact, "height" | "idx"> {
  amount: string;
}

/** The facts of consecutive X-Chain blocks, in order. */
export interface XFacts {
  blocks: ProposedBlockFact[];
  txs: XTxFact[];
  assets: XAssetFact[];
  utxos: XUtxoFact[];
  spends: XSpendFact[];
  burns: BurnFact[];
}

export function noXFacts(): XFacts {
  return { blocks: [], txs: [], assets: [], utxos: [], spends: [], burns: [] };
}
