/** Checks a signed atomic transaction of the C-Chain against its accounts, whole, and only then applies it. */
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type CExportTx,
  type CImportTx,
  cAtomicTxId,
  type EvmOutput,
  encodeUnsignedCAtomicTx,
  type SignedCAtomicTx,
} from "@primary-network/codec";
import { compareBytes, equalBytes } from "./byte-order.ts";
import type { CState } from "./c-state.ts";
import { createWitness, verifyFlow, verifyOrder } from "./flow.ts";
import { AVAX } from "./params.ts";
import { ensure } from "./rule-error.ts";
import { neighbourOf } from "./shared-memory.ts";
import { signerKeyOf } from "./signers.ts";

/** nAVAX that an atomic transaction must burn at least. */
export const C_FEE: bigint = AVAX / 1_000n;

/** wei in one nAVAX: the C-Chain counts AVAX in eighteen decimals, the other chains in nine. */
export const WEI: bigint = 1_000_000_000n;

/** Gas of an atomic transaction: for itself, for each of its bytes, for each signature. */
const GAS = { tx: 10_000, byte: 1, signature: 1_000 } as const;

/** The gas that an atomic transaction takes by the rules since Apricot phase 5. */
export function atomicGasOf({ unsignedTx, credentials }: SignedCAtomicTx): bigint {
  const signatures = credentials.reduce((sum, credential) => sum + credential.signatures.length, 0);
  const { length } = encodeUnsignedCAtomicTx(unsignedTx);
  return BigInt(GAS.tx + GAS.byte * length + GAS.signature * signatures);
}

/** The end of the hash of a public key's two coordinates. */
export function evmAddressOf(publicKey: Uint8Array): Uint8Array {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  return keccak_256(point.subarray(1)).slice(12);
}

/** The order in which a transaction must list accounts: by address, then by asset. */
export function compareAccounts(left: EvmOutput, right: EvmOutput): number {
  return compareBytes(left.address, right.address) || compareBytes(left.assetId, right.assetId);
}

/** The amount of all accounts together, in nAVAX. */
function verifyAccounts(accounts: readonly EvmOutput[], avaxAssetId: Uint8Array): bigint {
  let total = 0n;
  for (const [index, account] of accounts.entries()) {
    const before = accounts[index - 1];
    ensure(
      before === undefined || compareAccounts(before, account) < 0,
      "accounts are not sorted, or one stands twice",
    );
    ensure(equalBytes(account.assetId, avaxAssetId), "an account's asset is not AVAX");
    ensure(account.amount > 0n, "an account's amount is empty");
    total += account.amount;
  }
  return total;
}

function verifyFee(burned: bigint): void {
  ensure(burned >= C_FEE, `${burned} nAVAX are burned, the fee is ${C_FEE}`);
}

/** Checks an import; returns what applies it. */
function verifyImport(state: CState, tx: CImportTx, { credentials }: SignedCAtomicTx): () => void {
  const { arrived } = neighbourOf(state.neighbours, tx.sourceChain);
  ensure(tx.importedInputs.length > 0, "nothing is imported");
  ensure(tx.outputs.length > 0, "no account gets anything");
  verifyOrder(tx.importedInputs, []);
  const credited = verifyAccounts(tx.outputs, state.avaxAssetId);
  ensure(
    credentials.length === tx.importedInputs.length,
    `${tx.importedInputs.length} credentials are needed, ${credentials.length} are given`,
  );
  const witness = createWitness(encodeUnsignedCAtomicTx(tx), BigInt(state.timestamp));
  const spendings = tx.importedInputs.map((input, index) => {
    const utxo = arrived.get(input.txId, input.outputIndex);
    ensure(utxo?.output.type !== "LockOut", "an input spends an output that is locked for staking");
    return { input, utxo, credential: credentials[index] };
  });
  verifyFee(verifyFlow(spendings, [], state.avaxAssetId, witness) - credited);
  return () => {
    for (const input of tx.importedInputs) arrived.remove(input);
    for (const { address, amount } of tx.outputs) {
      const account = state.accounts.get(address);
      state.accounts.set(address, { ...account, balance: account.balance + amount * WEI });
    }
  };
}

/** Checks an export; returns what applies it. */
function verifyExport(state: CState, tx: CExportTx, signed: SignedCAtomicTx): () => void {
  const { credentials } = signed;
  const { sent } = neighbourOf(state.neighbours, tx.destinationChain);
  ensure(tx.exportedOutputs.length > 0, "nothing is exported");
  verifyOrder([], tx.exportedOutputs);
  const debited = verifyAccounts(tx.inputs, state.avaxAssetId);
  ensure(
    credentials.length === tx.inputs.length,
    `${tx.inputs.length} credentials are needed, ${credentials.length} are given`,
  );
  const unsigned = encodeUnsignedCAtomicTx(tx);
  for (const [index, { address, amount, nonce }] of tx.inputs.entries()) {
    const name = `0x${bytesToHex(address)}`;
    const [signature, ...others] = credentials[index]?.signatures ?? [];
    ensure(signature !== undefined && others.length === 0, `account ${name} needs exactly one signature`);
    const signer = evmAddressOf(signerKeyOf(unsigned, signature));
    ensure(equalBytes(signer, address), `the signature for account ${name} is not its own`);
    const account = state.accounts.get(address);
    ensure(nonce === account.nonce, `account ${name} is at nonce ${account.nonce}, not ${nonce}`);
    ensure(
      account.balance >= amount * WEI,
      `account ${name} holds ${account.balance} wei, less than ${amount} nAVAX`,
    );
  }
  let exported = 0n;
  for (const { assetId, output } of tx.exportedOutputs) {
    ensure(equalBytes(assetId, state.avaxAssetId), "an output is not AVAX");
    ensure(output.amount > 0n, "an output is empty");
    exported += output.amount;
  }
  ensure(exported <= debited, `${exported - debited} more nAVAX go out than in`);
  verifyFee(debited - exported);
  return () => {
    for (const { address, amount, nonce } of tx.inputs) {
      const account = state.accounts.get(address);
      state.accounts.set(address, { ...account, balance: account.balance - amount * WEI, nonce: nonce + 1n });
    }
    const txId = cAtomicTxId(signed);
    for (const [outputIndex, { assetId, output }] of tx.exportedOutputs.entries())
      sent.add({ txId, outputIndex, assetId, output });
  };
}

/**
 * Applies one atomic transaction and returns its id.
 *
 * @throws RuleError when it breaks a rule, CodecError when a signature is none; the state is then as before
 */
export function executeC(state: CState, signed: SignedCAtomicTx): Uint8Array {
  const { unsignedTx: tx } = signed;
  ensure(
    tx.networkId === state.networkId,
    `the transaction is for network ${tx.networkId}, this is ${state.networkId}`,
  );
  ensure(equalBytes(tx.blockchainId, state.chainId), "the transaction is for another chain");
  const apply = tx.type === "ImportTx" ? verifyImport(state, tx, signed) : verifyExport(state, tx, signed);
  apply();
  return cAtomicTxId(signed);
}
