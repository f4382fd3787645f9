/**
 * Caches responses that can no longer change: a bounded number of compressed bytes, least recently used out
 * first. Each process has its own cache. A response depends on the request alone, so processes need not share
 * it.
 */

import type { BodyJson } from "./json-response.ts";

/** Compresses bodies. */
export interface Compression {
  gzip(body: BodyJson): Promise<Uint8Array<ArrayBuffer>>;
  gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** From gzip to Brotli. */
  brotli(gzipped: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

export type CacheResult = "hit" | "miss";

/** The ETag and headers that are kept with a response's body. */
export interface KeptHead {
  /** Weak, since all encodings of the body share it. */
  readonly etag: string;
  /** Headers that belong to the body. */
  readonly headers: { readonly [name: string]: string };
}

interface Entry extends KeptHead {
  readonly gzip: Uint8Array<ArrayBuffer>;
  /** Made at the first request that prefers it. */
  brotli?: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Bytes that an entry takes beside its key and its body: the Map's slot, the object, the ETag, the headers. */
const OVERHEAD = 700;
/** A response larger than this part of the cache is not kept: it would push out many. */
const LARGEST = 1 / 8;
/** Responses that are compressed at the same time; under more load the others are not kept. */
const MAX_WAITING = 16;

/** The content encodings that a client accepts, RFC 9110, section 12.5.3; those with a quality of 0 are left out. */
export function acceptedEncodings(header: string | null): ReadonlySet<string> {
  const accepted = new Set<string>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [encoding = "", ...parameters] = part.split(";").map((text) => text.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    if (encoding !== "" && !refused) accepted.add(encoding);
  }
  return accepted;
}

/**
 * Checks that the client already has this representation: If-None-Match, compared weakly (RFC 9110, section
 * 13.1.2).
 */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}

export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  readonly #compression: Compression;
  readonly #clock: () => number;
  readonly #counted: (result: CacheResult) => void;
  #bytes = 0;
  #waiting = 0;

  /**
   * @param maxBytes of keys and compressed bodies together
   * @param clock milliseconds since 1970
   * @param counted called for each request to the cache
   */
  constructor(
    maxBytes: number,
    compression: Compression,
    clock: () => number,
    counted: (result: CacheResult) => void = () => {},
  ) {
    this.#maxBytes = maxBytes;
    this.#compression = compression;
    this.#clock = clock;
    this.#counted = counted;
  }

  /** Bytes that are kept, at most the bound. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Number of responses that are kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** The response of an earlier request with this key, in an encoding that the client accepts; undefined when none is kept. */
  async find(key: string, request: Headers): Promise<Response | undefined> {
    const entry = this.#entries.get(key);
    if (!entry || entry.until <= this.#clock()) {
      if (entry) this.#remove(key, entry);
      this.#counted("miss");
      return undefined;
    }
    this.#counted("hit");
    this.#entries.delete(key);
    this.#entries.set(key, entry); // the last to leave now
    const { etag, headers } = entry;
    if (matchesEtag(request.get("if-none-match"), etag)) return unmodified(etag, headers);
    const accepted = acceptedEncodings(request.get("accept-encoding"));
    if (accepted.has("br")) return kept(await this.#brotliOf(key, entry), entry, "br");
    if (accepted.has("gzip") || accepted.has("x-gzip") || accepted.has("*"))
      return kept(entry.gzip, entry, "gzip");
    return kept(await this.#compression.gunzip(entry.gzip), entry);
  }

  /** Keeps a response; resolves when it is kept, or is not because it is too large or too many are being compressed. */
  async keep(key: string, body: BodyJson, head: KeptHead, until: number): Promise<void> {
    if (this.#waiting >= MAX_WAITING || this.#entries.has(key)) return;
    this.#waiting += 1;
    try {
      const gzip = await this.#compression.gzip(body);
      const entry = { ...head, gzip, until };
      if (sizeOf(key, entry) > this.#maxBytes * LARGEST) return;
      const previous = this.#entries.get(key);
      if (previous) this.#remove(key, previous);
      this.#entries.set(key, entry);
      this.#add(sizeOf(key, entry));
    } finally {
      this.#waiting -= 1;
    }
  }

  async #brotliOf(key: string, entry: Entry): Promise<Uint8Array<ArrayBuffer>> {
    if (entry.brotli) return entry.brotli;
    const brotli = await this.#compression.brotli(entry.gzip);
    // Meanwhile another request may have done the same, or the entry may have left.
    if (this.#entries.get(key) === entry && !entry.brotli) {
      entry.brotli = brotli;
      this.#add(brotli.length);
    }
    return brotli;
  }

  /** Counts the added bytes, and removes the least recently used entries until the bound holds. */
  #add(bytes: number): void {
    this.#bytes += bytes;
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(key, entry);
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, entry);
  }
}

/** The key's characters have one byte each: it is a URL. */
const sizeOf = (key: string, { gzip, brotli }: Entry): number =>
  OVERHEAD + key.length + gzip.length + (brotli?.length ?? 0);

/** Headers of a response that is kept: the client may keep it, too, and asks each time whether it still may use it. */
export const keptHeaders = (etag: string) => ({
  etag,
  "cache-control": "private, no-cache",
  vary: "accept-encoding, x-service-compat",
});

/** The response to a client that has the body already. */
export const unmodified = (etag: string, headers: { readonly [name: string]: string } = {}): Response =>
  new Response(null, { status: 304, headers: { ...headers, ...keptHeaders(etag) } });

const kept = (body: Uint8Array<ArrayBuffer>, { etag, headers }: KeptHead, coding?: string): Response =>
  new Response(body, {
    headers: {
      ...headers,
      ...keptHeaders(etag),
      "content-type": "application/json; charset=utf-8",
      "content-length": String(body.length),
      ...(coding !== undefined && { "content-encoding": coding }),
    },
  });
