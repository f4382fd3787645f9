/** Webhooks of an API key. */

import type {
  CreateWebhookRequest,
  EvmAddressActivityWebhook,
  Webhook as WebhookItem,
} from "@primary-network/data/spec";
import { newSharedSecret } from "../../domain/push/signature.ts";
import type { Webhook } from "../../domain/push/webhook.ts";
import { evmHead } from "../log/evm-log.ts";
import { primaryHead } from "../log/primary-log.ts";
import type { Context, Requester } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import {
  type Listened,
  listenedOfValidators,
  listenedOnEvm,
  listenedOnPrimary,
  MOST_ADDRESSES,
  readEvmAddresses,
  readText,
  readUrl,
} from "./read-webhook.ts";
import { addressTexts, webhookItem } from "./webhook-item.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Most webhooks of an API key. */
const MOST_WEBHOOKS = 100;
/** Owner of webhooks made without a key, where that is allowed. */
const NOBODY = "anonymous";

/**
 * The owner of webhooks that a request means, and whether their URLs may be local.
 *
 * @throws HttpError 501 where webhooks are switched off, 401 without an API key
 */
export function ownerOf({ webhooks }: Context, { key }: Requester): { owner: string; local: boolean } {
  if (!webhooks) throw new HttpError(501, "webhooks are switched off by the option webhooks of this service");
  const { local } = webhooks;
  if (key !== undefined) return { owner: key, local };
  if (local) return { owner: NOBODY, local };
  throw new HttpError(401, "webhooks need an API key as their owner", {
    "www-authenticate": 'ApiKey realm="data"',
  });
}

/** @throws HttpError 400 when the id is no UUID, 404 when the owner has no such webhook */
export async function webhookOf(context: Context, requester: Requester, id: string): Promise<Webhook> {
  const { owner } = ownerOf(context, requester);
  if (!UUID.test(id)) throw new HttpError(400, `id must be a UUID, not "${id}"`);
  const webhook = await context.store.webhooks.find(owner, id.toLowerCase());
  if (!webhook) throw new HttpError(404, `there is no webhook ${id} of this API key`);
  return webhook;
}

const itemOf = async (webhook: Webhook, context: Context): Promise<WebhookItem> =>
  webhookItem(webhook, await context.store.webhooks.addresses(webhook.id), context);

const listened = (params: CreateWebhookRequest, context: Context): Promise<Listened> => {
  switch (params.eventType) {
    case "address_activity":
      return listenedOnEvm(params, context);
    case "primary_network_address_activity":
      return listenedOnPrimary(params, context);
    case "validator_activity":
      return listenedOfValidators(params, context);
  }
};

export const createWebhook = operation("createWebhook", {}, async (params, context, requester) => {
  const { owner, local } = ownerOf(context, requester);
  const { store, clock } = context;
  const url = readUrl(params.url, local);
  const { addresses, ...what } = await listened(params, context);
  const ofEvm = params.eventType === "address_activity" ? params : undefined;
  const webhook: Webhook = {
    id: crypto.randomUUID(),
    owner,
    eventType: params.eventType,
    url,
    name: readText("name", params.name ?? ""),
    description: readText("description", params.description ?? ""),
    status: "active",
    includeInternalTxs: ofEvm?.includeInternalTxs ?? false,
    includeLogs: ofEvm?.includeLogs ?? false,
    createdAt: clock(),
    ...what,
  };
  await store.webhooks.keepSecret(owner, newSharedSecret(), clock());
  if (!(await store.webhooks.create(webhook, addresses, MOST_WEBHOOKS)))
    throw new HttpError(403, `an API key may have ${MOST_WEBHOOKS} webhooks, including deactivated ones`);
  return webhookItem(webhook, addresses, context);
});

export const listWebhooks = list(
  "listWebhooks",
  { basis: "caller", order: "asc" },
  (params, context, requester) => {
    const { owner } = ownerOf(context, requester);
    return {
      owner,
      read: (_store, window) => context.store.webhooks.list(owner, params, window),
      write: async ({ items }) => ({
        webhooks: await Promise.all(items.map((row) => itemOf(row, context))),
      }),
    };
  },
);

export const getWebhook = operation("getWebhook", { basis: "caller" }, async ({ id }, context, requester) =>
  itemOf(await webhookOf(context, requester, id), context),
);

/** The position from which a webhook that becomes active is notified. */
async function headOf({ eventType, chainId, network }: Webhook, { store, networks }: Context) {
  if (eventType === "address_activity") return evmHead(store, Number(chainId));
  const served = [...networks.values()].find(({ name }) => name === network);
  if (!served) throw new HttpError(404, `network ${network} is no longer served here`);
  const alias = chainId === "x-chain" || chainId === "c-chain" ? chainId : "p-chain";
  return primaryHead(store, served.identity.networkId, alias);
}

export const updateWebhook = operation("updateWebhook", {}, async ({ id, ...change }, context, requester) => {
  const webhook = await webhookOf(context, requester, id);
  const { local } = ownerOf(context, requester);
  const { name, description, url, status, includeInternalTxs, includeLogs } = change;
  if (webhook.eventType !== "address_activity" && (includeInternalTxs ?? includeLogs) !== undefined)
    throw new HttpError(400, "includeInternalTxs and includeLogs can be used only with address_activity");
  const again = status === "active" && webhook.status === "inactive";
  const updated = await context.store.webhooks.update(webhook.owner, webhook.id, {
    status,
    includeInternalTxs,
    includeLogs,
    ...(name !== undefined && { name: readText("name", name) }),
    ...(description !== undefined && { description: readText("description", description) }),
    ...(url !== undefined && { url: readUrl(url, local) }),
    ...(again && { cursor: await headOf(webhook, context) }),
  });
  return itemOf(updated ?? webhook, context);
});

export const deactivateWebhook = operation("deactivateWebhook", {}, async ({ id }, context, requester) => {
  const webhook = await webhookOf(context, requester, id);
  const { webhooks } = context.store;
  const updated = await webhooks.update(webhook.owner, webhook.id, { status: "inactive" });
  return itemOf(updated ?? webhook, context);
});

export const listWebhookAddresses = list(
  "listWebhookAddresses",
  { basis: "caller", order: "asc" },
  async (params, context, requester) => {
    const webhook = await webhookOf(context, requester, params.id);
    return {
      owner: webhook.owner,
      read: (_store, window) => context.store.webhooks.listAddresses(webhook.id, window),
      write: ({ items, total }) => ({
        addresses: addressTexts(webhook, items, context),
        totalAddresses: total,
      }),
    };
  },
);

/** @throws HttpError 400 for a webhook of another type */
function requireEvm({ eventType }: Webhook): void {
  if (eventType === "address_activity") return;
  throw new HttpError(
    400,
    `addresses of a webhook for ${eventType} cannot be changed; create another webhook`,
  );
}

async function changedEvm(webhook: Webhook, context: Context): Promise<EvmAddressActivityWebhook> {
  const item = await itemOf(webhook, context);
  if (item.eventType !== "address_activity") throw new Error("a webhook has changed its type");
  return item;
}

export const addWebhookAddresses = operation(
  "addWebhookAddresses",
  {},
  async (params, context, requester) => {
    const webhook = await webhookOf(context, requester, params.id);
    requireEvm(webhook);
    const addresses = readEvmAddresses("addresses", params.addresses);
    if (!(await context.store.webhooks.addAddresses(webhook.id, addresses, MOST_ADDRESSES)))
      throw new HttpError(400, `a webhook watches at most ${MOST_ADDRESSES} addresses`);
    return changedEvm(webhook, context);
  },
);

export const removeWebhookAddresses = operation(
  "removeWebhookAddresses",
  {},
  async (params, context, requester) => {
    const webhook = await webhookOf(context, requester, params.id);
    requireEvm(webhook);
    await context.store.webhooks.removeAddresses(webhook.id, readEvmAddresses("addresses", params.addresses));
    return changedEvm(webhook, context);
  },
);

export const rotateWebhookSecret = operation(
  "rotateWebhookSecret",
  {},
  async (_params, context, requester) => {
    const { owner } = ownerOf(context, requester);
    const secret = newSharedSecret();
    await context.store.webhooks.replaceSecret(owner, secret, context.clock());
    return { secret };
  },
);

export const getWebhookSecret = operation(
  "getWebhookSecret",
  { basis: "caller" },
  async (_params, context, requester) => {
    const { owner } = ownerOf(context, requester);
    const secret = await context.store.webhooks.secret(owner);
    if (secret === undefined)
      throw new HttpError(404, "this API key has no shared secret yet; create a webhook to get one");
    return { secret };
  },
);
