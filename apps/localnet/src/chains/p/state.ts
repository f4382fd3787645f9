/** The state of the P-Chain after its last block: changed by transactions, read by the node's methods. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { L1Owner, OutputOwners } from "@primary-network/codec";
import type { CreateChainTx, GasState, SignedTx, Utxo } from "@primary-network/codec/p";
import { UtxoSet } from "../utxo-set.ts";
import type { L1Validator } from "./l1.ts";
import {
  compareByEnd,
  compareByStart,
  insertStaker,
  type Staker,
  signerOf,
  type ValidatorStaker,
} from "./staker.ts";

/** 32 zero bytes: the id of the P-Chain and of the Primary Network, and the origin of the genesis outputs. */
export const EMPTY_ID: Uint8Array = new Uint8Array(32);

/** A subnet; `conversion` once it is an L1. */
export interface Subnet {
  readonly subnetId: Uint8Array;
  owner: OutputOwners;
  conversion?: {
    readonly conversionId: Uint8Array;
    readonly chainId: Uint8Array;
    readonly address: Uint8Array;
  };
}

/** A blockchain other than the P-Chain. */
export interface Blockchain {
  readonly chainId: Uint8Array;
  readonly tx: CreateChainTx;
}

/** One change of a node's weight in a subnet, kept so that the validators at past heights can be computed. */
export interface WeightChange {
  readonly height: bigint;
  readonly subnetId: Uint8Array;
  readonly nodeId: Uint8Array;
  /** Signed; nAVAX on the Primary Network. */
  readonly weight: bigint;
  readonly publicKey: Uint8Array | undefined;
}

/** A transaction of the chain; Aborted marks a rejected proposal. */
export interface AcceptedTx {
  /** The transaction with its signatures. */
  readonly tx: SignedTx;
  /** Outcome: a proposal that the validators refuse is aborted. */
  readonly status: "Committed" | "Aborted";
  /** Height of its block; 0 for a transaction of the genesis. */
  readonly height: bigint;
}

/** The next cycle's configuration of an auto-renewed validator, and its rewards that were staked again. */
export interface Renewal {
  /** Seconds of the next cycle; 0 to stop. */
  readonly nextPeriod: number;
  /** Share of the rewards that is staked again, in millionths. */
  readonly compoundShares: number;
  /** Part of the weight that came from own rewards of past cycles, in nAVAX. */
  readonly accruedReward: bigint;
  /** Part of the weight that came from shares of delegations' rewards of past cycles, in nAVAX. */
  readonly accruedFees: bigint;
}

/** Amounts that left the P-Chain and never return, in nAVAX, to check that AVAX is conserved. */
export interface Totals {
  burned: bigint;
  /** Paid by L1 validators so far, from their balances. */
  l1Fees: bigint;
  exported: bigint;
  imported: bigint;
  /** Rewards paid. */
  rewarded: bigint;
  /** Rewards that current auto-renewed validators have staked again; they are paid when these leave. */
  restaked: bigint;
}

/** The initial values of a state. */
export interface StateOptions {
  readonly networkId: number;
  readonly avaxAssetId: Uint8Array;
  readonly timestamp: number;
  /** Unix seconds of the Helicon upgrade. */
  readonly heliconTime: number;
  readonly supply: bigint;
  /** Gas that the first block may consume. */
  readonly gas: GasState;
  /** nAVAX for each unit of gas in the first block. */
  readonly gasPrice: bigint;
  /** Share of time, 0 … 1, that a node was seen online. */
  readonly uptimeOf: (nodeId: Uint8Array) => number;
}

/** Changed only by blocks. */
export class State {
  readonly networkId: number;
  readonly avaxAssetId: Uint8Array;
  readonly uptimeOf: (nodeId: Uint8Array) => number;
  /** Unix seconds of the Helicon upgrade. */
  readonly heliconTime: number;
  /** Unix seconds of the last block. */
  timestamp: number;
  /** Height of the block that is being applied, or of the last one. */
  height = 0n;
  /** nAVAX in existence, with the rewards promised to current stakers. */
  supply: bigint;
  /** Gas that the block that is being made can still consume, and the excess so far. */
  gas: GasState;
  /** nAVAX for each unit of gas in that block. */
  gasPrice: bigint;
  readonly utxos = new UtxoSet();
  /** Outputs that the P-Chain exported, by the chain that may import them. */
  readonly exported = new Map<string, UtxoSet>();
  /** Outputs that other chains exported to the P-Chain, by the chain they come from. */
  readonly importable = new Map<string, UtxoSet>();
  /** Ordered by end of term. */
  readonly current: Staker[] = [];
  /** Ordered by start of term. */
  readonly pending: Staker[] = [];
  /** Shares of delegations' rewards that a validator gets at the end of its own term, by its transaction. */
  readonly delegateeRewards = new Map<string, bigint>();
  /** Current auto-renewed validators, by the transaction that added them. */
  readonly renewals = new Map<string, Renewal>();
  /** Transactions of accepted blocks and of the genesis. */
  readonly txs = new Map<string, AcceptedTx>();
  /** Outputs created at the end of a term, by the staking transaction; at the end of a cycle, by the reward transaction. */
  readonly rewardUtxos = new Map<string, Utxo[]>();
  readonly subnets = new Map<string, Subnet>();
  /** In order of creation. */
  readonly blockchains = new Map<string, Blockchain>();
  readonly l1Validators = new Map<string, L1Validator>();
  /** Validation ids of all registrations so far: none may be used again. */
  readonly registrations = new Set<string>();
  /** Ids of the Warp messages that contracts of other chains have sent. */
  readonly sentMessages = new Set<string>();
  /** Cumulative fee of one L1 validator that is active since the genesis. */
  accruedFee = 0n;
  readonly weightChanges: WeightChange[] = [];
  readonly totals: Totals = {
    burned: 0n,
    l1Fees: 0n,
    exported: 0n,
    imported: 0n,
    rewarded: 0n,
    restaked: 0n,
  };

  constructor(options: StateOptions) {
    this.networkId = options.networkId;
    this.avaxAssetId = options.avaxAssetId;
    this.uptimeOf = options.uptimeOf;
    this.heliconTime = options.heliconTime;
    this.timestamp = options.timestamp;
    this.supply = options.supply;
    this.gas = options.gas;
    this.gasPrice = options.gasPrice;
  }

  addCurrent(staker: Staker): void {
    insertStaker(this.current, staker, compareByEnd);
    this.supply += staker.potentialReward;
    // On a permissioned subnet a node signs with the key of its Primary Network validation.
    const tx =
      staker.role === "permissioned" ? this.validatorOf(staker.nodeId, [this.current])?.tx : staker.tx;
    const publicKey = tx === undefined ? undefined : signerOf(tx)?.publicKey;
    this.changeWeight(staker.subnetId, staker.nodeId, staker.weight, publicKey);
  }

  addPending(staker: Staker): void {
    insertStaker(this.pending, staker, compareByStart);
  }

  removeCurrent(staker: Staker): void {
    this.current.splice(this.current.indexOf(staker), 1);
    this.changeWeight(staker.subnetId, staker.nodeId, -staker.weight, undefined);
  }

  /** Begins the next cycle of an auto-renewed validator, with the rewards staked again added to its weight. */
  renewCurrent(
    staker: ValidatorStaker,
    next: Pick<Staker, "start" | "end" | "weight" | "potentialReward">,
  ): void {
    this.current.splice(this.current.indexOf(staker), 1);
    insertStaker(this.current, { ...staker, ...next }, compareByEnd);
    this.supply += next.potentialReward;
    const added = next.weight - staker.weight;
    if (added > 0n) this.changeWeight(staker.subnetId, staker.nodeId, added, signerOf(staker.tx)?.publicKey);
  }

  changeWeight(
    subnetId: Uint8Array,
    nodeId: Uint8Array,
    weight: bigint,
    publicKey: Uint8Array | undefined,
  ): void {
    this.weightChanges.push({ height: this.height, subnetId, nodeId, weight, publicKey });
  }

  /** The Primary Network validator of a node, current or (by default) pending. */
  validatorOf(
    nodeId: Uint8Array,
    lists: readonly Staker[][] = [this.current, this.pending],
  ): ValidatorStaker | undefined {
    const hex = bytesToHex(nodeId);
    for (const list of lists) {
      for (const staker of list) {
        if (staker.role === "validator" && bytesToHex(staker.nodeId) === hex) return staker;
      }
    }
    return undefined;
  }

  /** Records an L1 validator's weight: under its node while it is active, else under the node id of zeros. */
  changeL1Weight(validator: L1Validator, weight: bigint): void {
    const active = validator.endAccruedFee > 0n;
    const holder = active ? validator.nodeId : new Uint8Array(20);
    this.changeWeight(validator.subnetId, holder, weight, active ? validator.publicKey : undefined);
  }

  /** Sets the point at which an L1 validator's balance is used up; 0 makes it inactive. */
  setEndAccruedFee(validator: L1Validator, endAccruedFee: bigint): void {
    this.changeL1Weight(validator, -validator.weight);
    validator.endAccruedFee = endAccruedFee;
    this.changeL1Weight(validator, validator.weight);
  }

  /** The remaining balance of an L1 validator, in nAVAX; 0 when inactive. */
  balanceOf(validator: L1Validator): bigint {
    return validator.endAccruedFee === 0n ? 0n : validator.endAccruedFee - this.accruedFee;
  }

  /** A new output in the P-Chain's set that pays AVAX. */
  pay(txId: Uint8Array, outputIndex: number, amount: bigint, owner: L1Owner | OutputOwners): Utxo {
    const locktime = "locktime" in owner ? owner.locktime : 0n;
    const { threshold, addresses } = owner;
    const utxo: Utxo = {
      txId,
      outputIndex,
      assetId: this.avaxAssetId,
      output: { type: "TransferOutput", amount, locktime, threshold, addresses },
    };
    this.utxos.add(utxo);
    return utxo;
  }
}

/** The output set of a chain, created on first use. */
export function utxosFor(sets: Map<string, UtxoSet>, chainId: Uint8Array): UtxoSet {
  const key = bytesToHex(chainId);
  const set = sets.get(key) ?? new UtxoSet();
  sets.set(key, set);
  return set;
}
