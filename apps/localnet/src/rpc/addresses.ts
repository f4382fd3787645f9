/** Reads the addresses of a call, with the node's error messages. */
import { decodeCb58, hrpOf } from "@primary-network/codec";
import { equalBytes } from "../chains/byte-order.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import type { Network } from "../network/network.ts";
import { chainIdOf } from "./aliases.ts";
import { readBech32 } from "./bech32.ts";
import { RpcFault } from "./fault.ts";
import { id } from "./text.ts";

/** Bytes of an address. */
const SIZE = 20;

/** Twenty bytes as cb58, without any prefix, are accepted too. */
function shortId(text: string): Uint8Array | undefined {
  try {
    return decodeCb58(text, SIZE);
  } catch {
    return undefined;
  }
}

function parse(text: string, network: Network, own: Uint8Array): Uint8Array {
  const raw = shortId(text);
  if (raw !== undefined) return raw;
  const dash = text.indexOf("-");
  if (dash < 0) throw new RpcFault("no separator found in address");
  const address = readBech32(text.slice(dash + 1));
  const alias = text.slice(0, dash);
  const chainId = chainIdOf(network, alias);
  if (chainId === undefined) throw new RpcFault(`there is no ID with alias: ${alias}`);
  const hrp = hrpOf(network.settings.networkId);
  if (address.hrp !== hrp) throw new RpcFault(`expected hrp "${hrp}" but got "${address.hrp}"`);
  if (address.bytes.length !== SIZE)
    throw new RpcFault(`invalid hash length: expected ${SIZE} bytes but got ${address.bytes.length}`);
  if (!equalBytes(chainId, own)) {
    const [expected, found] = [`"${id(own)}"`, `"${id(chainId)}"`];
    throw new RpcFault(
      equalBytes(own, network.genesis.cChainId)
        ? `expected chainID to be ${expected} but was ${found}`
        : `mismatched chainIDs: expected ${expected} but got ${found}`,
    );
  }
  return address.bytes;
}

/**
 * The 20 bytes of an address of a chain, the P-Chain by default.
 *
 * @param own 32-byte id of the chain that the addresses must belong to, the P-Chain by default
 * @param what role of the addresses, for the error message
 * @throws RpcFault naming the address and the rule
 */
export function parseAddressOf(
  text: string,
  network: Network,
  own: Uint8Array = EMPTY_ID,
  what = "address",
): Uint8Array {
  try {
    return parse(text, network, own);
  } catch (error) {
    if (!(error instanceof RpcFault)) throw error;
    throw new RpcFault(`couldn't parse ${what} ${JSON.stringify(text)}: ${error.message}`);
  }
}

/** The 20 bytes of each address, without duplicates. @throws RpcFault as `parseAddressOf` */
export function readAddresses(
  texts: readonly string[],
  network: Network,
  own: Uint8Array = EMPTY_ID,
): Uint8Array[] {
  const found = new Map<string, Uint8Array>();
  for (const text of texts) {
    const bytes = parseAddressOf(text, network, own);
    found.set(bytes.join(), bytes);
  }
  return [...found.values()];
}
