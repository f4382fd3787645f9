/** `tps`: the average transactions per second of an EVM chain by day, newest first. */

import { CliError } from "@primary-network/devnet/terminal";
import type { MetricsDataPoint } from "@primary-network/metrics";
import type { Deployment } from "../../deployment/deployment.ts";
import { sparkline } from "../../terminal/charts.ts";
import { count, plain, timeText } from "../columns.ts";
import type { Query } from "../query.ts";

/** EVM chain ids of the C-Chain on public networks and on a local one. */
const C_CHAINS = ["43114", "43113", "43112"];

/** The C-Chain, or where a deployment has none its first EVM chain. */
async function usualChain({ data }: Deployment): Promise<string> {
  const { items: chains } = await data.evm.listChains();
  const ids = chains.map(({ chainId }) => chainId);
  const chain = ids.find((chainId) => C_CHAINS.includes(chainId)) ?? ids[0];
  if (chain === undefined) throw new CliError("This deployment has no EVM chain. Set --chain.");
  return chain;
}

const dayOf = (seconds: number) => timeText(seconds).slice(0, 10);

export const tps: Query<MetricsDataPoint> = {
  columns: [
    plain("timestamp", "day", ({ timestamp }) => timestamp, { text: (one) => dayOf(one.timestamp) }),
    count("value", "transactions per second", ({ value }) => value, {
      text: ({ value }) => value.toFixed(6),
      bar: ({ value }) => value,
    }),
  ],
  async *rows({ deployment, flags }) {
    yield* deployment.metrics.averageTps.list({ chainId: flags.chain ?? (await usualChain(deployment)) });
  },
  summary(points, { width = 0 }) {
    const values = points.map(({ value }) => value).reverse();
    const days = points.map(({ timestamp }) => dayOf(timestamp));
    const ends = `  ${days.at(-1)} to ${days[0]}`;
    return `${sparkline(values, Math.max(1, width - ends.length))}${ends}\n`;
  },
};
