/** `status`: the indexing state of each chain of the deployment. */
import type { IndexStatus } from "@primary-network/data";
import { CliError } from "@primary-network/devnet/terminal";
import { networkName } from "../../deployment/deployment.ts";
import { count, plain, time } from "../columns.ts";
import type { Column, Query } from "../query.ts";

/** One chain. */
export type ChainStatus = IndexStatus["chains"][number] & {
  /** Name of the network for people, where it differs from the path's. */
  readonly networkName?: string;
};

/** Chains farther behind are red. */
const BEHIND_SECONDS = 60;

export const statusColumns: readonly Column<ChainStatus>[] = [
  plain("network", "network", ({ network }) => network, {
    text: ({ network, networkName: name = network }) => name,
  }),
  plain("chain", "chain", ({ chain }) => chain),
  plain("state", "state", ({ state }) => state, {
    colour: ({ state }) => (state === "following" ? "green" : state === "stopped" ? "red" : "yellow"),
  }),
  count("height", "height", ({ height }) => height),
  count("nodeHeight", "node", ({ nodeHeight }) => nodeHeight),
  count("blocksBehind", "behind", ({ blocksBehind }) => blocksBehind),
  count("secondsBehind", "seconds", ({ secondsBehind }) => secondsBehind, {
    colour: ({ secondsBehind = 0 }) => (secondsBehind > BEHIND_SECONDS ? "red" : undefined),
  }),
  time("completeAt", "complete (UTC)", ({ completeAt }) => completeAt, { isDetail: true }),
  count("secondsLeft", "left", ({ secondsLeft }) => secondsLeft, { isDetail: true }),
];

export const status: Query<ChainStatus> = {
  columns: statusColumns,
  async *rows({ deployment, flags }) {
    const { chains } = await deployment.data.status.get();
    const shown = chains.filter(({ network }) => flags.network === undefined || network === flags.network);
    const there = [...new Set(chains.map(({ network }) => network))];
    if (shown.length === 0 && there.length > 0)
      throw new CliError(`This service does not serve ${flags.network}. It serves ${there.join(", ")}.`);
    const name = await networkName(deployment);
    for (const chain of shown) yield { ...chain, ...(chain.network === "fuji" && { networkName: name }) };
  },
};
