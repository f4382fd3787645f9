/** Webhooks and their messages in the interface's form. */

import type {
  Webhook as WebhookItem,
  WebhookMessage as WebhookMessageItem,
} from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import { toAddresses } from "../../domain/id-text.ts";
import type { Webhook } from "../../domain/push/webhook.ts";
import type { WebhookMessage } from "../../store/service/webhook-message.ts";
import type { Context } from "../request/handler.ts";

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** An account of the C-Chain has a byte before its 20. */
const isAccount = (address: string): boolean => address.length === 44;

/** Addresses of a webhook as a request could have given them. */
export function addressTexts(
  { eventType, network }: Webhook,
  addresses: readonly string[],
  { networks }: Pick<Context, "networks">,
): string[] {
  if (eventType === "address_activity") return addresses.map(checksummed);
  const identity = [...networks.values()].find(({ name }) => name === network)?.identity;
  return addresses.map((address) => {
    if (isAccount(address)) return checksummed(`0x${address.slice(4)}`);
    return identity === undefined ? address : (toAddresses(identity, [address])[0] ?? address);
  });
}

/** @param addresses that it watches, in the store's form */
export function webhookItem(
  webhook: Webhook,
  addresses: readonly string[],
  context: Pick<Context, "networks">,
): WebhookItem {
  const { id, url, chainId, status, createdAt, name, description, eventType, filter } = webhook;
  const common = { id, url, chainId, status, createdAt: seconds(createdAt), name, description };
  const texts = addressTexts(webhook, addresses, context);
  if (eventType === "address_activity") {
    const { eventSignatures } = filter;
    return {
      ...common,
      eventType,
      metadata: {
        addresses: texts,
        ...(eventSignatures && { eventSignatures: [...eventSignatures] }),
      },
      includeInternalTxs: webhook.includeInternalTxs,
      includeLogs: webhook.includeLogs,
    };
  }
  const { subEvents = [], keyType, keys = [], nodeIds, subnetIds } = filter;
  if (eventType === "primary_network_address_activity") {
    // Checked when the webhook was made.
    const notified = subEvents as ("balance_change" | "reward_distribution")[];
    return {
      ...common,
      eventType,
      metadata: { keyType: "addresses", keys: texts, subEvents: { addressActivitySubEvents: notified } },
    };
  }
  const notified = subEvents as ("validator_stake" | "delegator_stake" | "reward_distribution")[]; // checked when the webhook was made
  return {
    ...common,
    eventType,
    metadata: {
      keyType: keyType === "nodeId" ? "nodeId" : "subnetId",
      keys: [...keys],
      subEvents: { validatorActivitySubEvents: notified },
      ...(nodeIds && { nodeIds: [...nodeIds] }),
      ...(subnetIds && { subnetIds: [...subnetIds] }),
    },
  };
}

export const messageItem = ({
  messageId,
  status,
  attempts,
  createdAt,
  firstAt,
  dueAt,
  endedAt,
  responseStatus,
  error,
  body,
}: WebhookMessage): WebhookMessageItem => ({
  messageId,
  status,
  attempts,
  createdAt: seconds(createdAt),
  ...(firstAt !== null && { firstAttemptAt: seconds(firstAt) }),
  ...(status === "waiting" && { nextAttemptAt: seconds(dueAt) }),
  ...(endedAt !== null && { endedAt: seconds(endedAt) }),
  ...(responseStatus !== null && { responseStatus }),
  ...(error !== null && { error }),
  body,
});
