/** Refuses a node of another EVM chain than the configured one. */

import { EvmNodeError } from "./node-error.ts";
import { JsonObject } from "./read-json.ts";

/**
 * @param reported the result of `eth_chainId`
 * @throws EvmNodeError naming both chains
 */
export function requireChain(reported: unknown, evmChainId: number): void {
  const found = new JsonObject({ eth_chainId: reported }, "response").quantity("eth_chainId");
  if (found === BigInt(evmChainId)) return;
  throw new EvmNodeError(
    `the node serves chain ${found}, not ${evmChainId}: check the configured URL and chain id`,
    {
      unreachable: false,
    },
  );
}
