/** The processor time that PostgreSQL servers of this machine have used, by Linux's /proc. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** Milliseconds of a tick of the processes' clocks. */
const TICK_MS = 10;

/** Fields of /proc/<pid>/stat after the name, which may contain spaces. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined; // it has ended meanwhile
  }
}

/** Positions in those fields. */
const PARENT = 1;
const [USER, CHILDREN_SYSTEM] = [11, 14];

/** The process that started all others of a server. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return Number(readFileSync(join(rows[0]?.data_directory ?? "", "postmaster.pid"), "utf8").split("\n")[0]);
  } finally {
    await client.end();
  }
}

/** Milliseconds of the processor, of processes that have ended too. */
export function serverMs(postmasters: readonly number[]): number {
  const stats = readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? statOf(pid) : undefined;
    return stat && (postmasters.includes(pid) || postmasters.includes(Number(stat[PARENT]))) ? [stat] : [];
  });
  const ticks = stats.flatMap((stat) => stat.slice(USER, CHILDREN_SYSTEM + 1).map(Number));
  return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
}
