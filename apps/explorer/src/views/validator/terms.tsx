/** Every validation of a node. */
import { Listing } from "../../parts/listing.tsx";
import { sortedByTime, sortOrderOf, useOrder } from "../../parts/sorted.tsx";
import { useExplored } from "../../state/network.tsx";
import { columns } from "../validators/columns.tsx";

export function Terms({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  const order = useOrder();
  return (
    <Listing
      of={queries.validators.listByNode({ nodeId, pageSize: 50, ...sortOrderOf(order) })}
      name="terms"
      columns={sortedByTime(columns.slice(1), "Start", order)}
      keyOf={({ txHash }) => txHash}
    />
  );
}
