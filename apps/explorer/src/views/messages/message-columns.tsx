/** The columns of a table of interchain messages. */
import type { IcmMessage } from "@primary-network/data";
import { short } from "../../format/short.ts";
import { addressColumn } from "../../parts/columns.tsx";
import { MessageLink } from "../../parts/links.tsx";
import type { Column } from "../../parts/table.tsx";
import { Time } from "../../parts/time.tsx";

const sentAt = (message: IcmMessage) =>
  "sourceTransaction" in message ? message.sourceTransaction.timestamp : undefined;

/** A chain by its EVM chain id; one that is not known as an EVM chain by its blockchain id. */
export const chainText = (evmChainId: string, blockchainId: string): string =>
  evmChainId || short(blockchainId, 12);

export const messageColumns: readonly Column<IcmMessage>[] = [
  {
    name: "Message",
    width: "minmax(11rem, 1.5fr)",
    cell: ({ messageId }) => <MessageLink messageId={messageId} />,
    text: ({ messageId }) => messageId,
  },
  { name: "State", cell: ({ status }) => status.replaceAll("_", " "), text: ({ status }) => status },
  {
    name: "From chain",
    cell: ({ sourceEvmChainId, sourceBlockchainId }) => chainText(sourceEvmChainId, sourceBlockchainId),
    text: ({ sourceEvmChainId, sourceBlockchainId }) => sourceEvmChainId || sourceBlockchainId,
  },
  {
    name: "To chain",
    cell: ({ destinationEvmChainId, destinationBlockchainId }) =>
      chainText(destinationEvmChainId, destinationBlockchainId),
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
