/** The latest blocks of a chain. */
import type { EvmBlock, PrimaryChain } from "@primary-network/data";
import { getRouteApi } from "@tanstack/react-router";
import { amountText } from "../../format/amount.ts";
import { ChainTitle } from "../../parts/chain-name.tsx";
import { timeColumn } from "../../parts/columns.tsx";
import { BlockLink } from "../../parts/links.tsx";
import { Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { isPrimary } from "../../state/chain.ts";
import { useFollow } from "../../state/live/use-follow.ts";
import { useExplored } from "../../state/network.tsx";
import { blockColumns } from "./block-columns.tsx";

const route = getRouteApi("/chains/$chain/blocks");

export function Blocks() {
  const { chain } = route.useParams();
  return (
    <>
      <h1>
        Blocks of <ChainTitle chain={chain} />
      </h1>
      {isPrimary(chain) ? <PrimaryBlocks chain={chain} /> : <EvmBlocks chainId={chain} />}
    </>
  );
}

function PrimaryBlocks({ chain }: { chain: PrimaryChain }) {
  const { queries, data } = useExplored();
  const isOfC = chain === "c-chain"; // whose blocks have no stream: its transactions say when there are some
  useFollow(
    isOfC
      ? { name: chain, open: (signal) => data.transactions.stream({ blockchainId: chain }, { signal }) }
      : undefined,
  );
  const blocks = (signal: AbortSignal) => data.blocks.stream({ blockchainId: chain }, { signal });
  return (
    <Listing
      key={chain}
      of={queries.blocks.list({ blockchainId: chain, pageSize: 100 })}
      stream={isOfC ? undefined : { name: chain, open: blocks }}
      name="blocks"
      columns={blockColumns(chain)}
      keyOf={({ blockHash }) => blockHash}
    />
  );
}

const evmColumns = (chainId: string): readonly Column<EvmBlock>[] => [
  {
    name: "Height",
    width: "8rem",
    cell: ({ blockNumber }) => <BlockLink chain={chainId} block={blockNumber} />,
    text: ({ blockNumber }) => blockNumber,
  },
  {
    name: "Hash",
    width: "minmax(11rem, 4.6fr)",
    cell: ({ blockHash }) => <BlockLink chain={chainId} block={blockHash} />,
    text: ({ blockHash }) => blockHash,
  },
  {
    name: "Transactions",
    isNumber: true,
    cell: ({ txCount }) => txCount,
    text: ({ txCount }) => String(txCount),
  },
  {
    name: "Gas used",
    isNumber: true,
    cell: ({ gasUsed }) => amountText(gasUsed, 0),
    text: ({ gasUsed }) => gasUsed,
  },
  timeColumn("Time", ({ blockTimestamp }) => blockTimestamp),
];

function EvmBlocks({ chainId }: { chainId: string }) {
  const { queries, data } = useExplored();
  return (
    <Listing
      key={chainId}
      of={queries.evm.listBlocks({ chainId, pageSize: 100 })}
      stream={{ name: chainId, open: (signal) => data.evm.streamBlocks({ chainId }, { signal }) }}
      name="blocks"
      columns={evmColumns(chainId)}
      keyOf={({ blockHash }) => blockHash}
    />
  );
}
