/** Stop: the metrics service's series of transactions per second. */
import { table } from "../terminal/table.ts";
import type { EvmSights, Guide } from "./guide.ts";

/** Points that are shown. */
const COUNT = 7;

/** Prints the last days of the C-Chain's series. */
export async function showMetrics({ metrics, evmChainId, print, signal }: Guide & EvmSights): Promise<void> {
  const points = await metrics.averageTps.list({ chainId: evmChainId }, { signal }).toArray({ limit: COUNT });
  print(
    table(
      ["day", "transactions per second"],
      points.map(({ timestamp, value }) => [
        new Date(timestamp * 1000).toISOString().slice(0, 10),
        value.toFixed(6),
      ]),
    ),
  );
}
