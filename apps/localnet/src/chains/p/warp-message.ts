/** Warp messages from an L1's validator manager to the P-Chain: their content and their sender. */
import {
  CodecError,
  decodeL1Message,
  decodeSigners,
  decodeWarpMessage,
  decodeWarpPayload,
  encodeL1Message,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  type L1ValidatorWeight,
  type RegisterL1Validator,
} from "@primary-network/codec";
import { ensure, RuleError } from "../rule-error.ts";

/** The source of a message: the contract that sent it. */
export interface WarpSource {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly address: Uint8Array;
}

/** The requests of a validator manager to the P-Chain. */
export type ManagerMessage = RegisterL1Validator | L1ValidatorWeight;

/** A message as its source chain emits it, before it is signed. */
export function encodeUnsignedWarp(source: WarpSource, message: ManagerMessage): Uint8Array {
  const { networkId, chainId, address: sourceAddress } = source;
  const payload = encodeL1Message(message);
  return encodeUnsignedWarpMessage({
    networkId,
    sourceChainId: chainId,
    payload: encodeWarpPayload({ type: "AddressedCall", sourceAddress, payload }),
  });
}

/** A decoded signed message. */
export interface SignedWarp {
  readonly source: WarpSource;
  readonly message: ManagerMessage;
  readonly unsigned: Uint8Array;
  /** Positions in the canonical order. */
  readonly signers: readonly number[];
  readonly signature: Uint8Array;
}

function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new RuleError(`the Warp message is malformed: ${error.message}`);
  }
}

/**
 * Decodes a signed message.
 *
 * @throws RuleError when the bytes are not a signed message
 */
export function decodeWarp(bytes: Uint8Array): SignedWarp {
  const { signature, ...unsigned } = orRefuse(() => decodeWarpMessage(bytes));
  const { networkId, sourceChainId: chainId } = unsigned;
  const call = orRefuse(() => decodeWarpPayload(unsigned.payload));
  ensure(call.type === "AddressedCall", "the Warp message is not an addressed call");
  const message = orRefuse(() => decodeL1Message(call.payload));
  ensure(
    message.type === "RegisterL1Validator" || message.type === "L1ValidatorWeight",
    `a Warp message of type ${message.type} asks nothing of the P-Chain`,
  );
  return {
    source: { networkId, chainId, address: call.sourceAddress },
    message,
    unsigned: encodeUnsignedWarpMessage(unsigned),
    signers: orRefuse(() => decodeSigners(signature.signers)),
    signature: signature.signature,
  };
}
