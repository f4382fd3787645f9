/** What X-Chain blocks say, as rows: field names are column names. */

import type { ProposerFact } from "../p/facts.ts";

export interface XBlockFact extends ProposerFact {
  height: number;
  block_id: string;
  parent_id: string;
  type: string;
  /** Unix seconds. */
  time: number;
  /** Bytes. */
  size: number;
}

export interface XTxFact {
  height: number;
  /** Position in the block. */
  idx: number;
  tx_id: string;
  type: string;
  time: number;
  /** Hex. */
  memo: string;
  /** cb58 id of the chain that an import takes from. */
  source_chain: string | null;
  /** cb58 id of the chain that an export sends to. */
  destination_chain: string | null;
}

/** An asset; its id is that of the transaction that made it. */
export interface XAssetFact {
  asset_id: string;
  name: string;
  symbol: string;
  denomination: number;
  height: number;
}

/** An output that the X-Chain made, or one of another chain that it imports. */
export interface XUtxoFact {
  utxo_id: string;
  tx_id: string;
  output_index: number;
  asset_id: string;
  /** Decimal; 1 for an NFT or property, 0 for the right to make some. */
  amount: string;
  locktime: string;
  threshold: number;
  /** Empty when the output is another chain's: an input does not name them. */
  addresses: string[];
  /** The codec's name, such as `NftMintOutput`. */
  type: string;
  group_id: number | null;
  /** Hex. */
  payload: string | null;
  /** The node's hex; null when the owners are not known. */
  bytes: string | null;
  created_on: string;
  consumed_on: string;
  height: number;
  time: number;
}

export interface XSpendFact {
  utxo_id: string;
  consuming_tx: string;
  consumed_height: number;
  consumed_time: number;
  /** Base64 signatures, comma-joined. */
  signatures: string;
}

/** Everything that a run of X-Chain blocks says, in order. */
export interface XFacts {
  blocks: XBlockFact[];
  txs: XTxFact[];
  assets: XAssetFact[];
  utxos: XUtxoFact[];
  spends: XSpendFact[];
}

export function noXFacts(): XFacts {
  return { blocks: [], txs: [], assets: [], utxos: [], spends: [] };
}
