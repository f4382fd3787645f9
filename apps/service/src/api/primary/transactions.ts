/** Transactions of a chain, and the P-Chain's in the interface's form. */

import type {
  L1ValidatorDetails,
  ListTransactionsParams,
  PChainTransaction,
} from "@primary-network/data/spec";
import { toAddresses, toCb58, toNodeId } from "../../domain/id-text.ts";
import type { ChainAlias, NetworkIdentity } from "../../domain/network.ts";
import type { Amounts, L1ValidatorDetail, TxDetail } from "../../domain/p/tx-fact.ts";
import type { TransactionFilter, TransactionRow, TransactionRows } from "../../store/transaction.ts";
import { exactInteger } from "../request/exact-integer.ts";
import type { Context, Handler, ServedNetwork } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";
import { readId } from "../request/identifier.ts";
import { readPage } from "../request/page.ts";
import { readSpan } from "../request/time-span.ts";
import { readAddresses } from "./address-list.ts";
import { assetAmount } from "./asset-amount.ts";
import { cTransactionItem } from "./c-transactions.ts";
import { genesisData } from "./genesis-data.ts";
import { seenOn } from "./heights.ts";
import { chainOf, networkOf, requirePChain } from "./served-network.ts";
import { utxoItem } from "./utxos.ts";
import { xTransactionItem } from "./x-transactions.ts";

const l1Details = ({
  balanceChange,
  validationId,
  nodeId,
  subnetId,
  ...detail
}: L1ValidatorDetail): L1ValidatorDetails => ({
  ...detail,
  validationId: toCb58(validationId),
  validationIdHex: validationId,
  nodeId: toNodeId(nodeId),
  subnetId: toCb58(subnetId),
  weight: exactInteger(detail.weight),
  remainingBalance: exactInteger(detail.remainingBalance),
  ...(balanceChange !== undefined && { balanceChange: exactInteger(balanceChange) }),
});

/** The fields of a transaction that name something, in the interface's form. */
function detailItem(
  network: NetworkIdentity,
  detail: Omit<TxDetail, "amounts" | "owner" | "l1ValidatorDetails">,
) {
  const { sourceChain, destinationChain, nodeId, subnetId, rewardAddresses, stakingTxHash, ...fields } =
    detail;
  const { l1ValidatorManagerDetails: manager, ...rest } = fields;
  return {
    ...rest,
    ...(sourceChain !== undefined && { sourceChain: toCb58(sourceChain) }),
    ...(destinationChain !== undefined && { destinationChain: toCb58(destinationChain) }),
    ...(nodeId !== undefined && { nodeId: toNodeId(nodeId) }),
    ...(subnetId !== undefined && { subnetId: toCb58(subnetId) }),
    ...(rewardAddresses && { rewardAddresses: toAddresses(network, rewardAddresses) }),
    ...(stakingTxHash !== undefined && { stakingTxHash: toCb58(stakingTxHash) }),
    ...(manager && {
      l1ValidatorManagerDetails: { ...manager, blockchainId: toCb58(manager.blockchainId) },
    }),
  };
}

/** A transaction in the interface's form. */
export function transactionItem(network: NetworkIdentity, row: TransactionRow): PChainTransaction {
  const { amounts, owner, l1ValidatorDetails, ...fields } = row.detail;
  const genesis = row.blockchain && genesisData(row.blockchain);
  const assets = (list: Amounts) => list.map(({ asset, amount }) => assetAmount(network, asset, amount));
  return {
    txHash: toCb58(row.txId),
    // The row's type comes from the codec's own names, which are the interface's.
    txType: row.type as PChainTransaction["txType"],
    blockTimestamp: row.time,
    blockNumber: String(row.height),
    blockHash: toCb58(row.blockId),
    consumedUtxos: row.consumed.map((utxo) => utxoItem(network, utxo)),
    emittedUtxos: row.emitted.map((utxo) => utxoItem(network, utxo)),
    value: assets(amounts.value),
    amountBurned: assets(amounts.burned),
    amountStaked: assets(amounts.staked),
    amountL1ValidatorBalanceBurned: assets(amounts.l1Balance),
    ...detailItem(network, fields),
    ...(owner && {
      subnetOwnershipInfo: {
        ...owner,
        locktime: exactInteger(owner.locktime),
        addresses: toAddresses(network, owner.addresses),
      },
    }),
    ...(l1ValidatorDetails && { l1ValidatorDetails: l1ValidatorDetails.map(l1Details) }),
    ...(row.potentialReward !== null && { estimatedReward: row.potentialReward }),
    ...(row.rewardTx !== null && { rewardTxHash: toCb58(row.rewardTx) }),
    ...(row.blockchain && {
      blockchainInfo: {
        chainName: row.blockchain.name,
        vmId: toCb58(row.blockchain.vmId),
        ...(genesis !== null && genesis !== undefined && { genesisData: genesis }),
      },
    }),
  };
}

type FilterParams = Pick<
  ListTransactionsParams,
  "addresses" | "l1ValidationId" | "txTypes" | "startTimestamp" | "endTimestamp"
>;

function readFilter({ identity }: ServedNetwork, params: FilterParams): TransactionFilter {
  return {
    addresses: readAddresses(identity, "addresses", params.addresses, { evm: true }),
    l1ValidationId:
      params.l1ValidationId === undefined ? undefined : readId("l1ValidationId", params.l1ValidationId),
    types: params.txTypes,
    ...readSpan(params),
  };
}

/** Types and times only narrow a selection by addresses or, where supported, by L1 validation. */
function checkFilter(params: FilterParams, selections: string): void {
  if (params.addresses !== undefined || params.l1ValidationId !== undefined) return;
  const filters = ["txTypes", "startTimestamp", "endTimestamp"] as const;
  const used = filters.filter((name) => params[name] !== undefined);
  if (used.length === 0) return;
  throw new HttpError(400, `${used.join(", ")} can be used only together with ${selections}`);
}

type ListId = "listTransactions" | "listStakingTransactions";

/** Lists a page of one chain's transactions. */
const pageOf =
  <Alias extends ChainAlias, Item>(
    alias: Alias,
    item: (network: NetworkIdentity, row: TransactionRows[Alias]) => Item,
  ) =>
  async (
    operation: ListId,
    { identity }: ServedNetwork,
    params: ListTransactionsParams,
    filter: TransactionFilter,
    context: Context,
  ) => {
    const { rows, token } = await readPage(context, {
      settled: true,
      operation,
      network: identity,
      params,
      order: "desc",
      seen: () => seenOn(context.store, identity.networkId, alias),
      read: (window) => context.store.transactions[alias].list(window, filter),
    });
    return { ...token, transactions: rows.map((row) => item(identity, row)) };
  };

const pages = {
  "p-chain": pageOf("p-chain", transactionItem),
  "x-chain": pageOf("x-chain", xTransactionItem),
  "c-chain": pageOf("c-chain", cTransactionItem),
};

export const listTransactions: Handler<"listTransactions"> = async (params, context) => {
  const { network, alias } = chainOf(context, params.network, params.blockchainId);
  if (alias !== "p-chain" && params.l1ValidationId !== undefined)
    throw new HttpError(400, "l1ValidationId can be used only on the P-Chain");
  checkFilter(params, "addresses (or l1ValidationId)");
  const filter = readFilter(network, params);
  const chainInfo = { chainName: alias, network: params.network ?? network.name };
  return { ...(await pages[alias]("listTransactions", network, params, filter, context)), chainInfo };
};

export const listStakingTransactions: Handler<"listStakingTransactions"> = async (params, context) => {
  const network = networkOf(context, params.network);
  requirePChain(network, params.blockchainId);
  checkFilter(params, "addresses");
  const filter = { ...readFilter(network, params), staking: true };
  return {
    ...(await pages["p-chain"]("listStakingTransactions", network, params, filter, context)),
    chainInfo: { chainName: "p-chain", network: params.network ?? network.name },
  };
};
