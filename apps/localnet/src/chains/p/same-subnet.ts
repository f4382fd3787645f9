/** The rule that chains exchange outputs only within their subnet (avalanchego `verify.SameSubnet`). */
import { encodeCb58 } from "@primary-network/codec";
import { equalBytes } from "../byte-order.ts";
import { ensure, within } from "../rule-error.ts";
import { EMPTY_ID, type State } from "./state.ts";
import { subnetIdOf } from "./warp-set.ts";

/**
 * Throws unless a peer is another chain of the Primary Network.
 *
 * @param own id of the chain of the Primary Network that asks
 */
export function verifySameSubnet(state: State, own: Uint8Array, peer: Uint8Array): void {
  ensure(!equalBytes(peer, own), "same chainID");
  const subnetId = within(`failed to get subnet of "${encodeCb58(peer)}"`, () => subnetIdOf(state, peer));
  ensure(
    equalBytes(subnetId, EMPTY_ID),
    `mismatched subnetIDs; expected "${encodeCb58(EMPTY_ID)}" got "${encodeCb58(subnetId)}"`,
  );
}
