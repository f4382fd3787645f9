/** The commands of the Ledger app "Avalanche", over any transport. */
import { concatBytes } from "@noble/hashes/utils.js";
import { encodeHex } from "@primary-network/codec";
import { ValidationError } from "@primary-network/core/ids";
import { SignerError } from "../errors.ts";
import { framedMessage } from "../signer/message.ts";
import { encodePath, type KeyPath, readKeyPath, readRootPath } from "./path.ts";
import { exchange, type LedgerTransport } from "./transport.ts";

/** Version of the app on a device. */
export interface LedgerVersion {
  /** Version, such as `1.4.4`. */
  readonly version: string;
  /** True if the device waits for its PIN. */
  readonly isLocked: boolean;
}

/** Public key of a path. */
export interface LedgerPublicKey {
  /** Compressed key of 33 bytes. */
  readonly publicKey: Uint8Array;
  /** Address as the device writes it, such as `P-avax1…`. */
  readonly address: string;
}

/** Public key from which the keys of longer paths can be derived. */
export interface LedgerExtendedKey {
  /** Compressed key of 33 bytes. */
  readonly publicKey: Uint8Array;
  /** Chain code of BIP-32, 32 bytes. */
  readonly chainCode: Uint8Array;
}

/** Form of an address that a device shows. */
export interface LedgerAddressForm {
  /** True to show it on the device, and to wait until the person confirms it. @default false */
  readonly show?: boolean | undefined;
  /** Begin of the address, such as `fuji`. @default avax */
  readonly hrp?: string | undefined;
  /** 32-byte id of the chain before the dash. @default the P-Chain's */
  readonly blockchainId?: Uint8Array | undefined;
}

/** Keys that sign, which share the first three levels of their paths. */
export interface LedgerKeys {
  /** Paths of the keys that sign, such as `m/44'/9000'/0'/0/0`. */
  readonly paths: readonly string[];
  /** Paths of further own addresses, whose outputs the device does not show. @default none */
  readonly change?: readonly string[] | undefined;
}

/** The app on a device. Each method is one command or one review. */
export interface LedgerApp {
  /** Returns the version of the app. */
  version(): Promise<LedgerVersion>;
  /** Returns an id of the device's recovery phrase: 6 bytes as hex. */
  walletId(form?: Pick<LedgerAddressForm, "show">): Promise<string>;
  /** Returns the public key and the address of a path. */
  publicKey(path: string, form?: LedgerAddressForm): Promise<LedgerPublicKey>;
  /** Returns the extended public key of a path of three levels, such as `m/44'/9000'/0'`. */
  extendedPublicKey(path: string, form?: LedgerAddressForm): Promise<LedgerExtendedKey>;
  /** Shows a transaction, and returns a signature of 65 bytes for each path. */
  sign(unsigned: Uint8Array, keys: LedgerKeys): Promise<Uint8Array[]>;
  /** Shows a digest of 32 bytes, and returns a signature of 65 bytes for each path. */
  signHash(digest: Uint8Array, keys: Pick<LedgerKeys, "paths">): Promise<Uint8Array[]>;
  /** Shows a text, and returns a signature of 65 bytes for each path. */
  signMessage(message: string, keys: Pick<LedgerKeys, "paths">): Promise<Uint8Array[]>;
}

const INS = { version: 0, walletId: 1, address: 2, extended: 3, signHash: 4, sign: 5, signMessage: 6 };
/** Most bytes of a transaction in a command. */
const CHUNK = 250;
/** Most paths in a list, whose length is a byte. */
const MOST_PATHS = 255;
/** First parameter of a part of an upload. */
const PART = { first: 0, more: 1, last: 2 };
/** Step of signing: the digest or the root, a further key, the last key. */
const STEP = { first: 1, last: 2, next: 3 };

/**
 * Connects to the app on a device. Every method throws `SignerError` if the device or its owner refuses.
 *
 * @param transport - `Transport` of `@ledgerhq/hw-transport`, or anything with its `send`.
 * @example
 * const app = createLedgerApp(await TransportWebHID.create());
 * const { version } = await app.version();
 */
export function createLedgerApp(transport: LedgerTransport): LedgerApp {
  const call = (ins: number, p1: number, p2 = 0, data: readonly Uint8Array[] = []) =>
    exchange(transport, ins, p1, p2, concatBytes(...data));

  /** Uploads what the device shows. It returns once the person agrees. */
  const review = async (ins: number, { root }: Keys, payload: Uint8Array) => {
    await call(ins, PART.first, STEP.first, [encodePath(root)]);
    for (let at = 0; at < payload.length; at += CHUNK) {
      const isLast = at + CHUNK >= payload.length;
      await call(ins, isLast ? PART.last : PART.more, 0, [payload.subarray(at, at + CHUNK)]);
    }
  };
  const collect = async ({ suffixes }: Keys) => {
    const signatures: Uint8Array[] = [];
    for (const [at, suffix] of suffixes.entries()) {
      const step = at === suffixes.length - 1 ? STEP.last : STEP.next;
      const signature = await call(INS.signHash, step, 0, [encodePath(suffix)]);
      signatures.push(part(signature, 0, 65));
    }
    return signatures;
  };

  return {
    async version() {
      const bytes = await call(INS.version, 0);
      const [, major, minor, patch, locked] = part(bytes, 0, 5);
      return { version: [major, minor, patch].join("."), isLocked: locked === 1 };
    },
    async walletId({ show = false } = {}) {
      return encodeHex(part(await call(INS.walletId, Number(show)), 0, 6), { checksum: false });
    },
    async publicKey(path, form = {}) {
      const { root, suffix } = readKeyPath("publicKey", "path", path);
      const bytes = await call(INS.address, Number(form.show ?? false), 0, [
        ...encodeForm(form),
        encodePath([...root, ...suffix]),
      ]);
      const end = 1 + (bytes[0] ?? 0);
      // The 20 bytes between are the hash of the key.
      const address = new TextDecoder().decode(bytes.subarray(end + 20));
      return { publicKey: part(bytes, 1, end), address };
    },
    async extendedPublicKey(path, form = {}) {
      const { root } = readRootPath("extendedPublicKey", "path", path);
      const bytes = await call(INS.extended, Number(form.show ?? false), 0, [
        ...encodeForm(form),
        encodePath(root),
      ]);
      const end = 1 + (bytes[0] ?? 0);
      return { publicKey: part(bytes, 1, end), chainCode: part(bytes, end, end + 32) };
    },
    async sign(unsigned, { paths, change = [] }) {
      const keys = readKeys("sign", paths);
      const hidden = readKeys("sign", [...new Set([...paths, ...change])]).suffixes;
      await review(
        INS.sign,
        keys,
        concatBytes(Uint8Array.of(hidden.length), ...hidden.map(encodePath), unsigned),
      );
      return await collect(keys);
    },
    async signHash(digest, { paths }) {
      if (digest.length !== 32) throw new ValidationError("signHash", "digest", "must have 32 bytes");
      const keys = readKeys("signHash", paths);
      await call(INS.signHash, STEP.first, 0, [encodePath(keys.root), digest]);
      return await collect(keys);
    },
    async signMessage(message, { paths }) {
      const keys = readKeys("signMessage", paths);
      await review(INS.signMessage, keys, framedMessage(message));
      return await collect(keys);
    },
  };
}

interface Keys {
  readonly root: readonly number[];
  readonly suffixes: readonly (readonly number[])[];
}

function readKeys(operation: string, paths: readonly string[]): Keys {
  const keys = paths.map((path, at): KeyPath => readKeyPath(operation, `paths[${at}]`, path));
  const [first] = keys;
  const isOneRoot = keys.every(({ root }) => root.every((level, at) => level === first?.root[at]));
  if (first === undefined || keys.length > MOST_PATHS || !isOneRoot) {
    const rule = `must be 1 to ${MOST_PATHS} paths with the same first three levels`;
    throw new ValidationError(operation, "paths", rule);
  }
  return { root: first.root, suffixes: keys.map(({ suffix }) => suffix) };
}

/** Begin of the address and id of the chain, each after its length. */
function encodeForm({ hrp = "", blockchainId = new Uint8Array(0) }: LedgerAddressForm): Uint8Array[] {
  const text = new TextEncoder().encode(hrp);
  if (text.length > 24) throw new ValidationError("publicKey", "hrp", "must have at most 24 letters");
  if (![0, 32].includes(blockchainId.length))
    throw new ValidationError("publicKey", "blockchainId", "must have 32 bytes");
  return [Uint8Array.of(text.length), text, Uint8Array.of(blockchainId.length), blockchainId];
}

function part(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (bytes.length < to)
    throw new SignerError("other", `the device returned ${bytes.length} bytes, not ${to} or more`);
  return bytes.slice(from, to);
}
