/** The rules that turn the X-Chain's genesis and blocks into facts. */

import {
  type ConsumedXInput,
  type CreateAssetTx,
  consumedXInputs,
  decodeXGenesis,
  encodeCb58,
  encodeHex,
  encodeXUtxo,
  producedXOutputs,
  type SignedXTx,
  utxoId,
  type XBlock,
  type XOutput,
  xTxId,
} from "@primary-network/codec";
import type { NetworkIdentity } from "./network.ts";
import { addressTexts, idText, type Place } from "./place.ts";
import { noXFacts, type XAssetFact, type XFacts, type XUtxoFact } from "./x-facts.ts";

/** A decoded block with its cb58 id. */
export interface IdentifiedXBlock {
  readonly id: string;
  readonly block: XBlock;
}

/** What an output holds that has no amount of its own. */
const AMOUNTS: { readonly [type in Exclude<XOutput["type"], "TransferOutput">]: string } = {
  MintOutput: "0",
  NftMintOutput: "0",
  PropertyMintOutput: "0",
  NftTransferOutput: "1",
  PropertyOwnedOutput: "1",
};

const amountOf = (output: XOutput): string =>
  output.type === "TransferOutput" ? String(output.amount) : AMOUNTS[output.type];

function assetFact(
  { name, symbol, denomination }: CreateAssetTx,
  id: Uint8Array,
  height: number,
): XAssetFact {
  return { asset_id: idText(id), name, symbol, denomination, height };
}

/** The outputs of a transaction, the exported ones too. */
function utxoFacts(place: Place, tx: SignedXTx, txId: Uint8Array): XUtxoFact[] {
  const { xChainId } = place.network;
  const destination = tx.unsignedTx.type === "ExportTx" ? idText(tx.unsignedTx.destinationChain) : xChainId;
  return producedXOutputs(tx, txId).map(({ kind, outputIndex, assetId, output }) => ({
    utxo_id: encodeCb58(utxoId(txId, outputIndex)),
    tx_id: idText(txId),
    output_index: outputIndex,
    asset_id: idText(assetId),
    amount: amountOf(output),
    locktime: String(output.locktime),
    threshold: output.threshold,
    addresses: addressTexts(place.network, output.addresses),
    type: output.type,
    group_id: "groupId" in output ? output.groupId : null,
    payload: "payload" in output ? encodeHex(output.payload, { checksum: false }) : null,
    bytes: encodeHex(encodeXUtxo({ txId, outputIndex, assetId, output })),
    created_on: xChainId,
    consumed_on: kind === "export" ? destination : xChainId,
    height: place.height,
    time: place.time,
  }));
}

/** An output that another chain made, dated by its import; what that chain's index knows is joined when it is read. */
function importedFact(
  place: Place,
  spent: Extract<ConsumedXInput, { kind: "transfer" | "import" }>,
  sourceChain: string,
): XUtxoFact {
  return {
    utxo_id: encodeCb58(utxoId(spent.txId, spent.outputIndex)),
    tx_id: idText(spent.txId),
    output_index: spent.outputIndex,
    asset_id: idText(spent.assetId),
    amount: String(spent.input.amount),
    locktime: "0",
    threshold: spent.input.signatureIndices.length,
    addresses: [],
    type: "TransferOutput",
    group_id: null,
    payload: null,
    bytes: null,
    created_on: sourceChain,
    consumed_on: place.network.xChainId,
    height: place.height,
    time: place.time,
  };
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

function applyTx(tx: SignedXTx, place: Place, facts: XFacts): void {
  const { unsignedTx, credentials } = tx;
  const id = xTxId(tx);
  const { height, idx, time } = place;
  const tx_id = encodeCb58(id);
  const source = unsignedTx.type === "ImportTx" ? idText(unsignedTx.sourceChain) : null;
  facts.txs.push({
    ...{ height, idx, tx_id, time },
    type: unsignedTx.type,
    memo: encodeHex(unsignedTx.memo, { checksum: false }),
    source_chain: source,
    destination_chain: unsignedTx.type === "ExportTx" ? idText(unsignedTx.destinationChain) : null,
  });
  if (unsignedTx.type === "CreateAssetTx") facts.assets.push(assetFact(unsignedTx, id, height));
  for (const [position, spent] of consumedXInputs(unsignedTx).entries()) {
    if (spent.kind === "import" && source !== null) facts.utxos.push(importedFact(place, spent, source));
    facts.spends.push({
      utxo_id: encodeCb58(utxoId(spent.txId, spent.outputIndex)),
      consuming_tx: tx_id,
      consumed_height: height,
      consumed_time: time,
      signatures: (credentials[position]?.signatures ?? []).map(base64).join(),
    });
  }
  facts.utxos.push(...utxoFacts(place, tx, id));
}

/** Adds what a block says. */
export function applyXBlock({ id, block }: IdentifiedXBlock, network: NetworkIdentity, facts: XFacts): void {
  const [height, time] = [Number(block.height), Number(block.time)];
  facts.blocks.push({ height, block_id: id, parent_id: encodeCb58(block.parentId), time });
  for (const [idx, tx] of block.txs.entries()) applyTx(tx, { network, height, idx, time }, facts);
}

/**
 * The assets and outputs that the X-Chain begins with.
 *
 * @param time Unix seconds of the network's genesis
 * @throws CodecError when the bytes are no X-Chain genesis
 */
export function applyXGenesis(bytes: Uint8Array, network: NetworkIdentity, time: number): XFacts {
  const facts = noXFacts();
  for (const { tx } of decodeXGenesis(bytes).assets) {
    const signed: SignedXTx = { unsignedTx: tx, credentials: [] };
    const id = xTxId(signed);
    facts.assets.push(assetFact(tx, id, 0));
    facts.utxos.push(...utxoFacts({ network, height: 0, idx: 0, time }, signed, id));
  }
  return facts;
}
