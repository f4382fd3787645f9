/** Resolves a token's URI to the location of its metadata. */

import type { NftStatus } from "../domain/evm/nft.ts";

/** A URL to fetch, or the content inside the URI itself. */
export type MetadataLocation =
  | { readonly url: URL }
  | { readonly bytes: Uint8Array }
  | { readonly status: Extract<NftStatus, "INVALID_TOKEN_URI" | "INVALID_TOKEN_URI_SCHEME"> };

export interface TokenUriOptions {
  readonly kind: 721 | 1155;
  /** Decimal. */
  readonly tokenId: string;
  /** Base URL under which IPFS content is found by its id, with a slash at the end. */
  readonly ipfsGateway: string;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The id as ERC-1155 substitutes it for {id}: 64 hexadecimal digits. */
const hexId = (tokenId: string): string => BigInt(tokenId).toString(16).padStart(64, "0");

function base64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function percentDecoded(text: string): Uint8Array | undefined {
  try {
    return new TextEncoder().encode(decodeURIComponent(text));
  } catch {
    // Some URIs are not encoded: an invalid escape is taken literally.
    return new TextEncoder().encode(text);
  }
}

/** The content of a data URI (RFC 2397); its media type is ignored. */
function readData(uri: string): MetadataLocation {
  const comma = uri.indexOf(",");
  if (comma < 0) return { status: "INVALID_TOKEN_URI" };
  const content = uri.slice(comma + 1);
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(0, comma));
  const bytes = isBase64 ? base64(content.replace(/\s/g, "")) : percentDecoded(content);
  return bytes ? { bytes } : { status: "INVALID_TOKEN_URI" };
}

/** The content behind an IPFS gateway; some write the scheme's name twice. */
function readIpfs(uri: string, gateway: string): MetadataLocation {
  const path = uri.replace(/^ipfs:\/*(ipfs\/)?/i, "");
  // The path must stay within the content id: it must not climb out of the gateway's folder.
  if (!/^[a-z0-9]{46,}(\/|$)/i.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) {
    return { status: "INVALID_TOKEN_URI" };
  }
  const location = readUrl(`${gateway}${path}`);
  // URLs have more spellings of "..": escaped, by backslashes, with line ends in them.
  const [id] = path.split("/", 1);
  return "url" in location && !location.url.href.startsWith(new URL(`${gateway}${id}`).href)
    ? { status: "INVALID_TOKEN_URI" }
    : location;
}

function readUrl(uri: string): MetadataLocation {
  if (!URL.canParse(uri)) return { status: "INVALID_TOKEN_URI" };
  const url = new URL(uri);
  return url.hostname === "" ? { status: "INVALID_TOKEN_URI" } : { url };
}

/** @param uri as the contract returns it */
export function metadataLocation(
  uri: string,
  { kind, tokenId, ipfsGateway }: TokenUriOptions,
): MetadataLocation {
  const trimmed = uri.trim();
  const filled = kind === 1155 ? trimmed.replaceAll("{id}", hexId(tokenId)) : trimmed;
  const scheme = SCHEME.exec(filled)?.[1]?.toLowerCase();
  if (scheme === undefined) return { status: "INVALID_TOKEN_URI" };
  if (scheme === "data") return readData(filled);
  if (scheme === "ipfs") return readIpfs(filled, ipfsGateway);
  if (scheme === "http" || scheme === "https") return readUrl(filled);
  return { status: "INVALID_TOKEN_URI_SCHEME" };
}
