/** Messages of a webhook: tests, dead letters, and the state of each. */

import { messageBody } from "../../domain/push/message.ts";
import { MOST_WAITING } from "../../domain/push/webhook.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { messageItem } from "./webhook-item.ts";
import { webhookOf } from "./webhooks.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const tooMany = () => new HttpError(429, `this webhook has ${MOST_WAITING} waiting messages already`, RETRY);

/** Seconds after which some of them may have been received. */
const RETRY = { "retry-after": "10" };

async function stored({ store }: Context, webhookId: string, messageId: string) {
  const message = await store.webhookMessages.find(webhookId, messageId);
  if (!message) throw new HttpError(404, `there is no message ${messageId} of this webhook`);
  return messageItem(message);
}

export const testWebhook = operation("testWebhook", {}, async ({ id }, context, requester) => {
  const webhook = await webhookOf(context, requester, id);
  if (webhook.status === "inactive")
    throw new HttpError(400, `webhook ${id} is inactive, so it receives no messages`);
  const messageId = crypto.randomUUID();
  const body = messageBody(webhook.id, "test", messageId, {});
  const message = { messageId, height: null, lanes: [], body };
  const { store, clock } = context;
  if (!(await store.webhookMessages.add(webhook.id, message, clock(), MOST_WAITING))) throw tooMany();
  context.webhooks?.wake();
  return stored(context, webhook.id, messageId);
});

export const listWebhookMessages = list(
  "listWebhookMessages",
  { basis: "caller" },
  async (params, context, requester) => {
    const { id, owner } = await webhookOf(context, requester, params.id);
    return {
      owner,
      read: (_store, window) => context.store.webhookMessages.list(id, params, window),
      write: ({ items }) => ({ messages: items.map(messageItem) }),
    };
  },
);

export const resendWebhookMessage = operation(
  "resendWebhookMessage",
  {},
  async (params, context, requester) => {
    const webhook = await webhookOf(context, requester, params.id);
    if (!UUID.test(params.messageId))
      throw new HttpError(400, `messageId must be a UUID, not "${params.messageId}"`);
    const messageId = params.messageId.toLowerCase();
    const { store, clock } = context;
    if (!(await store.webhookMessages.resend(webhook.id, messageId, clock(), MOST_WAITING))) throw tooMany();
    context.webhooks?.wake();
    return stored(context, webhook.id, messageId);
  },
);
