/** Which upgrades of the protocol the local network follows, and since when. */

/** As nodes write the start of a network that has had an upgrade from its first block on. */
const ALWAYS = "2020-12-05T05:00:00Z";
/** As nodes write an upgrade that nobody has scheduled. */
const NEVER = "9999-12-01T00:00:00Z";

/** The same in Unix seconds. */
export const UNSCHEDULED: number = Date.parse(NEVER) / 1000;

/** The schedule as `info.upgrades` returns it, but for Helicon's time, which is an option; times in RFC 3339, the length of an epoch in nanoseconds. */
export const upgrades = {
  apricotPhase1Time: ALWAYS,
  apricotPhase2Time: ALWAYS,
  apricotPhase3Time: ALWAYS,
  apricotPhase4Time: ALWAYS,
  apricotPhase4MinPChainHeight: 0,
  apricotPhase5Time: ALWAYS,
  apricotPhasePre6Time: ALWAYS,
  apricotPhase6Time: ALWAYS,
  apricotPhasePost6Time: ALWAYS,
  banffTime: ALWAYS,
  cortinaTime: ALWAYS,
  cortinaXChainStopVertexID: "11111111111111111111111111111111LpoYY",
  durangoTime: ALWAYS,
  etnaTime: ALWAYS,
  fortunaTime: ALWAYS,
  // The containers here name no epoch yet, so the network is one of before Granite.
  graniteTime: NEVER,
  graniteEpochDuration: 30_000_000_000,
};
