/** Validates lists of addresses: with or without a chain prefix, all of the requested network. */

import { parseAddress, ValidationError } from "@primary-network/codec";
import { accountKey, toHex } from "../../domain/id-text.ts";
import type { NetworkIdentity } from "../../domain/network.ts";
import { HttpError } from "../request/http-error.ts";

const MAX = 64;
/** In a body: the limit of a node's platform.getUTXOs. */
const MAX_IN_BODY = 1024;

function readAddress(network: NetworkIdentity, field: string, text: string): string {
  let address: ReturnType<typeof parseAddress>;
  try {
    address = parseAddress(text);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(400, `${field}: "${text}" ${error.rule}`);
  }
  const { hrp, bytes } = address;
  if (hrp !== network.hrp) {
    throw new HttpError(400, `${field}: "${text}" is of network "${hrp}", not "${network.hrp}"`);
  }
  return toHex(bytes);
}

/**
 * The addresses in the store's form, each once. EVM addresses are accepted on request: accounts of the C-Chain.
 *
 * @throws HttpError 400 naming the address and the rule
 */
export function readAddresses(
  network: NetworkIdentity,
  field: string,
  given: readonly string[] | string | undefined,
  options: { readonly evm?: boolean; readonly max?: number } = {},
): string[] | undefined {
  if (given === undefined) return undefined;
  const texts = typeof given === "string" ? given.split(",") : given;
  const { max = MAX } = options;
  if (texts.length > max) throw new HttpError(400, `${field} must hold at most ${max} items`);
  const evm = (text: string) => options.evm === true && /^0x[0-9a-fA-F]{40}$/.test(text);
  const addresses = texts.map((text) =>
    evm(text) ? accountKey(text.toLowerCase()) : readAddress(network, field, text),
  );
  return [...new Set(addresses)];
}

/**
 * The addresses of a request that needs some.
 *
 * @throws HttpError 400 naming the address and the rule
 */
export function requireAddresses(
  network: NetworkIdentity,
  { addresses: given }: { readonly addresses: readonly string[] | string },
  { inBody = false } = {},
): string[] {
  const addresses = readAddresses(network, "addresses", given, inBody ? { max: MAX_IN_BODY } : {}) ?? [];
  if (addresses.length === 0) throw new HttpError(400, "addresses is required");
  return addresses;
}
