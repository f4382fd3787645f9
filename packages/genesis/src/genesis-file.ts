/** A genesis file in the format of an avalanchego node. */

/** Initial balance of an address. X- and P-Chain addresses are the same. */
export interface GenesisAllocation {
  /**
   * `0x` and 40 hex digits: the Ethereum address that took part in the sale. It implies no balance on the
   * C-Chain.
   */
  readonly ethAddr: string;
  /** `X-avax1…` or `X-fuji1…`. */
  readonly avaxAddr: string;
  /** nAVAX on the X-Chain. */
  readonly initialAmount: number;
  /** Outputs on the P-Chain. */
  readonly unlockSchedule: readonly GenesisOutput[];
}

/** An initial output on the P-Chain. */
export interface GenesisOutput {
  /** nAVAX. */
  readonly amount: number;
  /** Unix time in seconds until which the output is locked. Absent if it is not locked. */
  readonly locktime?: number;
}

/** An initial validator. */
export interface GenesisStaker {
  /** `NodeID-…`. */
  readonly nodeID: string;
  /** `X-avax1…` or `X-fuji1…`. */
  readonly rewardAddress: string;
  /** Validator's share of its delegators' rewards in millionths, 0 to 1,000,000. */
  readonly delegationFee: number;
}

/**
 * A genesis in the format of a node's file. Numbers hold all amounts exactly, although some amounts of fuji
 * are beyond 2^53.
 *
 * @example
 * const { networkID, startTime }: GenesisFile = await mainnet();
 */
export interface GenesisFile {
  /** 1 for mainnet, 5 for fuji. */
  readonly networkID: number;
  /** Initial balance of each address. */
  readonly allocations: readonly GenesisAllocation[];
  /** Unix time in seconds of the first block. */
  readonly startTime: number;
  /** Validation period of the first staker in seconds. */
  readonly initialStakeDuration: number;
  /** Seconds by which each further staker's term is shorter. */
  readonly initialStakeDurationOffset: number;
  /** Addresses whose allocations the first validators stake. */
  readonly initialStakedFunds: readonly string[];
  /** The first validators. */
  readonly initialStakers: readonly GenesisStaker[];
  /** Genesis of the C-Chain. It is JSON as text, because its bytes are part of the P-Chain's genesis. */
  readonly cChainGenesis: string;
  /** Free text in the genesis. */
  readonly message: string;
}
