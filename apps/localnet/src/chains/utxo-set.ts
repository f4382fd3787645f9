/** Unspent outputs, indexed by id and by owner. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { TransferOutput } from "@primary-network/codec";
import type { Utxo } from "@primary-network/codec/p";
import type { Utxo as XUtxo } from "@primary-network/codec/x";

const keyOf = (txId: Uint8Array, outputIndex: number): string => `${bytesToHex(txId)}:${outputIndex}`;

/** The output that names amount and owners, inside its stakeable lock if it has one. */
export function innerOutput(utxo: Pick<Utxo, "output">): TransferOutput {
  return utxo.output.type === "LockOut" ? utxo.output.output : utxo.output;
}

const ownersOf = ({ output }: Utxo | XUtxo): readonly Uint8Array[] =>
  output.type === "LockOut" ? output.output.addresses : output.addresses;

/** A set of unspent outputs, of the P-Chain unless said otherwise. */
export class UtxoSet<T extends Utxo | XUtxo = Utxo> {
  readonly #byOrigin = new Map<string, T>();
  readonly #byAddress = new Map<string, Map<string, T>>();

  add(utxo: T): void {
    const key = keyOf(utxo.txId, utxo.outputIndex);
    if (this.#byOrigin.has(key)) throw new Error(`UtxoSet: ${key} exists already`);
    this.#byOrigin.set(key, utxo);
    for (const address of ownersOf(utxo)) {
      const owner = bytesToHex(address);
      const owned = this.#byAddress.get(owner) ?? new Map<string, T>();
      owned.set(key, utxo);
      this.#byAddress.set(owner, owned);
    }
  }

  get(txId: Uint8Array, outputIndex: number): T | undefined {
    return this.#byOrigin.get(keyOf(txId, outputIndex));
  }

  remove(utxo: Pick<T, "txId" | "outputIndex">): void {
    const key = keyOf(utxo.txId, utxo.outputIndex);
    const found = this.#byOrigin.get(key);
    if (found === undefined) throw new Error(`UtxoSet: ${key} does not exist`);
    this.#byOrigin.delete(key);
    for (const address of ownersOf(found)) this.#byAddress.get(bytesToHex(address))?.delete(key);
  }

  /** Outputs that name the address among their owners, oldest first. */
  ofAddress(address: Uint8Array): T[] {
    return [...(this.#byAddress.get(bytesToHex(address))?.values() ?? [])];
  }

  /** Every output, oldest first. */
  values(): IterableIterator<T> {
    return this.#byOrigin.values();
  }

  get size(): number {
    return this.#byOrigin.size;
  }
}
