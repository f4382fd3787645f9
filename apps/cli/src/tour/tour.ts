/** The guided tour: a short program that uses the published clients and prints results for people. */
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

/** Options of `runTour`. */
export interface TourOptions {
  readonly serviceUrl: string;
  readonly nodeUrl: string;
  readonly print: (text: string) => void;
  /** The chain, account and contract of the EVM steps. Without it, the tour leaves these steps out. */
  readonly evm?: EvmSights | undefined;
  /** Waits between two steps; the tour goes on when it resolves. @default no wait */
  readonly pause?: (() => Promise<void>) | undefined;
  /** Ends the tour. Running calls reject at once. */
  readonly signal?: AbortSignal;
}

type Stop<Sights> = readonly [title: string, show: (sights: Sights) => Promise<void>];

const STOPS: readonly Stop<Guide>[] = [
  ["Active validators with the most room for delegations", showValidators],
  ["Every validation of the network's history, page by page", showPages],
  ["The largest unspent outputs of an address", showUtxos],
  ["A block from the node's RPC, decoded with the codec", showBlock],
];

/** Steps that need EVM chains. */
const EVM_STOPS: readonly Stop<Guide & EvmSights>[] = [
  ["Token transfers of an account on the C-Chain", showTokens],
  ["Messages between the C-Chain and an L1", showMessages],
  ["Transactions of the C-Chain per day", showMetrics],
];

/** Takes the tour. Rejects with the first unexpected error of a step. */
export async function runTour({
  serviceUrl,
  nodeUrl,
  print,
  evm,
  pause,
  signal,
}: TourOptions): Promise<void> {
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
    if (index > 0) await pause?.();
    print(`\n${index + 1} of ${stops.length}. ${title}\n`);
    await show();
  }
}
