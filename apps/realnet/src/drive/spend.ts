/** Picks outputs to spend, returns the change, and tells who signs for what. */
import type {
  OutputOwners,
  SignatureIndices,
  TransferableInput,
  TransferableOutput,
  TransferOutput,
} from "@primary-network/codec";
import { compareBytes, compareInputs, sortedOutputs } from "./order.ts";

/** A key that signs. */
export interface Signer {
  /** 20 bytes. */
  readonly address: Uint8Array;
  /** 32 bytes. */
  readonly privateKey: Uint8Array;
}

/** Signers who act together; the change goes to the first. */
export type Signers = readonly [Signer, ...Signer[]];

/** An unspent output of an amount. */
export interface Unspent {
  readonly txId: Uint8Array;
  readonly outputIndex: number;
  readonly assetId: Uint8Array;
  readonly output: TransferOutput;
  /** Unix seconds of a stakeable lock. */
  readonly stakeableLock?: bigint;
}

/** An amount of an asset. */
export interface Need {
  readonly assetId: Uint8Array;
  readonly amount: bigint;
}

/** What is to be spent, and from what. */
export interface Spending {
  readonly unspent: readonly Unspent[];
  readonly signers: Signers;
  /** Unix seconds by which locks are judged. */
  readonly now: number;
  readonly needs: readonly Need[];
  /** Taken from outputs under a stakeable lock, of the first need's asset. */
  readonly lockedNeed?: bigint;
  /** Takes locked outputs for free ones, for transactions that are to be refused. */
  readonly ignoreLocks?: boolean;
}

/** Inputs with the keys that sign for each, and what is left over. */
export interface Spent {
  readonly inputs: TransferableInput[];
  readonly keys: readonly (readonly Uint8Array[])[];
  readonly change: TransferableOutput[];
  /** Outputs under the locks of what was spent, for as much as was needed under a lock. */
  readonly lockedStake: TransferableOutput[];
}

/** Owners of keys, sorted. */
export function ownedBy(keys: readonly Signer[], threshold = 1, locktime = 0n): OutputOwners {
  return { locktime, threshold, addresses: keys.map(({ address }) => address).sort(compareBytes) };
}

/** Which positions of an owner the signers can sign for; undefined when they are too few. */
export function authorize(
  { threshold, addresses }: Pick<OutputOwners, "threshold" | "addresses">,
  signers: readonly Signer[],
): { readonly auth: SignatureIndices; readonly keys: readonly Uint8Array[] } | undefined {
  const found = addresses.flatMap((address, index) => {
    const signer = signers.find((one) => compareBytes(one.address, address) === 0);
    return signer === undefined ? [] : [{ index, key: signer.privateKey }];
  });
  if (found.length < threshold) return undefined;
  const used = found.slice(0, threshold);
  return { auth: { signatureIndices: used.map(({ index }) => index) }, keys: used.map(({ key }) => key) };
}

/**
 * Picks inputs for all needs, outputs of several owners first, then the largest.
 *
 * @throws Error when the signers do not own enough
 */
export function spend({ unspent, signers, now, needs, lockedNeed = 0n, ignoreLocks }: Spending): Spent {
  const time = BigInt(now);
  const spent: { input: TransferableInput; keys: readonly Uint8Array[] }[] = [];
  const change: TransferableOutput[] = [];
  const lockedStake: TransferableOutput[] = [];
  const isLocked = ({ stakeableLock = 0n }: Unspent) => stakeableLock > time && !ignoreLocks;
  const bySize = ({ output: left }: Unspent, { output: right }: Unspent) =>
    left.amount > right.amount ? -1 : left.amount < right.amount ? 1 : 0;
  const usable = unspent
    .filter(({ output }) => output.locktime <= time || ignoreLocks)
    .toSorted((left, right) => right.output.threshold - left.output.threshold || bySize(left, right));
  const collect = (
    { assetId, amount: needed }: Need,
    locked: boolean,
    rest: (one: Unspent, surplus: bigint) => void,
  ) => {
    let missing = needed;
    for (const one of usable) {
      if (missing <= 0n) return;
      if (isLocked(one) !== locked || compareBytes(one.assetId, assetId) !== 0) continue;
      const authorized = authorize(one.output, signers);
      if (authorized === undefined) continue;
      const { txId, outputIndex, output, stakeableLock = 0n } = one;
      const plain = { type: "TransferInput" as const, amount: output.amount, ...authorized.auth };
      const input = locked ? { type: "LockIn" as const, locktime: stakeableLock, input: plain } : plain;
      spent.push({ input: { txId, outputIndex, assetId, input }, keys: authorized.keys });
      missing -= output.amount;
      rest(one, missing < 0n ? -missing : 0n);
    }
    if (missing > 0n)
      throw new Error(`${missing} of ${needed} units are missing${locked ? " under a lock" : ""}`);
  };
  const [first] = needs;
  if (lockedNeed > 0n && first !== undefined) {
    collect({ ...first, amount: lockedNeed }, true, ({ assetId, output, stakeableLock = 0n }, surplus) => {
      const under = (amount: bigint): TransferableOutput => ({
        assetId,
        output: { type: "LockOut", locktime: stakeableLock, output: { ...output, amount } },
      });
      lockedStake.push(under(output.amount - surplus));
      if (surplus > 0n) change.push(under(surplus));
    });
  }
  for (const need of needs) {
    collect(need, false, ({ assetId }, surplus) => {
      if (surplus === 0n) return;
      change.push({ assetId, output: { type: "TransferOutput", amount: surplus, ...ownedBy([signers[0]]) } });
    });
  }
  spent.sort((left, right) => compareInputs(left.input, right.input));
  return {
    inputs: spent.map(({ input }) => input),
    keys: spent.map(({ keys }) => keys),
    change: sortedOutputs(change),
    lockedStake,
  };
}

/** The stake outputs of free and locked parts, in order. */
export function sortedStake(
  free: readonly TransferableOutput[],
  locked: readonly TransferableOutput[],
): TransferableOutput[] {
  return sortedOutputs([...free, ...locked]);
}
