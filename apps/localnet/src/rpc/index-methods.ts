/** `index.*`: the node's index of accepted blocks, which counts from 0 at the block of height 1. */
import type { JsonObject } from "@primary-network/codec";
import type { BlockLog } from "../chains/p/block-log.ts";
import type { ProposedBlock } from "../chains/p/proposer.ts";
import type { Encoding } from "./arguments.ts";
import { NOT_FOUND, RpcFault } from "./fault.ts";
import type { MethodTable } from "./method.ts";
import { decimal, encodeBytes, id, rfc3339 } from "./text.ts";

/** Most containers of one range. */
const MAX_RANGE = 1_024n;

function required<T>(found: T | undefined, fault: string): T {
  if (found === undefined) throw new RpcFault(fault);
  return found;
}

type IndexedBlock = Pick<ProposedBlock, "height" | "timestamp">;

/** The methods of this file. */
export function indexMethods(blocks: BlockLog): MethodTable {
  const container = ({ height, timestamp }: IndexedBlock, encoding: Encoding): JsonObject => {
    const found = required(blocks.containers.at(Number(height)), NOT_FOUND);
    return {
      id: id(found.id),
      bytes: encodeBytes(found.bytes, encoding),
      timestamp: rfc3339(timestamp),
      encoding,
      index: decimal(height - 1n),
    };
  };
  /** Containers have ids of their own. The genesis was never accepted by a vote, so the index does not have it. */
  const byId = (containerId: Uint8Array): IndexedBlock | undefined => {
    const height = blocks.containers.heightOf(containerId);
    return height === undefined ? undefined : blocks.list[height];
  };
  const lastIndex = (): bigint => {
    if (blocks.list.length < 2) throw new RpcFault("no containers have been accepted");
    return blocks.last.height - 1n;
  };

  return {
    getLastAccepted(args) {
      lastIndex();
      return container(blocks.last, args.encoding());
    },
    getContainerByIndex(args) {
      const index = args.uint64("index") ?? 0n;
      const encoding = args.encoding();
      return container(required(blocks.at(index + 1n), `no container at index ${index}`), encoding);
    },
    getContainerByID(args) {
      return container(required(byId(args.id("id")), NOT_FOUND), args.encoding());
    },
    getContainerRange(args) {
      const start = args.uint64("startIndex") ?? 0n;
      const count = args.uint64("numToFetch") ?? 0n;
      const encoding = args.encoding();
      if (count < 1n || count > MAX_RANGE)
        throw new RpcFault(`numToFetch must be in [1,${MAX_RANGE}] but is ${count}`);
      const last = lastIndex();
      if (start > last) throw new RpcFault(`start index (${start}) > last accepted index (${last})`);
      const range = blocks.list.slice(Number(start) + 1, Number(start + count) + 1);
      return { containers: range.map((block) => container(block, encoding)) };
    },
    getIndex(args) {
      return { index: decimal(required(byId(args.id("id")), NOT_FOUND).height - 1n) };
    },
    isAccepted(args) {
      return { isAccepted: byId(args.id("id")) !== undefined };
    },
  };
}
