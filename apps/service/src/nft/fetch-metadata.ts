/** Fetches the content of a token's URI, which is untrusted: size, time and reachable addresses are limited. */

import type { NftStatus } from "../domain/evm/nft.ts";

/** The head of a response; its body is a stream. */
export interface Reply {
  readonly status: number;
  /** Value of the header `location`. */
  readonly location: string | undefined;
  /** Decompressed. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Ends the connection. */
  close(): void;
}

/** The body to post to a URL. */
export interface Post {
  /** JSON. */
  readonly body: string;
  readonly headers: { readonly [name: string]: string };
}

/**
 * Requests one URL, without following redirects: gets it, or posts to it.
 *
 * @throws when the host has no public address, or does not respond
 */
export type Connect = (url: URL, signal: AbortSignal, post?: Post) => Promise<Reply>;

export interface FetchLimits {
  readonly connect: Connect;
  /** Aborts the fetch. */
  readonly signal: AbortSignal;
  /** Bytes. Default 1 MiB. */
  readonly maxBytes?: number;
  /** Milliseconds for the whole fetch, including redirects. Default 10000. */
  readonly timeoutMs?: number;
}

/** The fetched content, or why there is none. */
export type Fetched =
  | { readonly text: string }
  | {
      readonly status: Extract<
        NftStatus,
        "UNREACHABLE_TOKEN_URI" | "THROTTLED_TOKEN_URI" | "METADATA_CONTENT_TOO_LARGE"
      >;
    };

/** Bytes of metadata. */
export const MAX_BYTES = 1_048_576;
const TIMEOUT = 10_000;
const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Ports on which web servers listen; others belong to databases and the like. */
const PORTS: readonly string[] = ["", "80", "443"];

/** True when a URL may be requested; the connection checks the addresses of its host. */
export function isAskable(url: URL): boolean {
  return (
    /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && PORTS.includes(url.port)
  );
}

async function readBody({ body }: Reply, maxBytes: number): Promise<Fetched> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return { status: "METADATA_CONTENT_TOO_LARGE" };
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode() };
}

async function follow(
  first: URL,
  signal: AbortSignal,
  { connect, maxBytes = MAX_BYTES }: FetchLimits,
): Promise<Fetched> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isAskable(url)) break;
    // Every redirect is checked like the first URL, since its target is untrusted too.
    const reply = await connect(url, signal);
    try {
      const { status, location } = reply;
      if (status === 429) return { status: "THROTTLED_TOKEN_URI" };
      if (status >= 200 && status < 300) return await readBody(reply, maxBytes);
      if (!REDIRECTS.includes(status) || location === undefined || !URL.canParse(location, url)) break;
      url = new URL(location, url);
    } finally {
      reply.close();
    }
  }
  return { status: "UNREACHABLE_TOKEN_URI" };
}

/** Never throws: every failure is reported as a status. */
export async function fetchMetadata(url: URL, limits: FetchLimits): Promise<Fetched> {
  const stop = new AbortController();
  if (limits.signal.aborted) return { status: "UNREACHABLE_TOKEN_URI" };
  let give = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Fetched>((resolve) => {
    give = () => resolve({ status: "UNREACHABLE_TOKEN_URI" }); // DNS lookups ignore signals
    timer = setTimeout(give, limits.timeoutMs ?? TIMEOUT);
  });
  limits.signal.addEventListener("abort", give);
  try {
    const fetched = follow(url, stop.signal, limits).catch(
      (): Fetched => ({ status: "UNREACHABLE_TOKEN_URI" }),
    );
    return await Promise.race([fetched, late]);
  } finally {
    clearTimeout(timer);
    limits.signal.removeEventListener("abort", give);
    stop.abort(); // stop requests that still run
  }
}
