/** Reads the time of the Helicon upgrade of a node's network (`info.upgrades`). */

import type { PChainClientOptions } from "@primary-network/pchain-rpc";
import { NodeResponseError } from "./node.ts";

/** Where a node is reached. */
export type NodeAddress = Pick<PChainClientOptions, "baseUrl" | "fetch" | "hooks">;

/** Milliseconds that the node may take. */
const TIME_LIMIT = 10_000;

function dateIn(text: string): unknown {
  try {
    const response: { result?: { heliconTime?: unknown } } | null = JSON.parse(text);
    return response?.result?.heliconTime;
  } catch {
    return undefined; // a gateway's page: treated as no response
  }
}

/**
 * Unix seconds of the Helicon upgrade as the node has them; undefined when the node is older than the
 * upgrade's name, or its info API is off.
 *
 * @param signal ends the call
 * @throws NodeResponseError when nothing comes back
 */
export async function readHeliconTime(
  address: NodeAddress,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { baseUrl, fetch = globalThis.fetch } = address;
  let text: string;
  try {
    const response = await fetch(`${String(baseUrl).replace(/\/+$/, "")}/ext/info`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "info.upgrades", params: {} }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
      redirect: "manual",
    });
    text = await response.text();
  } catch (cause) {
    throw new NodeResponseError(`info.upgrades of the node failed: ${String(cause)}`, { cause });
  }
  const date = dateIn(text);
  const milliseconds = typeof date === "string" ? Date.parse(date) : Number.NaN;
  return Number.isFinite(milliseconds) ? Math.floor(milliseconds / 1000) : undefined;
}
