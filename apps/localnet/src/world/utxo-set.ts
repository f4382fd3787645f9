/** Unspent outputs, found by where they came from and by who may spend them. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { TransferOutput, Utxo } from "@primary-network/codec";

const keyOf = (txId: Uint8Array, outputIndex: number): string => `${bytesToHex(txId)}:${outputIndex}`;

/** The output that names amount and owners, inside its stakeable lock if it has one. */
export function innerOutput(utxo: Pick<Utxo, "output">): TransferOutput {
  return utxo.output.type === "LockOut" ? utxo.output.output : utxo.output;
}

/** A set of unspent outputs. */
export class UtxoSet {
  readonly #byOrigin = new Map<string, Utxo>();
  readonly #byAddress = new Map<string, Map<string, Utxo>>();

  add(utxo: Utxo): void {
    const key = keyOf(utxo.txId, utxo.outputIndex);
    if (this.#byOrigin.has(key)) throw new Error(`UtxoSet: ${key} exists already`);
    this.#byOrigin.set(key, utxo);
    for (const address of innerOutput(utxo).addresses) {
      const owner = bytesToHex(address);
      const owned = this.#byAddress.get(owner) ?? new Map<string, Utxo>();
      owned.set(key, utxo);
      this.#byAddress.set(owner, owned);
    }
  }

  get(txId: Uint8Array, outputIndex: number): Utxo | undefined {
    return this.#byOrigin.get(keyOf(txId, outputIndex));
  }

  remove(utxo: Pick<Utxo, "txId" | "outputIndex">): void {
    const key = keyOf(utxo.txId, utxo.outputIndex);
    const found = this.#byOrigin.get(key);
    if (found === undefined) throw new Error(`UtxoSet: ${key} does not exist`);
    this.#byOrigin.delete(key);
    for (const address of innerOutput(found).addresses) this.#byAddress.get(bytesToHex(address))?.delete(key);
  }

  /** Outputs that name the address among their owners, oldest first. */
  ofAddress(address: Uint8Array): Utxo[] {
    return [...(this.#byAddress.get(bytesToHex(address))?.values() ?? [])];
  }

  /** Every output, oldest first. */
  values(): IterableIterator<Utxo> {
    return this.#byOrigin.values();
  }

  get size(): number {
    return this.#byOrigin.size;
  }
}
