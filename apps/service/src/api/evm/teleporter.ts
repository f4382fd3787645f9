/** Interchain messages under their former name. */

import type { IcmMessage, ListedTeleporterMessage, TeleporterMessage } from "@primary-network/data/spec";
import type { Handler } from "../request/handler.ts";
import { byAddress, findMessage, readFilter, readMessages } from "./icm-read.ts";

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

const underFormerName = ({ messages, ...page }: Awaited<ReturnType<typeof readMessages>>) => ({
  ...page,
  messages: messages.map(formerlyListed),
});

export const getTeleporterMessage: Handler<"getTeleporterMessage"> = async ({ messageId }, context) =>
  formerly(await findMessage(messageId, context));

export const listTeleporterMessages: Handler<"listTeleporterMessages"> = async (params, context) =>
  underFormerName(await readMessages("listTeleporterMessages", params, readFilter(params, context), context));

export const listTeleporterMessagesByAddress: Handler<"listTeleporterMessagesByAddress"> = async (
  params,
  context,
) =>
  underFormerName(await readMessages("listTeleporterMessagesByAddress", params, byAddress(params), context));
