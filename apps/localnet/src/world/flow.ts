/** The rule of flow: what a transaction consumes, produces and burns, and that the owners signed for it. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  addressOfPublicKey,
  type Credential,
  type L1Owner,
  type OutputOwners,
  type SignatureIndices,
  type TransferableInput,
  type TransferableOutput,
  type Utxo,
} from "@primary-network/codec";
import { compareInputs, compareOutputs, equalBytes } from "./byte-order.ts";
import { ensure } from "./rule-error.ts";
import { signerKeyOf } from "./signers.ts";
import { innerOutput } from "./utxo-set.ts";

/** Who signed what: the addresses that signatures belong to, and the time that locks are measured by. */
export interface Witness {
  readonly signerOf: (signature: Uint8Array) => Uint8Array;
  /** Unix seconds. */
  readonly now: bigint;
}

/**
 * The witness of an unsigned transaction's bytes. It recovers each distinct signature only once: all inputs of one owner
 * carry the same one.
 */
export function createWitness(unsignedTx: Uint8Array, now: bigint): Witness {
  const known = new Map<string, Uint8Array>();
  const signerOf = (signature: Uint8Array): Uint8Array => {
    const key = bytesToHex(signature);
    const address = known.get(key) ?? addressOfPublicKey(signerKeyOf(unsignedTx, signature));
    known.set(key, address);
    return address;
  };
  return { signerOf, now };
}

/** Throws unless the credential holds the signatures of `threshold` owners, at the named positions. */
export function verifyCredential(
  owner: OutputOwners | L1Owner,
  { signatureIndices }: SignatureIndices,
  credential: Credential | undefined,
  { signerOf, now }: Witness,
): void {
  const locktime = "locktime" in owner ? owner.locktime : 0n;
  ensure(locktime <= now, `the owner's lock ends at ${locktime}, later than ${now}`);
  const signatures = credential?.signatures ?? [];
  ensure(
    signatureIndices.length === owner.threshold,
    `${owner.threshold} owners must sign, ${signatureIndices.length} are named`,
  );
  ensure(
    signatures.length === owner.threshold,
    `${owner.threshold} signatures are needed, ${signatures.length} are given`,
  );
  for (const [position, index] of signatureIndices.entries()) {
    ensure(index > (signatureIndices[position - 1] ?? -1), "signature indices are not ascending");
    const address = owner.addresses[index];
    const signature = signatures[position];
    ensure(address !== undefined && signature !== undefined, `there is no owner ${index}`);
    ensure(equalBytes(signerOf(signature), address), `signature ${position} is not by owner ${index}`);
  }
}

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, amount) => total + amount, 0n);

/** Amounts that stay locked for staking, by lock and owners. */
class LockedAmounts {
  readonly #amounts = new Map<string, bigint>();

  add(locktime: bigint, { threshold, addresses }: OutputOwners, amount: bigint): void {
    const key = `${locktime}/${threshold}/${addresses.map(bytesToHex).join()}`;
    const total = (this.#amounts.get(key) ?? 0n) + amount;
    if (total === 0n) this.#amounts.delete(key);
    else this.#amounts.set(key, total);
  }

  get isBalanced(): boolean {
    return this.#amounts.size === 0;
  }
}

/** One side-by-side of spent outputs and the inputs that spend them. */
export interface Spending {
  readonly input: TransferableInput;
  readonly utxo: Utxo | undefined;
  readonly credential: Credential | undefined;
}

/**
 * What is left of the inputs after the outputs, in nAVAX: fee and deposits must come out of it.
 *
 * @throws RuleError for missing or wrongly signed inputs, outputs out of order, locks not carried on, or more out than in
 */
export function verifyFlow(
  spendings: readonly Spending[],
  produced: readonly TransferableOutput[],
  assetId: Uint8Array,
  witness: Witness,
): bigint {
  const locked = new LockedAmounts();
  const free: bigint[] = [];
  for (const { input, utxo, credential } of spendings) {
    const name = `${bytesToHex(input.txId)}:${input.outputIndex}`;
    ensure(utxo !== undefined, `input ${name} spends an output that does not exist`);
    ensure(
      equalBytes(utxo.assetId, assetId) && equalBytes(input.assetId, assetId),
      `input ${name} is not AVAX`,
    );
    const owner = innerOutput(utxo);
    const inner = input.input.type === "LockIn" ? input.input.input : input.input;
    const lock = utxo.output.type === "LockOut" ? utxo.output.locktime : 0n;
    ensure(
      inner.amount === owner.amount,
      `input ${name} spends ${inner.amount}, its output holds ${owner.amount}`,
    );
    if (input.input.type === "LockIn") {
      ensure(
        input.input.locktime === lock,
        `input ${name} names lock ${input.input.locktime}, its output ${lock}`,
      );
    }
    ensure(
      lock <= witness.now || input.input.type === "LockIn",
      `input ${name} spends an output locked until ${lock}`,
    );
    verifyCredential(owner, inner, credential, witness);
    if (lock > witness.now) locked.add(lock, owner, inner.amount);
    else free.push(inner.amount);
  }
  const made: bigint[] = [];
  for (const output of produced) {
    ensure(equalBytes(output.assetId, assetId), "an output is not AVAX");
    const inner = innerOutput(output);
    ensure(inner.amount > 0n, "an output is empty");
    if (output.output.type === "LockOut") locked.add(output.output.locktime, inner, -inner.amount);
    else made.push(inner.amount);
  }
  ensure(locked.isBalanced, "locked amounts in and out differ");
  const rest = sum(free) - sum(made);
  ensure(rest >= 0n, `${-rest} more nAVAX go out than in`);
  return rest;
}

/** Throws unless inputs are ascending without doubles and outputs ascending. */
export function verifyOrder(
  inputs: readonly TransferableInput[],
  outputs: readonly TransferableOutput[],
): void {
  for (const [index, input] of inputs.entries()) {
    const before = inputs[index - 1];
    ensure(
      before === undefined || compareInputs(before, input) < 0,
      "inputs are not sorted, or one stands twice",
    );
  }
  for (const [index, output] of outputs.entries()) {
    const before = outputs[index - 1];
    ensure(before === undefined || compareOutputs(before, output) <= 0, "outputs are not sorted");
  }
}
