/**
 * Reads the subject of a new webhook: the chain, its addresses in the store's form, and the kinds of events.
 */

import { parseAddress, ValidationError } from "@primary-network/codec";
import type {
  EvmAddressActivityRequest,
  PrimaryNetworkAddressActivityRequest,
  ValidatorActivityRequest,
} from "@primary-network/data/spec";
import { accountKey, toHex } from "../../domain/id-text.ts";
import type { Webhook } from "../../domain/push/webhook.ts";
import { isAskable } from "../../nft/fetch-metadata.ts";
import { readEvmAddress } from "../evm/address.ts";
import { evmChainOf } from "../evm/chain.ts";
import { evmHead } from "../log/evm-log.ts";
import { primaryHead } from "../log/primary-log.ts";
import { chainOf, networkOf } from "../primary/served-network.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId, readNodeId } from "../request/identifier.ts";
import { validatorSubEvents } from "./validator-events.ts";

/** The differences between the three kinds of webhooks. */
export type Listened = Pick<Webhook, "network" | "chainId" | "filter" | "cursor"> & {
  readonly addresses: readonly string[];
};

/** Most addresses of a webhook. */
export const MOST_ADDRESSES = 1_000;

/**
 * A URL to which messages can be posted.
 *
 * @param local whether any host and port will do
 * @throws HttpError 400 naming the rule
 */
export function readUrl(text: string, local: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new HttpError(400, `url must be an http or https URL without credentials, not "${text}"`);
  if (!local && !isAskable(url)) throw new HttpError(400, "url must name no port, or 80 or 443");
  return url.href;
}

/**
 * A text of a webhook that the database can keep.
 *
 * @throws HttpError 400 naming the field and the rule
 */
export function readText(field: string, text: string): string {
  if (!/[\0\p{Surrogate}]/u.test(text)) return text;
  throw new HttpError(400, `${field} must hold neither the character U+0000 nor half of a surrogate pair`);
}

/** @throws HttpError 400 for a field that is given, and has a meaning only with something else */
function requireUnused(field: string, given: unknown, needed: string): void {
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return;
  throw new HttpError(400, `${field} can be used only with ${needed}`);
}

/** @throws HttpError 501 naming the kind of event */
function checkSubEvents(field: string, given: readonly string[], notified: readonly string[]): void {
  const missing = given.find((name) => !notified.includes(name));
  if (missing === undefined) return;
  throw new HttpError(
    501,
    `${field}: this service does not report ${missing}, because it does not compare balances; it reports ${notified.join(", ")}`,
  );
}

export const readEvmAddresses = (field: string, given: readonly string[]): string[] => [
  ...new Set(given.map((address) => readEvmAddress(field, address))),
];

export async function listenedOnEvm(
  { chainId, metadata }: EvmAddressActivityRequest,
  context: Context,
): Promise<Listened> {
  const { source } = evmChainOf(context, chainId);
  const { eventSignatures = [] } = metadata;
  return {
    network: "",
    chainId: String(source.evmChainId),
    filter: {
      ...(eventSignatures.length > 0 && {
        eventSignatures: eventSignatures.map((topic) => topic.toLowerCase()),
      }),
    },
    addresses: readEvmAddresses("metadata.addresses", metadata.addresses),
    cursor: await evmHead(context.store, source.evmChainId),
  };
}

function readKey({ identity }: ServedNetwork, text: string, evm: boolean): string {
  if (evm && /^0x[0-9a-fA-F]{40}$/.test(text)) return accountKey(readEvmAddress("metadata.keys", text));
  try {
    const { hrp, bytes } = parseAddress(text);
    if (hrp === identity.hrp) return toHex(bytes);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
  }
  throw new HttpError(400, `metadata.keys: "${text}" is not an address of network "${identity.hrp}"`);
}

const primaryEvents = ["balance_change", "reward_distribution"];

export async function listenedOnPrimary(
  { network: name, chainId, metadata }: PrimaryNetworkAddressActivityRequest,
  context: Context,
): Promise<Listened> {
  const { network, alias } = chainOf(context, name, chainId, "chainId");
  const { keyType, keys, subEvents, eventSignatures } = metadata;
  const { addressActivitySubEvents: events } = subEvents;
  checkSubEvents("metadata.subEvents", events, primaryEvents);
  requireUnused("metadata.eventSignatures", eventSignatures, "address_activity");
  requireUnused("metadata.balanceThresholdFilter", metadata.balanceThresholdFilter, "balance_threshold");
  return {
    network: network.name,
    chainId: alias,
    filter: { keyType, subEvents: events },
    addresses: [...new Set(keys.map((key) => readKey(network, key, alias === "c-chain")))],
    cursor: await primaryHead(context.store, network.identity.networkId, alias),
  };
}

export async function listenedOfValidators(
  { network: name, metadata }: ValidatorActivityRequest,
  context: Context,
): Promise<Listened> {
  const network = networkOf(context, name);
  const { keyType, keys, subEvents, nodeIds = [], subnetIds = [], eventSignatures } = metadata;
  const { validatorActivitySubEvents: events } = subEvents;
  checkSubEvents("metadata.subEvents", events, validatorSubEvents);
  requireUnused("metadata.eventSignatures", eventSignatures, "address_activity");
  const threshold = metadata.l1ValidatorFeeBalanceThreshold;
  requireUnused("metadata.l1ValidatorFeeBalanceThreshold", threshold, "l1_validator_balance_threshold");
  for (const key of keys) (keyType === "nodeId" ? readNodeId : readId)("metadata.keys", key);
  for (const nodeId of nodeIds) readNodeId("metadata.nodeIds", nodeId);
  for (const subnetId of subnetIds) readId("metadata.subnetIds", subnetId);
  return {
    network: network.name,
    chainId: "p-chain",
    filter: {
      keyType,
      keys,
      subEvents: events,
      ...(nodeIds.length > 0 && { nodeIds }),
      ...(subnetIds.length > 0 && { subnetIds }),
    },
    addresses: [],
    cursor: await primaryHead(context.store, network.identity.networkId, "p-chain"),
  };
}
