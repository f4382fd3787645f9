/** Pays for and signs P-Chain transactions from the current state, with the wallet kit's selection of outputs. */
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
import {
  amountOf,
  availabilityOf,
  type Coin,
  FREE,
  fund,
  inputOf,
  ownersOfCoin,
  pCosts,
  signingIndices,
  sortInputs,
} from "@primary-network/wallet/funding";
import { compareBytes } from "../chains/byte-order.ts";
import { feeOf, gasConfig, isHistoric } from "../chains/p/fees.ts";
import type { UserTx } from "../chains/p/rules/rule.ts";
import { EMPTY_ID, type State } from "../chains/p/state.ts";
import type { OwnerKey } from "../keys/keys.ts";
import { Signing } from "../keys/signers.ts";

const signing = new Signing<Credential>("p");

/** Keys that sign together. */
export type Signers = readonly [OwnerKey, ...OwnerKey[]];

/** Private keys by credential. */
export type Keys = readonly (readonly Uint8Array[])[];

/** A transaction before it is paid for. */
export interface Plan<T extends UserTx> {
  /** Outputs besides the change. */
  readonly outputs?: readonly TransferableOutput[];
  /** nAVAX that it pays in other fields. */
  readonly deposit?: bigint;
  /** nAVAX to stake. Outputs with a stakeable lock are staked first. */
  readonly stake?: bigint;
  /** Adds the fields of the type. */
  make(base: BaseTxFields, stake: TransferableOutput[]): T;
}

/** A transaction and the keys that sign it. */
export interface Paid<T extends UserTx> {
  readonly tx: T;
  readonly keys: Keys;
}

/** Owners of one key, or of several with a threshold. */
export function ownedBy(keys: Signers, threshold = 1, locktime = 0n): OutputOwners {
  return { locktime, threshold, addresses: keys.map(({ address }) => address).sort(compareBytes) };
}

const coinOf = (utxo: Utxo): Coin => ({ chain: "P", ...utxo });

/** A wallet over the current state. */
export class Wallet {
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  get #now(): bigint {
    return BigInt(this.#state.timestamp);
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
    const signatureIndices = signingIndices(
      owner,
      signers.map(({ address }) => address),
    );
    if (signatureIndices === undefined) return undefined;
    const keyOf = new Map(signers.map(({ address, privateKey }) => [bytesToHex(address), privateKey]));
    const keys = signatureIndices.flatMap(
      (at) => keyOf.get(bytesToHex(owner.addresses[at] ?? EMPTY_ID)) ?? [],
    );
    return { auth: { signatureIndices }, keys };
  }

  #keysOf(coins: readonly Coin[], signers: Signers): Keys {
    return coins.map((coin) => this.authorize(ownersOfCoin(coin), signers)?.keys ?? []);
  }

  /** Outputs that a single key may spend now, oldest first, and their sum in nAVAX. */
  spendable({ address }: OwnerKey): { readonly utxos: readonly Utxo[]; readonly total: bigint } {
    const utxos = this.#state.utxos
      .ofAddress(address)
      .filter((utxo) => availabilityOf(utxo, [address], this.#now) === "now");
    return { utxos, total: utxos.reduce((sum, utxo) => sum + amountOf(utxo), 0n) };
  }

  #base(inputs: TransferableInput[], outputs: TransferableOutput[]): BaseTxFields {
    const { networkId } = this.#state;
    return { networkId, blockchainId: EMPTY_ID, outputs, inputs, memo: new Uint8Array() };
  }

  /** nAVAX that a transaction must burn now. */
  feeOf(tx: UserTx): bigint {
    return feeOf(this.#state, tx);
  }

  /**
   * Pays for a transaction.
   *
   * @throws InsufficientFundsError when the signers do not own enough
   */
  pay<T extends UserTx>(signers: Signers, { outputs, deposit = 0n, stake, make }: Plan<T>): Paid<T> {
    const { avaxAssetId, gasPrice } = this.#state;
    const by = signers.map(({ address }) => address);
    const isFree = isHistoric(make(this.#base([], []), []));
    const { tx, coins } = fund({
      coins: [...new Set(by.flatMap((address) => this.#state.utxos.ofAddress(address)))].map(coinOf),
      by,
      time: this.#now,
      avax: avaxAssetId,
      outputs,
      needs: [{ assetId: avaxAssetId, amount: deposit }],
      stake,
      costs: isFree ? FREE : pCosts({ config: gasConfig, price: gasPrice.toString() }),
      make: (parts) => make(this.#base(parts.inputs, parts.outputs), parts.stake),
      feeOf: (bare) => this.feeOf(bare),
    });
    return { tx, keys: this.#keysOf(coins, signers) };
  }

  /** Spends all of some outputs for one owner, less the fee; undefined when they are not worth it. */
  sweep<T extends UserTx>(
    by: Signers,
    utxos: Iterable<Utxo>,
    to: OutputOwners,
    make: (base: BaseTxFields, inputs: TransferableInput[]) => T,
  ): Paid<T> | undefined {
    const addresses = by.map(({ address }) => address);
    const coins = sortInputs([...utxos].map(coinOf));
    const inputs = coins.map((coin) => inputOf(coin, addresses, this.#now));
    const total = coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
    const made = (kept: bigint) => make(this.#base([], [this.output(kept, to)]), inputs);
    const kept = total - this.feeOf(made(total));
    return kept > 0n ? { tx: made(kept), keys: this.#keysOf(coins, by) } : undefined;
  }

  /** Signs a transaction. */
  sign(unsignedTx: UnsignedTx, keys: Keys): SignedTx {
    const bytes = encodeUnsignedTx(unsignedTx);
    return { unsignedTx, credentials: signing.sign(bytes, keys, () => signTx(unsignedTx, keys).credentials) };
  }
}
