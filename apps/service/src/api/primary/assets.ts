/** Assets of the X-Chain, and their transactions. */

import type { XChainAsset } from "@primary-network/data/spec";
import { toCb58 } from "../../domain/id-text.ts";
import { outputKind } from "../../domain/output-kind.ts";
import { JsonText } from "../json/json-text.ts";
import { writeList } from "../json/written.ts";
import type { Handler, WritingHandler } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readSpan } from "../request/time-span.ts";
import { seenOn } from "./heights.ts";
import { pageTexts } from "./p-utxos.ts";
import { xChainOf } from "./served-network.ts";
import { writeXTransaction } from "./x-transactions.ts";

export const getAsset: Handler<"getAsset"> = async (params, context): Promise<XChainAsset> => {
  const { identity } = xChainOf(context, params.network, params.blockchainId);
  const assetId = readId("assetId", params.assetId);
  const asset = await context.store.assets.find(identity.networkId, assetId);
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
};

export const listAssetTransactions: WritingHandler<"listAssetTransactions"> = async (params, context) => {
  const network = xChainOf(context, params.network, params.blockchainId);
  const { identity } = network;
  const filter = { assetId: readId("assetId", params.assetId), types: params.txTypes, ...readSpan(params) };
  const ofAvax = filter.assetId === identity.assetId;
  const { rows, token } = await readPage(context, {
    settled: true,
    operation: "listAssetTransactions",
    network: identity,
    params,
    order: "desc",
    seen: () => seenOn(context.store, identity.networkId, "x-chain"),
    read: (window) =>
      context.store.transactions["x-chain"].list(window, { ...filter, ...(ofAvax && { assetId: null }) }),
  });
  const page = pageTexts(identity);
  return {
    ...token,
    transactions: new JsonText(writeList(rows.map((row) => writeXTransaction(row, page)))),
    chainInfo: { chainName: "x-chain", network: params.network ?? network.name },
  };
};
