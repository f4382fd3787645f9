/** The store's port: what the indexer writes and the operations read, without a word of SQL. */

import type { Slice, Window } from "../domain/listing.ts";
import type { ChainAlias } from "../domain/network.ts";
import type { Facts, L1ValidationFact, RenewalFact, StakerFact } from "../domain/p/facts.ts";
import type { ValidationStatus } from "../domain/p/staking-status.ts";
import type { SavedSupply } from "../domain/p/supply.ts";
import type { ApiKeyStore } from "./api-keys.ts";
import type { CChainStore } from "./c.ts";
import type { EvmStore } from "./evm.ts";
import type { ExportJobStore } from "./export-job.ts";
import type { IcmStore } from "./icm.ts";
import type { TransactionFilter, UtxoFilter } from "./movement-filter.ts";
import type { NftStore } from "./nft.ts";
import type { PageTokenKeyStore } from "./page-token-key.ts";
import type { RateUsageStore } from "./rate-usage.ts";
import type {
  BlockRow,
  DelegatorRow,
  PendingRewardRow,
  SubnetRow,
  TransactionRow,
  UtxoRow,
  ValidatorRow,
} from "./rows.ts";
import type { XChainStore } from "./x.ts";

export type { TransactionFilter, UtxoFilter };

/** How far a chain is indexed; written in the same transaction as what is indexed. */
export interface Checkpoint {
  readonly height: number;
  /** cb58 id of the block there. */
  readonly blockId: string;
  /** Unix seconds of the chain. */
  readonly time: number;
  readonly supply: SavedSupply;
  /**
   * nAVAX a second that an active L1 validation pays, decimal: all balances are kept in terms of it, so it stays as it was when the
   * genesis was indexed. Missing in what older versions have saved, which took that of the public networks.
   */
  readonly l1FeePrice?: string;
}

/** What a node says of a validator's node, the Primary Network's view. */
export interface Uptime {
  readonly nodeId: string;
  /** Percent. */
  readonly uptime: number;
  readonly connected: boolean;
}

export interface ValidatorFilter {
  /** Exact node id. */
  readonly nodeId?: string | undefined;
  /** Parts of node ids. */
  readonly nodeIdParts?: readonly string[] | undefined;
  readonly subnetId?: string | undefined;
  readonly status?: ValidationStatus | undefined;
  /** nAVAX, decimal. */
  readonly capacity?: Range<string> | undefined;
  /** Seconds. */
  readonly timeRemaining?: Range<number> | undefined;
  /** Millionths; may have a fraction. */
  readonly feeShares?: Range<number> | undefined;
  /** Percent. */
  readonly uptime?: Range<number> | undefined;
  readonly sortBy: ValidatorSort;
}

/** Inclusive bounds. */
export interface Range<T> {
  readonly min?: T | undefined;
  readonly max?: T | undefined;
}

export type ValidatorSort =
  | "blockIndex"
  | "delegationCapacity"
  | "timeRemaining"
  | "delegationFee"
  | "uptimePerformance";

export interface DelegatorFilter {
  readonly nodeIds?: readonly string[] | undefined;
  readonly rewardAddresses?: readonly string[] | undefined;
  readonly status?: ValidationStatus | undefined;
}

/** A chain of which every block is kept; of the C-Chain only those with atomic transactions are. */
export type BlockChain = Exclude<ChainAlias, "c-chain">;

export interface BlockFilter {
  /** Node id. */
  readonly proposer: string;
  /** Unix seconds, exclusive. */
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Rewards of a node's terms that go to one of the addresses; both must fit when both are given. */
export interface PendingRewardFilter {
  readonly addresses?: readonly string[] | undefined;
  readonly nodeIds?: readonly string[] | undefined;
}

export interface Store
  extends ExportJobStore,
    XChainStore,
    CChainStore,
    EvmStore,
    NftStore,
    IcmStore,
    PageTokenKeyStore {
  checkpoint(networkId: number): Promise<Checkpoint | undefined>;
  /**
   * Writes facts and the checkpoint in one transaction.
   *
   * @param from the height that the facts continue from; undefined for the genesis
   * @throws when the stored checkpoint is another, so that two indexers cannot double anything; ContradictionError when the
   *   facts do not fit what is stored, such as an output that is spent and was never made
   */
  commit(networkId: number, from: number | undefined, facts: Facts, to: Checkpoint): Promise<void>;
  stakers(networkId: number, txIds: readonly string[]): Promise<StakerFact[]>;
  /** Validators of nodes that validate or wait to, in the order of their transactions; some may have ended without a reward. */
  runningValidators(networkId: number, nodeIds: readonly string[]): Promise<StakerFact[]>;
  /** The latest state of auto-renewed validators, by staking transaction. */
  renewals(networkId: number, txIds: readonly string[]): Promise<RenewalFact[]>;
  l1Validations(networkId: number, validationIds: readonly string[]): Promise<L1ValidationFact[]>;
  /** The chains on which a transaction concerns an address or an output is its; by address, missing when there is none. */
  chainsOf(
    networkId: number,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlySet<ChainAlias>>>;
  /** cb58 id of the subnet that validates a blockchain; undefined when it is not indexed. */
  subnetOfBlockchain(networkId: number, blockchainId: string): Promise<string | undefined>;
  /** cb58 id of the transaction that began an L1 validation; undefined when it is not indexed. */
  beginningOfValidation(networkId: number, validationId: string): Promise<string | undefined>;
  /** Notes what a poll of the node said; only what changed takes space. Returns the poll's number. */
  recordUptimes(networkId: number, at: number, uptimes: readonly Uptime[]): Promise<number>;
  latestPoll(networkId: number): Promise<number>;

  listSubnets(window: Window): Promise<Slice<SubnetRow>>;
  listValidators(window: Window, filter: ValidatorFilter): Promise<Slice<ValidatorRow>>;
  listDelegators(window: Window, filter: DelegatorFilter): Promise<Slice<DelegatorRow>>;
  listBlocks(chain: BlockChain, window: Window, filter: BlockFilter): Promise<Slice<BlockRow>>;
  listPendingRewards(window: Window, filter: PendingRewardFilter): Promise<Slice<PendingRewardRow>>;
  listTransactions(window: Window, filter: TransactionFilter): Promise<Slice<TransactionRow>>;
  listUtxos(window: Window, filter: UtxoFilter): Promise<Slice<UtxoRow>>;

  readonly apiKeys: ApiKeyStore;
  /** Shared by all processes of one database. */
  readonly rateUsage: RateUsageStore;

  close(): Promise<void>;
}
