/** Interchain messages. */

import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { byAddress, findMessage, messagesOf, readFilter } from "./icm-read.ts";

export const listIcmMessages = list("listIcmMessages", { basis: "page", priced: true }, (params, context) =>
  messagesOf(params.network, byAddress(params), context, (item) => item),
);

export const listAllIcmMessages = list(
  "listAllIcmMessages",
  { basis: "page", priced: true },
  (params, context) => messagesOf(params.network, readFilter(params, context), context, (item) => item),
);

export const getIcmMessage = operation(
  "getIcmMessage",
  { basis: "evmChains", priced: true },
  async ({ messageId }, context) => findMessage(messageId, context),
);
