// Starts the built dev command on free ports, for scripts that need a network and a service to talk to.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./packages.ts";

const main = join(root, "apps/cli/dist/main.js");
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

/** Starts it in the folder `cwd`; resolves once it is ready. */
export function startDev(cwd: string, options: readonly string[] = []): Promise<DevCommand> {
  const child = spawn(process.execPath, [main, "dev", ...FREE_PORTS, ...SAME_HISTORY, ...options], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (child.exitCode !== null || !child.kill("SIGTERM")) return;
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await once(child, "exit");
    clearTimeout(timer);
  };
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => fail(`it printed no addresses within ${LIMIT / 1000} s`), LIMIT);
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill();
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
