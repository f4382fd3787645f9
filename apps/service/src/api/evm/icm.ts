/** Interchain messages. */

import type { Handler } from "../request/handler.ts";
import { byAddress, findMessage, readFilter, readMessages } from "./icm-read.ts";

export const listIcmMessages: Handler<"listIcmMessages"> = async (params, context) =>
  readMessages("listIcmMessages", params, byAddress(params), context);

export const listAllIcmMessages: Handler<"listAllIcmMessages"> = async (params, context) =>
  readMessages("listAllIcmMessages", params, readFilter(params, context), context);

export const getIcmMessage: Handler<"getIcmMessage"> = async ({ messageId }, context) =>
  findMessage(messageId, context);
