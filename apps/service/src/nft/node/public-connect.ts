/** Requests a URL over a connection to a checked, public address. */

import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { pipeline, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Connect, Reply } from "../fetch-metadata.ts";
import { isPublicAddress } from "./address-range.ts";

/** Dependencies that tests replace. */
export interface PublicConnectOptions {
  /** All addresses of a host. Default: the system's resolver. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Says whether requests may go to an address. Default: to addresses of the public internet. */
  readonly isPublic?: (address: string) => boolean;
  /** Trusted certificates, PEM. Default: the system's. */
  readonly ca?: string;
}

/** Bytes of all headers of a reply. */
const MAX_HEADERS = 16_384;

const decoders: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

async function systemResolve(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
}

/** The decompressed body as a stream, so that a decompression bomb is noticed early. */
async function* bodyOf(response: http.IncomingMessage): AsyncGenerator<Uint8Array> {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() || "identity";
  if (encoding === "identity") {
    yield* response;
    return;
  }
  const decoder = decoders[encoding]?.();
  if (!decoder) throw new Error(`content-encoding ${encoding} is not known`);
  yield* pipeline(response, decoder, () => {}); // an error ends the loop that reads it
}

/**
 * Resolves a host once and requires all of its addresses to be public. The connection uses one of the checked
 * addresses, so a later change of the DNS response has no effect.
 */
export function publicConnect({
  resolve = systemResolve,
  isPublic = isPublicAddress,
  ca,
}: PublicConnectOptions = {}): Connect {
  return async (url, signal, post) => {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await resolve(host);
    const [address] = addresses;
    if (address === undefined || !addresses.every(isPublic)) {
      throw new Error(`${host} is not on the public internet`);
    }
    const { request } = url.protocol === "https:" ? https : http;
    return new Promise<Reply>((done, fail) => {
      const asked = request(url, {
        method: post ? "POST" : "GET",
        agent: false, // one connection per request
        signal,
        maxHeaderSize: MAX_HEADERS,
        headers: {
          accept: "application/json, */*;q=0.1",
          "accept-encoding": "identity",
          "user-agent": "primary-network",
          ...(post && {
            ...post.headers,
            "content-type": "application/json",
            "content-length": String(Buffer.byteLength(post.body)),
          }),
        },
        ...(ca !== undefined && { ca }),
        // Callers for one address or for all get the checked one.
        lookup: (_host, options, found) => {
          const family = isIP(address);
          if (options.all) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      });
      asked.on("error", fail);
      asked.on("response", (response) => {
        const { statusCode = 0, headers } = response;
        const close = () => asked.destroy();
        done({ status: statusCode, location: headers.location, body: bodyOf(response), close });
      });
      asked.end(post?.body);
    });
  };
}
