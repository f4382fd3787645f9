/**
 * Verifies a block by its hash: computes the hash of its header, and the roots of its transactions and
 * receipts.
 */

import { encodeHex } from "@primary-network/codec";
import { ContradictionError } from "../../domain/contradiction-error.ts";
import { keccak256 } from "./keccak.ts";
import { orderedTrieRoot } from "./ordered-trie.ts";
import { rawHeader } from "./raw-header.ts";
import { rawReceipt } from "./raw-receipt.ts";
import { rawTransaction } from "./raw-transaction.ts";
import { JsonObject } from "./read-json.ts";

/** Called once for each: something of a chain's blocks that is not checked. */
export interface Unchecked {
  /** The hashes of headers: blocks have a hash that is not the one of the fields known here. */
  readonly headers?: (() => void) | undefined;
  /** The transactions' root of blocks with such an envelope. */
  readonly envelope?: ((type: number) => void) | undefined;
}

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });
const hashOf = (bytes: Uint8Array): string => hex(keccak256(bytes));

const NOTHING = new Uint8Array();

const typeOf = (tx: JsonObject): number => (tx.has("type") ? tx.integer("type") : 0);

/**
 * False for a transaction of an impersonated Anvil account, which has no signature and a hash that includes
 * its sender.
 */
const isSigned = (tx: JsonObject): boolean => tx.quantity("r") !== 0n || tx.quantity("s") !== 0n;

/** Checks the blocks of one chain from one node. */
export class BlockCheck {
  readonly #unchecked: Unchecked;
  /** Names of the fields of blocks whose hash was that of their header; empty before the first one. */
  readonly #fields = new Set<string>();
  readonly #unknownEnvelopes = new Set<number>();
  #hasUnknownHeaders = false;

  constructor(unchecked: Unchecked = {}) {
    this.#unchecked = unchecked;
  }

  /**
   * @param value as the node tells the block, with whole transactions
   * @param receipts by position of the transaction
   * @throws ContradictionError when the parts of the block contradict each other; EvmNodeError naming a field that is missing or no value
   *   of its kind
   */
  check(value: unknown, receipts: readonly unknown[]): void {
    const block = new JsonObject(value, "block");
    const raw = this.#checkTransactions(block);
    if (!this.#checkHeader(block) || raw === undefined) return;
    const txs = block.list("transactions").map((tx) => new JsonObject(tx, "transaction"));
    for (const [index, tx] of txs.entries()) {
      const hash = tx.hex("hash", 32);
      if (isSigned(tx) && hash !== hashOf(raw[index] ?? NOTHING))
        contradicts(block, `its transaction ${hash} has another hash`);
    }
    checkReceipts(block, txs, receipts);
  }

  /**
   * The genesis block is checked by its successor alone, which names it: some nodes tell it with fields that it got later.
   *
   * @returns whether the block's hash is that of its header
   */
  #checkHeader(block: JsonObject): boolean {
    if (block.integer("number") === 0) return false;
    const bytes = rawHeader(block);
    const fields = block.names();
    if (bytes !== undefined && hashOf(bytes) === block.hex("hash", 32)) {
      for (const name of fields) this.#fields.add(name);
      return true;
    }
    // Checked blocks have shown that known fields do not change the hash; new fields may.
    if (this.#fields.size > 0 && fields.every((name) => this.#fields.has(name)))
      contradicts(block, "its hash is not that of its header");
    if (!this.#hasUnknownHeaders) this.#unchecked.headers?.();
    this.#hasUnknownHeaders = true;
    return false;
  }

  /** @returns the transactions' bytes; undefined where an envelope is not known, so that nothing is checked */
  #checkTransactions(block: JsonObject): readonly Uint8Array[] | undefined {
    const txs = block.list("transactions");
    const raw: Uint8Array[] = [];
    for (const tx of txs) {
      const bytes = rawTransaction(tx);
      if (bytes === undefined) {
        this.#noteEnvelope(typeOf(new JsonObject(tx, "transaction")));
        return undefined;
      }
      raw.push(bytes);
    }
    if (block.hex("transactionsRoot", 32) !== hex(orderedTrieRoot(raw)))
      contradicts(block, `its transactionsRoot is not that of its ${txs.length} transactions`);
    return raw;
  }

  #noteEnvelope(type: number): void {
    if (this.#unknownEnvelopes.has(type)) return;
    this.#unknownEnvelopes.add(type);
    this.#unchecked.envelope?.(type);
  }
}

/** The header of a block that is executed after it is accepted has the root of other blocks' receipts. */
function checkReceipts(block: JsonObject, txs: readonly JsonObject[], receipts: readonly unknown[]): void {
  if (block.has("settledHeight")) return;
  const raw = txs.flatMap((tx, index) => rawReceipt(receipts[index], typeOf(tx)) ?? []);
  if (raw.length < txs.length) return;
  if (block.hex("receiptsRoot", 32) !== hex(orderedTrieRoot(raw)))
    contradicts(block, `its receiptsRoot is not that of its ${txs.length} receipts`);
}

function contradicts(block: JsonObject, rule: string): never {
  throw new ContradictionError(`the node's block ${block.integer("number")} contradicts itself: ${rule}`);
}
