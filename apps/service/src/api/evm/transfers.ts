/** Listings of token transfers of an address. */

import type { ErcKind } from "../../domain/evm/facts.ts";
import type { EvmTransferRow } from "../../store/evm/transfer.ts";
import { boundOf } from "../request/bound.ts";
import type { Context, Handler } from "../request/handler.ts";
import { readPage } from "../request/page.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { erc20Transfer, erc721Transfer, erc1155Transfer, nftsOf } from "./transfer.ts";

interface Params {
  readonly chainId: string;
  readonly address: string;
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
  readonly pageToken?: string | undefined;
  readonly pageSize?: number | undefined;
}

/** The fields of an item that give the transfer's block and transaction. */
const positionOf = ({ number, time, timeMs, blockHash, txHash }: EvmTransferRow) => ({
  blockNumber: String(number),
  blockTimestamp: time,
  ...(timeMs !== null && { blockTimestampMilliseconds: timeMs }),
  blockHash: blockHash,
  txHash: txHash,
});

/** A page of transfers of one standard, with the token metadata of its addresses. */
async function readTransfers(operation: string, kind: ErcKind, params: Params, context: Context) {
  const { store, prices } = context;
  const { source } = evmChainOf(context, params.chainId);
  const { evmChainId } = source;
  const filter = {
    address: readEvmAddress("address", params.address),
    kind,
    startBlock: boundOf(params.startBlock),
    endBlock: boundOf(params.endBlock),
  };
  const { rows, token } = await readPage(context, {
    operation,
    network: { networkId: evmChainId },
    params,
    order: "desc",
    seen: async () => ({ height: (await store.evm.chains.checkpoint(evmChainId))?.height ?? 0, poll: 0 }),
    read: (window) => store.evm.transfers.list(window, filter),
  });
  const [tokens, known] = await Promise.all([
    store.evm.tokens.find(
      evmChainId,
      rows.flatMap((row) => [row.sender, row.recipient, row.token]),
    ),
    kind === 20
      ? prices.ofAll(
          rows.map((row) => row.token),
          { evmChainId, currency: "usd" },
        )
      : new Map(),
  ]);
  return { rows, token, evmChainId, names: { tokens, prices: known } };
}

export const listErc20Transfers: Handler<"listErc20Transfers"> = async (params, context) => {
  const { rows, token, names } = await readTransfers("listErc20Transfers", 20, params, context);
  return {
    ...token,
    transactions: rows.map((row) => ({ ...erc20Transfer(row, names), ...positionOf(row) })),
  };
};

export const listErc721Transfers: Handler<"listErc721Transfers"> = async (params, context) => {
  const { rows, token, evmChainId, names } = await readTransfers("listErc721Transfers", 721, params, context);
  const assets = { ...names, ...(await nftsOf(context.store.evm.nfts, evmChainId, rows)) };
  return {
    ...token,
    transactions: rows.map((row) => ({ ...erc721Transfer(row, assets), ...positionOf(row) })),
  };
};

export const listErc1155Transfers: Handler<"listErc1155Transfers"> = async (params, context) => {
  const { rows, token, evmChainId, names } = await readTransfers(
    "listErc1155Transfers",
    1155,
    params,
    context,
  );
  const assets = { ...names, ...(await nftsOf(context.store.evm.nfts, evmChainId, rows)) };
  return {
    ...token,
    transactions: rows.map((row) => ({ ...erc1155Transfer(row, assets), ...positionOf(row) })),
  };
};
