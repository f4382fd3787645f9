/** Tour step: transactions per day, from the metrics service. */
import { table } from "../terminal/table.ts";
import type { EvmSights, Guide } from "./guide.ts";

/** Days on the screen. */
const COUNT = 7;

/** Seconds of a day: the series has an average per second. */
const DAY = 86_400;

/** Prints the transactions of the C-Chain on each of the last days. */
export async function showMetrics({ metrics, evmChainId, print, signal }: Guide & EvmSights): Promise<void> {
  const points = await metrics.averageTps.list({ chainId: evmChainId }, { signal }).toArray({ limit: COUNT });
  print(
    table(
      ["day", "transactions"],
      points.map(({ timestamp, value }) => [
        new Date(timestamp * 1000).toISOString().slice(0, 10),
        Math.round(value * DAY).toLocaleString("en-US"),
      ]),
    ),
  );
}
