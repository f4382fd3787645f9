/** Interchain messages, as arcs between chains and as a table. */

import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";
import { Arcs } from "./arcs.tsx";
import { messageColumns } from "./message-columns.tsx";

export function Messages() {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.icm.list({ pageSize: 100 }));
  return (
    <>
      <h1>Interchain messages</h1>
      {query.error ? (
        <Fault error={query.error} retry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton lines={12} />
      ) : (
        <>
          <Arcs of={items} />
          <Table
            name="messages"
            columns={messageColumns}
            rows={items}
            keyOf={({ messageId }) => messageId}
            more={more}
          />
        </>
      )}
    </>
  );
}
