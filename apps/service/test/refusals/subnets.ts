/** Refusals of the listing of subnets. */

import { networkPath, page, sortOrder } from "./parameters.ts";
import type { Refusals } from "./refusal.ts";

export const listSubnets: Refusals = {
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
