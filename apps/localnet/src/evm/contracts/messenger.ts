/** Messages of the messenger contract, in Teleporter's layout, and the calls that deliver them. */
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { callData, selectorOf } from "./contract.ts";
import { toBytes } from "./hex.ts";

/** Address of the messenger, the same on every chain. */
export const MESSENGER_ADDRESS = "0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf";

const WORD = 32;

/** The fields of a message that a relayer needs. */
export interface MessageFields {
  readonly destinationChainId: Uint8Array;
  readonly requiredGas: bigint;
  /** 20 bytes each; any relayer may deliver when the list is empty. */
  readonly allowedRelayers: readonly Uint8Array[];
}

const wordAt = (bytes: Uint8Array, index: number): Uint8Array => {
  const word = bytes.subarray(index * WORD, (index + 1) * WORD);
  if (word.length < WORD) throw new RangeError("the message of the messenger ends too early");
  return word;
};
const numberAt = (bytes: Uint8Array, index: number): bigint =>
  BigInt(`0x${bytesToHex(wordAt(bytes, index))}`);

/**
 * Reads the payload of a Warp message that the messenger sent: an encoded TeleporterMessage.
 *
 * @throws RangeError when it is truncated
 */
export function readMessage(payload: Uint8Array): MessageFields {
  // The first word is the offset of the tuple; its first five members and the offsets of the others follow.
  const tuple = payload.subarray(WORD);
  const relayers = tuple.subarray(Number(numberAt(tuple, 5)));
  const count = Number(numberAt(relayers, 0));
  return {
    destinationChainId: wordAt(tuple, 2),
    requiredGas: numberAt(tuple, 4),
    allowedRelayers: Array.from({ length: count }, (_, index) => wordAt(relayers, 1 + index).subarray(12)),
  };
}

/** The id of a message: a hash of the messenger, both chains and the 32-byte nonce. */
export function messageIdOf(
  sourceChainId: Uint8Array,
  destinationChainId: Uint8Array,
  nonce: Uint8Array,
): Uint8Array {
  const contract = concatBytes(new Uint8Array(12), toBytes(MESSENGER_ADDRESS));
  return keccak_256(concatBytes(contract, sourceChainId, destinationChainId, nonce));
}

/** Delivers the one message that the transaction carries. */
export const deliveryData = (rewardAddress: Uint8Array): Uint8Array =>
  callData("Messenger", "receiveCrossChainMessage", 0n, rewardAddress);

/** Executes a delivered message again whose execution failed. */
export function retryData(sourceChainId: Uint8Array, payload: Uint8Array): Uint8Array {
  const offset = new Uint8Array(WORD);
  offset[WORD - 1] = 2 * WORD;
  return concatBytes(
    selectorOf("Messenger", "retryMessageExecution"),
    sourceChainId,
    offset,
    payload.subarray(WORD),
  );
}
