/** Facts about a network and its prices that a transaction depends on. It is JSON, so it can go offline. */
import type { GasConfig } from "@primary-network/codec/p";
import type { StakingRules } from "./staking-rules.ts";

/** Facts for building transactions. `readContext` asks a node for them. */
export interface Context {
  /** Network id: 1 mainnet, 5 fuji. */
  readonly networkId: number;
  /** Asset id of AVAX, in cb58. */
  readonly avaxAssetId: string;
  /** Blockchain ids in cb58. */
  readonly chains: {
    /** Id of the X-Chain. */
    readonly X: string;
    /** Id of the C-Chain. */
    readonly C: string;
  };
  /** Unix seconds by which locks and terms are judged: the P-Chain's time. */
  readonly time: number;
  /** Fees of the P-Chain. */
  readonly p: PFees;
  /** Fees of the X-Chain. */
  readonly x: XFees;
  /** Fees of the C-Chain. */
  readonly c: CFees;
  /** Rules of staking, from `readStakingRules`. Without them the node alone judges a stake. */
  readonly staking?: StakingRules | undefined;
}

/** Fees of the P-Chain: the gas rules of `platform.getFeeConfig`, and the state of `platform.getFeeState`. */
export interface PFees {
  /** Gas rules. */
  readonly config: {
    readonly [Name in keyof GasConfig]: Name extends "weights" ? readonly number[] : number;
  };
  /** Price of a unit of gas that transactions pay, in nAVAX as a decimal string. */
  readonly price: string;
  /** Gas above the target so far, as a decimal string. */
  readonly excess: string;
  /** Gas that is available at once, as a decimal string. */
  readonly capacity: string;
}

/** Fees of the X-Chain, in nAVAX as decimal strings. */
export interface XFees {
  /** Fee of every type but CreateAssetTx. */
  readonly txFee: string;
  /** Fee of CreateAssetTx. */
  readonly createAssetTxFee: string;
}

/** Fees of the C-Chain. */
export interface CFees {
  /** Price of a unit of gas that atomic transactions pay, in wei as a decimal string. */
  readonly baseFee: string;
}
