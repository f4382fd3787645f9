/** The stand-in for the Warp precompile, and the encoding of signed messages in a transaction for it. */
import { concatBytes } from "@noble/hashes/utils.js";
import { encodeAbi } from "./abi.ts";
import { toBytes } from "./hex.ts";
import type { AccessEntry } from "./transaction.ts";

/** Address of the precompile. */
export const WARP_ADDRESS = "0x0200000000000000000000000000000000000005";

/** Where the stand-in reads verified messages; a real precompile gets them from the node. */
export const VERIFIED_ADDRESS = "0x0200000000000000000000000000000000000a05";

/** Topic of SendWarpMessage(address indexed sender, bytes32 indexed messageID, bytes message). */
export const SEND_TOPIC = "0x56600c567728a800c0aa927500f831cb451df66a7af570eb4df4dfbf4674887d";

/** Ends a message in storage keys, before the zeros that fill the last one. */
const DELIMITER = 0xff;
const KEY = 32;

/** A message as the storage keys of an access list, the form in which real chains pass it to the precompile. */
export function packMessage(message: Uint8Array): AccessEntry {
  const filled = new Uint8Array(Math.ceil((message.length + 1) / KEY) * KEY);
  filled.set(message);
  filled[message.length] = DELIMITER;
  const storageKeys = Array.from({ length: filled.length / KEY }, (_, index) =>
    filled.subarray(index * KEY, (index + 1) * KEY),
  );
  return { address: toBytes(WARP_ADDRESS), storageKeys };
}

/** The message in storage keys; undefined when they do not hold one. */
export function unpackMessage(storageKeys: readonly Uint8Array[]): Uint8Array | undefined {
  const filled = concatBytes(...storageKeys);
  const end = filled.findLastIndex((byte) => byte !== 0);
  return filled[end] === DELIMITER && filled.length - end <= KEY ? filled.subarray(0, end) : undefined;
}

/** A verified message. */
export interface VerifiedMessage {
  readonly sourceChainId: Uint8Array;
  readonly sender: Uint8Array;
  readonly payload: Uint8Array;
}

const MESSAGE = { type: "tuple", components: [{ type: "bytes32" }, { type: "address" }, { type: "bytes" }] };
const CARRIED = [{ type: "address" }, { type: "tuple[]", components: [{ type: "bool" }, MESSAGE] }];
/** Stands where a message is not verified. */
const EMPTY = [new Uint8Array(32), new Uint8Array(20), new Uint8Array()];

/**
 * Makes the code that tells the stand-in which messages of a sender's transaction are verified; it begins with STOP.
 *
 * @param messages all messages in the order of the access list; undefined for one that is not verified
 */
export function verifiedCode(
  sender: Uint8Array,
  messages: readonly (VerifiedMessage | undefined)[],
): Uint8Array {
  const carried = messages.map((message) => [
    message !== undefined,
    message ? [message.sourceChainId, message.sender, message.payload] : EMPTY,
  ]);
  return concatBytes(Uint8Array.of(0), encodeAbi(CARRIED, [sender, carried]));
}
