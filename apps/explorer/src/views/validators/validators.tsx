/** The validators, filtered and sorted by the service. */
import { getRouteApi } from "@tanstack/react-router";
import { useExplored } from "../../app/network.tsx";
import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { columns } from "./columns.tsx";
import { Filters } from "./filters.tsx";

const route = getRouteApi("/validators");

export function Validators() {
  const { queries } = useExplored();
  const { status = "active", nodes, subnet } = route.useSearch();
  const { items, more, query } = usePages(
    queries.validators.list({
      validationStatus: status,
      pageSize: 100,
      ...(nodes && { nodeIds: nodes }),
      ...(subnet && { subnetId: subnet }),
    }),
  );
  return (
    <>
      <h1>Validators</h1>
      <Filters />
      {query.error ? (
        <Fault error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Table name="validators" columns={columns} rows={items} keyOf={({ txHash }) => txHash} more={more} />
      )}
    </>
  );
}
