/** The guided tour: a short program on the clients as anyone would install them, with results that a person can read. */
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { showBlock } from "./block.ts";
import type { EvmSights, Guide } from "./guide.ts";
import { showMessages } from "./messages.ts";
import { showMetrics } from "./metrics.ts";
import { showPages } from "./pages.ts";
import { showTokens } from "./tokens.ts";
import { showUtxos } from "./utxos.ts";
import { showValidators } from "./validators.ts";

/** URLs of the services, and the tour's output. */
export interface TourOptions {
  readonly serviceUrl: string;
  readonly nodeUrl: string;
  readonly print: (text: string) => void;
  /** What is shown of the EVM chains. Default: nothing. */
  readonly evm?: EvmSights | undefined;
  /** Ends the tour: running calls reject at once. */
  readonly signal?: AbortSignal;
}

type Stop<Sights> = readonly [title: string, show: (sights: Sights) => Promise<void>];

const STOPS: readonly Stop<Guide>[] = [
  ["Active validators, by stake that may still be delegated", showValidators],
  ["A walk over pages: every validation there ever was", showPages],
  ["What an address owns", showUtxos],
  ["A block by height, from the node's RPC, decoded here", showBlock],
];

/** Only where EVM chains run. */
const EVM_STOPS: readonly Stop<Guide & EvmSights>[] = [
  ["Tokens that an account moved on the C-Chain", showTokens],
  ["Messages between the C-Chain and an L1", showMessages],
  ["Transactions per second of the C-Chain, day by day", showMetrics],
];

/** Takes the tour; rejects with the first error that a stop does not expect. */
export async function runTour({ serviceUrl, nodeUrl, print, evm, signal }: TourOptions): Promise<void> {
  const guide: Guide = {
    data: createDataClient({ baseUrl: serviceUrl, network: "fuji" }),
    metrics: createMetricsClient({ baseUrl: serviceUrl }),
    pchain: createPChainClient({ baseUrl: nodeUrl }),
    print,
    signal: signal ?? new AbortController().signal,
  };
  const stops: Stop<void>[] = [
    ...STOPS.map(([title, show]): Stop<void> => [title, () => show(guide)]),
    ...(evm ? EVM_STOPS.map(([title, show]): Stop<void> => [title, () => show({ ...guide, ...evm })]) : []),
  ];
  for (const [index, [title, show]] of stops.entries()) {
    print(`\n${index + 1}. ${title}\n`);
    await show();
  }
}
