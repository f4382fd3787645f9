import type { DataClient } from "@primary-network/data";
import { expect, test } from "vitest";
import { readNfts } from "./read-nfts.ts";

test("tokens that a busy machine has not read are read now, once each, and waited for", async () => {
  const readAt = new Map<string, number | undefined>([
    ["1", 5],
    ["2", undefined],
    ["3", undefined],
    ["4", undefined],
  ]);
  const again: string[] = [];
  const token = (tokenId: string) => ({
    tokenId,
    metadata: { indexStatus: "UNINDEXED", metadataLastUpdatedTimestamp: readAt.get(tokenId) },
  });
  const nfts = {
    async *list() {
      yield* [...readAt.keys()].map(token);
    },
    get: async ({ tokenId }: { tokenId: string }) => token(tokenId),
    reindex: async ({ tokenId }: { tokenId: string }) => void again.push(tokenId),
  } as unknown as DataClient["nfts"]; // as far as it is used
  let looks = 0;
  await readNfts(nfts, { chainId: "1", address: "0x1", tokenId: "2" }, async () => {
    looks++;
    // The contract of one never responds.
    if (looks === 2) for (const id of ["2", "4"]) readAt.set(id, 6);
  });
  expect(again).toEqual(["3", "4"]);
  expect(looks).toBe(2 + 1_500 + 1);
});
