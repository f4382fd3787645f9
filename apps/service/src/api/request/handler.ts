/** The types of handlers and of their context. */

import type { OperationTypes as DataTypes } from "@primary-network/data/spec";
import type { OperationTypes as MetricsTypes } from "@primary-network/metrics/spec";
import type { Privilege } from "../../domain/access.ts";
import type { ChainStatus } from "../../domain/chain-status.ts";
import type { EvmBlock } from "../../domain/evm/block.ts";
import type { Continuation, Sight, Snapshot } from "../../domain/listing.ts";
import type { ChainAlias, NetworkIdentity, ServedName } from "../../domain/network.ts";
import type { Exports } from "../../jobs/exports.ts";
import type { AccountState } from "../../sources/evm/account-state.ts";
import type { EvmChainSource } from "../../sources/evm/chain-source.ts";
import type { Store } from "../../store/store.ts";
import type { MessageSigning } from "../../warp/aggregator.ts";
import type { Body } from "../json/json-text.ts";
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

/** How far a chain is indexed. */
export interface IndexedTo {
  readonly height: number;
  /** Unix seconds at which the index last had every block of its node; undefined until it was there once. */
  readonly completeAt: number | undefined;
}

/** A chain that is indexed, as far as handlers see it. */
export interface ServedChainState {
  /** How far it is indexed at least, from memory; missing where nothing indexes, and undefined before the genesis. */
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
  /** What the chain's node reports of accounts. */
  readonly state: AccountState;
}

/** Parameters of a listing's request. */
type Params = { readonly [name: string]: unknown };

/** The position that a token contains. */
export interface GivenContinuation extends Continuation {
  /** Milliseconds since 1970 from which on the token is refused. */
  readonly expiresAt: number;
}

/** Encrypts and decrypts the positions at which listings continue; each token is bound to one query. */
export interface PageTokens {
  /** Milliseconds since 1970 up to which the same position has the same token. */
  renewedAt(): number;
  /** Names the key of new tokens: a database that is made anew has others, and refuses those of the former one. */
  keyName(): Promise<string>;
  create(operation: string, params: Params, continuation: Continuation): Promise<string>;
  /** @throws HttpError 400 when the token is unknown, expired, or of another query */
  find(operation: string, params: Params, token: string): Promise<GivenContinuation>;
}

/** The replica, as the listing of a request uses it. */
export interface ReplicaOfRequest {
  /**
   * Reads from the replica from now on, unless it is down or has not reached the snapshot.
   *
   * @param listing names what `seen` shows
   * @param snapshot of a later page; undefined of a first page, whose snapshot will be the replica's own
   * @param seen reads the heights that the listing sees
   */
  begin(listing: string, snapshot: Snapshot | undefined, seen: () => Promise<Sight>): Promise<void>;
}

/** Where logs are read: they are not indexed. */
export interface LogSource {
  /** Whether there is a node of an EVM chain. */
  has(chain: number): boolean;
  /**
   * A block with this hash; undefined when the node has another one at the number, or none.
   *
   * @throws the node's error
   */
  block(chain: number, number: number, hash: string | undefined): Promise<EvmBlock | undefined>;
}

/** What a service says of itself. */
export interface ServiceHealth {
  readonly draining: boolean;
  readonly database: { readonly ready: boolean };
  readonly apiPool: { readonly ready: boolean };
}

/** What was requested with API keys. */
export interface RecordedUsage {
  /** Whether any caller reads all of it. */
  readonly local: boolean;
  /** Resolves once what this process has recorded so far can be read, or could not be written. */
  settle(): Promise<void>;
}

/** What handlers have access to. */
export interface Context {
  readonly store: Store;
  readonly networks: ReadonlyMap<ServedName, ServedNetwork>;
  /** By EVM chain id, in ascending order. */
  readonly evmChains: ReadonlyMap<number, ServedEvmChain>;
  readonly prices: Prices;
  readonly tokens: PageTokens;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** As `clock` when a custom clock is configured; undefined to use the database's clock, which all processes share. */
  readonly sharedTime: () => number | undefined;
  /** The worker that reads NFT metadata; undefined when another process does it. */
  readonly nfts: { wake(): void } | undefined;
  /**
   * How webhooks are made: `local` ones by any caller for any host. `wake` tells the worker of a message. Undefined when they are switched
   * off.
   */
  readonly webhooks?: { readonly local: boolean; wake(): void } | undefined;
  /** Blocks with their logs from the nodes of EVM chains; undefined where there are no nodes. */
  readonly logs?: LogSource | undefined;
  /** How the use of API keys is read. Undefined when it is not recorded. */
  readonly usage?: RecordedUsage | undefined;
  /** The state of each chain's index, as this process knows it. */
  readonly chainStatus: () => readonly ChainStatus[];
  /** Whether requests can be served: what the database and this process say of it. */
  readonly health: () => Promise<ServiceHealth>;
  /** Undefined when there is no storage for exported files. */
  readonly exports: Exports | undefined;
  /**
   * Called by the handler of a request whose response depends on nothing that can still change: until then, in milliseconds since 1970,
   * the same request gets the same response. Undefined where responses are not kept.
   */
  readonly lasting?: ((until: number) => void) | undefined;
  /** Called with the snapshot that the response shows: its headers say so. */
  readonly asOf?: ((snapshot: Snapshot) => void) | undefined;
  /**
   * Called by a listing before it reads a page, with a text that stands for all that the page depends on beside the request. Undefined
   * where responses have no ETag.
   *
   * @param fixed whether that can no longer change, as a later page's snapshot cannot
   * @throws what ends the request when the caller has this page
   */
  readonly validate?: ((state: string, fixed: boolean) => void) | undefined;
  /** Undefined without a replica, and where a request is handled on the primary. */
  readonly replica?: ReplicaOfRequest | undefined;
  /** Builds the link to a job's file, for callers who use this base URL. */
  readonly links: { create(id: string, origin: string): Promise<string> } | undefined;
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

/** Handles one operation; its parameters have been validated, with defaults filled in. */
export type Handler<Id extends OperationId, Result = OperationTypes[Id]["result"]> = (
  params: OperationTypes[Id]["params"],
  context: Context,
  requester: Requester,
) => Promise<Result>;

/** A handler whose result may contain JSON that is written already. */
export type WritingHandler<Id extends OperationId> = Handler<Id, Body<OperationTypes[Id]["result"]>>;
