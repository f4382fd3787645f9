/** What a handler is, and what it works with. */

import type { OperationTypes as DataTypes } from "@primary-network/data/spec";
import type { OperationTypes as MetricsTypes } from "@primary-network/metrics/spec";
import type { Continuation } from "../../domain/listing.ts";
import type { NetworkIdentity, ServedName } from "../../domain/network.ts";
import type { Exports } from "../../jobs/exports.ts";
import type { EvmChainSource } from "../../sources/evm/chain-source.ts";
import type { Store } from "../../store/store.ts";
import type { Aggregator } from "../../warp/aggregator.ts";
import type { Prices } from "./prices.ts";

/** Params and result of every operation of both interfaces. */
export type OperationTypes = DataTypes & MetricsTypes;

export type OperationId = keyof OperationTypes;

/** Why a chain cannot be asked. */
export interface Unavailable {
  readonly status: 502 | 503;
  readonly reason: string;
}

/** A network that is indexed. */
export interface ServedNetwork {
  readonly name: ServedName;
  readonly identity: NetworkIdentity;
  /** None where no signers are known. */
  readonly aggregator: Aggregator | undefined;
  /** Why nothing of the P-Chain can be answered yet; undefined when there are data. */
  unavailable(): Unavailable | undefined;
  /** None where the X-Chain is not indexed. */
  readonly xChain: { unavailable(): Unavailable | undefined } | undefined;
  /** None where the C-Chain is not indexed. */
  readonly cChain?: { unavailable(): Unavailable | undefined } | undefined;
}

/** An EVM chain that is indexed. */
export interface ServedEvmChain {
  /** Under which its network is served. */
  readonly network: ServedName;
  readonly source: EvmChainSource;
  /** Why nothing of it can be answered yet; undefined when there are data. */
  unavailable(): Unavailable | undefined;
}

/** Parameters of a listing's request. */
type Params = { readonly [name: string]: unknown };

/** Sealed words of where listings go on, each bound to one query. */
export interface PageTokens {
  create(operation: string, params: Params, continuation: Continuation): Promise<string>;
  /** @throws HttpError 400 when the token is unknown, expired, or of another query */
  find(operation: string, params: Params, token: string): Promise<Continuation>;
}

/** What handlers work with. */
export interface Context {
  readonly store: Store;
  readonly networks: ReadonlyMap<ServedName, ServedNetwork>;
  /** By EVM chain id, in ascending order. */
  readonly evmChains: ReadonlyMap<number, ServedEvmChain>;
  readonly prices: Prices;
  readonly tokens: PageTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** As `clock`, where that is not the machine's; undefined leaves it to the database, whose clock all processes share. */
  readonly sharedTime: () => number | undefined;
  /** Who reads the metadata of NFTs; none where another process does. */
  readonly nfts: { wake(): void } | undefined;
  /** None where exported files have no place. */
  readonly exports: Exports | undefined;
  /** Makes the link to a job's file, for callers who know the service by this base URL. */
  readonly links: { create(id: string, origin: string): Promise<string> } | undefined;
}

/** Who asks, and where. */
export interface Requester {
  /** What tells callers apart: the id of the key, or the address without one. */
  readonly caller: string;
  /** The service's base URL as the caller knows it, without a slash at the end. */
  readonly origin: string;
}

/** Answers one operation; its parameters have passed the spec's rules, and defaults are filled in. */
export type Handler<Id extends OperationId> = (
  params: OperationTypes[Id]["params"],
  context: Context,
  requester: Requester,
) => Promise<OperationTypes[Id]["result"]>;
