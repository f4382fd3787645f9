/** Long work of the service, of the start and of the site, as it is shown. */

import type { DevProgress, SiteBuildState } from "@primary-network/devnet";
import type { ChainStatus, ExportStatus, MigrationProgress, ServiceStatus } from "@primary-network/service";
import type { Work } from "./work.ts";

/**
 * Indexing of a chain. It ends at the tip, and goes on when the chain falls behind.
 *
 * @param isLocal says `local` to people for the path `fuji`
 */
export function chainWork(status: ChainStatus, isLocal = false): Work {
  const { network, chain, role, phase, height, tipHeight, earlier, blocksPerSecond, secondsLeft, fault } =
    status;
  const counted = earlier?.of
    ? { done: earlier.indexed, of: earlier.of, unit: "transactions of before the first block" }
    : tipHeight === undefined
      ? {}
      : { done: Math.max(0, height), of: Math.max(tipHeight, height), unit: "blocks" };
  const notes = [...(role === "leader" ? [] : [role]), ...(fault === undefined ? [] : [fault])];
  return {
    name: `${isLocal && network === "fuji" ? "local" : network}/${chain}`,
    phase,
    ...counted,
    perSecond: blocksPerSecond,
    secondsLeft,
    note: notes.length === 0 ? undefined : notes.join(", "),
    ended: phase === "following" || phase === "stopped",
    record: { progress: "chain", ...status },
  };
}

/** An export that this process writes. */
export function exportWork(status: ExportStatus): Work {
  const { operation, rows, done, rowsPerSecond, secondsLeft } = status;
  return {
    name: `export ${operation}`,
    phase: done === undefined ? "reading" : `${Math.floor(done * 100)} %`,
    done: rows,
    unit: "rows",
    perSecond: rowsPerSecond,
    secondsLeft,
    ended: false,
    record: { progress: "export", ...status },
  };
}

/** Everything that a service does. */
export const serviceWorks = ({ chains, exports }: ServiceStatus, isLocal = false): Work[] => [
  ...chains.map((chain) => chainWork(chain, isLocal)),
  ...exports.map(exportWork),
];

/** The migration that begins, among all of them; undefined once all are applied. */
export const migrationWork = (progress: MigrationProgress | undefined): Work => ({
  name: "database",
  phase: progress === undefined ? "migrated" : `migrating: ${progress.name}`,
  ...(progress && { done: progress.number - 1, of: progress.of, unit: "migrations" }),
  ended: progress === undefined,
  record: { progress: "migration", ...progress, ended: progress === undefined },
});

const PHASES: {
  readonly [phase in DevProgress["phase"]]: readonly [name: string, doing: string, done: string];
} = {
  network: ["network", "building its history", "built"],
  index: ["index", "indexing the history", "complete"],
};

/** A phase of the start of `dev`. @param seconds time that the phase has taken so far */
export function startWork(progress: DevProgress, seconds: number): Work {
  const [name, doing, built] = PHASES[progress.phase];
  const ended = progress.done >= progress.total;
  const amount = progress.phase === "index" ? { done: progress.total, unit: "blocks" } : {};
  return {
    name,
    phase: ended ? built : doing,
    ...(ended && amount),
    note: progress.cached ? "as in the last run" : `${Math.round(seconds * 10) / 10} s`,
    ended,
    record: { progress: "start", ...progress, seconds: Math.round(seconds * 10) / 10 },
  };
}

/** The build of the reference site, which is then served at a URL. */
export function siteWork(state: SiteBuildState, url: string | undefined): Work {
  const name = "reference site";
  const record = { progress: "site", ...state };
  if (state.is === "running") {
    const { done, of, task } = state;
    return { name, phase: "building", done, of, unit: "steps", note: task, ended: false, record };
  }
  const phases = { waiting: "building", built: "built", failed: "not built; `pnpm docs:build` says why" };
  return {
    name,
    phase: phases[state.is],
    note: state.is === "built" ? url : undefined,
    ended: state.is !== "waiting",
    record,
  };
}
