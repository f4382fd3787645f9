/** Builds and signs transactions: selects outputs to spend, returns the change, sorts everything. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type {
  Credential,
  OutputOwners,
  SignatureIndices,
  TransferableInput,
  TransferableOutput,
} from "@primary-network/codec";
import {
  type BaseTxFields,
  encodeUnsignedTx,
  type SignedTx,
  signTx,
  type UnsignedTx,
  type Utxo,
} from "@primary-network/codec/p";
import { compareBytes, compareInputs, compareOutputs } from "../chains/byte-order.ts";
import { feeOf } from "../chains/p/fees.ts";
import type { UserTx } from "../chains/p/rules/rule.ts";
import { EMPTY_ID, type State } from "../chains/p/state.ts";
import { innerOutput } from "../chains/utxo-set.ts";
import type { OwnerKey } from "../keys/keys.ts";
import { Signing } from "../keys/signers.ts";

const signing = new Signing<Credential>("p");

/** Keys that sign together; the change goes to the first. */
export type Signers = readonly [OwnerKey, ...OwnerKey[]];

interface Spent {
  readonly input: TransferableInput;
  readonly keys: readonly Uint8Array[];
}

/** Inputs and outputs that pay for a transaction. */
export interface Funds {
  readonly base: BaseTxFields;
  /** Outputs under the same stakeable locks as the inputs, for the requested locked amount. */
  readonly lockedStake: TransferableOutput[];
  readonly keys: readonly (readonly Uint8Array[])[];
}

/** Owners of one key, or of several with a threshold. */
export function ownedBy(keys: Signers, threshold = 1, locktime = 0n): OutputOwners {
  return { locktime, threshold, addresses: keys.map(({ address }) => address).sort(compareBytes) };
}

/** A wallet over the current state. */
export class Wallet {
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  /** An output that pays AVAX. */
  output(amount: bigint, owner: OutputOwners): TransferableOutput {
    return { assetId: this.#state.avaxAssetId, output: { type: "TransferOutput", amount, ...owner } };
  }

  /** The positions and keys that satisfy an owner, or undefined when there are too few keys. */
  authorize(
    owner: Omit<OutputOwners, "locktime">,
    signers: Signers,
  ): { auth: SignatureIndices; keys: Uint8Array[] } | undefined {
    const byAddress = new Map(signers.map(({ address, privateKey }) => [bytesToHex(address), privateKey]));
    const found = owner.addresses
      .map((address, index) => ({ index, key: byAddress.get(bytesToHex(address)) }))
      .flatMap(({ index, key }) => (key === undefined ? [] : [{ index, key }]))
      .slice(0, owner.threshold);
    if (found.length < owner.threshold) return undefined;
    return { auth: { signatureIndices: found.map(({ index }) => index) }, keys: found.map(({ key }) => key) };
  }

  #spend(utxo: Utxo, signers: Signers): Spent | undefined {
    const owner = innerOutput(utxo);
    const authorized = this.authorize(owner, signers);
    const now = BigInt(this.#state.timestamp);
    if (authorized === undefined || owner.locktime > now) return undefined;
    const plain = { type: "TransferInput" as const, amount: owner.amount, ...authorized.auth };
    const { txId, outputIndex, assetId, output } = utxo;
    const input =
      output.type === "LockOut"
        ? { type: "LockIn" as const, locktime: output.locktime, input: plain }
        : plain;
    return { input: { txId, outputIndex, assetId, input }, keys: authorized.keys };
  }

  #candidates(signers: Signers, locked: boolean): Utxo[] {
    const now = BigInt(this.#state.timestamp);
    const utxos = new Set(signers.flatMap(({ address }) => this.#state.utxos.ofAddress(address)));
    return (
      [...utxos]
        .filter(({ output }) => (output.type === "LockOut" && output.locktime > now) === locked)
        // Outputs that need several signers go first: a single signer cannot spend them.
        .sort((left, right) => innerOutput(right).threshold - innerOutput(left).threshold)
    );
  }

  /** Outputs that a single key may spend now, in the order in which it would spend them; nAVAX. */
  spendable(key: OwnerKey): { readonly amounts: readonly bigint[]; readonly total: bigint } {
    const amounts = this.#candidates([key], false)
      .filter((utxo) => this.#spend(utxo, [key]) !== undefined)
      .map((utxo) => innerOutput(utxo).amount);
    return { amounts, total: amounts.reduce((sum, amount) => sum + amount, 0n) };
  }

  /**
   * Collects inputs worth `need` (and `lockedNeed` under stakeable locks) with the change as outputs.
   *
   * @param outputs further ordinary outputs; their amount is added to the need
   * @throws Error when the signers do not own enough
   */
  fund(signers: Signers, need: bigint, outputs: readonly TransferableOutput[] = [], lockedNeed = 0n): Funds {
    const spent: Spent[] = [];
    const change: TransferableOutput[] = [...outputs];
    const lockedStake: TransferableOutput[] = [];
    const collect = (
      target: bigint,
      locked: boolean,
      rest: (utxo: Utxo, amount: bigint, surplus: bigint) => void,
    ) => {
      let missing = target;
      for (const utxo of this.#candidates(signers, locked)) {
        if (missing <= 0n) return;
        const spending = this.#spend(utxo, signers);
        if (spending === undefined) continue;
        spent.push(spending);
        const { amount } = innerOutput(utxo);
        missing -= amount;
        rest(utxo, amount, missing < 0n ? -missing : 0n);
      }
      if (missing > 0n)
        throw new Error(`wallet: ${missing} nAVAX short of ${target}${locked ? " locked" : ""}`);
    };
    collect(lockedNeed, true, ({ assetId, output }, amount, surplus) => {
      if (output.type !== "LockOut") return;
      const under = (value: bigint) => ({
        assetId,
        output: { ...output, output: { ...output.output, amount: value } },
      });
      lockedStake.push(under(amount - surplus));
      if (surplus > 0n) change.push(under(surplus));
    });
    const total = outputs.reduce((sum, output) => sum + innerOutput(output).amount, need);
    collect(total, false, (_utxo, _amount, surplus) => {
      if (surplus > 0n) change.push(this.output(surplus, ownedBy([signers[0]])));
    });
    spent.sort((left, right) => compareInputs(left.input, right.input));
    return {
      base: {
        networkId: this.#state.networkId,
        blockchainId: EMPTY_ID,
        outputs: change.sort(compareOutputs),
        inputs: spent.map(({ input }) => input),
        memo: new Uint8Array(),
      },
      lockedStake,
      keys: spent.map(({ keys }) => keys),
    };
  }

  /** nAVAX that a transaction must burn now. */
  feeOf(tx: UserTx): bigint {
    return feeOf(this.#state, tx);
  }

  /**
   * Builds a transaction that burns its fee and no more than it must. The fee depends on the spent outputs, so it is
   * rebuilt until the burned amount is enough; each round spends at least as much as the one before.
   *
   * @param make adds the fields of the type of transaction besides inputs and change
   */
  pay<T extends UserTx>(
    signers: Signers,
    need: bigint,
    make: (funds: Funds) => T,
    outputs: readonly TransferableOutput[] = [],
    lockedNeed = 0n,
  ): { readonly tx: T; readonly funds: Funds } {
    let fee = 0n;
    for (;;) {
      const funds = this.fund(signers, need + fee, outputs, lockedNeed);
      const tx = make(funds);
      const amount = this.feeOf(tx);
      if (amount <= fee) return { tx, funds };
      fee = amount;
    }
  }

  /** Inputs that import everything another chain sent to the signers, and their amount. */
  imports(
    signers: Signers,
    source: Iterable<Utxo>,
  ): { inputs: TransferableInput[]; keys: (readonly Uint8Array[])[]; amount: bigint } {
    const spent = [...source].flatMap((utxo) => this.#spend(utxo, signers) ?? []);
    spent.sort((left, right) => compareInputs(left.input, right.input));
    const amount = spent.reduce(
      (sum, { input }) => sum + (input.input.type === "TransferInput" ? input.input.amount : 0n),
      0n,
    );
    return { inputs: spent.map(({ input }) => input), keys: spent.map(({ keys }) => keys), amount };
  }

  /** Signs for the funds and, if there is one, for an authorization. */
  sign(unsignedTx: UnsignedTx, funds: Pick<Funds, "keys">, authorization?: readonly Uint8Array[]): SignedTx {
    const keys = authorization === undefined ? funds.keys : [...funds.keys, authorization];
    const bytes = encodeUnsignedTx(unsignedTx);
    return { unsignedTx, credentials: signing.sign(bytes, keys, () => signTx(unsignedTx, keys).credentials) };
  }
}
