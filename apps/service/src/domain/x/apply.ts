/** Turns the X-Chain's genesis and blocks into facts. */

import {
  type Block,
  type CreateAssetTx,
  consumedInputs,
  decodeGenesis,
  encodeUnsignedTx,
  producedOutputs,
  type SignedTx,
  txId as xTxId,
} from "@primary-network/codec/x";
import { toHex } from "../id-text.ts";
import { assetOf, beginOfXBlocks, type NetworkIdentity } from "../network.ts";
import type { ProposerFact } from "../proposed-block.ts";
import { signersBy } from "../signers.ts";
import type { TxPosition } from "../tx-position.ts";
import { noXFacts, type XAssetFact, type XFacts, type XUtxoFact } from "./facts.ts";
import { avaxOf, importedFact, madeFact, spentFact } from "./outputs.ts";

/** A decoded block with its id and its parent's. */
export interface IdentifiedXBlock {
  readonly id: string;
  readonly parentId: string;
  readonly block: Block;
  /** Ids of its transactions, hashes of the bytes as they were received. */
  readonly txIds: readonly Uint8Array[];
  /** Bytes. */
  readonly size: number;
  readonly proposer: ProposerFact;
}

function assetFact(
  { name, symbol, denomination }: CreateAssetTx,
  id: Uint8Array,
  height: number,
): XAssetFact {
  return { assetId: toHex(id), name, symbol, denomination, height };
}

/** The outputs of a transaction, the exported ones too. */
function utxoFacts(position: TxPosition, tx: SignedTx, txId: Uint8Array): XUtxoFact[] {
  const destination = tx.unsignedTx.type === "ExportTx" ? toHex(tx.unsignedTx.destinationChain) : null;
  return producedOutputs(tx, txId).map(({ kind, ...made }) =>
    madeFact(
      position,
      { txId, ...made },
      { createdOn: null, consumedOn: kind === "export" ? destination : null },
    ),
  );
}

/** nAVAX that a transaction spends. Operations spend outputs without AVAX, such as NFTs. */
function spentAvax({ unsignedTx: tx }: SignedTx, network: NetworkIdentity): bigint {
  const inputs = tx.type === "ImportTx" ? [...tx.inputs, ...tx.importedInputs] : tx.inputs;
  return inputs.reduce(
    (sum, { assetId, input }) => (assetOf(network, assetId) === null ? sum + input.amount : sum),
    0n,
  );
}

function applyTx(tx: SignedTx, id: Uint8Array, position: TxPosition, facts: XFacts): void {
  const { unsignedTx, credentials } = tx;
  const { height, idx, time } = position;
  const txId = toHex(id);
  const source = unsignedTx.type === "ImportTx" ? toHex(unsignedTx.sourceChain) : null;
  facts.txs.push({
    height,
    idx,
    txId,
    time,
    type: unsignedTx.type,
    memo: toHex(unsignedTx.memo),
    sourceChain: source,
    destinationChain: unsignedTx.type === "ExportTx" ? toHex(unsignedTx.destinationChain) : null,
  });
  if (unsignedTx.type === "CreateAssetTx") facts.assets.push(assetFact(unsignedTx, id, height));
  const signersOf = signersBy(() => encodeUnsignedTx(unsignedTx));
  for (const [index, spent] of consumedInputs(unsignedTx).entries()) {
    const { signatures = [] } = credentials[index] ?? {};
    if (spent.kind === "import" && source !== null) {
      const route = { createdOn: source, consumedOn: null };
      facts.utxos.push(importedFact(position, spent, route, signersOf(signatures)));
    }
    facts.spends.push(spentFact(position, spent, txId, signatures));
  }
  const made = utxoFacts(position, tx, id);
  facts.utxos.push(...made);
  const burned = spentAvax(tx, position.network) - avaxOf(made);
  if (burned !== 0n) facts.burns.push({ height, idx, amount: String(burned) });
}

/** Adds a block's facts. */
export function applyXBlock(
  { id, parentId, block, txIds, size, proposer }: IdentifiedXBlock,
  network: NetworkIdentity,
  facts: XFacts,
): void {
  const [height, time] = [Number(block.height), Number(block.time)];
  facts.blocks.push({ height, blockId: id, parentId, type: block.type, time, size, ...proposer });
  for (const [idx, tx] of block.txs.entries()) {
    const txId = txIds[idx];
    if (txId === undefined) throw new Error(`a block has no id of its transaction ${idx}`);
    applyTx(tx, txId, { network, height, idx, time }, facts);
  }
}

/** A transaction from before the chain had blocks. */
export interface AcceptedXTx {
  /** Hash of its bytes as they were received. */
  readonly id: Uint8Array;
  readonly tx: SignedTx;
  /** Unix seconds at which the node accepted it. */
  readonly acceptedAt: number;
}

/**
 * Adds the transactions from before the X-Chain had blocks. Their height is 0, between the genesis and the first block, in the order
 * in which the node accepted them. Their times are the node's, which may have bootstrapped years later: so they are limited to the
 * time of the upgrade that introduced blocks, and never decrease.
 *
 * @param from position of the first transaction, and the time of the one before it
 */
export function applyXHistory(
  txs: readonly AcceptedXTx[],
  from: { readonly count: number; readonly time: number },
  network: NetworkIdentity,
): XFacts {
  const facts = noXFacts();
  const latest = beginOfXBlocks(network.networkId) ?? Number.POSITIVE_INFINITY;
  let { time } = from;
  for (const [index, { id, tx, acceptedAt }] of txs.entries()) {
    time = Math.max(time, Math.min(Math.floor(acceptedAt), latest));
    applyTx(tx, id, { network, height: 0, idx: from.count + index, time }, facts);
  }
  return facts;
}

/**
 * The assets and outputs of the X-Chain's genesis.
 *
 * @param time Unix seconds of the network's genesis
 * @throws CodecError when the bytes are not an X-Chain genesis
 */
export function applyXGenesis(bytes: Uint8Array, network: NetworkIdentity, time: number): XFacts {
  const facts = noXFacts();
  for (const { tx } of decodeGenesis(bytes).assets) {
    const signed: SignedTx = { unsignedTx: tx, credentials: [] };
    const id = xTxId(signed);
    facts.assets.push(assetFact(tx, id, 0));
    facts.utxos.push(...utxoFacts({ network, height: 0, idx: 0, time }, signed, id));
  }
  return facts;
}
