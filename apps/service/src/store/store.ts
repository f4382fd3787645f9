/** The ports that the indexer writes and the operations read, by noun; each noun's port is in a file of its name. */

import type { AddressStore } from "./address.ts";
import type { ApiKeyStore } from "./api-key.ts";
import type { ApiLogStore } from "./api-log.ts";
import type { AssetStore } from "./asset.ts";
import type { BalanceStores } from "./balance.ts";
import type { BlockStores } from "./block.ts";
import type { BlockchainStore } from "./blockchain.ts";
import type { ChainStores, XHistoryStore } from "./chain.ts";
import type { DelegatorStore } from "./delegator.ts";
import type { EvmBalanceStore } from "./evm/balance.ts";
import type { EvmBlockStore } from "./evm/block.ts";
import type { EvmChainStore } from "./evm/chain.ts";
import type { EvmCollectionStore } from "./evm/collection.ts";
import type { EvmDayStore } from "./evm/day.ts";
import type { EvmDeploymentStore } from "./evm/deployment.ts";
import type { IcmStore } from "./evm/icm.ts";
import type { IcmSeriesStore } from "./evm/icm-series.ts";
import type { EvmInternalStore } from "./evm/internal.ts";
import type { NftStore } from "./evm/nft.ts";
import type { EvmRewindStore } from "./evm/rewind.ts";
import type { EvmSeriesStore } from "./evm/series.ts";
import type { EvmTokenStore } from "./evm/token.ts";
import type { EvmTransactionStore } from "./evm/transaction.ts";
import type { EvmTransferStore } from "./evm/transfer.ts";
import type { ExportJobStore } from "./export-job.ts";
import type { L1FeeStore } from "./l1-fee.ts";
import type { L1ValidationStore } from "./l1-validation.ts";
import type { PageTokenKeyStore } from "./page-token-key.ts";
import type { PaidRewardStore } from "./paid-reward.ts";
import type { PendingRewardStore } from "./pending-reward.ts";
import type { RateUsageStore } from "./rate-usage.ts";
import type { SeenStore } from "./seen.ts";
import type { StakeTotalsStore } from "./stake-totals.ts";
import type { StakerStore } from "./staker.ts";
import type { SubnetStore } from "./subnet.ts";
import type { TransactionStores } from "./transaction.ts";
import type { UptimeStore } from "./uptime.ts";
import type { UtxoStores } from "./utxo.ts";
import type { ValidatorStore } from "./validator.ts";
import type { WebhookStore } from "./webhook.ts";
import type { WebhookMessageStore } from "./webhook-message.ts";

/** EVM chains, each named by its EVM chain id. */
export interface EvmStore {
  readonly chains: EvmChainStore;
  readonly transactions: EvmTransactionStore;
  readonly blocks: EvmBlockStore;
  readonly internals: EvmInternalStore;
  readonly transfers: EvmTransferStore;
  readonly balances: EvmBalanceStore;
  readonly collections: EvmCollectionStore;
  readonly deployments: EvmDeploymentStore;
  readonly tokens: EvmTokenStore;
  readonly nfts: NftStore;
  readonly days: EvmDayStore;
  /** What reorganisations took back. */
  readonly rewinds: EvmRewindStore;
  readonly series: EvmSeriesStore;
  /** Messages between the chains. */
  readonly icm: IcmStore;
  readonly icmSeries: IcmSeriesStore;
}

export interface Store {
  /** The chains of the Primary Network, by alias, and their blocks, transactions and outputs. */
  readonly chains: ChainStores;
  readonly xHistory: XHistoryStore;
  readonly blocks: BlockStores;
  readonly transactions: TransactionStores;
  readonly utxos: UtxoStores;
  readonly balances: BalanceStores;
  /** Of the X-Chain. */
  readonly assets: AssetStore;
  readonly addresses: AddressStore;
  readonly seen: SeenStore;

  /** Of the P-Chain. */
  readonly validators: ValidatorStore;
  readonly delegators: DelegatorStore;
  readonly stakers: StakerStore;
  readonly l1Validations: L1ValidationStore;
  readonly l1Fees: L1FeeStore;
  readonly subnets: SubnetStore;
  readonly blockchains: BlockchainStore;
  readonly pendingRewards: PendingRewardStore;
  readonly paidRewards: PaidRewardStore;
  readonly stakeTotals: StakeTotalsStore;
  readonly uptimes: UptimeStore;

  readonly evm: EvmStore;

  readonly exports: ExportJobStore;
  readonly apiKeys: ApiKeyStore;
  /** What was requested with them. */
  readonly apiLogs: ApiLogStore;
  /** Shared by all processes of one database. */
  readonly rateUsage: RateUsageStore;
  readonly pageTokenKeys: PageTokenKeyStore;
  readonly webhooks: WebhookStore;
  readonly webhookMessages: WebhookMessageStore;

  close(): Promise<void>;
}
