/** Waits until the service has indexed all blocks of the node. */
import type { SimulatedDev } from "@primary-network/devnet";

/** Milliseconds between checks. */
const LOOK = 10;
/**
 * Milliseconds without progress until the wait fails. A long history takes longer, but makes progress even on
 * a busy machine.
 */
const PATIENCE = 60_000;

interface Status {
  readonly chains: readonly { readonly chain: string; readonly height: number | string }[];
}

async function call(dev: SimulatedDev, path: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const request = new Request(`${dev.node.url}${path}`, { method: "POST", headers, body });
  const { result } = (await (await dev.localnet.fetch(request)).json()) as { readonly result?: unknown };
  return result;
}

/** Returns the heights of the node's chains, by the service's chain names. */
async function tips(dev: SimulatedDev): Promise<ReadonlyMap<string, number>> {
  const { localnet } = dev;
  const running = localnet.evmUnavailable === undefined ? localnet.evmChains : [];
  // A request makes the blocks that are due.
  await call(dev, "/ext/bc/P", "platform.getHeight", {});
  const evm = running.map(
    async ({ evmChainId, rpcPath }) =>
      [`evm-${evmChainId}`, Number(await call(dev, rpcPath, "eth_blockNumber", []))] as const,
  );
  return new Map([
    ["p-chain", localnet.blocks.length - 1],
    ["x-chain", localnet.xBlocks.length - 1],
    ...(running.length === 0 ? [["c-chain", localnet.cBlocks.length - 1] as const] : []),
    ...(await Promise.all(evm)),
  ]);
}

/** Returns the status, without chains while the service responds with 503 or ends its connections. */
async function statusOf(dev: SimulatedDev): Promise<Status> {
  try {
    const response = await fetch(`${dev.admin.url}/status`);
    if (response.ok) return (await response.json()) as Status;
  } catch {
    // as without a response
  }
  return { chains: [] };
}

/**
 * Waits for the index. A rebuild after a restored snapshot shows no progress, so it has no limit of its own.
 *
 * @throws Error naming a chain if no chain indexes a block for a minute, or when the index could not be rebuilt
 */
export async function settled(dev: SimulatedDev): Promise<void> {
  await dev.indexed();
  const wanted = await tips(dev);
  let reached = "";
  let end = 0;
  for (;;) {
    const { chains } = await statusOf(dev);
    const heights = new Map(chains.map(({ chain, height }) => [chain, Number(height)]));
    const behind = [...wanted].find(([chain, height]) => (heights.get(chain) ?? -1) < height);
    if (behind === undefined) return;
    const now = JSON.stringify([...heights]);
    if (end === 0 || now !== reached) end = Date.now() + PATIENCE;
    reached = now;
    if (Date.now() > end)
      throw new Error(`the service did not index ${behind.join(" up to block ")}: no progress for a minute`);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}
