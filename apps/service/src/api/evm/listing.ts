/** Reads a page of an EVM chain's list, and makes the token of the next. */

import type { Heights, Sight } from "../../domain/listing.ts";
import type { EvmPage, EvmWindow } from "../../store/evm/listing.ts";
import type { Store } from "../../store/store.ts";
import type { Context } from "../request/handler.ts";

interface PageParams {
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** A list of one chain, as its handler defines it. */
export interface EvmListing<Page> {
  readonly operation: string;
  /** EVM chain id. */
  readonly chain: number;
  readonly params: PageParams;
  read(window: EvmWindow): Promise<Page>;
}

/** What a list of one chain sees now: a page of it depends on nothing else. */
export async function seenOnEvm({ evm }: Pick<Store, "evm">, chain: number): Promise<Sight> {
  const state = (await evm.chains.states([chain])).get(chain);
  return { height: state?.height ?? 0, poll: 0, ...(state && { edition: state.edition }) };
}

/** What a list of several chains sees now, as of one instant; chains without any block are missing. */
export async function seenOnEvmChains(
  { evm }: Pick<Store, "evm">,
  chains: readonly number[],
): Promise<Sight & { readonly heights: Heights }> {
  const states = [...(await evm.chains.states(chains))].sort(([left], [right]) => left - right);
  const heights = Object.fromEntries(states.map(([chain, { height }]) => [`evm-${chain}`, height]));
  const edition = JSON.stringify(states.map(([chain, state]) => [chain, state.edition]));
  return { height: 0, poll: 0, heights: heights as Heights, edition }; // built from valid keys only
}

/** The first page fixes the block up to which all later ones go. */
export async function readEvmPage<Page extends EvmPage<unknown>>(
  context: Context,
  { operation, chain, params, read }: EvmListing<Page>,
): Promise<{ readonly page: Page; readonly token: { nextPageToken?: string } }> {
  const { store, tokens, clock, replica, asOf, validate } = context;
  const { pageToken, pageSize = 10 } = params;
  const continuation =
    pageToken === undefined ? undefined : await tokens.find(operation, { ...params }, pageToken);
  await replica?.begin(JSON.stringify([operation, chain]), continuation?.snapshot, () =>
    seenOnEvm(store, chain),
  );
  // Before the page is read: it may then show more than its ETag says, but never less.
  const sight = continuation && !validate ? undefined : await seenOnEvm(store, chain);
  const time = Math.floor(clock() / 1000);
  const known = sight?.edition === undefined ? undefined : sight.height;
  const height = continuation?.snapshot.height ?? known;
  asOf?.(continuation?.snapshot ?? { height: height ?? 0, poll: 0, time });
  validate?.(sight?.edition ?? "", false);
  const page = await read({
    chain,
    height,
    after: continuation?.after,
    limit: pageSize,
  });
  const { next } = page;
  if (!next) return { page, token: {} };
  const snapshot = continuation?.snapshot ?? { height: next.height, poll: 0, time };
  const nextPageToken = await tokens.create(operation, { ...params }, { snapshot, after: next.after });
  return { page, token: { nextPageToken } };
}
