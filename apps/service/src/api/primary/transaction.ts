/** One transaction of a chain. */

import { CHAIN_TITLES, type ChainAlias, type NetworkIdentity } from "../../domain/network.ts";
import type { TransactionRows } from "../../store/store.ts";
import type { WriteItem } from "../json/item-writer.ts";
import { jsonBytes } from "../json/json-bytes.ts";
import { beginningOf } from "../request/beginnings.ts";
import type { Context, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { operation } from "../request/operation.ts";
import { writeCTransaction } from "./c-transactions.ts";
import { seenOn } from "./heights.ts";
import { writeCompatTransaction, writeTransaction } from "./p-transactions.ts";
import { chainOf } from "./served-network.ts";
import { writeXTransaction } from "./x-transactions.ts";

/** Reads and writes a transaction of one chain, as of now. */
const transactionOf =
  <Alias extends ChainAlias, Item>(
    alias: Alias,
    write: WriteItem<Item, TransactionRows[Alias], NetworkIdentity>,
  ) =>
  async ({ identity }: ServedNetwork, txId: string, context: Context) => {
    const { store, clock } = context;
    const { networkId } = identity;
    const snapshot = { ...(await seenOn(store, networkId, alias)), time: Math.floor(clock() / 1000) };
    const window = { networkId, snapshot, order: "desc", limit: 1 } as const;
    const [row] = (await store.transactions[alias].list(window, { txId })).items;
    beginningOf(context, networkId, alias)?.requireBlock(row?.height ?? -1);
    return row && jsonBytes((out) => write(out, row, identity));
  };

const ofChains = ({ compat }: Context) => ({
  "p-chain": transactionOf("p-chain", compat ? writeCompatTransaction : writeTransaction),
  "x-chain": transactionOf("x-chain", writeXTransaction),
  "c-chain": transactionOf("c-chain", writeCTransaction),
});

export const getPrimaryTransaction = operation(
  "getPrimaryTransaction",
  { basis: "network" },
  async (params, context) => {
    const { network, alias } = chainOf(context, params.network, params.blockchainId);
    const found = await ofChains(context)[alias](network, readId("txHash", params.txHash), context);
    if (found) return found;
    const of = alias === "c-chain" ? "atomic transaction" : "transaction";
    throw new HttpError(404, `${of} ${params.txHash} of the ${CHAIN_TITLES[alias]} is not indexed`);
  },
);
