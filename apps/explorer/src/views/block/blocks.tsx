/** The latest blocks of a chain. */
import type { EvmBlock, PrimaryChain } from "@primary-network/data";
import { getRouteApi } from "@tanstack/react-router";
import { amountText } from "../../format/amount.ts";
import { BlockLink } from "../../parts/links.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { type Column, Table } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { isPrimary } from "../../state/chain.ts";
import { useExplored } from "../../state/network.tsx";
import { blockColumns } from "./block-columns.tsx";

const route = getRouteApi("/chains/$chain/blocks");

export function Blocks() {
  const { chain } = route.useParams();
  return (
    <>
      <h1>Blocks of {isPrimary(chain) ? `the ${chain}` : `EVM chain ${chain}`}</h1>
      {isPrimary(chain) ? <PrimaryBlocks chain={chain} /> : <EvmBlocks chainId={chain} />}
    </>
  );
}

function PrimaryBlocks({ chain }: { chain: PrimaryChain }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.blocks.list({ blockchainId: chain, pageSize: 100 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="blocks"
      columns={blockColumns(chain)}
      rows={items}
      keyOf={({ blockHash }) => blockHash}
      more={more}
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
    width: "minmax(11rem, 1.5fr)",
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
  {
    name: "Time",
    cell: ({ blockTimestamp }) => <Time at={blockTimestamp} />,
    text: ({ blockTimestamp }) => new Date(blockTimestamp * 1000).toISOString(),
  },
];

function EvmBlocks({ chainId }: { chainId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.evm.listBlocks({ chainId, pageSize: 100 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="blocks"
      columns={evmColumns(chainId)}
      rows={items}
      keyOf={({ blockHash }) => blockHash}
      more={more}
    />
  );
}
