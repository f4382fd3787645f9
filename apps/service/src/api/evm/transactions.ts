/** Single EVM transactions with all their transfers. */

import type {
  EvmMethod,
  EvmTransactionDetail,
  InternalTransaction,
  NativeTransaction,
} from "@primary-network/data/spec";
import type { EvmInternalFact } from "../../domain/evm/facts.ts";
import { methodOf } from "../../domain/evm/method.ts";
import type { EvmTxRow } from "../../store/evm/transaction.ts";
import { exactInteger } from "../request/exact-integer.ts";
import type { Context, Handler, ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readEvmAddress } from "./address.ts";
import { evmChainOf } from "./chain.ts";
import { teleporterMessage } from "./icm-message.ts";
import { type EvmNames, party } from "./party.ts";
import { type EvmAssets, erc20Transfer, erc721Transfer, erc1155Transfer, nftsOf } from "./transfer.ts";

/** Seconds after which a transaction has a price of its time. */
const HISTORICAL = 86_400;

/** The zero address, shown for a failed contract creation. */
const NOBODY = `0x${"0".repeat(40)}`;

function internalTransaction(fact: EvmInternalFact, names: EvmNames): InternalTransaction {
  return {
    from: party(fact.sender, names),
    to: party(fact.recipient ?? NOBODY, names),
    internalTxType: fact.type,
    value: fact.value,
    isReverted: fact.reverted,
    gasUsed: fact.gasUsed,
    gasLimit: fact.gasLimit,
  };
}

function nativeTransaction(row: EvmTxRow, chainId: number, names: EvmNames): NativeTransaction {
  const method: EvmMethod = methodOf(row.recipient, row.input);
  return {
    blockNumber: String(row.number),
    blockTimestamp: row.time,
    ...(row.timeMs !== null && { blockTimestampMilliseconds: row.timeMs }),
    ...(row.delayExcess !== null && { blockMinDelayExcess: exactInteger(row.delayExcess) }),
    blockHash: row.blockHash,
    chainId: String(chainId),
    blockIndex: row.idx,
    txHash: row.hash,
    txStatus: row.succeeded ? "1" : "0",
    txType: row.type,
    gasLimit: row.gasLimit,
    gasUsed: row.gasUsed,
    gasPrice: row.gasPrice,
    nonce: row.nonce,
    from: party(row.sender, names),
    to: party(row.recipient ?? row.created ?? NOBODY, names),
    method,
    value: row.value,
    input: row.input,
    baseFeePerGas: row.baseFee ?? "0",
    ...(row.maxFee !== null && { maxFeePerGas: row.maxFee }),
    ...(row.maxTip !== null && { maxPriorityFeePerGas: row.maxTip }),
  };
}

/** Every address that the response shows. */
const addressesOf = ({ sender, recipient, created, internals, transfers }: EvmTxRow): string[] =>
  [
    sender,
    recipient,
    created,
    ...internals.flatMap((fact) => [fact.sender, fact.recipient]),
    ...transfers.flatMap((fact) => [fact.sender, fact.recipient, fact.token]),
  ].filter((address) => address !== null);

async function tokenDetails(
  { source }: ServedEvmChain,
  { time }: EvmTxRow,
  currency: string,
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
    ...(currentPrice && { currentPrice }),
    ...(historicalPrice && { historicalPrice }),
  };
}

/** The list, or undefined when it is empty. */
const some = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  items.length > 0 ? ({ [name]: items } as { [name in Name]: Item[] }) : {};

async function transactionDetail(
  chain: ServedEvmChain,
  row: EvmTxRow,
  currency: string,
  context: Context,
): Promise<EvmTransactionDetail> {
  const { store, prices } = context;
  const { evmChainId } = chain.source;
  const ofKind = (priced: number) => row.transfers.filter(({ kind }) => kind === priced);
  const coins = ofKind(20).map(({ token }) => token);
  const [tokens, known, nfts, message, networkTokenDetails] = await Promise.all([
    store.evm.tokens.find(evmChainId, addressesOf(row)),
    prices.ofAll(coins, { evmChainId, currency }),
    nftsOf(store.evm.nfts, evmChainId, row.transfers),
    store.evm.icm.findByTransaction(evmChainId, row.hash),
    tokenDetails(chain, row, currency, context),
  ]);
  const assets: EvmAssets = { tokens, prices: known, ...nfts };
  return {
    ...some(
      "erc20Transfers",
      ofKind(20).map((fact) => erc20Transfer(fact, assets)),
    ),
    ...some(
      "erc721Transfers",
      ofKind(721).map((fact) => erc721Transfer(fact, assets)),
    ),
    ...some(
      "erc1155Transfers",
      ofKind(1155).map((fact) => erc1155Transfer(fact, assets)),
    ),
    ...some(
      "internalTransactions",
      row.internals.map((fact) => internalTransaction(fact, assets)),
    ),
    networkTokenDetails,
    nativeTransaction: nativeTransaction(row, evmChainId, assets),
    ...(message && { teleporterMessageInfo: teleporterMessage(message, context) }),
  };
}

export const getTransaction: Handler<"getTransaction"> = async ({ chainId, txHash }, context) => {
  const chain = evmChainOf(context, chainId);
  const row = await context.store.evm.transactions.find(chain.source.evmChainId, txHash.toLowerCase());
  if (!row) throw new HttpError(404, `there is no transaction ${txHash} on chain ${chainId}`);
  return transactionDetail(chain, row, "usd", context);
};

export const getDeploymentTransaction: Handler<"getDeploymentTransaction"> = async (params, context) => {
  const { chainId, currency = "usd" } = params;
  const chain = evmChainOf(context, chainId);
  const address = readEvmAddress("address", params.address);
  const row = await context.store.evm.transactions.findDeployment(chain.source.evmChainId, address);
  if (!row) {
    throw new HttpError(
      404,
      `no transaction that made a contract at ${params.address} on chain ${chainId} is indexed: it is no contract, or stood there from the genesis on, or was made by a contract where calls inside transactions are not read`,
    );
  }
  return transactionDetail(chain, row, currency, context);
};
