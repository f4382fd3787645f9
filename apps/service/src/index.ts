/** The entry point of the service. */

export { ApiKeys, type ApiKeysOptions, type NewApiKey, openApiKeys } from "./compose/api-keys.ts";
export { createService } from "./compose/create-service.ts";
export {
  type CreateSnapshotOptions,
  createIndexSnapshot,
  inspectIndexSnapshot,
  type RestoreSnapshotOptions,
  restoreIndexSnapshot,
} from "./compose/index-snapshots.ts";
export { type DatabaseFacts, inspectDatabase } from "./compose/inspect-database.ts";
export { inspectNativeParts, type NativeParts } from "./compose/inspect-runtime.ts";
export { type DatabaseMigrations, openMigrations } from "./compose/migrations.ts";
export type {
  NetworkSource,
  ServiceOptions,
} from "./compose/options.ts";
export { exportAsParquet, type ParquetNetwork, type ParquetOptions } from "./compose/parquet-export.ts";
export type { Service, ServiceStatus } from "./compose/service.ts";
export {
  type Allowance,
  type ApiKey,
  defaultPrivileges,
  type Privilege,
  privileges,
  publicRates,
  type RateTable,
  type Tier,
  tiers,
} from "./domain/access.ts";
export type { ChainPhase } from "./domain/chain-progress.ts";
export type {
  ChainName,
  ChainRole,
  ChainStatus,
  FreshnessBound,
  FreshnessBounds,
  ReplicaStatus,
} from "./domain/chain-status.ts";
export { type PriceQuery, type PriceSource, type PriceTable, staticPrices } from "./domain/evm/price.ts";
export type { Logger } from "./domain/logger.ts";
export type { NetworkIdentity, ServedName } from "./domain/network.ts";
export { OptionError } from "./domain/option.ts";
export type { Client } from "./http/client.ts";
export { aggregateMetrics, type MetricsOfProcess } from "./http/node/aggregate-metrics.ts";
export type { UsageOptions } from "./http/usage-options.ts";
export type { ExportOptions } from "./jobs/export-options.ts";
export type { ExportRange, ExportStatus } from "./jobs/export-progress.ts";
export type { SegmentRecord } from "./jobs/parquet/segment-record.ts";
export type { NftOptions } from "./nft/nft-options.ts";
export type { WebhookOptions } from "./push/webhook-options.ts";
export type { EvmChainSource, EvmNetworkToken } from "./sources/evm/chain-source.ts";
export type {
  IndexSnapshotChain,
  IndexSnapshotFile,
  IndexSnapshotManifest,
  IndexSnapshotNetwork,
  IndexSnapshotTable,
} from "./store/index-snapshot/manifest.ts";
export type { SnapshotProgress } from "./store/index-snapshot/progress.ts";
export { IndexSnapshotError } from "./store/index-snapshot/snapshot-error.ts";
export {
  DataDirInUseError,
  type DataDirLock,
  DataDirLockError,
  type LoadTryLock,
  lockDataDir,
} from "./store/node/data-dir-lock.ts";
export { DataDirUnusableError } from "./store/node/data-dir-unusable.ts";
export { HalfRestoredError } from "./store/schema/half-restored-error.ts";
export {
  DatabaseLayoutError,
  isPreRelease,
  type MigrationPlan,
  type MigrationProgress,
} from "./store/schema/migration-plan.ts";
export type { DatabaseSsl, PoolOptions, PoolsOptions } from "./store/session/pool-options.ts";
