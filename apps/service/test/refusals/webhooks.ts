/** Refusals of webhooks that there are, their addresses and their messages. */

import { anyBody, anyPath, oneOf, page } from "./parameters.ts";
import { MADE, type Refusal, type Refusals } from "./refusal.ts";
import { closed, EVM, evmAddresses, noFlag, texts } from "./webhookFields.ts";

/** A webhook that there is none of. */
const NONE = "6d1f0c1e-3f0b-4c43-9a55-0f6a4a2f9f0e";

const uuid = (name: string): readonly Refusal[] => [
  ...anyPath,
  ...[
    "x",
    NONE.replaceAll("-", ""),
    `${NONE.slice(0, -1)}g`,
    `${NONE}%27`,
    `%E2%80%AE${NONE}`,
    `${NONE}0`,
  ].map((given): Refusal => [given, "$ must be a UUID, not …"]),
  [NONE, `there is no ${name} …`, 404],
];
const id = uuid("webhook");

export const listWebhooks: Refusals = { refused: { ...page, status: oneOf("active", "inactive") } };

export const getWebhook: Refusals = { path: { id: MADE }, refused: { id } };
export const deactivateWebhook: Refusals = { path: { id: NONE }, refused: { id } };

export const updateWebhook: Refusals = {
  path: { id: MADE },
  body: {},
  refused: {
    id,
    ...texts,
    status: closed("active", "inactive"),
    includeInternalTxs: noFlag,
    includeLogs: noFlag,
    body: anyBody,
  },
};

export const listWebhookAddresses: Refusals = { path: { id: MADE }, refused: { id, ...page } };

const addresses: readonly Refusal[] = [...evmAddresses, [[], "$ must NOT have fewer than 1 items"]];

export const addWebhookAddresses: Refusals = {
  path: { id: MADE },
  body: { addresses: [EVM] },
  refused: { id, addresses, body: [...anyBody, ["{}", "addresses is required"]] },
};
export const removeWebhookAddresses = addWebhookAddresses;

export const testWebhook: Refusals = {
  path: { id: NONE },
  // Without an id it is the path of another operation, for the webhook ":test".
  refused: { id: [...id.filter(([given]) => given !== ""), ["", "POST is not allowed at …", 405]] },
};

export const listWebhookMessages: Refusals = {
  path: { id: MADE },
  refused: { id, ...page, status: oneOf("waiting", "delivered", "dead") },
};

export const resendWebhookMessage: Refusals = {
  path: { id: MADE, messageId: NONE },
  refused: { id, messageId: uuid("message") },
};
