/** The interchain messages of an EVM address. */

import { Fault } from "../../parts/loaded.tsx";
import { usePages } from "../../parts/pages.ts";
import { Table } from "../../parts/table.tsx";
import { useExplored } from "../../state/network.tsx";
import { messageColumns } from "../messages/message-columns.tsx";

export function MessagesOfAddress({ address }: { address: string }) {
  const { queries } = useExplored();
  const { items, more, query } = usePages(queries.icm.listMessages({ address, pageSize: 100 }));
  if (query.error) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return (
    <Table
      name="messages"
      columns={messageColumns}
      rows={items}
      keyOf={({ messageId }) => messageId}
      more={more}
    />
  );
}
