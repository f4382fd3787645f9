/** The upgrades of the protocol that the local network follows, and their times. */

/** The time that nodes report for an upgrade that is active from the first block on. */
const ALWAYS = "2020-12-05T05:00:00Z";
/** The time that nodes report for an upgrade without a date. */
const NEVER = "9999-12-01T00:00:00Z";

/** Both in Unix seconds. */
export const FROM_THE_START: number = Date.parse(ALWAYS) / 1000;
export const UNSCHEDULED: number = Date.parse(NEVER) / 1000;

/** The schedule as `info.upgrades` returns it, except Helicon's time, which is an option; times in RFC 3339, the length of an epoch in nanoseconds. */
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
  graniteTime: ALWAYS,
  graniteEpochDuration: 30_000_000_000,
};
