/** Single EVM transactions with all their parts. */

import type { Currency, EvmTransactionDetail, TeleporterMessageInfo } from "@primary-network/data/spec";
import type { EvmTransactionPage, EvmTransactionRow } from "../../store/evm/transaction-page.ts";
import type { IcmOfTransaction } from "../../store/icm/message.ts";
import type { JsonBytes } from "../json/byte-writer.ts";
import { byteWriterOf, optional } from "../json/item-writer.ts";
import { jsonBytes } from "../json/json-bytes.ts";
import { beginningOfEvm } from "../request/beginnings.ts";
import type { Context, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { operation } from "../request/operation.ts";
import { coinsOf } from "../request/prices.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { teleporterMessage } from "./icm-message.ts";
import { type EvmShared, evmShared } from "./parties-and-tokens.ts";
import { partFields, partsIn, type TransactionParts, writeWholeNative } from "./transaction-item.ts";

/** Seconds after which a transaction has a price of its time. */
const HISTORICAL = 86_400;

async function tokenDetails(
  { source }: ServedEvmChain,
  time: number,
  currency: Currency,
  { prices, clock }: Context,
): Promise<EvmTransactionDetail["networkTokenDetails"]> {
  const priced = { evmChainId: source.evmChainId, currency };
  const old = clock() / 1000 - time > HISTORICAL;
  const [currentPrice, historicalPrice] = await Promise.all([
    prices.of("native", priced),
    old ? prices.of("native", { ...priced, at: time }) : undefined,
  ]);
  return {
    networkToken: source.token,
    ...(currentPrice && { currentPrice: currentPrice.item }),
    ...(historicalPrice && { historicalPrice: historicalPrice.item }),
  };
}

/** A transaction with its transfers, internal calls and interchain message. */
interface Detail {
  readonly row: EvmTransactionRow;
  readonly parts: TransactionParts;
  readonly networkTokenDetails: EvmTransactionDetail["networkTokenDetails"];
  readonly message: TeleporterMessageInfo | undefined;
}

const writeDetail = byteWriterOf<EvmTransactionDetail, Detail, EvmShared>({
  erc20Transfers: (out, { parts }, shared) => partFields.erc20Transfers(out, parts, shared),
  erc721Transfers: (out, { parts }, shared) => partFields.erc721Transfers(out, parts, shared),
  erc1155Transfers: (out, { parts }, shared) => partFields.erc1155Transfers(out, parts, shared),
  internalTransactions: (out, { parts }, shared) => partFields.internalTransactions(out, parts, shared),
  networkTokenDetails: (out, { networkTokenDetails }) => out.json(networkTokenDetails),
  nativeTransaction: (out, { row }, shared) => writeWholeNative(out, row, shared),
  teleporterMessageInfo: (out, { message }) => optional(message, (info) => out.json(info)),
});

async function transactionDetail(
  chain: ServedEvmChain,
  page: EvmTransactionPage,
  row: EvmTransactionRow,
  message: IcmOfTransaction | undefined,
  currency: Currency,
  context: Context,
): Promise<JsonBytes<EvmTransactionDetail>> {
  const { evmChainId } = chain.source;
  const [known, networkTokenDetails] = await Promise.all([
    context.prices.ofAll(coinsOf(page.transfers), { evmChainId, currency }),
    tokenDetails(chain, row.time, currency, context),
  ]);
  const shown = message && teleporterMessage(message, context);
  const detail = { row, parts: partsIn(page)(row), networkTokenDetails, message: shown };
  return jsonBytes((out) => writeDetail(out, detail, evmShared(evmChainId, page.tokens, known)));
}

export const getTransaction = operation(
  "getTransaction",
  { basis: "evmChains", priced: true },
  async ({ chainId, txHash }, context) => {
    const chain = evmChainOf(context, chainId);
    const { transactions, icm } = context.store.evm;
    const { evmChainId } = chain.source;
    const [page, message] = await Promise.all([
      transactions.find(evmChainId, txHash.toLowerCase()),
      icm.findByTransaction(evmChainId, txHash.toLowerCase()),
    ]);
    const [row] = page.items;
    beginningOfEvm(context, evmChainId)?.requireBlock(row?.number ?? -1);
    if (!row) throw new HttpError(404, `there is no transaction ${txHash} on chain ${chainId}`);
    return transactionDetail(chain, page, row, message, "usd", context);
  },
);

export const getDeploymentTransaction = operation(
  "getDeploymentTransaction",
  { basis: "evmChains", priced: true },
  async (params, context) => {
    const { chainId, currency = "usd" } = params;
    const chain = evmChainOf(context, chainId);
    const address = readEvmAddress("address", params.address);
    const { transactions, icm } = context.store.evm;
    const page = await transactions.findDeployment(chain.source.evmChainId, address);
    const [row] = page.items;
    beginningOfEvm(context, chain.source.evmChainId)?.requireBlock(row?.number ?? -1);
    if (!row) {
      throw new HttpError(
        404,
        `no deployment at ${params.address} is indexed on chain ${chainId}: it is not a contract, it is part of the genesis, or another contract deployed it and internal calls are not indexed`,
      );
    }
    const message = await icm.findByTransaction(chain.source.evmChainId, row.hash);
    return transactionDetail(chain, page, row, message, currency, context);
  },
);
