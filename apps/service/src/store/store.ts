/** The store, by noun: each is made by a function `<noun>On(db)` in the file of its queries. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import { balancesOn } from "./balances/balance.ts";
import { avaxSupplyOn } from "./balances/supply.ts";
import { cChainOn } from "./c/chain.ts";
import { type CTransactionRow, cTransactionsOn } from "./c/transaction.ts";
import { evmBalancesOn } from "./evm/balance.ts";
import { evmBlocksOn } from "./evm/block.ts";
import { evmChainsOn } from "./evm/chain.ts";
import { evmCollectionsOn } from "./evm/collection.ts";
import { evmDaysOn } from "./evm/day.ts";
import { evmDeploymentsOn } from "./evm/deployment.ts";
import { evmInternalsOn } from "./evm/internal.ts";
import { nftsOn } from "./evm/nft.ts";
import { evmRewindsOn } from "./evm/rewind.ts";
import { evmSeriesOn } from "./evm/series.ts";
import { evmTokensOn } from "./evm/token.ts";
import { evmTransactionsOn } from "./evm/transaction.ts";
import { evmTransfersOn } from "./evm/transfer.ts";
import { icmOn } from "./icm/message.ts";
import { icmSeriesOn } from "./icm/series.ts";
import { indexWindowOn } from "./index-window.ts";
import { blocksOn } from "./p/block.ts";
import { pChainOn } from "./p/chain.ts";
import { delegatorsOn } from "./p/delegator.ts";
import { l1FeesOn } from "./p/l1-fee.ts";
import { l1ValidationsOn } from "./p/l1-validation.ts";
import { paidRewardsOn, pendingRewardsOn } from "./p/reward.ts";
import { stakeDaysOn } from "./p/stake-day.ts";
import { stakeTotalsOn } from "./p/stake-totals.ts";
import { stakersOn } from "./p/staker.ts";
import { blockchainsOn, subnetsOn } from "./p/subnet.ts";
import { pTransactionsOn, type TransactionRow } from "./p/transaction.ts";
import { uptimesOn } from "./p/uptime.ts";
import { pUtxosOn } from "./p/utxo.ts";
import { validatorsOn } from "./p/validator.ts";
import type { UtxoRow } from "./packed/plain-output.ts";
import { seenOn } from "./paging/seen.ts";
import type { TransactionFilter } from "./paging/tx-positions.ts";
import { apiKeysOn } from "./service/api-key.ts";
import { apiLogsOn } from "./service/api-log.ts";
import { apiUsageOn } from "./service/api-usage.ts";
import { exportsOn } from "./service/export-job.ts";
import { pageTokenKeysOn } from "./service/page-token-key.ts";
import { rateUsageOn } from "./service/rate-usage.ts";
import { webhooksOn } from "./service/webhook.ts";
import { webhookMessagesOn } from "./service/webhook-message.ts";
import type { Db } from "./sql/database.ts";
import { stakeBooks } from "./stakes/book.ts";
import { addressesOn } from "./utxos/address.ts";
import type { UtxoFilter } from "./utxos/request.ts";
import { assetsOn } from "./x/asset.ts";
import { xChainOn } from "./x/chain.ts";
import { xHistoryOn } from "./x/history.ts";
import { type XTransactionRow, xTransactionsOn } from "./x/transaction.ts";
import { type XUtxoFilter, type XUtxoRow, xOrCUtxosOn } from "./x/utxo.ts";

/** The rows of a chain's transactions, by alias. */
export interface TransactionRows {
  readonly "p-chain": TransactionRow;
  readonly "x-chain": XTransactionRow;
  readonly "c-chain": CTransactionRow;
}

/** The rows of a chain's outputs, by alias; the C-Chain has only exported and imported outputs. */
export interface UtxoRows {
  readonly "p-chain": UtxoRow;
  readonly "x-chain": XUtxoRow;
  readonly "c-chain": XUtxoRow;
}

export interface UtxoFilters {
  readonly "p-chain": UtxoFilter;
  readonly "x-chain": XUtxoFilter;
  readonly "c-chain": XUtxoFilter;
}

/** Lists of the chains: a caller may name the chain by a variable. */
type Lists<Filters extends Record<ChainAlias, unknown>, Rows extends Record<ChainAlias, unknown>> = {
  readonly [Chain in ChainAlias]: {
    list(window: Window, filter: Filters[Chain]): Promise<Slice<Rows[Chain]>>;
  };
};

function primaryOn(db: Db) {
  const transactions: Lists<Record<ChainAlias, TransactionFilter>, TransactionRows> = {
    "p-chain": pTransactionsOn(db),
    "x-chain": xTransactionsOn(db),
    "c-chain": cTransactionsOn(db),
  };
  const utxos: Lists<UtxoFilters, UtxoRows> = {
    "p-chain": pUtxosOn(db),
    "x-chain": xOrCUtxosOn(db, "x-chain"),
    "c-chain": xOrCUtxosOn(db, "c-chain"),
  };
  return {
    chains: { "p-chain": pChainOn(db), "x-chain": xChainOn(db), "c-chain": cChainOn(db) },
    xHistory: xHistoryOn(db),
    blocks: {
      "p-chain": blocksOn(db, "p-chain"),
      "x-chain": blocksOn(db, "x-chain"),
      "c-chain": blocksOn(db, "c-chain"),
    },
    transactions,
    utxos,
    balances: {
      "p-chain": balancesOn(db, "p-chain"),
      "x-chain": balancesOn(db, "x-chain"),
      "c-chain": balancesOn(db, "c-chain"),
    },
    avaxSupply: avaxSupplyOn(db),
    addresses: addressesOn(db),
    seen: seenOn(db),
    /** Assets of the X-Chain. */
    assets: assetsOn(db),
  };
}

/** The nouns of the P-Chain alone. */
function platformOn(db: Db) {
  const bookOf = stakeBooks(db);
  return {
    validators: validatorsOn(db, bookOf),
    delegators: delegatorsOn(db, bookOf),
    stakers: stakersOn(db),
    l1Validations: l1ValidationsOn(db),
    l1Fees: l1FeesOn(db),
    subnets: subnetsOn(db),
    blockchains: blockchainsOn(db),
    pendingRewards: pendingRewardsOn(db, bookOf),
    paidRewards: paidRewardsOn(db),
    stakeDays: stakeDaysOn(db),
    stakeTotals: stakeTotalsOn(db, bookOf),
    uptimes: uptimesOn(db),
  };
}

/** EVM chains, each named by its EVM chain id. */
const evmOn = (db: Db) => ({
  chains: evmChainsOn(db),
  transactions: evmTransactionsOn(db),
  blocks: evmBlocksOn(db),
  internals: evmInternalsOn(db),
  transfers: evmTransfersOn(db),
  balances: evmBalancesOn(db),
  collections: evmCollectionsOn(db),
  deployments: evmDeploymentsOn(db),
  tokens: evmTokensOn(db),
  nfts: nftsOn(db),
  days: evmDaysOn(db),
  rewinds: evmRewindsOn(db),
  series: evmSeriesOn(db),
  /** Messages between the chains. */
  icm: icmOn(db),
  icmSeries: icmSeriesOn(db),
});

/** Gives access to a database of the newest layout. */
export const storeOn = (db: Db) => ({
  ...primaryOn(db),
  ...platformOn(db),
  evm: evmOn(db),
  indexWindow: indexWindowOn(db),

  exports: exportsOn(db),
  apiKeys: apiKeysOn(db),
  /** Requests with API keys. */
  apiLogs: apiLogsOn(db),
  /** Counts of these requests. */
  apiUsage: apiUsageOn(db),
  /** Shared by all processes of one database. */
  rateUsage: rateUsageOn(db),
  pageTokenKeys: pageTokenKeysOn(db),
  webhooks: webhooksOn(db),
  webhookMessages: webhookMessagesOn(db),

  close: () => db.destroy(),
});

/** All that is indexed and kept. */
export type Store = ReturnType<typeof storeOn>;

/** The store of EVM chains. */
export type EvmStore = Store["evm"];

/**
 * The nouns that lists of chains read, from the replica or the primary. Keys, limits, exports, webhooks and
 * page tokens always use the primary.
 */
export type ListedStore = Pick<
  Store,
  | "seen"
  | "chains"
  | "blocks"
  | "transactions"
  | "utxos"
  | "addresses"
  | "validators"
  | "delegators"
  | "stakers"
  | "l1Validations"
  | "subnets"
  | "blockchains"
  | "pendingRewards"
  | "paidRewards"
  | "stakeDays"
  | "stakeTotals"
  | "uptimes"
  | "evm"
>;
