/** Reads the result of requesting a block by its number. */

import { type RpcResult, resultOf } from "./rpc-result.ts";

/** avalanchego's error for a block above its head, where other nodes return null. */
const BEYOND_THE_HEAD = /cannot query unfinalized data/i;

/**
 * The block as the node returned it; null beyond the head.
 *
 * @throws EvmNodeError for any other error of the node
 */
export function blockResult(result: RpcResult | undefined): unknown {
  if (result && "error" in result && BEYOND_THE_HEAD.test(result.error.message)) return null;
  return resultOf(result, "eth_getBlockByNumber");
}
