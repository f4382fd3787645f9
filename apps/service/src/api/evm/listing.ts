/** Reads a page of an EVM chain's list, and makes the token of the next. */

import type { EvmPage, EvmWindow } from "../../store/evm/listing.ts";
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

/** The first page fixes the block up to which all later ones go. */
export async function readEvmPage<Page extends EvmPage<unknown>>(
  { store, tokens, clock, replica }: Pick<Context, "store" | "tokens" | "clock" | "replica">,
  { operation, chain, params, read }: EvmListing<Page>,
): Promise<{ readonly page: Page; readonly token: { nextPageToken?: string } }> {
  const { pageToken, pageSize = 10 } = params;
  const continuation =
    pageToken === undefined ? undefined : await tokens.find(operation, { ...params }, pageToken);
  await replica?.begin(JSON.stringify([operation, chain]), continuation?.snapshot, async () => ({
    height: (await store.evm.chains.checkpoint(chain))?.height ?? 0,
    poll: 0,
  }));
  const page = await read({
    chain,
    height: continuation?.snapshot.height,
    after: continuation?.after,
    limit: pageSize,
  });
  const { next } = page;
  if (!next) return { page, token: {} };
  const snapshot = continuation?.snapshot ?? {
    height: next.height,
    poll: 0,
    time: Math.floor(clock() / 1000),
  };
  const nextPageToken = await tokens.create(operation, { ...params }, { snapshot, after: next.after });
  return { page, token: { nextPageToken } };
}
