/** Turns the C-Chain's atomic transactions into facts. */

import {
  atomicTxId,
  type ExportTx,
  encodeUnsignedAtomicTx,
  type ImportTx,
  type SignedAtomicTx,
} from "@primary-network/codec/c";
import { accountKey, toHex } from "../id-text.ts";
import type { NetworkIdentity } from "../network.ts";
import type { ProposerFact } from "../proposed-block.ts";
import { signersBy } from "../signers.ts";
import type { TxPosition } from "../tx-position.ts";
import { importedFact, madeFact, spentFact } from "../x/outputs.ts";
import type { AtomicAccount, CFacts } from "./facts.ts";

/** The indexed part of a block. */
export interface AtomicCBlock {
  /** Unix seconds. */
  readonly time: number;
  readonly txs: readonly SignedAtomicTx[];
}

/** A block with the 0x hex of its hash and its parent's. */
export interface CBlockWithId {
  readonly id: string;
  readonly parentId: string;
  readonly height: bigint;
  /** Bytes, its EVM transactions included. */
  readonly size: number;
  readonly proposer: ProposerFact;
  readonly block: AtomicCBlock;
}

type Account = Pick<ExportTx["inputs"][number], "address" | "amount" | "assetId">;

function accountOf(
  { address, amount, assetId }: Account,
  signatures: readonly Uint8Array[] = [],
): AtomicAccount {
  return {
    address: toHex(address),
    asset: toHex(assetId),
    amount: String(amount),
    signatures: signatures.map(toHex),
  };
}

/** A transaction's effect on accounts, and the addresses of other chains that it concerns. */
interface Effect {
  readonly accounts: readonly AtomicAccount[];
  /** In the interface's form. */
  readonly owners: readonly string[];
}

function applyImport(
  { unsignedTx, credentials }: SignedAtomicTx & { unsignedTx: ImportTx },
  txId: string,
  position: TxPosition,
  facts: CFacts,
): Effect {
  const route = { createdOn: toHex(unsignedTx.sourceChain), consumedOn: null };
  const signersOf = signersBy(() => encodeUnsignedAtomicTx(unsignedTx));
  const owners: string[] = [];
  for (const [index, spent] of unsignedTx.importedInputs.entries()) {
    const { signatures = [] } = credentials[index] ?? {};
    const signers = signersOf(signatures);
    owners.push(...signers);
    facts.utxos.push(importedFact(position, spent, route, signers));
    facts.spends.push(spentFact(position, spent, txId, signatures));
  }
  return { accounts: unsignedTx.outputs.map((output) => accountOf(output)), owners };
}

function applyExport(
  { unsignedTx, credentials }: SignedAtomicTx & { unsignedTx: ExportTx },
  txId: Uint8Array,
  position: TxPosition,
  facts: CFacts,
): Effect {
  const route = { createdOn: null, consumedOn: toHex(unsignedTx.destinationChain) };
  const made = unsignedTx.exportedOutputs.map(({ assetId, output }, outputIndex) =>
    madeFact(position, { txId, outputIndex, assetId, output }, route),
  );
  facts.utxos.push(...made);
  return {
    accounts: unsignedTx.inputs.map((input, index) => accountOf(input, credentials[index]?.signatures)),
    owners: made.flatMap(({ addresses }) => addresses),
  };
}

function applyTx(tx: SignedAtomicTx, position: TxPosition, facts: CFacts): void {
  const { unsignedTx, credentials } = tx;
  const { height, idx, time, network } = position;
  const { type } = unsignedTx;
  const id = atomicTxId(tx);
  const txId = toHex(id);
  const imports = unsignedTx.type === "ImportTx";
  const { accounts, owners } = imports
    ? applyImport({ unsignedTx, credentials }, txId, position, facts)
    : applyExport({ unsignedTx, credentials }, id, position, facts);
  facts.txs.push({
    height,
    idx,
    txId,
    type,
    time,
    memo: "0x", // atomic transactions have no memo
    sourceChain: imports ? toHex(unsignedTx.sourceChain) : network.cChainId,
    destinationChain: imports ? network.cChainId : toHex(unsignedTx.destinationChain),
    accounts,
  });
  for (const address of new Set([...owners, ...accounts.map(({ address }) => accountKey(address))])) {
    facts.concerns.push({ address, height, idx, type, time });
  }
}

/** Adds a block's facts. */
export function applyCBlock(
  { id, parentId, height, size, proposer, block: { time, txs } }: CBlockWithId,
  network: NetworkIdentity,
  facts: CFacts,
): void {
  facts.blocks.push({ height: Number(height), blockId: id, parentId, time, size, ...proposer });
  for (const [idx, tx] of txs.entries()) applyTx(tx, { network, height: Number(height), idx, time }, facts);
}
