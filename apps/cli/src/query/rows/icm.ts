/** `icm`: interchain messages between EVM chains, newest first. */
import type { IcmMessage } from "@primary-network/data";
import { id, plain, time } from "../columns.ts";
import type { Query } from "../query.ts";

const sent = (message: IcmMessage) =>
  "sourceTransaction" in message ? message.sourceTransaction : undefined;
const received = (message: IcmMessage) =>
  "destinationTransaction" in message ? message.destinationTransaction : undefined;

export const icm: Query<IcmMessage> = {
  columns: [
    plain("status", "status", ({ status }) => status, {
      colour: ({ status }) => (status === "pending" ? "yellow" : "green"),
    }),
    plain("messageExecuted", "executed", ({ messageExecuted }) => messageExecuted, {
      text: ({ messageExecuted }) => (messageExecuted ? "yes" : "no"),
    }),
    plain("sourceEvmChainId", "from chain", ({ sourceEvmChainId }) => sourceEvmChainId),
    plain("destinationEvmChainId", "to chain", (one) => one.destinationEvmChainId),
    time("sentTimestamp", "sent (UTC)", (one) => sent(one)?.timestamp),
    time("receivedTimestamp", "received (UTC)", (one) => received(one)?.timestamp, { isDetail: true }),
    id("messageId", "message", ({ messageId }) => messageId),
    id("from", "sender", ({ from }) => from, { isDetail: true }),
    id("to", "receiver", ({ to }) => to, { isDetail: true }),
    id("sourceTxHash", "sent by", (one) => sent(one)?.txHash, { isDetail: true }),
    id("destinationTxHash", "received by", (one) => received(one)?.txHash, { isDetail: true }),
  ],
  rows: ({ deployment: { data }, flags: { address }, pageSize }) =>
    address === undefined ? data.icm.list({ pageSize }) : data.icm.listMessages({ address, pageSize }),
};
