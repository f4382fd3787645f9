/** `icm`: interchain messages between EVM chains, newest first. */
import { type IcmMessage, parseEvmAddress } from "@primary-network/data";
import { readLocalAccounts } from "../../deployment/local-network.ts";
import { id, plain, time } from "../columns.ts";
import type { Query } from "../query.ts";
import { readArgument } from "../read-argument.ts";

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
    // Empty for a blockchain that this deployment does not index.
    plain("destinationEvmChainId", "to chain", (one) => one.destinationEvmChainId || undefined),
    time("sentTimestamp", "sent (UTC)", (one) => sent(one)?.timestamp),
    time("receivedTimestamp", "received (UTC)", (one) => received(one)?.timestamp, { isDetail: true }),
    id("messageId", "message", ({ messageId }) => messageId, { isMain: true }),
    id("from", "sender", ({ from }) => from, { isDetail: true }),
    id("to", "receiver", ({ to }) => to, { isDetail: true }),
    id("sourceTxHash", "sent by", (one) => sent(one)?.txHash, { isDetail: true }),
    id("destinationTxHash", "received by", (one) => received(one)?.txHash, { isDetail: true }),
  ],
  async *rows({ deployment: { data, baseUrl }, flags: { address: given }, pageSize }) {
    if (given === undefined) return yield* data.icm.list({ pageSize });
    const accounts = (await readLocalAccounts(baseUrl)) ?? [];
    const address = accounts.find(({ name }) => name === given)?.evm ?? given;
    readArgument("an EVM address", address, parseEvmAddress);
    yield* data.icm.listByAddress({ address, pageSize });
  },
};
