/** Warp messages between EVM chains: signed by the validators of the source chain, verified at the destination. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  CodecError,
  decodeSigners,
  decodeUnsignedWarpMessage,
  decodeWarpMessage,
  decodeWarpPayload,
  encodeUnsignedWarpMessage,
  warpMessageId,
} from "@primary-network/codec";
import { params } from "../chains/p/params.ts";
import type { State } from "../chains/p/state.ts";
import { canonicalOrder, validatorsAt } from "../chains/p/validator-set.ts";
import { signWarp, verifyWarp } from "../chains/p/warp-signature.ts";
import { ensure, RuleError } from "../chains/rule-error.ts";
import { nodeKeyOf } from "../keys/keys.ts";
import type { VerifiedMessage } from "./warp-precompile.ts";

/** The chain's current validators in canonical order, and their total weight, including those without a key. */
function signersOf(state: State, chainId: Uint8Array) {
  const blockchain = state.blockchains.get(bytesToHex(chainId));
  ensure(blockchain !== undefined, "the Warp message is of a chain that does not exist");
  const nodes = validatorsAt(state, blockchain.tx.subnetId, state.height);
  const keyed = new Map<string, { publicKey: Uint8Array; weight: bigint; nodeId: Uint8Array }>();
  for (const { publicKey, weight, nodeId } of nodes) {
    if (publicKey === undefined) continue;
    const before = keyed.get(bytesToHex(publicKey))?.weight ?? 0n;
    keyed.set(bytesToHex(publicKey), { publicKey, nodeId, weight: before + weight });
  }
  return {
    signers: canonicalOrder([...keyed.values()]),
    totalWeight: nodes.reduce((sum, { weight }) => sum + weight, 0n),
  };
}

/**
 * Signs with all available validators; a validator signs only messages that its chain has sent.
 *
 * @throws RuleError when the chain did not send the message
 */
export function signSent(state: State, unsigned: Uint8Array): Uint8Array {
  const message = decodeUnsignedWarpMessage(unsigned);
  ensure(
    state.sentMessages.has(bytesToHex(warpMessageId(message))),
    "the Warp message was not sent by its chain",
  );
  const { signers } = signersOf(state, message.sourceChainId);
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
    const { signature, ...message } = decodeWarpMessage(signed);
    ensure(message.networkId === state.networkId, "the Warp message is of another network");
    const { signers, totalWeight } = signersOf(state, message.sourceChainId);
    verifyWarp(
      {
        unsigned: encodeUnsignedWarpMessage(message),
        signers: decodeSigners(signature.signers),
        signature: signature.signature,
      },
      signers,
      totalWeight,
    );
    const call = decodeWarpPayload(message.payload);
    if (call.type !== "AddressedCall" || call.sourceAddress.length !== 20) return undefined;
    return { sourceChainId: message.sourceChainId, sender: call.sourceAddress, payload: call.payload };
  } catch (error) {
    if (error instanceof RuleError || error instanceof CodecError) return undefined;
    throw error;
  }
}
