/** Warp messages between EVM chains: signed by the validators of the source chain, verified at the destination. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { CodecError } from "@primary-network/codec";
import { decodePayload, decodeUnsignedMessage, messageId } from "@primary-network/codec/warp";
import { equalBytes } from "../../chains/byte-order.ts";
import { params } from "../../chains/p/params.ts";
import { EMPTY_ID, type State } from "../../chains/p/state.ts";
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

/** Bytes of an address of an EVM chain. */
const ADDRESS = 20;

/** Makes an address of any bytes as the precompile does: the last 20, after zeros. The P-Chain has none. */
const toAddress = (bytes: Uint8Array): Uint8Array =>
  concatBytes(new Uint8Array(ADDRESS), bytes).subarray(-ADDRESS);

/**
 * Returns the content of a signed message once its signatures are verified; undefined for anything else. A message of
 * the P-Chain is signed by the validators of the chain that receives it (avalanchego `VerifyPredicate`).
 *
 * @param receivingChainId chain on which a transaction brings the message
 * @param height of the P-Chain by which the validators are looked up
 */
export function verifySent(
  state: State,
  signed: Uint8Array,
  receivingChainId: Uint8Array,
  height: bigint = state.height,
): VerifiedMessage | undefined {
  try {
    const warp = decodeSignedWarp(signed);
    const signing = equalBytes(warp.chainId, EMPTY_ID) ? receivingChainId : warp.chainId;
    verifyWarp(warp, state.networkId, warpSetAt(state, signing, height));
    const call = decodePayload(warp.payload);
    if (call.type !== "AddressedCall") return undefined;
    return { sourceChainId: warp.chainId, sender: toAddress(call.sourceAddress), payload: call.payload };
  } catch (error) {
    if (error instanceof RuleError || error instanceof CodecError) return undefined;
    throw error;
  }
}
