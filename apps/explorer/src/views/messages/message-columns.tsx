/** The columns of a table of interchain messages. */
import type { IcmMessage } from "@primary-network/data";
import { addressColumn } from "../../parts/columns.tsx";
import { MessageLink } from "../../parts/links.tsx";
import type { Column } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";
import { MessageChain } from "./message-chain.tsx";
import { MessageState } from "./message-state.tsx";

const sentAt = (message: IcmMessage) =>
  "sourceTransaction" in message ? message.sourceTransaction.timestamp : undefined;

export const messageColumns: readonly Column<IcmMessage>[] = [
  {
    name: "Message",
    width: "minmax(11rem, 3.4fr)",
    cell: ({ messageId }) => <MessageLink messageId={messageId} />,
    text: ({ messageId }) => messageId,
  },
  {
    name: "State",
    cell: ({ status }) => <MessageState status={status} />,
    text: ({ status }) => status,
  },
  {
    name: "From chain",
    width: "minmax(9rem, 1fr)",
    cell: ({ sourceEvmChainId, sourceBlockchainId }) => (
      <MessageChain evmChainId={sourceEvmChainId} blockchainId={sourceBlockchainId} />
    ),
    text: ({ sourceEvmChainId, sourceBlockchainId }) => sourceEvmChainId || sourceBlockchainId,
  },
  {
    name: "To chain",
    width: "minmax(9rem, 1fr)",
    cell: ({ destinationEvmChainId, destinationBlockchainId }) => (
      <MessageChain evmChainId={destinationEvmChainId} blockchainId={destinationBlockchainId} />
    ),
    text: ({ destinationEvmChainId, destinationBlockchainId }) =>
      destinationEvmChainId || destinationBlockchainId,
  },
  addressColumn("Sender", ({ from }) => from),
  {
    name: "Sent",
    cell: (message) => {
      const at = sentAt(message);
      return at === undefined ? "–" : <Time at={at} />;
    },
    text: (message) => new Date((sentAt(message) ?? 0) * 1000).toISOString(),
  },
];
