/** The ports that the indexer writes and the operations read, by noun; each noun's port is in a file of its name. */

import type { AddressStore } from "./ports/address.ts";
import type { ApiKeyStore } from "./ports/api-key.ts";
import type { ApiLogStore } from "./ports/api-log.ts";
import type { AssetStore } from "./ports/asset.ts";
import type { BalanceStores } from "./ports/balance.ts";
import type { BlockStores } from "./ports/block.ts";
import type { BlockchainStore } from "./ports/blockchain.ts";
import type { ChainStores, XHistoryStore } from "./ports/chain.ts";
import type { DelegatorStore } from "./ports/delegator.ts";
import type { EvmBalanceStore } from "./ports/evm/balance.ts";
import type { EvmBlockStore } from "./ports/evm/block.ts";
import type { EvmChainStore } from "./ports/evm/chain.ts";
import type { EvmCollectionStore } from "./ports/evm/collection.ts";
import type { EvmDayStore } from "./ports/evm/day.ts";
import type { EvmDeploymentStore } from "./ports/evm/deployment.ts";
import type { IcmStore } from "./ports/evm/icm.ts";
import type { IcmSeriesStore } from "./ports/evm/icm-series.ts";
import type { EvmInternalStore } from "./ports/evm/internal.ts";
import type { NftStore } from "./ports/evm/nft.ts";
import type { EvmRewindStore } from "./ports/evm/rewind.ts";
import type { EvmSeriesStore } from "./ports/evm/series.ts";
import type { EvmTokenStore } from "./ports/evm/token.ts";
import type { EvmTransactionStore } from "./ports/evm/transaction.ts";
import type { EvmTransferStore } from "./ports/evm/transfer.ts";
import type { ExportJobStore } from "./ports/export-job.ts";
import type { L1FeeStore } from "./ports/l1-fee.ts";
import type { L1ValidationStore } from "./ports/l1-validation.ts";
import type { PageTokenKeyStore } from "./ports/page-token-key.ts";
import type { PaidRewardStore } from "./ports/paid-reward.ts";
import type { PendingRewardStore } from "./ports/pending-reward.ts";
import type { RateUsageStore } from "./ports/rate-usage.ts";
import type { SeenStore } from "./ports/seen.ts";
import type { StakeTotalsStore } from "./ports/stake-totals.ts";
import type { StakerStore } from "./ports/staker.ts";
import type { SubnetStore } from "./ports/subnet.ts";
import type { TransactionStores } from "./ports/transaction.ts";
import type { UptimeStore } from "./ports/uptime.ts";
import type { UtxoStores } from "./ports/utxo.ts";
import type { ValidatorStore } from "./ports/validator.ts";
import type { WebhookStore } from "./ports/webhook.ts";
import type { WebhookMessageStore } from "./ports/webhook-message.ts";

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
