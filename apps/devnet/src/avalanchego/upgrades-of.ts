/** The upgrade file of a private network: everything that is released is active from the start. */

/** Times of upgrades that are not active from the start. */
export interface UpgradePlan {
  /** Unix seconds at which Helicon begins; it never does when left out. */
  readonly heliconTime?: number;
  /**
   * Seconds of an epoch of the P-Chain heights that Warp messages are checked at; 300 on the public networks.
   */
  readonly epochSeconds: number;
}

/** The node's own names for "from the start" and "not scheduled". */
export const FROM_THE_START = "2020-12-05T05:00:00Z";
const NEVER = "9999-12-01T00:00:00Z";

const ACTIVE = [
  "apricotPhase1Time",
  "apricotPhase2Time",
  "apricotPhase3Time",
  "apricotPhase4Time",
  "apricotPhase5Time",
  "apricotPhasePre6Time",
  "apricotPhase6Time",
  "apricotPhasePost6Time",
  "banffTime",
  "cortinaTime",
  "durangoTime",
  "etnaTime",
  "fortunaTime",
  "graniteTime",
] as const;

/**
 * Makes the upgrade file of a network's nodes: every upgrade from the start, Helicon at its time.
 *
 * @example
 * ```ts
 * await writeFile(upgradeFile, JSON.stringify(upgradesOf({ heliconTime: 1_790_000_000, epochSeconds: 30 })));
 * ```
 */
export function upgradesOf({ heliconTime, epochSeconds }: UpgradePlan): {
  readonly [field: string]: string | number;
} {
  return {
    ...Object.fromEntries(ACTIVE.map((field) => [field, FROM_THE_START])),
    apricotPhase4MinPChainHeight: 0,
    // The id of no vertex: an X-Chain that begins with blocks.
    cortinaXChainStopVertexID: "11111111111111111111111111111111LpoYY",
    // Go's durations are nanoseconds.
    graniteEpochDuration: epochSeconds * 1_000_000_000,
    heliconTime:
      heliconTime === undefined ? NEVER : new Date(heliconTime * 1_000).toISOString().replace(".000", ""),
  };
}
