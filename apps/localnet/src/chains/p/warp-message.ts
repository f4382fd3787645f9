/** Warp messages from an L1's validator manager to the P-Chain: their content and their sender. */
import { CodecError } from "@primary-network/codec";
import {
  decodeL1Message,
  decodeMessage,
  decodePayload,
  encodeL1Message,
  encodePayload,
  encodeUnsignedMessage,
  type L1Message,
  type L1ValidatorWeight,
  type RegisterL1Validator,
} from "@primary-network/codec/warp";
import { codecFault } from "../codec-fault.ts";
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
  return encodeUnsignedMessage({
    networkId,
    sourceChainId: chainId,
    payload: encodePayload({ type: "AddressedCall", sourceAddress, payload }),
  });
}

/** A signed message whose payload is not decoded yet. */
export interface SignedWarp {
  readonly networkId: number;
  readonly chainId: Uint8Array;
  readonly payload: Uint8Array;
  readonly unsigned: Uint8Array;
  /** The bits of the positions in the canonical order. */
  readonly signers: Uint8Array;
  readonly signature: Uint8Array;
}

function read<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): T {
  try {
    return decode(bytes);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new RuleError(codecFault(bytes, error));
  }
}

/**
 * Decodes a signed message.
 *
 * @throws RuleError when the bytes are not a signed message
 */
export function decodeSignedWarp(bytes: Uint8Array): SignedWarp {
  const { signature, ...unsigned } = read(bytes, decodeMessage);
  const { networkId, sourceChainId: chainId, payload } = unsigned;
  const { signers, signature: joint } = signature;
  return {
    networkId,
    chainId,
    payload,
    unsigned: encodeUnsignedMessage(unsigned),
    signers,
    signature: joint,
  };
}

/** A message with the contract that sent it. */
export interface Sent<Message> {
  readonly source: WarpSource;
  readonly message: Message;
}

/**
 * Decodes the request that a signed message carries.
 *
 * @param type of the request that the transaction needs
 * @throws RuleError when the bytes carry another one, or none
 */
export function decodeRequest<Type extends ManagerMessage["type"]>(
  bytes: Uint8Array,
  type: Type,
): Sent<Extract<ManagerMessage, { type: Type }>> {
  const { networkId, chainId, payload } = decodeSignedWarp(bytes);
  const call = read(payload, decodePayload);
  ensure(call.type === "AddressedCall", `wrong payload type: *payload.${call.type}`);
  const message = read(call.payload, decodeL1Message);
  ensure(isOf(message, type), `wrong payload type: *message.${message.type}`);
  return { source: { networkId, chainId, address: call.sourceAddress }, message };
}

function isOf<Type extends L1Message["type"]>(
  message: L1Message,
  type: Type,
): message is Extract<L1Message, { type: Type }> {
  return message.type === type;
}
