/** The amount that may still be delegated to a validator of the Primary Network. */

/** Own and delegated stake together are at most this many times the own stake (avalanchego `genesis/params.go`). */
export const MAX_WEIGHT_FACTOR = 5n;

/** … and at most 3 million AVAX, in nAVAX. */
export const MAX_VALIDATOR_WEIGHT = 3_000_000_000_000_000n;

/**
 * nAVAX that can still be delegated; never below 0.
 *
 * @param stake own stake
 * @param delegated sum of the active delegations
 */
export function delegationCapacity(stake: bigint, delegated: bigint): bigint {
  const limit = stake * MAX_WEIGHT_FACTOR;
  const most = limit < MAX_VALIDATOR_WEIGHT ? limit : MAX_VALIDATOR_WEIGHT;
  const left = most - stake - delegated;
  return left > 0n ? left : 0n;
}
