/** Signed links to exported files, with an expiry time. */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Seconds for which a link is valid. */
const LIFETIME = 3_600;

const HMAC = { name: "HMAC", hash: "SHA-256" } as const;
const HEX = /^[0-9a-f]{64}$/;
const SECONDS = /^\d{1,12}$/;

/** Path of exported files; it is not part of the documented interface. */
export const DOWNLOADS_PATH = "/downloads/";

/** The signed text; its first line separates this use of the secret from any other. */
const message = (id: string, expires: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`download\n${id}\n${expires}`);

/** Makes and checks links. */
export class DownloadLinks {
  readonly #key: Promise<CryptoKey>;
  readonly #clock: () => number;
  readonly #baseUrl: string | undefined;

  /**
   * @param clock milliseconds since 1970
   * @param baseUrl base URL of the links, without a slash at the end. Default: the request's own
   */
  constructor(secret: Uint8Array<ArrayBuffer>, clock: () => number, baseUrl?: string | undefined) {
    this.#key = crypto.subtle.importKey("raw", secret, HMAC, false, ["sign", "verify"]);
    this.#clock = clock;
    this.#baseUrl = baseUrl;
  }

  /** A link to a job's file, valid for one hour from now. */
  async create(id: string, origin: string): Promise<string> {
    const expires = String(Math.floor(this.#clock() / 1000) + LIFETIME);
    const signature = new Uint8Array(await crypto.subtle.sign(HMAC, await this.#key, message(id, expires)));
    return `${this.#baseUrl ?? origin}${DOWNLOADS_PATH}${id}.csv?expires=${expires}&signature=${bytesToHex(signature)}`;
  }

  /** Why a link is refused; undefined when it is valid. */
  async refusal(id: string, query: URLSearchParams): Promise<string | undefined> {
    const [expires, signature] = [query.get("expires") ?? "", query.get("signature") ?? ""];
    const invalid = "signature does not belong to this link; ask for the operation again to get a new one";
    if (!SECONDS.test(expires) || !HEX.test(signature)) return invalid;
    const bytes = hexToBytes(signature);
    // Constant-time comparison.
    if (!(await crypto.subtle.verify(HMAC, await this.#key, bytes, message(id, expires)))) return invalid;
    if (Number(expires) * 1000 > this.#clock()) return undefined;
    return "the link has expired after an hour; ask for the operation again to get a new one";
  }
}
