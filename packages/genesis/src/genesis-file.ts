/** A genesis file in the format of an avalanchego node. */

/** What one address owns at the start. Addresses of the X- and the P-Chain are the same. */
export interface GenesisAllocation {
  /** `0x` and 40 hexadecimal digits: the address on Ethereum that took part in the sale; no balance on the C-Chain follows from it. */
  readonly ethAddr: string;
  /** `X-avax1…` or `X-fuji1…`. */
  readonly avaxAddr: string;
  /** nAVAX on the X-Chain. */
  readonly initialAmount: number;
  /** Outputs on the P-Chain. */
  readonly unlockSchedule: readonly GenesisOutput[];
}

/** An output on the P-Chain at the start. */
export interface GenesisOutput {
  /** nAVAX. */
  readonly amount: number;
  /** Unix seconds until which the output is locked; unlocked without it. */
  readonly locktime?: number;
}

/** A validator from the start. */
export interface GenesisStaker {
  /** `NodeID-…`. */
  readonly nodeID: string;
  /** `X-avax1…` or `X-fuji1…`. */
  readonly rewardAddress: string;
  /** Share of its delegators' rewards in millionths, 0 to 1,000,000. */
  readonly delegationFee: number;
}

/**
 * A genesis as a node's file has it. Numbers hold all amounts exactly; some of fuji's are beyond 2^53.
 *
 * @example
 * const { networkID, startTime }: GenesisFile = await mainnet();
 */
export interface GenesisFile {
  /** 1 for mainnet, 5 for fuji. */
  readonly networkID: number;
  /** What each address owns at the start. */
  readonly allocations: readonly GenesisAllocation[];
  /** Unix seconds of the first block. */
  readonly startTime: number;
  /** Seconds that the first staker validates. */
  readonly initialStakeDuration: number;
  /** Seconds by which the term of each further staker is shorter. */
  readonly initialStakeDurationOffset: number;
  /** Addresses whose allocations are staked by the first validators. */
  readonly initialStakedFunds: readonly string[];
  /** The first validators. */
  readonly initialStakers: readonly GenesisStaker[];
  /** The genesis of the C-Chain: JSON as text, since its bytes are part of the P-Chain's genesis. */
  readonly cChainGenesis: string;
  /** Free text, which is a part of the genesis. */
  readonly message: string;
}
