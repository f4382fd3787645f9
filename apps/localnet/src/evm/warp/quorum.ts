/** Warp messages between EVM chains: signed by the validators of the source chain, verified at the destination. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { CodecError } from "@primary-network/codec";
import { decodePayload, decodeUnsignedMessage, messageId } from "@primary-network/codec/warp";
import { params } from "../../chains/p/params.ts";
import type { State } from "../../chains/p/state.ts";
import { decodeSignedWarp } from "../../chains/p/warp-message.ts";
import { warpSetAt } from "../../chains/p/warp-set.ts";
import { signWarp, verifyWarp } from "../../chains/p/warp-signature.ts";
import { ensure, RuleError } from "../../chains/rule-error.ts";
import { nodeKeyOf } from "../../keys/keys.ts";
import type { VerifiedMessage } from "../contracts/warp-precompile.ts";

/**
 * Signs with all available validators; a validator signs only messages that its chain has sent.
 *
 * @throws RuleError when the chain did not send the message
 */
export function signSent(state: State, unsigned: Uint8Array): Uint8Array {
  const message = decodeUnsignedMessage(unsigned);
  ensure(
    state.sentMessages.has(bytesToHex(messageId(message))),
    "the Warp message was not sent by its chain",
  );
  const { signers } = warpSetAt(state, message.sourceChainId, state.height);
  const present = signers.flatMap(({ publicKey, nodeId }, position) => {
    const key = nodeKeyOf(publicKey);
    return key && state.uptimeOf(nodeId) >= params.uptimeRequirement
      ? [{ position, publicKey, secret: key.blsSecret }]
      : [];
  });
  return signWarp(
    unsigned,
    present,
    present.map(({ position }) => position),
  );
}

/** Returns the content of a signed message once its signatures are verified; undefined for anything else. */
export function verifySent(state: State, signed: Uint8Array): VerifiedMessage | undefined {
  try {
    const warp = decodeSignedWarp(signed);
    verifyWarp(warp, state.networkId, warpSetAt(state, warp.chainId, state.height));
    const call = decodePayload(warp.payload);
    if (call.type !== "AddressedCall" || call.sourceAddress.length !== 20) return undefined;
    return { sourceChainId: warp.chainId, sender: call.sourceAddress, payload: call.payload };
  } catch (error) {
    if (error instanceof RuleError || error instanceof CodecError) return undefined;
    throw error;
  }
}
