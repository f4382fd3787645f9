/** The parameters that these clients take as one text with commas where ours take a list. */
import type { Params } from "../calls.ts";

const JOINED = ["addresses", "nodeIds", "rewardAddresses"];

export const withJoinedLists = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      JOINED.includes(name) && Array.isArray(value) ? value.join(",") : value,
    ]),
  );
