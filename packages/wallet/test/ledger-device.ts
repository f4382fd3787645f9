/** A device with the app "Avalanche", after the app's specification: it reads commands strictly, and signs. */
import { createHmac } from "node:crypto";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { encodeCb58, formatAddress, signDigest } from "@primary-network/codec";
import { decodeUnsignedTx } from "@primary-network/codec/p";
import { HDKey } from "@scure/bip32";
import { mnemonicToSeedSync } from "@scure/bip39";
import type { LedgerTransport } from "../src/ledger/index.ts";

/** Types of P-Chain transactions that version 1.4.4 reads (`app/rust/src/parser/constants.rs`). */
const KNOWN = new Set([
  0x0c, 0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x12, 0x17, 0x18, 0x19, 0x1a, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27,
]);
const [IMPORT, EXPORT] = [0x11, 0x12];
/** Networks that it reads (`app/rust/src/parser/network_info.rs`). */
const NETWORKS = new Set([1, 5, 76, 1337, 12_345]);
/** Chains that it reads: P, and X and C of four networks (`app/rust/vendor/chainIDs.json`). */
const CHAINS = new Set([
  "11111111111111111111111111111111LpoYY",
  "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM",
  "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm",
  "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed",
  "qzfF3A11KzpcHkkqznEyQgupQrCNS6WV6fTUTwZpEKqhj1QE7",
  "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5",
  "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp",
  "2CA6j5zYzasynPsFeNoqWkmTCt3VScMvXUZHbfDJ8k3oGzAPtU",
  "VctwH3nkmztWbkdNXbuo6eCYndsUuemtM9ZFmEUZ5QpA1Fu8G",
]);
/** Most bytes of an upload. */
const ROOM = 8_192;

/** Behaviour of a device besides signing. */
export interface DeviceMood {
  /** Status of every command. */
  readonly status?: number;
  /** False if the person declines. */
  readonly agrees?: boolean;
}

/** A device, with what its person saw. */
export class LedgerDevice implements LedgerTransport {
  /** Commands as hex. */
  readonly sent: string[] = [];
  /** Contents of the screen: `transaction`, `hash` or the text. */
  readonly shown: string[] = [];
  readonly #root: HDKey;
  #mood: DeviceMood;
  #upload: { root: number[]; data: Uint8Array } | undefined;
  #agreed: { root: number[]; digest: Uint8Array } | undefined;

  constructor(phrase: string, mood: DeviceMood = {}) {
    this.#root = HDKey.fromMasterSeed(mnemonicToSeedSync(phrase));
    this.#mood = mood;
  }

  set mood(mood: DeviceMood) {
    this.#mood = mood;
  }

  async send(
    cla: number,
    ins: number,
    p1: number,
    p2: number,
    data = new Uint8Array(0),
  ): Promise<Uint8Array> {
    this.sent.push(Buffer.from([cla, ins, p1, p2, ...data]).toString("hex"));
    if (this.#mood.status !== undefined) return status(this.#mood.status);
    if (cla !== 0x80) return status(0x6e00);
    if (data.length > 255) return status(0x6700);
    try {
      return Buffer.concat([this.#run(ins, p1, p2, data), status(0x9000)]);
    } catch (error) {
      if (error instanceof Status) return status(error.status);
      throw error;
    }
  }

  #run(ins: number, p1: number, p2: number, data: Uint8Array): Uint8Array {
    if (ins === 0) return Uint8Array.of(0, 1, 4, 4, 0, 0x33, 0, 0, 4);
    if (ins === 1) {
      const point = this.#key([0x8000_002c, 0x8000_2328]).publicKey as Uint8Array;
      return createHmac("sha256", "wallet-id").update(point).digest().subarray(0, 6);
    }
    if (ins === 2 || ins === 3) return this.#publicKey(ins, data);
    if (ins === 5 || ins === 6) return this.#receive(ins, p1, p2, data);
    if (ins === 4) return this.#sign(p1, data);
    throw new Status(0x6d00);
  }

  #publicKey(ins: number, data: Uint8Array): Uint8Array {
    const [hrp, afterHrp] = counted(data);
    const [, afterChain] = counted(afterHrp);
    const path = pathOf(afterChain);
    const { publicKey, chainCode } = this.#key(path) as { publicKey: Uint8Array; chainCode: Uint8Array };
    if (ins === 3) return Buffer.concat([Uint8Array.of(33), publicKey, chainCode]);
    const bytes = ripemd160(sha256(publicKey));
    const address = formatAddress({ chain: "P", hrp: Buffer.from(hrp).toString() || "avax", bytes });
    return Buffer.concat([Uint8Array.of(33), publicKey, bytes, Buffer.from(address)]);
  }

  #receive(ins: number, p1: number, p2: number, data: Uint8Array): Uint8Array {
    if (p1 === 0) {
      ensure(p2 === 1, 0x6b00);
      this.#upload = { root: pathOf(data, 3), data: new Uint8Array(0) };
      return new Uint8Array(0);
    }
    ensure((p1 === 1 || p1 === 2) && p2 === 0 && this.#upload !== undefined, 0x6b00);
    const { root, data: before } = this.#upload as { root: number[]; data: Uint8Array };
    this.#upload = { root, data: Buffer.concat([before, data]) };
    ensure(this.#upload.data.length <= ROOM, 0x6983);
    if (p1 === 2) this.#show(ins, this.#upload.root, this.#upload.data);
    return new Uint8Array(0);
  }

  #show(ins: number, root: number[], data: Uint8Array): void {
    this.#upload = undefined;
    let bytes = data;
    if (ins === 5) {
      bytes = data.subarray(1 + 9 * (data[0] as number));
      for (let at = 0; at < (data[0] as number); at++) pathOf(data.subarray(1 + 9 * at, 10 + 9 * at), 2);
      ensure(isReadable(bytes), 0x6a80);
    }
    this.#ask(root, sha256(bytes), ins === 5 ? "transaction" : Buffer.from(bytes.subarray(31)).toString());
  }

  #ask(root: number[], digest: Uint8Array, text: string): void {
    this.shown.push(text);
    ensure(this.#mood.agrees !== false, 0x6986);
    this.#agreed = { root, digest };
  }

  #sign(p1: number, data: Uint8Array): Uint8Array {
    if (p1 === 1) {
      const root = pathOf(data.subarray(0, 13), 3);
      ensure(data.length === 13 + 32, 0x6700);
      this.#ask(root, data.slice(13), "hash");
      return new Uint8Array(0);
    }
    ensure(this.#agreed !== undefined, 0x6985);
    const { root, digest } = this.#agreed as { root: number[]; digest: Uint8Array };
    const { privateKey } = this.#key([...root, ...pathOf(data, 2)]);
    if (p1 === 2) this.#agreed = undefined;
    return signDigest(digest, privateKey as Uint8Array);
  }

  #key(path: readonly number[]): HDKey {
    return path.reduce((key, level) => key.deriveChild(level), this.#root);
  }
}

/** True for a transaction of a type, a network and chains that the app knows. */
function isReadable(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isKnown = (chain: Uint8Array) => CHAINS.has(encodeCb58(chain));
  const chain = bytes.subarray(10, 42);
  if (!NETWORKS.has(view.getUint32(6)) || !isKnown(chain)) return false;
  if (!chain.every((byte) => byte === 0)) return true;
  const type = view.getUint32(2);
  if (type !== IMPORT && type !== EXPORT) return KNOWN.has(type);
  const tx = decodeUnsignedTx(bytes);
  if (tx.type === "ImportTx") return isKnown(tx.sourceChain);
  return tx.type !== "ExportTx" || isKnown(tx.destinationChain);
}

class Status extends Error {
  readonly status: number;
  constructor(status: number) {
    super();
    this.status = status;
  }
}

const status = (code: number): Buffer => Buffer.from([code >> 8, code & 0xff]);

function ensure(holds: boolean, code: number): void {
  if (!holds) throw new Status(code);
}

/** A part after its length, and the rest. */
function counted(data: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const end = 1 + (data[0] as number);
  ensure(data.length >= end, 0x6700);
  return [data.subarray(1, end), data.subarray(end)];
}

/** A path that fills the data. */
function pathOf(data: Uint8Array, levels = data[0] as number): number[] {
  ensure(data[0] === levels && data.length === 1 + 4 * levels, 0x6a80);
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  return Array.from({ length: levels }, (_, at) => view.getUint32(1 + 4 * at));
}
