/** Interchain messages, as arcs between chains and as a table. */

import { Listing } from "../../parts/listing.tsx";
import { Fault, Skeleton } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { useExplored } from "../../state/network.tsx";
import { Arcs } from "./arcs.tsx";
import { messageColumns } from "./message-columns.tsx";

export function Messages() {
  const { queries, data } = useExplored();
  const listing = queries.icm.list({ pageSize: 100 });
  const { items, query } = usePages(listing);
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
          <Listing
            of={listing}
            stream={{ name: "messages", open: (signal) => data.icm.stream({}, { signal }) }}
            name="messages"
            columns={messageColumns}
            keyOf={({ messageId }) => messageId}
          />
        </>
      )}
    </>
  );
}
