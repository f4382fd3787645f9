/** The latest blocks and transactions of all EVM chains, by the times of their blocks. */

import type { EvmBlock, NativeTransactionListItem, Network } from "@primary-network/data/spec";
import type { Key, Slice, Window } from "../../domain/listing.ts";
import type { EvmBlockRow } from "../../store/evm/block.ts";
import type { EvmSpan } from "../../store/evm/list-window.ts";
import type { EvmTransactionRow } from "../../store/evm/transaction-page.ts";
import type { ListedStore } from "../../store/store.ts";
import type { ByteWriter, JsonBytes, Wrote } from "../json/byte-writer.ts";
import { jsonBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context } from "../request/handler.ts";
import { type Listing, list } from "../request/list.ts";
import { writeBlock } from "./blocks.ts";
import { evmChainsOf } from "./chain.ts";
import { seenOnEvmChains } from "./heights.ts";
import { type EvmShared, evmShared } from "./parties-and-tokens.ts";
import { writeNative } from "./transaction-item.ts";

/** An item of one chain, and its place among the items of all chains. */
interface Latest<Item> {
  readonly time: number;
  readonly chain: number;
  readonly number: number;
  /** Index in the block; 0 of blocks. */
  readonly idx: number;
  readonly write: (out: ByteWriter) => Wrote<Item>;
}

/** Reads the newest items of a chain. */
type ReadChain<Item> = (store: ListedStore, window: Window, span: EvmSpan) => Promise<Latest<Item>[]>;

interface Params {
  readonly network?: Network | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** Newest first; of the same time by chain, and in it the latest first. */
const byTime = (left: Latest<unknown>, right: Latest<unknown>): number =>
  right.time - left.time || left.chain - right.chain || right.number - left.number || right.idx - left.idx;

/** Where a chain's items begin that come after a key, `chain.number.idx` at a time. */
function startOf(chain: number, after: Key | undefined): { after?: Key; span: EvmSpan } {
  if (after === undefined) return { span: {} };
  const [last = 0, number = 0, idx = 0] = after.tie.split(".").map(Number);
  if (chain === last) return { after: { sort: String(number), tie: String(idx) }, span: {} };
  const time = Number(after.sort);
  return { span: { before: chain > last ? time + 1 : time } };
}

/** The latest items of all chains, but for those without data, which `listChains` says. */
function latestOf<Item>(params: Params, context: Context, readChain: ReadChain<Item>) {
  const served = evmChainsOf(context, params.network)
    .filter(({ unavailable }) => !unavailable())
    .map(({ source }) => source.evmChainId);
  return {
    reach: beginningOfEvm(context, ...served)?.reachInTime<Latest<Item>>(({ time }) => time),
    see: (store: ListedStore) => seenOnEvmChains(store, served),
    async read(store: ListedStore, window: Window): Promise<Slice<Latest<Item>>> {
      const { snapshot, after, limit } = window;
      const found: Latest<Item>[] = [];
      // One after another: a request takes one connection, and a statement is of one chain.
      for (const chain of served) {
        const height = snapshot.heights?.[`evm-${chain}`];
        if (height === undefined) continue;
        const { span, ...start } = startOf(chain, after);
        const { time, poll } = snapshot;
        const ofChain: Window = {
          networkId: chain,
          snapshot: { height, time, poll },
          order: "desc",
          limit: limit + 1,
          ...start,
        };
        found.push(...(await readChain(store, ofChain, span)));
      }
      const items = found.sort(byTime).slice(0, limit);
      const last = items.at(-1);
      if (found.length <= limit || last === undefined) return { items };
      return { items, next: { sort: String(last.time), tie: `${last.chain}.${last.number}.${last.idx}` } };
    },
  };
}

const written = <Item>(items: readonly Latest<Item>[]): JsonBytes<Item[]> =>
  jsonBytes((out) => out.list(items, ({ write }) => write(out)));

const latestBlock = (row: EvmBlockRow, chain: number): Latest<EvmBlock> => ({
  time: row.time,
  chain,
  number: row.number,
  idx: 0,
  write: (out) => writeBlock(out, row, chain),
});

const latestBlocks = (
  params: Params,
  context: Context,
): Listing<"listLatestBlocksAllChains" | "listAllLatestBlocks", Slice<Latest<EvmBlock>>> => ({
  ...latestOf<EvmBlock>(params, context, async ({ evm }, window, span) =>
    (await evm.blocks.list(window, span)).items.map((row) => latestBlock(row, window.networkId)),
  ),
  write: ({ items }) => ({ blocks: written(items) }),
});

const latestTransaction = (
  row: EvmTransactionRow,
  chain: number,
  shared: EvmShared,
): Latest<NativeTransactionListItem> => ({
  time: row.time,
  chain,
  number: row.number,
  idx: row.idx,
  write: (out) => writeNative(out, row, shared),
});

function latestTransactions(
  params: Params & { readonly status?: "failed" | "success" | undefined },
  context: Context,
): Listing<
  "listLatestTransactionsAllChains" | "listAllLatestTransactions",
  Slice<Latest<NativeTransactionListItem>>
> {
  const succeeded = params.status === undefined ? undefined : params.status === "success";
  return {
    ...latestOf<NativeTransactionListItem>(params, context, async ({ evm }, window, span) => {
      const { items, tokens } = await evm.transactions.page(window, { ...span, succeeded });
      const shared = evmShared(window.networkId, tokens);
      return items.map((row) => latestTransaction(row, window.networkId, shared));
    }),
    write: ({ items }) => ({ transactions: written(items) }),
  };
}

export const listLatestBlocksAllChains = list("listLatestBlocksAllChains", { basis: "page" }, latestBlocks);

export const listAllLatestBlocks = list("listAllLatestBlocks", { basis: "page" }, latestBlocks);

export const listLatestTransactionsAllChains = list(
  "listLatestTransactionsAllChains",
  { basis: "page" },
  latestTransactions,
);

export const listAllLatestTransactions = list(
  "listAllLatestTransactions",
  { basis: "page" },
  latestTransactions,
);
