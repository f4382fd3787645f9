/** Starts the private registry that a release is rehearsed in: it serves our packages itself and passes on everything else. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { run } from "../tools/shared/command.ts";
import { rehearsalRoot } from "./runtimes.mjs";

const START_SECONDS = 60;

/** Starts it on a free port of the loopback, keeping its files in `storage`; resolves with its URL and how to end it. */
export async function startRegistry(storage) {
  const uplink = (await run("npm", ["config", "get", "registry"])).trim();
  const program = join(rehearsalRoot, "registry-process.mjs");
  const child = fork(program, [JSON.stringify({ storage, uplink })], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_SECONDS * 1000);
  const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
  clearTimeout(timer);
  if (typeof message?.port !== "number") throw new Error(`the registry did not start\n${output}`);
  return {
    url: `http://127.0.0.1:${message.port}/`,
    /** What it wrote of its troubles; empty when it had none. */
    log: () => output,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
