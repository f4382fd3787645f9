/** Streams of the transactions and blocks of a Primary Network chain. */

import type { ChainAlias, NetworkIdentity } from "../../domain/network.ts";
import type { TransactionFilter } from "../../store/paging/tx-positions.ts";
import type { TransactionRows } from "../../store/store.ts";
import type { WriteItem } from "../json/item-writer.ts";
import { jsonText } from "../json/json-bytes.ts";
import { blockWriters } from "../primary/blocks.ts";
import { writeCTransaction } from "../primary/c-transactions.ts";
import { writeTransaction } from "../primary/p-transactions.ts";
import { chainOf, type ServedChain } from "../primary/served-network.ts";
import { checkFilter, readFilter } from "../primary/transactions.ts";
import { writeXTransaction } from "../primary/x-transactions.ts";
import type { Context } from "../request/handler.ts";
import { stream } from "../request/operation.ts";
import { type StreamSource, setOf } from "../request/stream.ts";
import { LIMIT, type LogItems, primaryStream } from "./one-chain.ts";

/** Blocks that are looked through in a step; transactions are found by indexes. */
const ANY = Number.MAX_SAFE_INTEGER;

/** The stream of one chain's transactions. */
const transactionsOf =
  <Alias extends ChainAlias>(
    alias: Alias,
    write: WriteItem<unknown, TransactionRows[Alias], NetworkIdentity>,
  ) =>
  (
    context: Context,
    { network }: ServedChain,
    filter: TransactionFilter,
    identity: readonly unknown[],
  ): StreamSource => {
    return primaryStream(context, network, alias, identity, ANY, async (window): Promise<LogItems> => {
      const { items, next } = await context.store.transactions[alias].list(window, filter);
      const read = items.map((row) => ({
        height: row.height,
        idx: row.idx,
        json: jsonText((out) => write(out, row, network.identity)),
      }));
      return { items: read, ...(!next && { readTo: window.snapshot.height }) };
    });
  };

const transactions = {
  "p-chain": transactionsOf("p-chain", writeTransaction),
  "x-chain": transactionsOf("x-chain", writeXTransaction),
  "c-chain": transactionsOf("c-chain", writeCTransaction),
};

export const streamPrimaryTransactions = stream("streamPrimaryTransactions", async (params, context) => {
  const chain = chainOf(context, params.network, params.blockchainId);
  checkFilter(params, "addresses");
  const filter = readFilter(chain.network, params);
  const identity = ["streamPrimaryTransactions", setOf(filter.addresses), setOf(filter.types)];
  return transactions[chain.alias](context, chain, filter, identity);
});

export const streamBlocks = stream("streamBlocks", async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  const blocks = context.store.blocks[alias];
  const write = blockWriters[alias];
  return primaryStream(context, network, alias, ["streamBlocks"], LIMIT, async (window) => {
    const after = { sort: window.after?.sort ?? "-1", tie: String(window.networkId) };
    const { items } = await blocks.list({ ...window, after }, {});
    const read = items.map((row) => ({
      height: row.height,
      idx: 0,
      json: jsonText((out) => write(out, row, undefined)),
    }));
    return { items: read, readTo: window.snapshot.height };
  });
});
