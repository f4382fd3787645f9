/** Checks a signed atomic transaction of the C-Chain completely against its accounts, and only then applies it. */
import { encodeCb58 } from "@primary-network/codec";
import {
  atomicTxId,
  type EvmOutput,
  type ExportTx,
  encodeUnsignedAtomicTx,
  type ImportTx,
  type SignedAtomicTx,
  type UnsignedAtomicTx,
} from "@primary-network/codec/c";
import { evmAddressOf } from "../../keys/evm-address.ts";
import { signerKeyOf } from "../../keys/signers.ts";
import { compareBytes, compareInputs, compareOutputs, equalBytes } from "../byte-order.ts";
import type { Neighbour } from "../memory/shared-memory.ts";
import { createWitness, verifyFlow } from "../p/flow.ts";
import { verifyInput, verifyOutput } from "../p/form.ts";
import { EMPTY_ID } from "../p/state.ts";
import { ensure, RuleError } from "../rule-error.ts";
import type { CState } from "./state.ts";

/** wei per unit of gas: constant here, and the lowest price that the C-Chain had for a long time. */
export const C_BASE_FEE: bigint = 25_000_000_000n;

/** wei in one nAVAX: the C-Chain counts AVAX in eighteen decimals, the other chains in nine. */
export const WEI: bigint = 1_000_000_000n;

/** Gas of an atomic transaction: a base amount, per byte and per signature. */
const GAS = { tx: 10_000, byte: 1, signature: 1_000 } as const;

/**
 * The gas that an atomic transaction uses by the rules since Apricot phase 5.
 *
 * @param signatures number of signatures that its inputs require
 */
export function atomicGasOf(tx: UnsignedAtomicTx, signatures = signaturesOf(tx)): bigint {
  const { length } = encodeUnsignedAtomicTx(tx);
  return BigInt(GAS.tx + GAS.byte * length + GAS.signature * signatures);
}

function signaturesOf(tx: UnsignedAtomicTx): number {
  if (tx.type === "ExportTx") return tx.inputs.length;
  return tx.importedInputs.reduce((sum, { input }) => sum + input.signatureIndices.length, 0);
}

/** nAVAX that an atomic transaction must burn: its gas at the base fee, rounded up. */
export function atomicFeeOf(tx: UnsignedAtomicTx): bigint {
  return (atomicGasOf(tx) * C_BASE_FEE + WEI - 1n) / WEI;
}

/** The order in which a transaction must list accounts: by address, then by asset. */
export function compareAccounts(left: EvmOutput, right: EvmOutput): number {
  return compareBytes(left.address, right.address) || compareBytes(left.assetId, right.assetId);
}

/** Throws unless accounts are ascending and distinct, and all hold AVAX. The error texts are a node's. */
function verifyAccounts(
  accounts: readonly EvmOutput[],
  avaxAssetId: Uint8Array,
  texts: { readonly prefix: string; readonly empty: string; readonly asset: string; readonly order: string },
): void {
  for (const account of accounts) {
    ensure(account.amount > 0n, `${texts.prefix}${texts.empty}`);
    ensure(!equalBytes(account.assetId, EMPTY_ID), `${texts.prefix}empty asset ID is not valid`);
    ensure(equalBytes(account.assetId, avaxAssetId), texts.asset);
  }
  const sorted = accounts.every((account, index) => {
    const before = accounts[index - 1];
    return before === undefined || compareAccounts(before, account) < 0;
  });
  ensure(sorted, texts.order);
}

/** Throws unless the inputs cover the outputs and the fee. */
function verifyAmounts(kind: string, consumed: readonly bigint[], produced: readonly bigint[]): void {
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  ensure(sum(consumed) >= sum(produced), `${kind} tx flow check failed due to: insufficient funds`);
}

/** Adds the type of the check that failed. */
function inContext<T>(context: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof RuleError ? new RuleError(`${context}: ${error.message}`) : error;
  }
}

/** The other chain, which must be one of the Primary Network. */
function otherChain(state: CState, chainId: Uint8Array): Neighbour {
  const found = state.neighbours.find((neighbour) => equalBytes(neighbour.chainId, chainId));
  ensure(found !== undefined, "tx has wrong chain ID");
  return found;
}

/** Checks an import; returns a function that applies it. */
function verifyImport(state: CState, tx: ImportTx, { credentials }: SignedAtomicTx): () => void {
  ensure(tx.outputs.length > 0, "tx has no EVM outputs");
  const { arrived } = otherChain(state, tx.sourceChain);
  verifyAccounts(tx.outputs, state.avaxAssetId, {
    prefix: "EVM Output failed verification: ",
    empty: "output has no value",
    asset: "import output cannot contain non-AVAX in Banff",
    order: "outputs not sorted and unique",
  });
  for (const input of tx.importedInputs) {
    verifyInput(input, "atomic input failed verification: ");
    ensure(equalBytes(input.assetId, state.avaxAssetId), "import input cannot contain non-AVAX in Banff");
  }
  const sorted = tx.importedInputs.every((input, index) => {
    const before = tx.importedInputs[index - 1];
    return before === undefined || compareInputs(before, input) < 0;
  });
  ensure(sorted, "inputs not sorted and unique");
  verifyAmounts(
    "import",
    tx.importedInputs.map(({ input }) => input.amount),
    [...tx.outputs.map(({ amount }) => amount), atomicFeeOf(tx)],
  );
  const { length } = credentials;
  ensure(
    length === tx.importedInputs.length,
    `incorrect number of credentials: (${tx.importedInputs.length} vs. ${length})`,
  );
  const witness = createWitness(encodeUnsignedAtomicTx(tx), BigInt(state.timestamp));
  const spendings = tx.importedInputs.map((input, index) => {
    const utxo = arrived.get(input.txId, input.outputIndex);
    ensure(
      utxo !== undefined,
      `failed to fetch import UTXOs from ${encodeCb58(tx.sourceChain)} due to: not found`,
    );
    ensure(equalBytes(utxo.assetId, input.assetId), "asset IDs in the input don't match the utxo");
    return { input, utxo, credential: credentials[index] };
  });
  inContext("import tx transfer failed verification", () => {
    verifyFlow(spendings, [], state.avaxAssetId, witness);
  });
  return () => {
    for (const input of tx.importedInputs) arrived.remove(input);
    for (const { address, amount } of tx.outputs) {
      const account = state.accounts.get(address);
      state.accounts.set(address, { ...account, balance: account.balance + amount * WEI });
    }
  };
}

/** Checks an export; returns a function that applies it, except for its outputs, which arrive later. */
function verifyExport(state: CState, tx: ExportTx, signed: SignedAtomicTx): () => void {
  const { credentials } = signed;
  otherChain(state, tx.destinationChain);
  const order = "inputs not sorted and unique";
  verifyAccounts(tx.inputs, state.avaxAssetId, {
    prefix: "",
    empty: "input has no value",
    asset: "export input cannot contain non-AVAX in Banff",
    order,
  });
  for (const output of tx.exportedOutputs) {
    verifyOutput(output, "");
    const isAvax = equalBytes(output.assetId, state.avaxAssetId);
    ensure(isAvax || !equalBytes(tx.destinationChain, EMPTY_ID), "tx has wrong chain ID");
    ensure(isAvax, "export output cannot contain non-AVAX in Banff");
  }
  const sorted = tx.exportedOutputs.every((output, index) => {
    const before = tx.exportedOutputs[index - 1];
    return before === undefined || compareOutputs(before, output) <= 0;
  });
  ensure(sorted, "tx outputs not sorted");
  verifyAmounts(
    "export",
    tx.inputs.map(({ amount }) => amount),
    [...tx.exportedOutputs.map(({ output }) => output.amount), atomicFeeOf(tx)],
  );
  const { length } = credentials;
  ensure(
    length === tx.inputs.length,
    `export tx contained incorrect number of credentials want ${tx.inputs.length} got ${length}`,
  );
  const unsigned = encodeUnsignedAtomicTx(tx);
  for (const [index, { address }] of tx.inputs.entries()) {
    const { signatures = [] } = credentials[index] ?? {};
    const [signature] = signatures;
    ensure(
      signature !== undefined && signatures.length === 1,
      `incorrect number of signatures want 1 signature for EVM Input Credential, but got ${signatures.length}`,
    );
    const signer = evmAddressOf(signerKeyOf(unsigned, signature));
    ensure(equalBytes(signer, address), "signature doesn't match public key");
  }
  for (const { address, amount, nonce } of tx.inputs) {
    const account = state.accounts.get(address);
    ensure(account.balance >= amount * WEI, "insufficient funds");
    ensure(nonce === account.nonce, "invalid nonce");
  }
  return () => {
    for (const { address, amount, nonce } of tx.inputs) {
      const account = state.accounts.get(address);
      state.accounts.set(address, { ...account, balance: account.balance - amount * WEI, nonce: nonce + 1n });
    }
  };
}

/** Adds the outputs of an accepted export to what the other chain can import. */
export function deliver(state: CState, signed: SignedAtomicTx): void {
  const { unsignedTx: tx } = signed;
  if (tx.type === "ImportTx") return;
  const { sent } = otherChain(state, tx.destinationChain);
  const txId = atomicTxId(signed);
  for (const [outputIndex, { assetId, output }] of tx.exportedOutputs.entries())
    sent.add({ txId, outputIndex, assetId, output });
}

/**
 * Applies one atomic transaction and returns its id; `deliver` lets the outputs of an export arrive. The
 * checks, their order and their texts are the node's.
 *
 * @throws RuleError when it breaks a rule, CodecError for a malformed signature; the state is then unchanged
 */
export function executeC(state: CState, signed: SignedAtomicTx): Uint8Array {
  const { unsignedTx: tx } = signed;
  if (tx.type === "ImportTx") ensure(tx.importedInputs.length > 0, "tx has no imported inputs");
  else ensure(tx.exportedOutputs.length > 0, "tx has no export outputs");
  ensure(tx.networkId === state.networkId, "tx was issued with a different network ID");
  ensure(equalBytes(tx.blockchainId, state.chainId), "tx has wrong chain ID");
  const apply = tx.type === "ImportTx" ? verifyImport(state, tx, signed) : verifyExport(state, tx, signed);
  apply();
  return atomicTxId(signed);
}
