/** The staking rules of the local network: the public test network's, where the two need not differ. */

/** nAVAX in one AVAX. */
export const AVAX = 1_000_000_000n;

/** Seconds in one day. */
export const DAY = 86_400;

/** Shares and rates are counted in millionths. */
export const PERCENT_DENOMINATOR = 1_000_000;

/** The limits and rates of transactions and rewards; amounts in nAVAX, times in seconds. */
export const params = {
  /** Stake of a Primary Network validator: at least 1 AVAX, at most 3 million. */
  minValidatorStake: 1n * AVAX,
  maxValidatorStake: 3_000_000n * AVAX,
  minDelegatorStake: 1n * AVAX,
  /** Lowest delegation fee of a validator, in millionths (2 %). */
  minDelegationFee: 20_000,
  /** 24 hours to 365 days, so that whole validations fit into some weeks of history. */
  minStakeDuration: DAY,
  maxStakeDuration: 365 * DAY,
  /** Own stake plus delegations may not exceed this multiple of the own stake. */
  maxValidatorWeightFactor: 5n,
  /** Least uptime, 0 … 1, for which a reward is paid. */
  uptimeRequirement: 0.8,
  /** Rewards: yearly rate grows from 10 % to 12 % with the duration, towards a cap of 720 million AVAX. */
  minConsumptionRate: 100_000n,
  maxConsumptionRate: 120_000n,
  mintingPeriod: BigInt(365 * DAY),
  /** The changes of the Helicon upgrade on the Primary Network; the least duration is the public test network's. */
  helicon: {
    minValidatorDuration: DAY / 2,
    uptimeRequirement: 0.9,
    /** The final lowest rate, and the seconds over which the rate moves there. */
    minConsumptionRate: 75_000n,
    rampDuration: 90 * DAY,
  },
  supplyCap: 720_000_000n * AVAX,
  /**
   * The continuous fee of active L1 validators (ACP-77): the least price in nAVAX a second, which holds up to the target
   * of active ones; how slowly it would rise beyond (double in an hour at capacity); and how many may be active.
   */
  l1ValidatorFee: {
    capacity: 20_000,
    target: 10_000,
    minPrice: 512n,
    excessConversionConstant: 51_937_021,
  },
} as const;
