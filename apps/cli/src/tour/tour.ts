/** The guided tour: a short program on the clients as anyone would install them, with results that a person can read. */
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { showBlock } from "./block.ts";
import type { Guide } from "./guide.ts";
import { showMetrics } from "./metrics.ts";
import { showPages } from "./pages.ts";
import { showUtxos } from "./utxos.ts";
import { showValidators } from "./validators.ts";

/** Where the tour finds the services, and where it prints. */
export interface TourOptions {
  readonly serviceUrl: string;
  readonly nodeUrl: string;
  readonly print: (text: string) => void;
  /** Ends the tour: what is under way rejects at once. */
  readonly signal?: AbortSignal;
}

const STOPS: readonly [title: string, show: (guide: Guide) => Promise<void>][] = [
  ["Active validators, by stake that may still be delegated", showValidators],
  ["A walk over pages: every validation there ever was", showPages],
  ["What an address owns", showUtxos],
  ["A block by height, from the node's RPC, decoded here", showBlock],
  ["An operation that is not built yet, as the typed error it is", showMetrics],
];

/** Takes the tour; rejects with the first error that a stop does not expect. */
export async function runTour({ serviceUrl, nodeUrl, print, signal }: TourOptions): Promise<void> {
  const guide: Guide = {
    data: createDataClient({ baseUrl: serviceUrl, network: "fuji" }),
    metrics: createMetricsClient({ baseUrl: serviceUrl }),
    pchain: createPChainClient({ baseUrl: nodeUrl }),
    print,
    signal: signal ?? new AbortController().signal,
  };
  for (const [index, [title, show]] of STOPS.entries()) {
    print(`\n${index + 1}. ${title}\n`);
    await show(guide);
  }
}
