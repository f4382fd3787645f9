/**
 * Validators as signers of Warp messages. Nodes accept such requests only from peers (ACP-118), not by HTTP; this is a
 * small protocol of our own: JSON-RPC `warp.sign`, served by the local network or by a bridge to the peers.
 */

import { decodeHex, encodeHex } from "@primary-network/codec";
import type { PChainClientOptions } from "@primary-network/pchain-rpc";

/** A request to one validator. */
export interface SignatureRequest {
  /** 48-byte compressed BLS key of the validator. */
  readonly publicKey: Uint8Array;
  /** Nodes that hold the key: one, as a rule. */
  readonly nodeIds: readonly string[];
  /** Unsigned Warp message. */
  readonly message: Uint8Array;
  /** Data that the validator needs, beyond the message, to verify it. */
  readonly justification: Uint8Array;
}

/** Thrown when a validator refuses to sign the message. */
export class SignerRefusal extends Error {
  override readonly name = "SignerRefusal";
  /** The application error's code, above 0. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Thrown when a response is neither a signature nor a refusal. */
export class SignerResponseError extends Error {
  override readonly name = "SignerResponseError";
}

/** The port to validators as signers. */
export interface WarpSigners {
  /**
   * A validator's signature, not yet verified.
   *
   * @throws SignerRefusal when it refuses, SignerResponseError for an invalid response, any other error when there is none
   */
  sign(request: SignatureRequest, signal: AbortSignal): Promise<Uint8Array>;
}

/** Where signers are reached. */
export interface WarpSignersOptions {
  /** Full URL of the JSON-RPC endpoint, such as `http://127.0.0.1:9650/ext/warp`. */
  readonly url: string;
  readonly fetch?: PChainClientOptions["fetch"];
}

const plainHex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

/** A response of the endpoint, unchecked. */
interface SignerResponse {
  readonly result?: { readonly signature?: unknown } | null;
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | null;
}

function readSignature(text: string): Uint8Array {
  let result: SignerResponse | null;
  try {
    result = JSON.parse(text);
  } catch {
    throw new SignerResponseError("the response is not JSON");
  }
  const { code, message } = result?.error ?? {};
  if (typeof code === "number" && code > 0) throw new SignerRefusal(code, String(message));
  if (result?.error) throw new SignerResponseError(String(message));
  const signature = result?.result?.signature;
  try {
    if (typeof signature === "string") return decodeHex(signature, { checksum: false });
  } catch {
    // Reported below.
  }
  throw new SignerResponseError("the response contains no signature in hex");
}

/** Signers behind a JSON-RPC endpoint. */
export function createWarpSigners(options: WarpSignersOptions, closed: AbortSignal): WarpSigners {
  const { url, fetch = globalThis.fetch } = options;
  return {
    async sign({ publicKey, nodeIds, message, justification }, signal) {
      const params = {
        publicKey: plainHex(publicKey),
        nodeIDs: nodeIds,
        message: plainHex(message),
        justification: plainHex(justification),
      };
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "warp.sign", params }),
        signal: AbortSignal.any([signal, closed]),
        redirect: "manual",
      });
      const text = await response.text();
      if (response.status !== 200)
        throw new SignerResponseError(`the response has status ${response.status}`);
      return readSignature(text);
    },
  };
}
