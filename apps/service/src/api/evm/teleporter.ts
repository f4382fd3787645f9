/** Interchain messages under their former name. */

import type { IcmMessage, ListedTeleporterMessage, TeleporterMessage } from "@primary-network/data/spec";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { byAddress, findMessage, messagesOf, readFilter } from "./icm-read.ts";

const formerly = ({
  icmContractAddress: teleporterContractAddress,
  ...item
}: IcmMessage): TeleporterMessage => ({
  teleporterContractAddress,
  ...item,
});

/** In lists a message whose source is not indexed has the present name, as the hosted service's official client reads it. */
const formerlyListed = (item: IcmMessage): ListedTeleporterMessage => {
  if (item.status === "delivered_source_not_indexed") return item;
  const { icmContractAddress: teleporterContractAddress, ...rest } = item;
  return { teleporterContractAddress, ...rest };
};

export const getTeleporterMessage = operation(
  "getTeleporterMessage",
  { basis: "evmChains", priced: true },
  async ({ messageId }, context) => formerly(await findMessage(messageId, context)),
);

export const listTeleporterMessages = list(
  "listTeleporterMessages",
  { basis: "page", priced: true },
  (params, context) => messagesOf(params.network, readFilter(params, context), context, formerlyListed),
);

export const listTeleporterMessagesByAddress = list(
  "listTeleporterMessagesByAddress",
  { basis: "page", priced: true },
  (params, context) => messagesOf(params.network, byAddress(params), context, formerlyListed),
);
