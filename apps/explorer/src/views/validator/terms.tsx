/** Every validation of a node. */
import { Listing } from "../../parts/listing.tsx";
import { useExplored } from "../../state/network.tsx";
import { columns } from "../validators/columns.tsx";

export function Terms({ nodeId }: { nodeId: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.validators.listByNode({ nodeId, pageSize: 50 })}
      name="terms"
      columns={columns.slice(1)}
      keyOf={({ txHash }) => txHash}
    />
  );
}
