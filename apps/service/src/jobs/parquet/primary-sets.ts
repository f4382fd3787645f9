/** The data sets of a Primary Network up to the heights that are exported. */

import type { NetworkIdentity } from "../../domain/network.ts";
import type { ArchivedChain, PrimaryArchive } from "../../store/archive/archive.ts";
import { type ArchivePart, MAX_PAGE, type TxPlace } from "../../store/archive/page.ts";
import { pBlocks, pTransactions, xBlocks, xTransactions } from "./chain-sets.ts";
import type { AnySource } from "./dataset.ts";
import { owned, spends, utxosOf } from "./output-sets.ts";
import { pagesOf } from "./pages.ts";
import { stakersOf } from "./staker-set.ts";

/** Heights up to which chains are exported, below zero for a chain that has nothing to export. */
export type PrimaryHeights = { readonly [chain in ArchivedChain]: number };

/** Stakers of one statement. */
const PAGE_STAKERS = 5_000;

/** The position behind the last transaction of the block before, or before the genesis. */
const before = (from: number): TxPlace => ({ height: from - 1, idx: 2 ** 31 - 1 });

/** Outputs before spends: a reader of an unfinished export finds no spend of an output that is missing. */
export function primarySources(
  archive: PrimaryArchive,
  network: NetworkIdentity,
  heights: PrimaryHeights,
): AnySource[] {
  const { networkId } = network;
  const partition = `network=${networkId}`;
  const part = (chain: ArchivedChain, after: TxPlace): ArchivePart => ({
    network: networkId,
    after,
    upTo: heights[chain],
    limit: MAX_PAGE,
  });
  const chains = ["p", "x", "c"] as const;
  return [
    {
      ...{ dataset: pBlocks, partition, upTo: heights.p },
      pages: (from) => pagesOf(before(from), (after) => archive.blocks("p", part("p", after))),
    },
    {
      ...{ dataset: xBlocks, partition, upTo: heights.x },
      pages: (from) => pagesOf(before(from), (after) => archive.blocks("x", part("x", after))),
    },
    {
      ...{ dataset: pTransactions, partition, upTo: heights.p },
      pages: (from) => pagesOf(before(from), (after) => archive.pTransactions(part("p", after))),
    },
    {
      ...{ dataset: xTransactions, partition, upTo: heights.x },
      pages: (from) => pagesOf(before(from), (after) => archive.xTransactions(part("x", after))),
    },
    ...chains.map((chain): AnySource => {
      const ownersOf = async (after: TxPlace) => {
        const { rows, next } = await archive.outputs(chain, part(chain, after));
        return { rows: rows.map((row) => owned(network, row)), next };
      };
      return {
        ...{
          dataset: utxosOf(network, chain),
          partition: `${partition}/chain=${chain}`,
          upTo: heights[chain],
        },
        pages: (from) => pagesOf(before(from), ownersOf),
      };
    }),
    ...chains.map(
      (chain): AnySource => ({
        ...{ dataset: spends, partition: `${partition}/chain=${chain}`, upTo: heights[chain] },
        pages: (from) => pagesOf(before(from), (after) => archive.spends(chain, part(chain, after))),
      }),
    ),
    {
      ...{ dataset: stakersOf(network), partition, upTo: heights.p, replaced: true },
      pages: () =>
        pagesOf("0x", (after) =>
          archive.stakers({ network: networkId, height: heights.p, after, limit: PAGE_STAKERS }),
        ),
    },
  ];
}
