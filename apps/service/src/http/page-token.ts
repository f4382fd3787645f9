/**
 * Page tokens: the position at which a listing continues, encrypted, so only the service can create or change
 * one.
 *
 * Tokens are stateless: reading a list writes nothing, any process of the same database accepts the token,
 * and it can be reused. Its content is encrypted and authenticated (AES-256-GCM) with a key from the
 * database. The key is replaced once a week; a replaced key is kept for longer than its tokens are valid. The
 * nonce is a MAC of the content, so that equal contents alone share one: processes that build the same page
 * make the same token, and the same ETag.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { HttpError } from "../api/request/http-error.ts";
import type { Continuation } from "../domain/listing.ts";
import { remembering } from "../domain/remembering.ts";
import type { Store } from "../store/store.ts";
import { packToken, type TokenContent, unpackToken } from "./token-bytes.ts";
import { type CipherOf, type TokenCipher, webCipher } from "./token-cipher.ts";

const HOUR = 3_600_000;
/** A token is valid for 24 hours from the end of the interval that it is created in, so that a kept response's is, too. */
const LIFETIME = 24 * HOUR;
/** Milliseconds of such an interval: within it, the same position of the same query has the same token. */
const INTERVAL = 600_000;
const KEY_LIFETIME = 7 * LIFETIME;
/** Milliseconds after which a process reads keys that another process may have added. */
const KEYS_FRESH = HOUR;

const [KEY_ID_BYTES, IV_BYTES, SECRET_BYTES] = [4, 12, 32];
/** Bytes of the digests of the whole query, and of each parameter, which identify the parameter that differs. */
const [QUERY_BYTES, PARAMETER_BYTES] = [8, 3];

/** The position that a token contains. */
export interface GivenContinuation extends Continuation {
  /** Milliseconds since 1970 from which on the token is refused. */
  readonly expiresAt: number;
}

type Params = { readonly [name: string]: unknown };

const encoder = new TextEncoder();

// Hashed in this thread: handing a few bytes to another one and back costs more than their digest.
const digest = (text: string, length: number): Uint8Array => sha256(encoder.encode(text)).subarray(0, length);

/** Characters of a parameter whose digest is cached: networks, chains and single addresses come again and again. */
const SHORT = 100;
const shortDigest = remembering((text) => digest(text, PARAMETER_BYTES));
const parameterDigest = (text: string): Uint8Array =>
  text.length > SHORT ? digest(text, PARAMETER_BYTES) : shortDigest(text);

/** Checks that a value and its members are of types that JSON has. */
const isJson = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "number" ||
  typeof value === "boolean" ||
  (Array.isArray(value) && value.every(isJson));

/** A function that is called for each member takes most of a small value's time. */
const jsonOf = (value: unknown): string =>
  isJson(value)
    ? JSON.stringify(value)
    : JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? String(part) : part));

/** The parameters in a fixed order, without the ones that may differ between pages. */
function boundParameters({
  pageToken: _token,
  pageSize: _size,
  ...params
}: Params): [name: string, text: string][] {
  return Object.keys(params)
    .filter((name) => params[name] !== undefined)
    .sort()
    .map((name) => [name, jsonOf([name, params[name]])]);
}

/** Digests of operation, query, and each parameter, in this order. */
function digests(operation: string, params: Params): { bytes: Uint8Array; names: string[] } {
  const bound = boundParameters(params);
  const parts = [
    parameterDigest(operation),
    digest(jsonOf(bound), QUERY_BYTES),
    ...bound.map(([, text]) => parameterDigest(text)),
  ];
  return { bytes: concatBytes(...parts), names: bound.map(([name]) => name) };
}

const textOf = (bytes: Uint8Array): string => bytes.join(",");

/** Why a token does not belong to a request; undefined when it does. */
function mismatch(token: Uint8Array, operation: string, params: Params): string | undefined {
  const { bytes, names } = digests(operation, params);
  if (textOf(token) === textOf(bytes)) return undefined;
  if (textOf(token.subarray(0, PARAMETER_BYTES)) !== textOf(bytes.subarray(0, PARAMETER_BYTES)))
    return "pageToken belongs to another operation";
  const parametersOf = (all: Uint8Array): string[] => {
    const rest = all.subarray(PARAMETER_BYTES + QUERY_BYTES);
    const count = rest.length / PARAMETER_BYTES;
    return Array.from({ length: count }, (_, index) =>
      textOf(rest.subarray(index * PARAMETER_BYTES, (index + 1) * PARAMETER_BYTES)),
    );
  };
  const given = parametersOf(token);
  const other = parametersOf(bytes).flatMap((text, index) => (given.includes(text) ? [] : [names[index]]));
  const rule =
    other.length > 0
      ? `${other.join(", ")} must be as in the request that gave it`
      : "a parameter is missing that the request had which gave it";
  return `pageToken belongs to another query: ${rule}`;
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]{40,1000}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}

/** A key of the database, for the two algorithms. */
interface Key {
  readonly cipher: TokenCipher;
  /** Makes nonces. */
  readonly mac: (content: Uint8Array) => Uint8Array;
  /** Tells keys apart without saying anything of them. */
  readonly name: string;
}

interface Keys {
  readonly newest: number;
  readonly byId: ReadonlyMap<number, Key>;
  readonly loadedAt: number;
}

/** Another secret than the cipher's, derived from it. */
const macSecret = (secret: Uint8Array): Uint8Array =>
  sha256(Uint8Array.from([...encoder.encode("nonce of a page token"), ...secret]));

/** The MAC by a key, whose own part is computed once. */
function macOf(secret: Uint8Array): Key["mac"] {
  const begun = hmac.create(sha256, macSecret(secret));
  return (content) => begun.clone().update(content).digest();
}

const unknown = () => new HttpError(400, "pageToken was not issued by this service");

/** Creates and reads page tokens. */
export class PageTokens {
  readonly #store: Store["pageTokenKeys"];
  readonly #clock: () => number;
  readonly #cipherOf: CipherOf;
  #keys: Keys | undefined;

  /**
   * @param clock milliseconds since 1970
   * @param cipherOf makes a key's cipher
   */
  constructor(store: Store["pageTokenKeys"], clock: () => number, cipherOf: CipherOf = webCipher) {
    this.#store = store;
    this.#clock = clock;
    this.#cipherOf = cipherOf;
  }

  /**
   * Replaces the key when it is old enough.
   *
   * @throws the store's error; existing keys stay in use
   */
  async renewKeys(): Promise<void> {
    const now = this.#clock();
    const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
    const renewal = { since: now - KEY_LIFETIME, forget: now - 2 * LIFETIME };
    await this.#store.renew({ secret, createdAt: now }, renewal);
    this.#keys = undefined;
  }

  /** When the present interval ends, after which tokens of the same positions are new ones: milliseconds since 1970. */
  renewedAt(): number {
    return (Math.floor(this.#clock() / INTERVAL) + 1) * INTERVAL;
  }

  /** Names the key that new tokens are encrypted with, without saying anything of it. */
  async keyName(): Promise<string> {
    const { newest, byId } = await this.#sealingKeys();
    return byId.get(newest)?.name ?? "";
  }

  async create(operation: string, params: Params, { snapshot, after }: Continuation): Promise<string> {
    const { newest, byId } = await this.#sealingKeys();
    const key = byId.get(newest);
    if (!key) throw new Error("page_token_key: the newest key is missing");
    const { bytes: query } = digests(operation, params);
    const expiresAt = this.renewedAt() + LIFETIME;
    const content = packToken({ expiresAt, query, snapshot, after });
    const iv = new Uint8Array(key.mac(content).subarray(0, IV_BYTES));
    const sealed = await key.cipher.seal(iv, content);
    const id = new Uint8Array(KEY_ID_BYTES);
    new DataView(id.buffer).setUint32(0, newest);
    return toBase64Url(concatBytes(id, iv, sealed));
  }

  /**
   * The position at which the listing continues; a token can be read any number of times.
   *
   * @throws HttpError 400 when the token is unknown, changed, expired, or of another query
   */
  async find(operation: string, params: Params, token: string): Promise<GivenContinuation> {
    const { expiresAt, query, snapshot, after } = await this.#open(token);
    if (expiresAt <= this.#clock()) {
      throw new HttpError(400, "pageToken has expired after 24 hours; start again from the first page");
    }
    const reason = mismatch(query, operation, params);
    if (reason !== undefined) throw new HttpError(400, reason);
    return { snapshot, after, expiresAt };
  }

  async #open(token: string): Promise<TokenContent> {
    const bytes = fromBase64Url(token);
    if (!bytes || bytes.length <= KEY_ID_BYTES + IV_BYTES) throw unknown();
    const key = await this.#openingKey(new DataView(bytes.buffer).getUint32(0));
    if (!key) throw unknown();
    const iv = bytes.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
    let content: Uint8Array;
    try {
      content = await key.cipher.open(iv, bytes.subarray(KEY_ID_BYTES + IV_BYTES));
    } catch {
      throw unknown();
    }
    return unpackToken(content);
  }

  async #sealingKeys(): Promise<Keys> {
    const keys = this.#keys;
    if (keys && Math.abs(this.#clock() - keys.loadedAt) < KEYS_FRESH) return keys;
    const loaded = await this.#load();
    if (loaded) return loaded;
    await this.renewKeys(); // creates the database's first key
    const made = await this.#load();
    if (!made) throw new Error("page_token_key: no key is kept");
    return made;
  }

  /** Another process may have just added the key. */
  async #openingKey(id: number): Promise<Key | undefined> {
    return this.#keys?.byId.get(id) ?? (await this.#load())?.byId.get(id);
  }

  async #load(): Promise<Keys | undefined> {
    const loadedAt = this.#clock();
    const rows = await this.#store.list();
    const [newest] = rows;
    if (!newest) return undefined;
    const keys = await Promise.all(
      rows.map(async ({ id, secret }) => {
        const bytes = hexToBytes(secret);
        const cipher = await this.#cipherOf(bytes);
        const mac = macOf(bytes);
        return [id, { cipher, mac, name: bytesToHex(mac(encoder.encode("name")).subarray(0, 8)) }] as const;
      }),
    );
    this.#keys = { newest: newest.id, byId: new Map(keys), loadedAt };
    return this.#keys;
  }
}
