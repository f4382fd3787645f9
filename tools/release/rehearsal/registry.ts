/** Starts the private registry that a release is rehearsed in: it serves our packages itself and passes on everything else. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { run } from "../../shared/command.ts";
import type { RegistrySettings } from "./registry-process.ts";

const START_SECONDS = 60;

export interface Registry {
  readonly url: string;
  /** What it wrote of its troubles; empty when it had none. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts it on a free port of the loopback, keeping its files in `storage`. */
export async function startRegistry(storage: string): Promise<Registry> {
  const uplink = (await run("npm", ["config", "get", "registry"])).trim();
  const settings: RegistrySettings = { storage, uplink };
  const program = fileURLToPath(new URL("./registry-process.ts", import.meta.url));
  // It takes over our options of Node, the loader of TypeScript among them.
  const child = fork(program, [JSON.stringify(settings)], { stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_SECONDS * 1000);
  const [message]: { port?: unknown }[] = await Promise.race([once(child, "message"), once(child, "exit")]);
  clearTimeout(timer);
  if (typeof message?.port !== "number") throw new Error(`the registry did not start\n${output}`);
  return {
    url: `http://127.0.0.1:${message.port}/`,
    log: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
