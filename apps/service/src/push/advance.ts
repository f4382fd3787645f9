/**
 * Takes one webhook a step along its chain: writes messages for the transactions after its position, and
 * moves the position.
 */

import { messageBody, takingBack } from "../domain/push/message.ts";
import type { ListeningWebhook } from "../store/service/webhook.ts";
import type { NewWebhookMessage } from "../store/service/webhook-step.ts";
import type { Store } from "../store/store.ts";
import type { FeedStep, WebhookFeed } from "./feed.ts";

export interface AdvanceOptions {
  readonly webhooks: Pick<Store["webhooks"], "addresses">;
  readonly messages: Pick<Store["webhookMessages"], "step" | "above">;
  readonly feed: Pick<WebhookFeed, "next">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

async function messagesOf(
  { id, eventType }: ListeningWebhook,
  step: FeedStep,
  { messages }: Pick<AdvanceOptions, "messages">,
) {
  if ("takenBackTo" in step) {
    const former = await messages.above(id, step.takenBackTo);
    // In the reverse order, as the chain goes back.
    const takeBack = former.reverse().map(({ seq, lanes, body }) => {
      const messageId = crypto.randomUUID();
      return { seq, message: { messageId, height: null, lanes, body: takingBack(body, messageId) } };
    });
    return { messages: [], takeBack };
  }
  const written = step.events.map(({ height, lanes, event }): NewWebhookMessage => {
    const messageId = crypto.randomUUID();
    return { messageId, height, lanes, body: messageBody(id, eventType, messageId, event) };
  });
  return { messages: written };
}

/**
 * Takes the step. Two of one webhook at a time do no harm: the position moves once.
 *
 * @returns whether the webhook's position moved
 * @throws the store's error, or the node's
 */
export async function advance(webhook: ListeningWebhook, options: AdvanceOptions): Promise<boolean> {
  const { webhooks, messages, feed, clock } = options;
  const step = await feed.next(webhook, () => webhooks.addresses(webhook.id));
  if (step === undefined) return false;
  const written = { webhookId: webhook.id, from: webhook.cursor, to: step.to };
  return messages.step({ ...written, ...(await messagesOf(webhook, step, options)) }, clock());
}
