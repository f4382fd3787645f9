/** The program of a worker thread: reads ranges of nodes' container indexes, and hands over the bytes of their blocks. */

import { parentPort } from "node:worker_threads";
import { useNodePrimitives } from "@primary-network/codec/node";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { ContainerIndex } from "../container-index.ts";
import { callHooks, type NodeCall } from "../node-call.ts";
import { packBlocks } from "../packed-blocks.ts";
import { unwrap } from "../proposervm.ts";
import type { RangeRead, ThreadRequest, ThreadResponse } from "../range-read.ts";

interface Source {
  readonly index: ContainerIndex;
  /** Not reported yet. */
  readonly calls: NodeCall[];
}

/** By chain and node: an index adapts the size of its requests to the node. */
const sources = new Map<string, Source>();

function sourceOf({ chain, baseUrl }: RangeRead): Source {
  const key = `${chain} ${baseUrl}`;
  const known = sources.get(key);
  if (known) return known;
  const calls: NodeCall[] = [];
  const client = createPChainClient({ baseUrl, hooks: callHooks((call) => calls.push(call)) });
  const index = new ContainerIndex(chain === "P" ? client.index : client.indexOf(chain), `${chain}-Chain`);
  const made = { index, calls };
  sources.set(key, made);
  return made;
}

async function read({ id, ...range }: ThreadRequest): Promise<ThreadResponse> {
  const { index, calls } = sourceOf(range);
  try {
    const containers = await index.range(range.start, range.count);
    const packed = packBlocks(containers.map((container) => unwrap(container.bytes, container.id)));
    return { id, packed, calls: calls.splice(0) };
  } catch {
    // The caller then reads the range itself, and reports any error.
    return { id, packed: undefined, calls: calls.splice(0) };
  }
}

useNodePrimitives();
parentPort?.on("message", async (request: ThreadRequest) => {
  const response = await read(request);
  parentPort?.postMessage(response, response.packed ? [response.packed.bytes.buffer] : []);
});
