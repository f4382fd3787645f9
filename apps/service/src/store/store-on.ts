/** The store on PostgreSQL and on what speaks its protocol, put together of one file per noun; without the migrations, which reading does not need. */

import { createBalanceStore } from "./balances/balance.ts";
import { createCChainStore } from "./c/chain.ts";
import { createCTransactionStore } from "./c/transaction.ts";
import { createEvmBalanceStore } from "./evm/balance.ts";
import { createEvmBlockStore } from "./evm/block.ts";
import { createEvmChainStore } from "./evm/chain.ts";
import { createEvmCollectionStore } from "./evm/collection.ts";
import { createEvmDayStore } from "./evm/day.ts";
import { createEvmDeploymentStore } from "./evm/deployment.ts";
import { createEvmInternalStore } from "./evm/internal.ts";
import { createNftStore } from "./evm/nft.ts";
import { createEvmRewindStore } from "./evm/rewind.ts";
import { createEvmSeriesStore } from "./evm/series.ts";
import { createEvmTokenStore } from "./evm/token.ts";
import { createEvmTransactionStore } from "./evm/transaction.ts";
import { createEvmTransferStore } from "./evm/transfer.ts";
import { createIcmStore } from "./icm/message.ts";
import { createIcmSeriesStore } from "./icm/series.ts";
import { createBlockStore } from "./p/block.ts";
import { createBlockchainStore } from "./p/blockchain.ts";
import { createPChainStore } from "./p/chain.ts";
import { createDelegatorStore } from "./p/delegator.ts";
import { createL1FeeStore } from "./p/l1-fee.ts";
import { createL1ValidationStore } from "./p/l1-validation.ts";
import { createPaidRewardStore } from "./p/paid-reward.ts";
import { createPendingRewardStore } from "./p/pending-reward.ts";
import { createStakeTotalsStore } from "./p/stake-totals.ts";
import { createStakerStore } from "./p/staker.ts";
import { createSubnetStore } from "./p/subnet.ts";
import { createTransactionStore } from "./p/transaction.ts";
import { createUptimeStore } from "./p/uptime.ts";
import { createUtxoStore } from "./p/utxo.ts";
import { createValidatorStore } from "./p/validator.ts";
import { createSeenStore } from "./paging/seen.ts";
import { createApiKeyStore } from "./service/api-key.ts";
import { createApiLogStore } from "./service/api-log.ts";
import { createExportJobStore } from "./service/export-job.ts";
import { createPageTokenKeyStore } from "./service/page-token-key.ts";
import { createRateUsageStore } from "./service/rate-usage.ts";
import { createWebhookStore } from "./service/webhook.ts";
import { createWebhookMessageStore } from "./service/webhook-message.ts";
import type { Db } from "./sql/database.ts";
import { stakeBooks } from "./stakes/book.ts";
import type { Store } from "./store.ts";
import { createAddressStore } from "./utxos/address.ts";
import { createAssetStore } from "./x/asset.ts";
import { createXChainStore } from "./x/chain.ts";
import { createXHistoryStore } from "./x/history.ts";
import { createXTransactionStore } from "./x/transaction.ts";
import { createXOrCUtxoStore } from "./x/utxo.ts";

/** Gives access to a database of the newest layout. */
export function storeOn(db: Db): Store {
  const bookOf = stakeBooks(db);
  return {
    chains: {
      "p-chain": createPChainStore(db),
      "x-chain": createXChainStore(db),
      "c-chain": createCChainStore(db),
    },
    xHistory: createXHistoryStore(db),
    blocks: {
      "p-chain": createBlockStore(db, "p-chain"),
      "x-chain": createBlockStore(db, "x-chain"),
      "c-chain": createBlockStore(db, "c-chain"),
    },
    transactions: {
      "p-chain": createTransactionStore(db),
      "x-chain": createXTransactionStore(db),
      "c-chain": createCTransactionStore(db),
    },
    utxos: {
      "p-chain": createUtxoStore(db),
      "x-chain": createXOrCUtxoStore(db, "x-chain"),
      "c-chain": createXOrCUtxoStore(db, "c-chain"),
    },
    balances: {
      "p-chain": createBalanceStore(db, "p-chain"),
      "x-chain": createBalanceStore(db, "x-chain"),
      "c-chain": createBalanceStore(db, "c-chain"),
    },
    assets: createAssetStore(db),
    addresses: createAddressStore(db),
    seen: createSeenStore(db),
    validators: createValidatorStore(db, bookOf),
    delegators: createDelegatorStore(db, bookOf),
    stakers: createStakerStore(db),
    l1Validations: createL1ValidationStore(db),
    l1Fees: createL1FeeStore(db),
    subnets: createSubnetStore(db),
    blockchains: createBlockchainStore(db),
    pendingRewards: createPendingRewardStore(db, bookOf),
    paidRewards: createPaidRewardStore(db),
    stakeTotals: createStakeTotalsStore(db, bookOf),
    uptimes: createUptimeStore(db),
    evm: {
      chains: createEvmChainStore(db),
      transactions: createEvmTransactionStore(db),
      blocks: createEvmBlockStore(db),
      internals: createEvmInternalStore(db),
      transfers: createEvmTransferStore(db),
      balances: createEvmBalanceStore(db),
      collections: createEvmCollectionStore(db),
      deployments: createEvmDeploymentStore(db),
      tokens: createEvmTokenStore(db),
      nfts: createNftStore(db),
      days: createEvmDayStore(db),
      rewinds: createEvmRewindStore(db),
      series: createEvmSeriesStore(db),
      icm: createIcmStore(db),
      icmSeries: createIcmSeriesStore(db),
    },
    exports: createExportJobStore(db),
    apiKeys: createApiKeyStore(db),
    apiLogs: createApiLogStore(db),
    rateUsage: createRateUsageStore(db),
    pageTokenKeys: createPageTokenKeyStore(db),
    webhooks: createWebhookStore(db),
    webhookMessages: createWebhookMessageStore(db),
    close: () => db.destroy(),
  };
}
