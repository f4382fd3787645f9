/** Reads interchain messages: the visible chains, the filters, pages and single messages. */

import type { IcmMessage } from "@primary-network/data/spec";
import { fromCb58 } from "../../domain/id-text.ts";
import type { Heights, Sight, Slice, Window } from "../../domain/listing.ts";
import type { NetworkName } from "../../domain/network.ts";
import type { IcmChain, IcmFilter } from "../../store/icm/message.ts";
import type { IcmMessageRow } from "../../store/icm/rows.ts";
import type { ListedStore } from "../../store/store.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context, OperationTypes, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { readEvmAddress } from "./address.ts";
import { blockchainName } from "./blockchain-names.ts";
import { evmChainsOf } from "./chain.ts";
import { seenOnEvmChains } from "./heights.ts";
import { messageItem, type Rewards, rewardsOf } from "./icm-message.ts";

/**
 * The chains of a network, or all. Every one must be available: without it, its messages would silently be missing, or look pending.
 *
 * @throws HttpError 502 or 503 while a chain has no data to serve
 */
export function visibleChains(context: Context, network: NetworkName | undefined): readonly ServedEvmChain[] {
  const chains = evmChainsOf(context, network);
  for (const { unavailable } of chains) {
    const fault = unavailable();
    if (fault) throw new HttpError(fault.status, fault.reason);
  }
  return chains;
}

/** Heights of one instant: a destination that is seen without its source was then stored before it. */
export async function heightsOf(context: Context, chains: readonly ServedEvmChain[]): Promise<Heights> {
  return (await seenOn(context.store, chains)).heights;
}

const seenOn = (
  store: ListedStore,
  chains: readonly ServedEvmChain[],
): Promise<Sight & { readonly heights: Heights }> =>
  seenOnEvmChains(
    store,
    chains.map(({ source }) => source.evmChainId),
  );

interface MessagePage extends Slice<IcmMessageRow> {
  readonly rewards: Rewards;
}

/** The messages that pass a filter; none where no message can. @param itemOf changes an item of this list */
export function messagesOf<Item>(
  network: NetworkName | undefined,
  filter: IcmFilter | undefined,
  context: Context,
  itemOf: (item: IcmMessage) => Item,
) {
  const chains = visibleChains(context, network);
  const { prices } = context;
  return {
    // A message is in the order of its sending or, where that is not indexed, of its receipt.
    reach: beginningOfEvm(
      context,
      ...chains.map(({ source }) => source.evmChainId),
    )?.reachInTime<IcmMessageRow>(({ sourceTime, destinationTime }) => sourceTime ?? destinationTime ?? 0),
    see: (store: ListedStore) => seenOn(store, chains),
    async read(store: ListedStore, window: Window): Promise<MessagePage> {
      const slice = filter ? await store.evm.icm.list(window, filter) : { items: [] };
      return { ...slice, rewards: await rewardsOf({ store, prices }, slice.items) };
    },
    write: ({ items, rewards }: MessagePage) => ({
      messages: items.map((row) => itemOf(messageItem(row, rewards, context))),
    }),
  };
}

/** The filter by an address on either end. */
export const byAddress = ({ address }: { readonly address: string }): IcmFilter => ({
  address: readEvmAddress("address", address),
});

/** A blockchain by its id, in cb58 or hex, or by the EVM chain id of an indexed one. */
export function icmChain(field: string, text: string | undefined, context: Context): IcmChain | undefined {
  if (text === undefined) return undefined;
  const chain = /^\d{1,16}$/.test(text) ? context.evmChains.get(Number(text)) : undefined;
  const blockchainId = chain ? fromCb58(chain.source.blockchainId) : readBlockchainId(field, text, context);
  const { evmChainId } = blockchainName(context, blockchainId);
  return { blockchainId, chain: evmChainId === undefined ? undefined : Number(evmChainId) };
}

/** @throws HttpError 400 for a malformed id, and for an EVM chain id that is not served */
function readBlockchainId(field: string, text: string, { evmChains }: Context): string {
  if (!/^\d{1,16}$/.test(text)) return readId(field, text);
  const ids = [...evmChains.keys()].join(", ");
  throw new HttpError(
    400,
    `${field} ${text} is not an EVM chain of this service; it serves ${ids || "none"}`,
  );
}

/** Undefined where the conditions exclude each other. */
export function readFilter(
  params: OperationTypes["listAllIcmMessages"]["params"],
  context: Context,
): IcmFilter | undefined {
  const address = (field: "from" | "to") =>
    params[field] === undefined ? undefined : readEvmAddress(field, params[field]);
  const parties = { from: address("from"), to: address("to") };
  const source = icmChain("sourceBlockchainId", params.sourceBlockchainId, context);
  const destination = icmChain("destinationBlockchainId", params.destinationBlockchainId, context);
  const either = icmChain("blockchainId", params.blockchainId, context);
  if (!either) return { ...parties, source, destination };
  const is = (chain: IcmChain | undefined) => chain?.blockchainId === either.blockchainId;
  if (is(source) || is(destination)) return { ...parties, source, destination };
  if (source && destination) return undefined;
  if (source) return { ...parties, source, destination: either };
  if (destination) return { ...parties, source: either, destination };
  return { ...parties, either };
}

export async function findMessage(messageId: string, context: Context): Promise<IcmMessage> {
  const chains = visibleChains(context, undefined);
  const { heights } = await seenOn(context.store, chains);
  const row = await context.store.evm.icm.find(heights, messageId.toLowerCase());
  if (!row) beginningOfEvm(context, ...chains.map(({ source }) => source.evmChainId))?.refuse();
  if (!row) throw new HttpError(404, `no message ${messageId} is indexed`);
  return messageItem(row, await rewardsOf(context, [row]), context);
}
