/** A wallet in a page, after the handlers of Core: it reads requests strictly, and signs with a key. */
import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { decodeHex, encodeHex, publicKeyOf, signDigest } from "@primary-network/codec";
import { encodeUnsignedAtomicTx } from "@primary-network/codec/c";
import { encodeUnsignedTx as encodeP } from "@primary-network/codec/p";
import { encodeUnsignedTx as encodeX } from "@primary-network/codec/x";
import { formatAddress, formatEvmAddress, hrpOf } from "@primary-network/core/ids";
import type { InjectedProvider } from "../src/browser/index.ts";
import { decodeCoin, ownersOfCoin } from "../src/coin.ts";
import { addressesOf } from "../src/document/signature.ts";
import { decodeSigned, encodeSigned, spentPlaces, type Transaction } from "../src/document/transaction.ts";
import { privateKeySigner } from "../src/index.ts";
import { equalBytes } from "../src/order.ts";

/** Behaviour of a wallet besides signing. */
export interface ProviderMood {
  /** Error of every method but that for the public keys. */
  readonly error?: unknown;
  /** Key with which it signs instead of its own. */
  readonly key?: Uint8Array;
  /** True for the result as an object, as the documentation of Core has it. */
  readonly isObject?: boolean;
  /** Result of every method but that for the public keys. */
  readonly reply?: unknown;
}

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });
const EMPTY = new Uint8Array(65);

/** The wallet. */
export class CoreProvider implements InjectedProvider {
  readonly calls: { readonly method: string; readonly params?: unknown }[] = [];
  readonly #key: Uint8Array;
  readonly #networkId: number;
  readonly #evmChainId: number;
  mood: ProviderMood = {};

  constructor(key: Uint8Array, networkId: number, evmChainId: number) {
    this.#key = key;
    this.#networkId = networkId;
    this.#evmChainId = evmChainId;
  }

  async request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    this.calls.push(call);
    const { method, params } = call;
    const { error, reply, key = this.#key } = this.mood;
    if (method === "avalanche_getAccountPubKey") {
      const publicKey = Buffer.from(publicKeyOf(this.#key)).toString("hex");
      return { evm: publicKey, xp: publicKey };
    }
    if (error !== undefined) throw error;
    if (method === "eth_chainId") return `0x${this.#evmChainId.toString(16)}`;
    if (reply !== undefined) return reply;
    if (method === "avalanche_signMessage") {
      const [message] = params as [string];
      return await privateKeySigner(key).signMessage(message);
    }
    if (method === "personal_sign") return this.#signPersonal(...(params as [string, string]));
    if (method === "avalanche_signTransaction") return this.#sign(params, key);
    throw Object.assign(new Error(`the method ${method} does not exist`), { code: -32_601 });
  }

  #signPersonal(data: string, account: string): string {
    if (account !== privateKeySigner(this.#key).evmAddress) throw new Error("unknown account");
    const message = decodeHex(data, { checksum: false });
    const head = Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`);
    const signature = signDigest(keccak_256(Buffer.concat([head, message])), this.#key);
    signature[64] = (signature[64] as number) + 27;
    return hex(signature);
  }

  #sign(params: unknown, key: Uint8Array): unknown {
    const { transactionHex, chainAlias, from, utxos, ...rest } = params as Record<string, string>;
    if (Object.keys(rest).length > 0 || !Array.isArray(utxos)) throw refusal("Params are invalid");
    const chain = chainAlias as Transaction["chain"];
    const own = addressesOf(publicKeyOf(key), { chain, networkId: this.#networkId });
    if (from !== addressesOf(publicKeyOf(this.#key), { chain, networkId: this.#networkId })[0])
      throw refusal("This account has nothing to sign");
    const bytes = decodeHex(String(transactionHex), { checksum: false });
    const { transaction, credentials } = decodeSigned(chain, bytes);
    const owners = this.#owners(
      transaction,
      utxos.map((utxo) => `0x0000${utxo.slice(2)}`),
    );
    const digest = sha256(unsigned(transaction));
    const signed = credentials.map(({ signatures }, at) => ({
      signatures: signatures.map((signature, index) => {
        const isOwn = own.includes(owners[at]?.[index] ?? "") || this.mood.key !== undefined;
        return equalBytes(signature, EMPTY) && isOwn ? signDigest(digest, key) : signature;
      }),
    }));
    if (signed.some(({ signatures }) => signatures.some((signature) => equalBytes(signature, EMPTY))))
      throw refusal("Signing error, missing signatures.");
    const signedTransactionHex = encodeHex(encodeSigned(transaction, signed).bytes);
    return this.mood.isObject === true ? { signedTransactionHex, signatures: [] } : signedTransactionHex;
  }

  /** Addresses that sign, by credential. */
  #owners(transaction: Transaction, utxos: readonly string[]): string[][] {
    const { chain, tx } = transaction;
    if (chain === "C" && tx.type === "ExportTx")
      return tx.inputs.map(({ address }) => [formatEvmAddress(address)]);
    return spentPlaces(transaction).map(({ signatureIndices }, at) => {
      const { addresses } = ownersOfCoin(decodeCoin(utxos[at] ?? "", { chain }));
      const hrp = hrpOf(this.#networkId);
      return signatureIndices.map((index) =>
        formatAddress({ chain, hrp, bytes: addresses[index] as Uint8Array }),
      );
    });
  }
}

function unsigned({ chain, tx }: Transaction): Uint8Array {
  if (chain === "P") return encodeP(tx);
  return chain === "X" ? encodeX(tx) : encodeUnsignedAtomicTx(tx);
}

const refusal = (message: string) => Object.assign(new Error(message), { code: -32_602 });
