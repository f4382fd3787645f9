/** The accounts of the C-Chain, which are the EVM's accounts. Only atomic transactions change them here. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { encodeRlp } from "@primary-network/codec/c";
import type { Neighbour } from "../memory/shared-memory.ts";
import { EMPTY_ROOT, integerBytes, triePath, trieRoot } from "./trie.ts";

/** An account of the EVM. */
export interface CAccount {
  /** wei */
  readonly balance: bigint;
  /** Number of transactions that it has sent. */
  readonly nonce: bigint;
  /** keccak-256 of its code. */
  readonly codeHash: Uint8Array;
  /** Root of its storage. */
  readonly storageRoot: Uint8Array;
}

/** The state that C-Chain transactions change. */
export interface CState {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly avaxAssetId: Uint8Array;
  readonly accounts: CAccounts;
  /** The other chains, with the outputs imported from them and exported to them. */
  readonly neighbours: readonly Neighbour[];
  /** Unix seconds of the block that is being made. */
  timestamp: number;
}

const NOTHING = new Uint8Array();

/** An account that has never been used. */
export const EMPTY_ACCOUNT: CAccount = {
  balance: 0n,
  nonce: 0n,
  codeHash: keccak_256(NOTHING),
  storageRoot: EMPTY_ROOT,
};

/** A field that other EVM chains do not have: whether the account holds other assets, which none does here. */
const encodeAccount = ({ nonce, balance, storageRoot, codeHash }: CAccount): Uint8Array =>
  encodeRlp([integerBytes(nonce), integerBytes(balance), storageRoot, codeHash, NOTHING]);

/** Accounts by address. */
export class CAccounts {
  readonly #accounts = new Map<string, CAccount>();
  /** The same as entries of the trie. */
  readonly #entries = new Map<string, { readonly path: readonly number[]; readonly value: Uint8Array }>();

  /** @param address 20 bytes */
  get(address: Uint8Array): CAccount {
    return this.#accounts.get(bytesToHex(address)) ?? EMPTY_ACCOUNT;
  }

  set(address: Uint8Array, account: CAccount): void {
    const key = bytesToHex(address);
    const path = this.#entries.get(key)?.path ?? triePath(address);
    this.#accounts.set(key, account);
    this.#entries.set(key, { path, value: encodeAccount(account) });
  }

  /** Every account with its 20-byte address. */
  *[Symbol.iterator](): IterableIterator<readonly [address: Uint8Array, account: CAccount]> {
    for (const [key, account] of this.#accounts) yield [hexToBytes(key), account];
  }

  /** The header field that commits to all accounts. */
  get root(): Uint8Array {
    return trieRoot([...this.#entries.values()]);
  }
}
