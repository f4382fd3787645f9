/** Assets of the X-Chain, and their transactions. */

import type { XChainAsset } from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import { outputKind } from "../../domain/output-kind.ts";
import type { XTransactionRow } from "../../store/x/transaction.ts";
import { listBytes } from "../json/json-bytes.ts";
import { beginningOf } from "../request/beginnings.ts";
import { readSpan } from "../request/bound.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { list } from "../request/list.ts";
import { operation } from "../request/operation.ts";
import { seenOn } from "./heights.ts";
import { xChainOf } from "./served-network.ts";
import { writeXTransaction } from "./x-transactions.ts";

export const getAsset = operation(
  "getAsset",
  { basis: "chain" },
  async (params, context): Promise<XChainAsset> => {
    const { identity } = xChainOf(context, params.network, params.blockchainId);
    const assetId = readId("assetId", params.assetId);
    const asset = await context.store.assets.find(identity.networkId, assetId);
    beginningOf(context, identity.networkId, "x-chain")?.requireBlock(asset?.height ?? -1);
    if (asset === undefined) throw new HttpError(404, `asset ${params.assetId} is not indexed`);
    const { name, symbol, denomination, time, type, isMintable } = asset;
    return {
      assetId: toCb58(assetId),
      name,
      symbol,
      denomination,
      type: outputKind(type).assetType,
      createdAtTimestamp: time,
      cap: isMintable ? "variable" : "fixed",
    };
  },
);

export const listAssetTransactions = list(
  "listAssetTransactions",
  { basis: "page", settled: true },
  (params, context) => {
    const { identity, name } = xChainOf(context, params.network, params.blockchainId);
    const { networkId, assetId: avax } = identity;
    const assetId = readId("assetId", params.assetId);
    const filter = { types: params.txTypes, ...readSpan(params), assetId: assetId === avax ? null : assetId };
    return {
      networkId,
      reach: beginningOf(context, networkId, "x-chain")?.reach<XTransactionRow>(
        ({ height }) => height,
        filter,
      ),
      see: (store) => seenOn(store, networkId, "x-chain"),
      read: (store, window) => store.transactions["x-chain"].list(window, filter),
      write: ({ items }) => ({
        transactions: listBytes(writeXTransaction)(items, identity),
        chainInfo: { chainName: "x-chain", network: params.network ?? name },
      }),
    };
  },
);
