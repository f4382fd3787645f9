/** An index that ends in the middle of a network's history. */
import type { Localnet } from "@primary-network/localnet";
import { expect } from "vitest";
import { createService } from "../src/index.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { sourceOf } from "./harness.ts";

/** Indexes block by block until the P-Chain has a part of its blocks. The other chains are anywhere by then. */
export async function indexPart(net: Localnet, location: DatabaseLocation, part: number): Promise<void> {
  const service = await createService({
    ...(location as { databaseUrl?: string; dataDir?: string }),
    networks: { fuji: sourceOf(net) },
    clock: () => net.now() * 1000,
    batchSize: 1,
  });
  try {
    service.start();
    const height = Math.floor(Number(net.blocks.at(-1)?.height) * part);
    const reached = () =>
      service.status().chains.some(({ chain, height: at }) => chain === "p-chain" && at >= height);
    await expect.poll(reached, { interval: 1 }).toBe(true);
  } finally {
    await service.close();
  }
}
