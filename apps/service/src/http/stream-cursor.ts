/** Cursors of streams: positions as text, each bound to one stream and its filters. They do not expire. */

import { HttpError } from "../api/request/http-error.ts";
import type { ChainPosition, StreamPosition } from "../api/request/stream.ts";

/** The version of the content; any other is refused. */
const VERSION = 1;
/** Bytes of the digest of the stream's identity. */
const DIGEST = 8;
const FIELDS = ["chain", "height", "idx", "part", "rewinds"] as const;

function writeNumber(value: number, bytes: number[]): void {
  let rest = value + 1; // the height before the first block is -1
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Reads numbers one after another; NaN at the end. */
function* numbersIn(bytes: Uint8Array): Generator<number> {
  let [value, factor] = [0, 1];
  for (const byte of bytes) {
    value += (byte % 128) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    yield value - 1;
    [value, factor] = [0, 1];
  }
  if (factor > 1) yield Number.NaN;
}

function positionsIn(bytes: Uint8Array): StreamPosition | undefined {
  const numbers = [...numbersIn(bytes)];
  if (numbers.length === 0 || numbers.length % FIELDS.length > 0) return undefined;
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= -1)) return undefined;
  const positions: ChainPosition[] = [];
  for (let from = 0; from < numbers.length; from += FIELDS.length) {
    const [chain = 0, height = 0, idx = 0, part = 0, rewinds = 0] = numbers.slice(from);
    // As far as the columns of the database reach.
    if (Math.max(idx, part, rewinds) > 2_147_483_647) return undefined;
    positions.push({ chain, height, idx, part, rewinds });
  }
  return positions;
}

const toText = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

function bytesOf(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

export interface StreamCursors {
  encode(at: StreamPosition): string;
  /** @throws HttpError 400 naming `since` when it is no cursor of this stream */
  decode(text: string): StreamPosition;
}

/** The cursors of one stream. */
export async function streamCursors(identity: readonly unknown[]): Promise<StreamCursors> {
  const text = new TextEncoder().encode(JSON.stringify(identity));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text)).subarray(0, DIGEST);
  const head = [VERSION, ...digest];
  return {
    encode(at) {
      const bytes = [...head];
      for (const position of at) for (const field of FIELDS) writeNumber(position[field], bytes);
      return toText(bytes);
    },
    decode(given) {
      const bytes = bytesOf(given);
      const positions = bytes && bytes[0] === VERSION ? positionsIn(bytes.subarray(head.length)) : undefined;
      if (!bytes || !positions)
        throw new HttpError(400, "since must be latest, earliest, or the id of an event of this stream");
      if (head.some((byte, index) => bytes[index] !== byte))
        throw new HttpError(
          400,
          "since is the cursor of another stream, or of this stream with other filters",
        );
      return positions;
    },
  };
}
