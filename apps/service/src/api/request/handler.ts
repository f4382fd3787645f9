/** The types of handlers and of their context. */

import type { OperationTypes as DataTypes } from "@primary-network/data/spec";
import type { OperationTypes as MetricsTypes } from "@primary-network/metrics/spec";
import type { Privilege } from "../../domain/access.ts";
import type { ChainStatus } from "../../domain/chain-status.ts";
import type { EvmBlock } from "../../domain/evm/block.ts";
import type { ChainAlias, NetworkIdentity, ServedName } from "../../domain/network.ts";
import type { Exports } from "../../jobs/exports.ts";
import type { AccountState } from "../../sources/evm/account-state.ts";
import type { EvmChainSource } from "../../sources/evm/chain-source.ts";
import type { Store } from "../../store/store.ts";
import type { MessageSigning } from "../../warp/aggregator.ts";
import type { Beginnings } from "./beginnings.ts";
import type { Prices } from "./prices.ts";

type ClientTypes = DataTypes & MetricsTypes;

/** Params and result of every operation of both interfaces. */
export type OperationTypes = {
  readonly [Id in keyof ClientTypes]: {
    readonly params: Received<ClientTypes[Id]["params"]>;
    readonly result: ClientTypes[Id]["result"];
  };
};

/** Parameters as they arrive: where a client also takes a number for a decimal, that decimal. */
type Received<Given> = Given extends unknown
  ? { readonly [Name in keyof Given]: Decimal<Given[Name]> }
  : never;
type Decimal<Value> = string | number | bigint extends Value ? Exclude<Value, number | bigint> : Value;

export type OperationId = keyof OperationTypes;

/** Why a chain is unavailable. */
export interface Unavailable {
  readonly status: 502 | 503;
  readonly reason: string;
}

/** The progress of a chain's index. */
export interface IndexedTo {
  readonly height: number;
  /** Unix seconds at which the index last had every block of its node; undefined until it was there once. */
  readonly completeAt: number | undefined;
}

/** A chain that is indexed, as far as handlers see it. */
export interface ServedChainState {
  /**
   * The height that is indexed at least, from memory. Missing where nothing indexes, undefined before the
   * genesis.
   */
  indexedTo?(): IndexedTo | undefined;
  /** Why the chain is unavailable; undefined once it has data. */
  unavailable(): Unavailable | undefined;
}

/** A network that is indexed. */
export interface ServedNetwork {
  readonly name: ServedName;
  readonly identity: NetworkIdentity;
  /** Undefined when no signers are configured. */
  readonly aggregator: MessageSigning | undefined;
  /** By alias; a chain that is not indexed is missing. */
  readonly chains: { readonly [alias in ChainAlias]?: ServedChainState };
}

/** An EVM chain that is indexed. */
export interface ServedEvmChain extends ServedChainState {
  /** Name under which its network is served. */
  readonly network: ServedName;
  /** Without the node's URL, which may contain a key. */
  readonly source: Omit<EvmChainSource, "rpcUrl">;
  /** The states of accounts that the chain's node reports. */
  readonly state: AccountState;
}

/** Where logs are read: they are not indexed. */
export interface LogSource {
  /** Returns true when an EVM chain has a node. */
  has(chain: number): boolean;
  /**
   * A block with this hash; undefined when the node has another one at the number, or none.
   *
   * @throws the node's error
   */
  block(chain: number, number: number, hash: string | undefined): Promise<EvmBlock | undefined>;
}

/** The health that a service reports. */
export interface ServiceHealth {
  readonly draining: boolean;
  readonly database: { readonly ready: boolean };
  readonly apiPool: { readonly ready: boolean };
}

export interface ServiceStatus {
  /** The state of each chain's index, as this process knows it. */
  chains(): readonly ChainStatus[];
  /** Says whether requests can be served, as the database and this process have it. */
  health(): Promise<ServiceHealth>;
}

/** The reading of NFT metadata. */
export interface NftReading {
  /** Tells the worker that there is something to read, where it is in this process. */
  wake(): void;
  /** Milliseconds of a custom clock; undefined to use the database's clock, which all processes share. */
  sharedTime(): number | undefined;
}

/** The exports of transactions. */
export interface Exporting {
  readonly exports: Exports;
  /** Builds the link to a job's file, for callers who use this base URL. */
  readonly links: { create(id: string, origin: string): Promise<string> };
}

/** The recorded requests with API keys. */
export interface RecordedUsage {
  /** True when any caller may read all records. */
  readonly local: boolean;
  /** Resolves once this process's records so far can be read, or could not be written. */
  settle(): Promise<void>;
}

/** The parts of the service that operations use. */
export interface Context {
  readonly store: Store;
  readonly networks: ReadonlyMap<ServedName, ServedNetwork>;
  /** By EVM chain id, in ascending order. */
  readonly evmChains: ReadonlyMap<number, ServedEvmChain>;
  readonly prices: Prices;
  /** True where the response has to have the form that the hosted service's official clients accept. */
  readonly compat?: boolean;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly nfts: NftReading;
  /**
   * Rules for new webhooks: with `local`, any caller may make one for any host. `wake` notifies the worker of
   * a message. Undefined when webhooks are switched off.
   */
  readonly webhooks?: { readonly local: boolean; wake(): void } | undefined;
  /** Blocks with their logs from the nodes of EVM chains; undefined where there are no nodes. */
  readonly logs?: LogSource | undefined;
  /** The recorded use of API keys; undefined when nothing is recorded. */
  readonly usage?: RecordedUsage | undefined;
  readonly status: ServiceStatus;
  /** Undefined of an index with all blocks. */
  readonly begins?: Beginnings | undefined;
  /** Undefined when there is no storage for exported files. */
  readonly exporting: Exporting | undefined;
}

/** The caller of a request. */
export interface Requester {
  /** Identifies the caller: the id of its key, or its address when it sent no key. */
  readonly caller: string;
  /** Id of its key; undefined without one. */
  readonly key?: string | undefined;
  readonly privileges: readonly Privilege[];
  /** The service's base URL as the caller knows it, without a slash at the end. */
  readonly origin: string;
}
