/** The blocks of the P-Chain that a node proposed. */

import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";
import { blockColumns } from "../block/block-columns.tsx";

export function BlocksOfNode({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(
    queries.blocks.listByNode({ nodeId, blockchainId: "p-chain", pageSize: 100 }),
  );
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="blocks"
      columns={blockColumns("p-chain")}
      rows={items}
      keyOf={({ blockHash }) => blockHash}
      more={more}
    />
  );
}
