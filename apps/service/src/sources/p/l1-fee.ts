/** Reads the network's continuous fee from a node: `platform.getValidatorFeeConfig`, which private networks may set. */

import { type CallOptions, createPChainClient, RpcError } from "@primary-network/pchain-rpc";
import { NodeResponseError } from "../node-response-error.ts";
import { advised } from "../node-setup.ts";
import type { NodeAddress } from "./upgrades.ts";

/** Errors of a node from before Etna, or of a gateway that supports only some methods. */
const isUnknownMethod = (error: unknown): boolean =>
  error instanceof RpcError && (error.code === -32_601 || /can't find method/.test(error.message));

/**
 * The least price of the continuous fee in nAVAX a second; undefined when the node does not have the method.
 *
 * @param signal ends the call
 * @throws the call's error: the price is stored with the genesis, so a temporary failure must not determine it
 */
export async function readL1FeePrice(
  { baseUrl, fetch, hooks }: NodeAddress,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const client = createPChainClient({ baseUrl, fetch, hooks });
  const call: CallOptions = { signal };
  try {
    const { minPrice } = await advised(client.getValidatorFeeConfig(call), "P-Chain");
    if (minPrice === undefined)
      throw new NodeResponseError("the node's getValidatorFeeConfig returned no minPrice");
    return BigInt(minPrice);
  } catch (error) {
    if (isUnknownMethod(error)) return undefined;
    throw error;
  }
}
