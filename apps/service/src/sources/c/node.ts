/** The C-Chain's atomic transactions, from the node's block index or from the chain's EVM interface. */

import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import { type BlockIndexNode, createBlockIndexNode } from "../block-index-node.ts";
import type { ObserveNodeCall } from "../node-call.ts";
import { NodeSetupError } from "../node-response-error.ts";
import type { ReadElsewhere } from "../range-read.ts";
import { createCRpcNode } from "./rpc.ts";

/** Where they are read from: `auto` uses the index if the node has a complete one, else the EVM interface. */
export type CChainFrom = "auto" | "index" | "rpc";

export interface CChainNodeOptions {
  /** Base URL of the node, without a path. */
  readonly baseUrl: string;
  readonly fetch?: PChainClientOptions["fetch"];
  readonly hooks?: PChainClientOptions["hooks"];
  /** Called after each request to the EVM interface. */
  readonly observe?: ObserveNodeCall | undefined;
  readonly from: CChainFrom;
  /** EVM chain id, if known: a node of another chain is refused. */
  readonly evmChainId?: number | undefined;
  /** Called with the reason when the EVM interface is used because the index is unusable. */
  readonly onFallback?: ((reason: string) => void) | undefined;
  /** Where blocks of the index are read if not on this thread. */
  readonly elsewhere?: ReadElsewhere | undefined;
}

/** The client's fetch in the form that JSON-RPC to EVM chains uses. */
function fetchOf(fetch: PChainClientOptions["fetch"]): ((request: Request) => Promise<Response>) | undefined {
  if (fetch === undefined) return undefined;
  return async (request) => {
    const { status, headers, text } = await readWhole(fetch, request);
    return new Response(text, { status, headers });
  };
}

async function readWhole(fetch: NonNullable<PChainClientOptions["fetch"]>, request: Request) {
  const response = await fetch(request.url, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
    signal: request.signal,
    redirect: "manual",
  });
  const headers = new Headers();
  response.headers.forEach((value, name) => {
    headers.set(name, value);
  });
  return { status: response.status, headers, text: await response.text() };
}

/** @param signal aborts running calls and all later ones */
export function createCChainNode(options: CChainNodeOptions, signal?: AbortSignal): BlockIndexNode {
  const { baseUrl, fetch, hooks, observe, from, evmChainId, onFallback, elsewhere } = options;
  const index = createBlockIndexNode("C", { baseUrl, fetch, hooks }, signal, elsewhere);
  const url = `${baseUrl.replace(/\/+$/, "")}/ext/bc/C/rpc`;
  const rpc = createCRpcNode({ url, fetch: fetchOf(fetch), observe, evmChainId, signal });
  /** The index also has blocks that are accepted and not executed yet. */
  const executed: BlockIndexNode = {
    async lastHeight() {
      const [accepted, height] = await Promise.all([index.lastHeight(), rpc.executedHeight()]);
      return Math.min(accepted, height ?? accepted);
    },
    blocks: index.blocks,
  };
  if (from !== "auto") return from === "index" ? executed : rpc;
  /** The source in use; undefined before the choice, and after a failure, since the node's settings may have changed. */
  let chosen: BlockIndexNode | undefined;
  let lastReason = "";
  async function choose(): Promise<BlockIndexNode> {
    try {
      // An index that begins late fails for its first block.
      if ((await index.lastHeight()) > 0) await index.blocks(1, 1);
      return executed;
    } catch (error) {
      if (!(error instanceof NodeSetupError)) throw error;
      await rpc.lastHeight().catch(() => {
        throw error; // if neither works, the missing index is the error to report
      });
      if (lastReason !== error.message) onFallback?.(error.message);
      lastReason = error.message;
      return rpc;
    }
  }
  async function use<T>(ask: (node: BlockIndexNode) => Promise<T>): Promise<T> {
    chosen ??= await choose();
    try {
      return await ask(chosen);
    } catch (error) {
      chosen = undefined;
      throw error;
    }
  }
  return {
    lastHeight: () => use((node) => node.lastHeight()),
    blocks: (first, count) => use((node) => node.blocks(first, count)),
  };
}
