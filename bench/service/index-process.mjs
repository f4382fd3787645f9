/**
 * A process that goes through a node's P-Chain once and tells how long that took, and its peak memory: as the service that
 * indexes into a database, or as the limit, which only fetches the containers and decodes their blocks.
 */
import { readFileSync } from "node:fs";
import { createService } from "../../apps/service/dist/index.js";
import { decodeBlock, decodeContainer, decodeHex } from "../../packages/codec/dist/index.js";
import { createPChainClient } from "../../packages/pchain-rpc/dist/index.js";

const BATCH = 256;

/** Bytes; `ru_maxrss` would count the parent's too. */
const peakRss = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;

async function read({ nodeUrl, blocks }) {
  const index = createPChainClient({ baseUrl: nodeUrl }).indexOf("P");
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
  { nodeUrl, genesis, networkId, hrp, assetId, xChainId, cChainId, blocks, now },
  location,
) {
  const network = {
    nodeUrl,
    networkId,
    hrp,
    assetId,
    xChainId,
    cChainId,
    genesis: Buffer.from(genesis, "base64"),
  };
  const service = await createService({
    networks: { fuji: network },
    ...location,
    clock: () => now,
    batchSize: BATCH,
  });
  const startedAt = performance.now();
  service.start();
  await service.indexed();
  const wallMs = performance.now() - startedAt;
  const figures = await (await service.adminFetch(new Request("http://admin/metrics"))).text();
  await service.close();
  if (!figures.includes(` ${blocks}\n`)) throw new Error(`the index ends before block ${blocks}`);
  return wallMs;
}

process.once("message", async ({ node, location }) => {
  try {
    const wallMs = location === undefined ? await read(node) : await index(node, location);
    process.send({ wallMs, peakRss: peakRss() });
  } catch (error) {
    process.send({ error: String(error) });
  }
  process.disconnect();
});
