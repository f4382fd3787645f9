/** An indexer whose steps are spans. */

import type { Indexer } from "../indexer/run.ts";
import { inSpan } from "../trace/span.ts";

/** @param labels network and chain */
export function tracedIndexer(
  indexer: Indexer,
  { network, chain }: { readonly network: string; readonly chain: string },
): Indexer {
  return {
    get status() {
      return indexer.status;
    },
    load: () => indexer.load(),
    stop: async () => indexer.stop?.(),
    step: () =>
      inSpan(
        "index batch",
        { attributes: { "primary_network.network": network, "primary_network.chain": chain } },
        async (span) => {
          const before = indexer.status.height;
          const done = await indexer.step();
          const { height } = indexer.status;
          span.setAttributes({
            "primary_network.height": height,
            "primary_network.blocks": height - before,
          });
          return done;
        },
      ),
  };
}
