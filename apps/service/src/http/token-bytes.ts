/** Encodes the position at which a listing continues in few bytes, and decodes it. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Continuation, Heights } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";

/** The content of a token, with the position at which the listing continues. */
export interface TokenContent extends Continuation {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Digests of the operation and its parameters. */
  readonly query: Uint8Array;
}

/** Codes of chains in tokens that callers hold: a code is never given to another chain. */
const CHAIN_CODES: { readonly [alias in ChainAlias]: number } = { "p-chain": 0, "x-chain": 1, "c-chain": 2 };
/** An EVM chain; its EVM chain id follows. */
const EVM_CODE = 3;
const codes = new Map<string, number>(Object.entries(CHAIN_CODES));
const aliases = new Map([...codes].map(([alias, code]) => [code, alias]));
/** Encodings of a text: as a number, as hex with 0x, as any other. */
const [DECIMAL, HEX, PLAIN] = [0, 1, 2];

class Writer {
  readonly bytes: number[] = [];

  /** Seven bits per byte, the lowest first; at most 2^53. */
  number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.bytes.push((rest % 0x80) + 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.bytes.push(rest);
  }

  blob(bytes: Uint8Array): void {
    this.number(bytes.length);
    this.bytes.push(...bytes);
  }

  text(text: string): void {
    if (/^0x([0-9a-f]{2})*$/.test(text)) {
      this.bytes.push(HEX);
      this.blob(hexToBytes(text.slice(2)));
    } else if (/^(0|[1-9]\d{0,77})$/.test(text)) {
      this.bytes.push(DECIMAL);
      const hex = BigInt(text).toString(16);
      this.blob(hexToBytes(hex.length % 2 === 0 ? hex : `0${hex}`));
    } else {
      this.bytes.push(PLAIN);
      this.blob(new TextEncoder().encode(text));
    }
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError("the token is truncated");
    return byte;
  }

  number(): number {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = this.byte();
      value += (byte % 0x80) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
  }

  take(length: number): Uint8Array {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  blob(): Uint8Array {
    return this.take(this.number());
  }

  text(): string {
    const form = this.byte();
    if (form === DECIMAL) return BigInt(`0x${bytesToHex(this.blob())}`).toString();
    if (form === HEX) return `0x${bytesToHex(this.blob())}`;
    return new TextDecoder().decode(this.blob());
  }
}

function writeHeights(writer: Writer, heights: Heights): void {
  const entries = Object.entries(heights).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number",
  );
  writer.number(entries.length);
  for (const [chain, height] of entries) {
    const code = codes.get(chain) ?? EVM_CODE;
    writer.number(code);
    if (code === EVM_CODE) writer.number(Number(chain.slice("evm-".length)));
    writer.number(height);
  }
}

function readHeights(reader: Reader): Heights {
  const count = reader.number();
  const entries: [string, number][] = [];
  for (let read = 0; read < count; read++) {
    const chain = aliases.get(reader.number()) ?? `evm-${reader.number()}`;
    entries.push([chain, reader.number()]);
  }
  return Object.fromEntries(entries);
}

export function packToken({ expiresAt, query, snapshot, after }: TokenContent): Uint8Array<ArrayBuffer> {
  const { height, time, poll, heights } = snapshot;
  const writer = new Writer();
  for (const value of [expiresAt, height, time, poll]) writer.number(value);
  writer.blob(query);
  writer.number(heights ? 1 : 0);
  if (heights) writeHeights(writer, heights);
  writer.text(after.sort);
  writer.text(after.tie);
  return Uint8Array.from(writer.bytes);
}

/** @throws RangeError when the bytes end early */
export function unpackToken(bytes: Uint8Array): TokenContent {
  const reader = new Reader(bytes);
  const [expiresAt, height, time, poll] = [
    reader.number(),
    reader.number(),
    reader.number(),
    reader.number(),
  ];
  const query = reader.blob();
  const heights = reader.number() === 1 ? { heights: readHeights(reader) } : {};
  const after = { sort: reader.text(), tie: reader.text() };
  return { expiresAt, query, snapshot: { height, time, poll, ...heights }, after };
}
