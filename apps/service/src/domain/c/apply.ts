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
import type { XUtxoFact } from "../x/facts.ts";
import { avaxOf, importedFact, madeFact, spentFact } from "../x/outputs.ts";
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

const avaxIn = (accounts: readonly AtomicAccount[], { assetId }: NetworkIdentity): bigint =>
  accounts.reduce((sum, { asset, amount }) => (asset === assetId ? sum + BigInt(amount) : sum), 0n);

/** A transaction's effect on accounts, and the addresses of other chains that it concerns. */
interface Effect {
  /** nAVAX that the transaction takes from outputs or accounts and gives to none. */
  readonly burned: bigint;
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
  const imported: XUtxoFact[] = [];
  for (const [index, spent] of unsignedTx.importedInputs.entries()) {
    const { signatures = [] } = credentials[index] ?? {};
    const signers = signersOf(signatures);
    owners.push(...signers);
    imported.push(importedFact(position, spent, route, signers));
    facts.spends.push(spentFact(position, spent, txId, signatures));
  }
  facts.utxos.push(...imported);
  const accounts = unsignedTx.outputs.map((output) => accountOf(output));
  return { accounts, owners, burned: avaxOf(imported) - avaxIn(accounts, position.network) };
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
  const accounts = unsignedTx.inputs.map((input, index) => accountOf(input, credentials[index]?.signatures));
  return {
    accounts,
    owners: made.flatMap(({ addresses }) => addresses),
    burned: avaxIn(accounts, position.network) - avaxOf(made),
  };
}

function applyTx(tx: SignedAtomicTx, position: TxPosition, facts: CFacts): void {
  const { unsignedTx, credentials } = tx;
  const { height, idx, time, network } = position;
  const { type } = unsignedTx;
  const id = atomicTxId(tx);
  const txId = toHex(id);
  const imports = unsignedTx.type === "ImportTx";
  const { accounts, owners, burned } = imports
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
  if (burned !== 0n) facts.burns.push({ height, idx, amount: String(burned) });
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
