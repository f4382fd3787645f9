// Starts the built dev command on free ports, for scripts that need a network and a service to talk to.
import { join } from "node:path";
import type { Environment } from "./command.ts";
import { root } from "./packages.ts";
import { type ProgramOptions, startProgram } from "./running-program.ts";

const MAIN = join(root, "apps/cli/dist/main.js");
const FREE_PORTS = ["--node-port", "0", "--port", "0", "--admin-port", "0", "--site-port", "0"];
/** The ids of a history depend on when it begins: what one script records must exist in the network that another one starts. */
const SAME_HISTORY = ["--start-time", "2026-06-01", "--data-dir", "memory"];
/** Milliseconds: on a machine with much else to do a start takes more than a minute. */
const LIMIT = 300_000;

export interface DevCommand {
  /** URL of its node. */
  readonly node: string;
  /** URL of its service. */
  readonly service: string;
  /** URL of the site; undefined unless it was started with `--site`. */
  readonly site: string | undefined;
  /** All that it printed until it was ready. */
  readonly printed: string;
  /** Ends it. */
  stop(): Promise<void>;
}

/**
 * Starts it in the folder `cwd`, with the same history every time; resolves once it is ready.
 *
 * @param main the command's file; that of the working tree without it
 */
export const startDev = (cwd: string, options: readonly string[] = [], main = MAIN): Promise<DevCommand> =>
  startCommand(process.execPath, [main, "dev", ...FREE_PORTS, ...SAME_HISTORY, ...options], { cwd });

/** Starts it with these flags and no others, on free ports; resolves once it is ready. */
export const startDevWith = (flags: readonly string[]): Promise<DevCommand> =>
  startCommand(process.execPath, [MAIN, "dev", ...FREE_PORTS, ...flags], {});

/**
 * Starts it with npx in the folder `cwd`, as its users do; resolves once it is ready.
 *
 * @param command what npx runs, such as `primary-network@1.2.3`
 */
export const startDevWithNpx = (cwd: string, command: string, env: Environment): Promise<DevCommand> =>
  startCommand("npx", ["--yes", command, "dev", ...FREE_PORTS], { cwd, env, detached: true });

async function startCommand(
  program: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<DevCommand> {
  // npx alone does not pass signals on: then a group of its own gets every one.
  const running = startProgram(program, args, options);
  const stop = async () => {
    if (!running.signal("SIGTERM")) return;
    const timer = setTimeout(() => running.signal("SIGKILL"), 10_000);
    await running.ended;
    clearTimeout(timer);
  };
  const late = setTimeout(() => running.signal("SIGTERM"), LIMIT);
  try {
    await running.printed(/local and ready[\s\S]*Press Ctrl\+C/); // its last words, so that all before is whole
    const printed = running.text();
    const [, node = ""] = /node +(http:\S+)/.exec(printed) ?? [];
    const [, service = ""] = /service +(http:\S+)/.exec(printed) ?? [];
    return { node, service, site: /reference +(http:\S+)/.exec(printed)?.[1], printed, stop };
  } catch (error) {
    throw new Error(`The dev command did not start within ${LIMIT / 1000} s: ${error}`);
  } finally {
    clearTimeout(late);
  }
}
