/** The processes below one, as Linux lists them in /proc. */
import { readdirSync, readFileSync } from "node:fs";

/** A process: a later one may have its id, but not the time of its start too. */
export interface Descendant {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Clock ticks since the machine started. */
  readonly startTime: string;
}

function readProcess(pid: number): Descendant | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")"); // the name may have spaces and parentheses
    const [state, parent, ...rest] = stat.slice(end + 2).split(" ");
    if (state === "Z") return undefined; // it has ended, and nobody has read its status
    const command = stat.slice(stat.indexOf("(") + 1, end);
    return { pid, parent: Number(parent), command, startTime: rest[17] ?? "" };
  } catch {
    return undefined; // it has ended since it was listed
  }
}

/** Children of a process, their children, and so on. */
export function descendantsOf(pid: number): readonly Descendant[] {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const below = (parent: number): Descendant[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Returns the processes that still run. */
export const running = (processes: readonly Descendant[]): readonly Descendant[] =>
  processes.filter(({ pid, startTime }) => readProcess(pid)?.startTime === startTime);
