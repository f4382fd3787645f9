/** Reads the ids of nodes of a call. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeNodeId } from "@primary-network/codec";
import { type Arguments, BAD_ARGUMENT } from "./arguments.ts";
import { RpcFault } from "./fault.ts";

/** The nodes that `nodeIDs` names, each 20 bytes in hexadecimal. @throws RpcFault when one is no id */
export function readNodeIds(args: Arguments): Set<string> {
  const texts = args.strings("nodeIDs");
  try {
    return new Set(texts.map((text) => bytesToHex(decodeNodeId(text))));
  } catch {
    throw new RpcFault(BAD_ARGUMENT);
  }
}
