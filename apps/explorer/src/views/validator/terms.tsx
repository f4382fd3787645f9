/** Every validation of a node. */

import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";
import { columns } from "../validators/columns.tsx";

export function Terms({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.validators.listByNode({ nodeId, pageSize: 50 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table name="terms" columns={columns.slice(1)} rows={items} keyOf={({ txHash }) => txHash} more={more} />
  );
}
