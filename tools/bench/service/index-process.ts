/**
 * A process that goes through a node's P-Chain once and tells how long that took, and its peak memory: as the service that
 * indexes into a database, or as the limit, which only fetches the containers and decodes their blocks.
 */
import { decodeContainer, decodeHex } from "@primary-network/codec";
import { useNodePrimitives } from "@primary-network/codec/node";
import { decodeBlock } from "@primary-network/codec/p";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { createService } from "@primary-network/service";
import { peakRss } from "../peak-rss.ts";
import type { IndexOrder, ServedChain } from "./messages.ts";
import type { DatabaseLocation } from "./postgres.ts";

const BATCH = 256;

async function read({ nodeUrl, blocks }: ServedChain): Promise<number> {
  const index = createPChainClient({ baseUrl: nodeUrl }).indexOf("P");
  useNodePrimitives(); // as the service does
  const startedAt = performance.now();
  for (let startIndex = 0; startIndex < blocks; startIndex += BATCH) {
    const { containers } = await index.getContainerRange({ startIndex, numToFetch: BATCH, encoding: "hex" });
    for (const { bytes } of containers) {
      const plain = decodeHex(bytes);
      decodeBlock(decodeContainer(plain)?.blockBytes ?? plain);
    }
  }
  return performance.now() - startedAt;
}

async function index(
  { genesis, blocks, now, ...identity }: ServedChain,
  location: DatabaseLocation,
  indexWorkers: number,
): Promise<number> {
  const service = await createService({
    networks: { fuji: { ...identity, genesis: Buffer.from(genesis, "base64") } },
    ...location,
    clock: () => now,
    batchSize: BATCH,
    indexWorkers,
  });
  const startedAt = performance.now();
  service.start();
  await service.indexed();
  const wallMs = performance.now() - startedAt;
  const metrics = await (await service.adminFetch(new Request("http://admin/metrics"))).text();
  await service.close();
  if (!metrics.includes(` ${blocks}\n`)) throw new Error(`the index ends before block ${blocks}`);
  return wallMs;
}

process.once("message", async ({ node, location, indexWorkers = 0 }: IndexOrder<ServedChain>) => {
  try {
    const before = process.cpuUsage();
    const wallMs = location === undefined ? await read(node) : await index(node, location, indexWorkers);
    const { user, system } = process.cpuUsage(before);
    process.send?.({ wallMs, cpuMs: (user + system) / 1000, peakRss: peakRss() });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
  process.disconnect();
});
