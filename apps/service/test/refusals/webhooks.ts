/** Refusals of webhooks that there are, their addresses and their messages. */

import { evmAddresses, texts } from "./bodies.ts";
import { EVM, NO_UUID, refusedByName, uuids } from "./by-name.ts";
import type { Refusals } from "./refusal.ts";

export const deactivateWebhook: Refusals = { path: { id: NO_UUID } };

export const updateWebhook: Refusals = { body: {}, refused: texts };

export const addWebhookAddresses: Refusals = {
  body: { addresses: [EVM] },
  refused: { addresses: evmAddresses },
};
export const removeWebhookAddresses = addWebhookAddresses;

export const testWebhook: Refusals = {
  path: { id: NO_UUID },
  // Without an id it is the path of another operation, for the webhook ":test".
  refused: { id: [...(refusedByName.path.id ?? []), ["", "POST is not allowed at …", 405]] },
};

export const resendWebhookMessage: Refusals = {
  path: { messageId: NO_UUID },
  refused: { messageId: [...uuids(), [NO_UUID, "there is no message …", 404]] },
};
