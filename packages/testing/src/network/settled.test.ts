/** The wait for an index: as long as it goes on, and no longer. */
import type { SimulatedDev } from "@primary-network/devnet";
import { afterEach, expect, test, vi } from "vitest";
import { settled } from "./settled.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A network of 5 blocks whose index has these heights at each look, half a minute after the one before. */
function network(
  heights: (look: number) => number | undefined,
  indexed = async (): Promise<void> => {},
): SimulatedDev {
  let look = 0;
  vi.spyOn(Date, "now").mockImplementation(() => look * 30_000);
  vi.stubGlobal("fetch", async () => {
    const height = heights(look++);
    return height === undefined
      ? new Response("", { status: 503 })
      : Response.json({ chains: [{ chain: "p-chain", height }] });
  });
  const blocks = Array.from({ length: 6 }, () => ({}));
  const localnet = {
    evmUnavailable: "none",
    blocks,
    xBlocks: [],
    cBlocks: [],
    fetch: async () => Response.json({}),
  };
  // The members that the wait reads.
  return {
    localnet,
    node: { url: "http://node.test" },
    admin: { url: "http://admin.test" },
    indexed,
  } as unknown as SimulatedDev;
}

test("takes as long as the index makes progress", async () => {
  await expect(settled(network((look) => Math.floor(look / 2)))).resolves.toBeUndefined();
});

test("continues while the service does not respond", async () => {
  await expect(settled(network((look) => (look === 2 ? undefined : look)))).resolves.toBeUndefined();
});

test("waits for a rebuilt index, however long it takes, and passes on why it could not be rebuilt", async () => {
  let rebuilt = () => {};
  let looks = 0;
  const rebuilding = new Promise<void>((resolve) => {
    rebuilt = resolve;
  });
  const wait = settled(
    network(
      () => ++looks + 5,
      () => rebuilding,
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(looks).toBe(0);
  rebuilt();
  await expect(wait).resolves.toBeUndefined();
  const failed = network(
    () => 5,
    () => Promise.reject(new Error("the index could not be rebuilt")),
  );
  await expect(settled(failed)).rejects.toThrow("the index could not be rebuilt");
});

test("ends when no chain has a further block for a minute, and names one", async () => {
  const wait = settled(network((look) => Math.min(look, 3)));
  await expect(wait).rejects.toThrow(
    "the service did not index p-chain up to block 5: no progress for a minute",
  );
});
