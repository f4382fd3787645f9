/** Reads the node ids of a call. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { parseNodeId } from "@primary-network/codec";
import { type Arguments, BAD_ARGUMENT } from "./arguments.ts";
import { RpcFault } from "./fault.ts";

/** The nodes in `nodeIDs`, each 20 bytes in hexadecimal. @throws RpcFault for an invalid id */
export function readNodeIds(args: Arguments): Set<string> {
  const texts = args.strings("nodeIDs");
  try {
    return new Set(texts.map((text) => bytesToHex(parseNodeId(text))));
  } catch {
    throw new RpcFault(BAD_ARGUMENT);
  }
}
