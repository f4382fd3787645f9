// Starts the built dev command on free ports, for scripts that need a network and a service to talk to.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Environment } from "./command.ts";
import { root } from "./packages.ts";

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
  /** Ends it. */
  stop(): Promise<void>;
}

/**
 * Starts it in the folder `cwd`, with the same history every time; resolves once it is ready.
 *
 * @param main the command's file; that of the working tree without it
 */
export const startDev = (
  cwd: string,
  options: readonly string[] = [],
  main = join(root, "apps/cli/dist/main.js"),
): Promise<DevCommand> =>
  startCommand(process.execPath, [main, "dev", ...FREE_PORTS, ...SAME_HISTORY, ...options], { cwd });

/**
 * Starts it with npx in the folder `cwd`, as its users do; resolves once it is ready.
 *
 * @param command what npx runs, such as `primary-network@1.2.3`
 */
export const startDevWithNpx = (cwd: string, command: string, env: Environment): Promise<DevCommand> =>
  startCommand("npx", ["--yes", command, "dev", ...FREE_PORTS], { cwd, env, detached: true });

function startCommand(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Environment; readonly detached?: boolean },
): Promise<DevCommand> {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  // A group of its own gets every signal, as from a terminal: npx alone does not pass them on.
  const send = (signal: NodeJS.Signals): boolean => {
    if (!options.detached || child.pid === undefined) return child.kill(signal);
    try {
      return process.kill(-child.pid, signal);
    } catch {
      return false; // it ended by itself
    }
  };
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !send("SIGTERM")) return;
    const timer = setTimeout(() => send("SIGKILL"), 10_000);
    await once(child, "exit");
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => fail(`it printed no addresses within ${LIMIT / 1000} s`), LIMIT);
    const fail = (why: string) => {
      clearTimeout(timer);
      send("SIGTERM");
      reject(new Error(`The dev command did not start: ${why}\n${output}`));
    };
    const read = (chunk: Buffer) => {
      output += chunk;
      const [node, service] = [/node +(http:\S+)/.exec(output)?.[1], /service +(http:\S+)/.exec(output)?.[1]];
      if (!node || !service || !/ready/i.test(output)) return;
      clearTimeout(timer);
      const site = /reference +(http:\S+)/.exec(output)?.[1];
      resolve({ node, service, site, stop });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => fail(`it ended with ${code}`));
  });
}
