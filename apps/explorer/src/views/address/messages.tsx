/** The interchain messages of an EVM address. */
import { Listing } from "../../parts/listing.tsx";
import { useExplored } from "../../state/network.tsx";
import { messageColumns } from "../messages/message-columns.tsx";

export function MessagesOfAddress({ address }: { address: string }) {
  const { queries } = useExplored();
  return (
    <Listing
      of={queries.icm.listByAddress({ address, pageSize: 100 })}
      name="messages"
      columns={messageColumns}
      keyOf={({ messageId }) => messageId}
    />
  );
}
