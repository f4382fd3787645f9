/** The last transaction that moved an output of some addresses. */

import type { LastActivity } from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import { CHAIN_TITLES, type NetworkName } from "../../domain/network.ts";
import type { Context } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { operation } from "../request/operation.ts";
import { requireAddresses } from "./address-list.ts";
import { seenOn } from "./heights.ts";
import { chainOf, type ServedChain } from "./served-network.ts";

interface Output {
  readonly utxoId: string;
  readonly outputIndex: number;
  readonly addresses: readonly string[];
}

/** A transaction of any chain, as far as it matters here. */
interface Moving {
  readonly txId: string;
  readonly height: number;
  readonly time: number;
  readonly consumed: readonly Output[];
  readonly emitted: readonly Output[];
}

async function latest(
  { network, alias }: ServedChain,
  addresses: readonly string[],
  { store, clock }: Context,
): Promise<Moving | undefined> {
  const { networkId } = network.identity;
  const snapshot = { ...(await seenOn(store, networkId, alias)), time: Math.floor(clock() / 1000) };
  const window = { networkId, snapshot, order: "desc", limit: 1 } as const;
  const { items } = await store.transactions[alias].list(window, { addresses });
  return items[0];
}

/** The output that a transaction moved: the first that it spent, else the first that it created. */
function movedBy({ consumed, emitted }: Moving, addresses: readonly string[]) {
  const owned = (output: Output) => output.addresses.some((address) => addresses.includes(address));
  const output = consumed.find(owned) ?? emitted.find(owned);
  return output && { utxoId: toCb58(output.utxoId), isConsumed: !emitted.includes(output) };
}

async function lastActivity(
  context: Context,
  name: NetworkName | undefined,
  blockchainId: string,
  given: { readonly addresses: readonly string[] | string; readonly inBody: boolean },
): Promise<LastActivity> {
  const chain = chainOf(context, name, blockchainId);
  const { network, alias } = chain;
  const addresses = requireAddresses(network.identity, given, given);
  const tx = await latest(chain, addresses, context);
  const moved = tx && movedBy(tx, addresses);
  if (!moved) throw new HttpError(404, `the addresses have no transaction on the ${CHAIN_TITLES[alias]}`);
  return {
    timestamp: tx.time,
    blockNumber: String(tx.height),
    txHash: toCb58(tx.txId),
    ...moved,
    chainName: alias,
    network: name ?? network.name,
  };
}

export const getLastActivity = operation("getLastActivity", { basis: "network" }, (params, context) =>
  lastActivity(context, params.network, params.blockchainId, {
    addresses: params.addresses,
    inBody: false,
  }),
);

export const queryLastActivity = operation("queryLastActivity", {}, (params, context) =>
  lastActivity(context, params.network, params.blockchainId, { addresses: params.addresses, inBody: true }),
);
