/** Refusals of subnets and blockchains: one, and the listings. */

import { idPath, networkPath, page, sortOrder } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

const listing: Refusals = {
  path: { network: "fuji" },
  refused: {
    network: networkPath,
    ...page,
    pageSize: [
      ...page.pageSize.filter(([, message]) => !message.includes("<=")),
      ["10001", "$ must be <= 10000"],
      ["9".repeat(400), "$ must be <= 10000"],
    ],
    sortOrder,
  },
};

export const listSubnets = listing;
export const listBlockchains = listing;

export const getSubnetById: Refusals = {
  path: { network: "fuji", subnetId: "11111111111111111111111111111111LpoYY" },
  refused: {
    network: networkPath,
    subnetId: [...idPath, [`0x${"1".repeat(64)}`, "subnet … is not indexed", 404]],
  },
};

export const getBlockchain: Refusals = {
  path: { network: "fuji", blockchainId: "x-chain" },
  refused: {
    network: networkPath,
    blockchainId: [...idPath, ["p-chain", "blockchain p-chain is not indexed", 404]],
  },
};
