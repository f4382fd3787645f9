/**
 * The flow rule: a transaction's consumed, produced and burned amounts must match, and its owners must have
 * signed.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import {
  addressOfPublicKey,
  CodecError,
  type Credential,
  encodeCb58,
  type L1Owner,
  type OutputOwners,
  type SignatureIndices,
  type TransferableInput,
  type TransferableOutput,
} from "@primary-network/codec";
import type { Utxo } from "@primary-network/codec/p";
import { signerKeyOf } from "../../keys/signers.ts";
import { compareInputs, compareOutputs, equalBytes } from "../byte-order.ts";
import { ensure, RuleError, within } from "../rule-error.ts";
import { innerOutput } from "../utxo-set.ts";

/** The signers: the addresses that signatures belong to, and the time that locks are compared with. */
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
  const recover = (signature: Uint8Array): Uint8Array => {
    try {
      return addressOfPublicKey(signerKeyOf(unsignedTx, signature));
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      const mutated = error.message.includes("upper half");
      throw new RuleError(mutated ? "signature was mutated from its original format" : "invalid signature");
    }
  };
  const signerOf = (signature: Uint8Array): Uint8Array => {
    const key = bytesToHex(signature);
    const address = known.get(key) ?? recover(signature);
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
  const signatures = credential?.signatures ?? [];
  const named = signatureIndices.length;
  const ascending = signatureIndices.every(
    (index, position) => index > (signatureIndices[position - 1] ?? -1),
  );
  ensure(ascending, "address indices not sorted and unique");
  ensure(locktime <= now, "output is time locked");
  ensure(named <= owner.threshold, "input has more signers than expected");
  ensure(named >= owner.threshold, "input has less signers than expected");
  ensure(
    signatures.length === named,
    "input expected a different number of signers than provided in the credential",
  );
  for (const [position, index] of signatureIndices.entries()) {
    const address = owner.addresses[index];
    const signature = signatures[position];
    ensure(
      address !== undefined && signature !== undefined,
      "input referenced a nonexistent address in the output",
    );
    const signer = signerOf(signature);
    ensure(
      equalBytes(signer, address),
      `wrong signature: expected signature from ${encodeCb58(address)} but got from ${encodeCb58(signer)}`,
    );
  }
}

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, amount) => total + amount, 0n);

/** The digest by which the node names owners: of their encoding, two bytes of codec version first. */
function ownerId({ locktime, threshold, addresses }: OutputOwners): Uint8Array {
  const head = new DataView(new ArrayBuffer(18));
  head.setBigUint64(2, locktime);
  head.setUint32(10, threshold);
  head.setUint32(14, addresses.length);
  return sha256(concatBytes(new Uint8Array(head.buffer), ...addresses));
}

/** Amounts under stakeable locks, by lock and owners: inputs less outputs. */
class LockedAmounts {
  readonly #amounts = new Map<string, { locktime: bigint; owner: string; amount: bigint }>();

  add(locktime: bigint, owners: OutputOwners, amount: bigint): void {
    const owner = encodeCb58(ownerId(owners));
    const key = `${locktime}/${owner}`;
    this.#amounts.set(key, { locktime, owner, amount: (this.#amounts.get(key)?.amount ?? 0n) + amount });
  }

  /**
   * Pays locked outputs beyond the locked inputs from unlocked ones; returns the rest of the unlocked amount.
   *
   * @throws RuleError with the node's message when they do not suffice
   */
  payFrom(unlocked: bigint, assetId: Uint8Array): bigint {
    let left = unlocked;
    for (const { locktime, owner, amount } of this.#amounts.values()) {
      if (amount >= 0n) continue;
      left += amount;
      ensure(
        left >= 0n,
        `insufficient locked funds: ${owner} needs ${-left} more ${encodeCb58(assetId)} for locktime ${locktime}`,
      );
    }
    return left;
  }

  /** Locked inputs that no output continues: their amount is lost. */
  get lost(): bigint {
    return sum([...this.#amounts.values()].map(({ amount }) => (amount > 0n ? amount : 0n)));
  }
}

/** Spent outputs paired with the inputs that spend them. */
export interface Spending {
  readonly input: TransferableInput;
  readonly utxo: Utxo | undefined;
  readonly credential: Credential | undefined;
}

/** Checks one input against the output that it spends; returns the lock that still applies. */
function verifySpending(
  { input, utxo, credential }: Spending,
  assetId: Uint8Array,
  witness: Witness,
  context: string | undefined,
): bigint {
  const name = `${encodeCb58(input.txId)}:${input.outputIndex}`;
  ensure(utxo !== undefined, `failed to read consumed UTXO ${name} due to: not found`);
  ensure(
    equalBytes(utxo.assetId, input.assetId),
    `input asset ID does not match UTXO asset ID: ${encodeCb58(input.assetId)} != ${encodeCb58(utxo.assetId)}`,
  );
  ensure(equalBytes(utxo.assetId, assetId), `input ${name} is not AVAX`);
  const lock = utxo.output.type === "LockOut" ? utxo.output.locktime : 0n;
  const inner = input.input.type === "LockIn" ? input.input.input : input.input;
  if (input.input.type === "LockIn") {
    ensure(
      input.input.locktime === lock,
      `input locktime does not match UTXO locktime: ${input.input.locktime} != ${lock}`,
    );
  } else {
    ensure(lock <= witness.now, "locked funds not marked as locked");
  }
  const owner = innerOutput(utxo);
  within(context, () => {
    ensure(
      inner.amount === owner.amount,
      `utxo amount and input amount are not equal: ${owner.amount} != ${inner.amount}`,
    );
    verifyCredential(owner, inner, credential, witness);
  });
  return lock > witness.now ? lock : 0n;
}

/**
 * The inputs less the outputs, in nAVAX: fee and deposits are paid from it, the rest is burned.
 *
 * @param due smallest surplus in nAVAX
 * @param context the chain's prefix to the reason why an input may not be spent
 * @throws RuleError for missing or wrongly signed inputs, locks that are not continued, or a surplus below `due`
 */
export function verifyFlow(
  spendings: readonly Spending[],
  produced: readonly TransferableOutput[],
  assetId: Uint8Array,
  witness: Witness,
  due = 0n,
  context: string | undefined = undefined,
): bigint {
  const locked = new LockedAmounts();
  const free: bigint[] = [];
  for (const spending of spendings) {
    const lock = verifySpending(spending, assetId, witness, context);
    const { input } = spending.input;
    const { amount } = input.type === "LockIn" ? input.input : input;
    if (lock > 0n && spending.utxo) locked.add(lock, innerOutput(spending.utxo), amount);
    else free.push(amount);
  }
  const made: bigint[] = [];
  for (const output of produced) {
    const inner = innerOutput(output);
    // Nothing but AVAX can be spent here, so there is none of another asset.
    ensure(
      equalBytes(output.assetId, assetId),
      `insufficient unlocked funds: needs ${inner.amount} more ${encodeCb58(output.assetId)}`,
    );
    if (output.output.type === "LockOut") locked.add(output.output.locktime, inner, -inner.amount);
    else made.push(inner.amount);
  }
  const rest = locked.payFrom(sum(free), assetId) - sum(made);
  ensure(rest >= due, `insufficient unlocked funds: needs ${due - rest} more ${encodeCb58(assetId)}`);
  return rest + locked.lost;
}

/** Throws unless inputs are ascending and distinct, and outputs ascending. */
export function verifyOrder(
  inputs: readonly TransferableInput[],
  outputs: readonly TransferableOutput[],
): void {
  for (const [index, input] of inputs.entries()) {
    const before = inputs[index - 1];
    ensure(before === undefined || compareInputs(before, input) < 0, "inputs not sorted and unique");
  }
  for (const [index, output] of outputs.entries()) {
    const before = outputs[index - 1];
    ensure(before === undefined || compareOutputs(before, output) <= 0, "outputs not sorted");
  }
}
