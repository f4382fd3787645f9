/** The service's one door. */

export { ApiKeys, type NewApiKey, openApiKeys } from "./api-keys.ts";
export {
  type Allowance,
  type ApiKey,
  type Privilege,
  privileges,
  publicRates,
  type RateTable,
  type Tier,
  tiers,
} from "./domain/access.ts";
export type { NetworkIdentity, ServedName } from "./domain/network.ts";
export { type PriceQuery, type PriceSource, type PriceTable, staticPrices } from "./domain/price.ts";
export type { EvmChainSource, EvmNetworkToken } from "./evm-chain-source.ts";
export type { Client } from "./http/app.ts";
export type { NftOptions } from "./nft/nft-options.ts";
export { OptionError } from "./option-error.ts";
export type {
  ExportOptions,
  Logger,
  NetworkSource,
  ServiceOptions,
} from "./options.ts";
export { createService, type Service } from "./service.ts";
export { DataDirInUseError } from "./store/postgres/node/data-dir-lock.ts";
export { DataDirUnusableError } from "./store/postgres/node/data-dir-unusable.ts";
