/** Chooses the account and the contract that the tour shows on the EVM chains. */
import { encodeHex } from "@primary-network/codec";
import type { DevNetwork } from "@primary-network/devnet";
import type { EvmSights } from "./guide.ts";

/** Undefined when no EVM chain runs. */
export function evmSightsOf({
  evmChains,
  evmUnavailable,
  accounts,
}: Pick<DevNetwork, "evmChains" | "evmUnavailable" | "accounts">): EvmSights | undefined {
  const [cChain] = evmChains;
  if (cChain?.application === undefined || evmUnavailable !== undefined) return undefined;
  return {
    evmChainId: String(cChain.evmChainId),
    evmAddress: encodeHex(accounts.alice.ethAddress, { checksum: false }),
    icmAddress: cChain.application,
  };
}
