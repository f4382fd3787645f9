/** `platform.*` methods about blocks: height, time, and blocks by id and height. */
import { blockToJson } from "@primary-network/codec/p";
import type { AcceptedBlock } from "../../chains/p/chain.ts";
import type { Network } from "../../network/network.ts";
import type { Encoding } from "../arguments.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, encodeBytes, id, rfc3339 } from "../text.ts";

/** The methods of this file. */
export function blockMethods({ chain, settings }: Network) {
  const blockResult = ({ block, bytes }: AcceptedBlock, encoding: Encoding) => ({
    block: encoding === "json" ? blockToJson(block, { hrp: settings.hrp }) : encodeBytes(bytes, encoding),
    encoding,
  });
  return {
    getHeight: () => ({ height: decimal(chain.blocks.last.height) }),
    // There is no other proposer, so the height that proposers use is the last one.
    getProposedHeight: () => ({ height: decimal(chain.blocks.last.height) }),
    getTimestamp: () => ({ timestamp: rfc3339(chain.blocks.last.timestamp) }),
    getBlock(args) {
      const blockId = args.id("blockID");
      const encoding = args.encoding();
      const found = chain.blocks.byId(blockId);
      if (found === undefined) throw new RpcFault(`couldn't get block with id ${id(blockId)}: ${NOT_FOUND}`);
      return blockResult(found, encoding);
    },
    getBlockByHeight(args) {
      const height = args.uint64("height") ?? 0n;
      const encoding = args.encoding();
      const found = chain.blocks.at(height);
      if (found === undefined) throw new RpcFault(`couldn't get block at height ${height}: ${NOT_FOUND}`);
      return blockResult(found, encoding);
    },
  } satisfies MethodTable;
}
