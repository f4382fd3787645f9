/** The latest blocks and transactions of all EVM chains, by the times of their blocks. */

import type { EvmBlock, NativeTransactionListItem, Network } from "@primary-network/data/spec";
import type { Key } from "../../domain/listing.ts";
import type { EvmBlockRow } from "../../store/evm/block.ts";
import type { EvmSpan, EvmWindow } from "../../store/evm/listing.ts";
import { JsonText } from "../json/json-text.ts";
import { type Written, writeList } from "../json/written.ts";
import type { Context, WritingHandler } from "../request/handler.ts";
import { readPage } from "../request/page.ts";
import { writeBlock } from "./blocks.ts";
import { evmChainsOf } from "./chain.ts";
import { seenOnEvmChains } from "./listing.ts";
import { writeNative } from "./transaction-item.ts";
import { TransactionTexts } from "./transaction-texts.ts";

/** An item of one of the chains, and where it stands among those of all. */
interface Latest<Item> {
  readonly time: number;
  readonly chain: number;
  readonly number: number;
  /** Index in the block; 0 of blocks. */
  readonly idx: number;
  readonly write: () => Written<Item>;
}

/** Reads the newest items of a chain. */
type ReadChain<Item> = (window: EvmWindow, span: EvmSpan) => Promise<Latest<Item>[]>;

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

/** A chain that has no data is left out: `listChains` says that it is unavailable. */
async function listLatest<Item>(
  operation: string,
  read: ReadChain<Item>,
  params: Params,
  context: Context,
): Promise<{ readonly items: JsonText<Item[]>; readonly token: { nextPageToken?: string } }> {
  const { store } = context;
  const served = evmChainsOf(context, params.network)
    .filter(({ unavailable }) => !unavailable())
    .map(({ source }) => source.evmChainId);
  const { rows, token } = await readPage<Latest<Item>>(context, {
    operation,
    params,
    order: "desc",
    seen: () => seenOnEvmChains(store, served),
    network: { networkId: 0 }, // the listing may cover chains of several networks
    async read({ snapshot, after, limit }) {
      const found: Latest<Item>[] = [];
      // One after another: a request takes one connection, and a statement is of one chain.
      for (const chain of served) {
        const height = snapshot.heights?.[`evm-${chain}`];
        if (height === undefined) continue;
        const start = startOf(chain, after);
        found.push(...(await read({ chain, height, after: start.after, limit: limit + 1 }, start.span)));
      }
      const items = found.sort(byTime).slice(0, limit);
      const last = items.at(-1);
      if (found.length <= limit || last === undefined) return { items };
      return { items, next: { sort: String(last.time), tie: `${last.chain}.${last.number}.${last.idx}` } };
    },
  });
  return { items: new JsonText(writeList(rows.map(({ write }) => write()))), token };
}

const latestBlock = (row: EvmBlockRow, chain: number): Latest<EvmBlock> => ({
  time: row.time,
  chain,
  number: row.number,
  idx: 0,
  write: () => writeBlock(row, chain),
});

async function listBlocks(operation: string, params: Params, context: Context) {
  const read: ReadChain<EvmBlock> = async (window, span) =>
    (await context.store.evm.blocks.list(window, span)).rows.map((row) => latestBlock(row, window.chain));
  const { items, token } = await listLatest(operation, read, params, context);
  return { ...token, blocks: items };
}

async function listTransactions(
  operation: string,
  { status, ...params }: Params & { readonly status?: "failed" | "success" | undefined },
  context: Context,
) {
  const succeeded = status === undefined ? undefined : status === "success";
  const read: ReadChain<NativeTransactionListItem> = async (window, span) => {
    const page = await context.store.evm.transactions.page(window, { ...span, succeeded });
    const texts = new TransactionTexts(window.chain, page.tokens);
    return page.rows.map((row) => ({
      time: row.time,
      chain: window.chain,
      number: row.number,
      idx: row.idx,
      write: () => writeNative(row, texts),
    }));
  };
  const given = { ...params, ...(status !== undefined && { status }) };
  const { items, token } = await listLatest(operation, read, given, context);
  return { ...token, transactions: items };
}

export const listLatestBlocksAllChains: WritingHandler<"listLatestBlocksAllChains"> = (params, context) =>
  listBlocks("listLatestBlocksAllChains", params, context);

export const listAllLatestBlocks: WritingHandler<"listAllLatestBlocks"> = (params, context) =>
  listBlocks("listAllLatestBlocks", params, context);

export const listLatestTransactionsAllChains: WritingHandler<"listLatestTransactionsAllChains"> = (
  params,
  context,
) => listTransactions("listLatestTransactionsAllChains", params, context);

export const listAllLatestTransactions: WritingHandler<"listAllLatestTransactions"> = (params, context) =>
  listTransactions("listAllLatestTransactions", params, context);
