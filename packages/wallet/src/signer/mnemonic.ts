/** Signers with the keys of a recovery phrase. */
import { ValidationError } from "@primary-network/core/ids";
import { HDKey } from "@scure/bip32";
import { mnemonicToSeedSync, validateMnemonic } from "@scure/bip39";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import type { KeySigner } from "./key-signer.ts";
import { privateKeySigner } from "./private-key.ts";

/** Key of a recovery phrase. */
export interface MnemonicOptions {
  /**
   * Path of the key: `avalanche` is `m/44'/9000'/0'/0/<index>`, as wallets use it for the P- and X-Chain, and
   * `ethereum` is `m/44'/60'/0'/0/<index>`, as they use it for accounts of the C-Chain.
   * @default avalanche
   */
  readonly path?: "avalanche" | "ethereum" | undefined;
  /** Number of the key on its path. @default 0 */
  readonly index?: number | undefined;
  /** Additional passphrase of BIP-39. @default none */
  readonly passphrase?: string | undefined;
}

const COINS = { avalanche: 9_000, ethereum: 60 };
const MAX_INDEX = 0x7fff_ffff;

/**
 * Makes a signer from a recovery phrase (BIP-39, BIP-32). The phrase and its keys stay in memory only.
 *
 * @param mnemonic - 12 to 24 English words.
 * @throws ValidationError if the words or their checksum are wrong. The message does not show them.
 * @example
 * const signer = mnemonicSigner(words, { index: 1 });
 */
export function mnemonicSigner(mnemonic: string, options: MnemonicOptions = {}): KeySigner {
  const { path = "avalanche", index = 0, passphrase = "" } = options;
  const refuse = (field: string, rule: string) => new ValidationError("mnemonicSigner", field, rule);
  const words = mnemonic.trim().toLowerCase().split(/\s+/).join(" ");
  if (!validateMnemonic(words, wordlist)) {
    throw refuse("mnemonic", "must be 12 to 24 English words of BIP-39 with a valid checksum");
  }
  if (!Object.hasOwn(COINS, path)) throw refuse("path", "must be avalanche or ethereum");
  if (!(Number.isInteger(index) && index >= 0 && index <= MAX_INDEX)) {
    throw refuse("index", `must be an integer from 0 to ${MAX_INDEX}`);
  }
  const root = HDKey.fromMasterSeed(mnemonicToSeedSync(words, passphrase));
  const { privateKey } = root.derive(`m/44'/${COINS[path]}'/0'/0/${index}`);
  if (privateKey === null || privateKey === undefined) throw refuse("index", "has no key: use the next one");
  return privateKeySigner(privateKey);
}
