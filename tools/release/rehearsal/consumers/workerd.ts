/** A consumer for edge workers: one module script in workerd, requested over HTTP, that may reach this machine only. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import type { Project } from "../project.ts";
import { installedFile } from "../runtimes.ts";
import { bundle } from "./bundle.ts";
import { type Consumer, needed } from "./consumer.ts";

const workerd = installedFile("@cloudflare/workerd-linux-64", "bin/workerd");
const SECONDS = 60;

const config = (script: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "consumer", worker = (
      modules = [(name = "worker", esModule = embed "${script}")],
      compatibilityDate = "2026-01-01",
      globalOutbound = "loopback",
    )),
    (name = "loopback", network = (allow = ["local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "consumer")],
);
`;

const worker = `
  import { addresses } from "./addresses.mjs";
  import { behave } from "./behaviour.mjs";
  export default {
    async fetch() {
      let printed = "";
      try {
        await behave(addresses, (line) => { printed += line + "\\n"; });
        return new Response(printed);
      } catch (error) {
        return new Response(printed + error.stack, { status: 500 });
      }
    },
  };
`;

/** Starts workerd, sends one request, and ends it; resolves with the body of the response. */
async function request(project: Project): Promise<string> {
  const args = ["serve", "config.capnp", "--control-fd=3"];
  const child = spawn(needed(workerd), args, { cwd: project.dir, stdio: ["ignore", "pipe", "pipe", "pipe"] });
  let output = "";
  child.on("error", (error) => {
    output += error; // its pipes end, which ends the wait
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      output += text;
    });
  const timer = setTimeout(() => child.kill("SIGKILL"), SECONDS * 1000);
  try {
    let printed = "";
    const events = child.stdio[3];
    if (!(events instanceof Readable)) throw new Error("it has no pipe for its events");
    for await (const chunk of events) {
      printed += chunk;
      const port = /"event":"listen".*"port":(\d+)/.exec(printed)?.[1];
      if (!port) continue;
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        signal: AbortSignal.timeout(SECONDS * 1000),
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`it responded with ${response.status}\n${text}`);
      return text;
    }
    throw new Error("it ended without listening");
  } catch (error) {
    throw new Error(`workerd: ${error instanceof Error ? error.message : error}\n${output}`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
  }
}

export const workerdConsumer: Consumer = {
  name: "edge worker (workerd)",
  missing: workerd ? undefined : "no binary for this platform",
  async use(project) {
    await project.install();
    await project.write({ "worker.mjs": worker });
    const script = await bundle(project.dir, "worker.mjs", {
      platform: "neutral",
      conditions: ["workerd", "worker", "browser"],
    });
    await project.write({ "config.capnp": config(script) });
    const printed = await request(project);
    return {
      version: (await project.run(needed(workerd), ["--version"])).trim().replace("workerd ", ""),
      printed,
    };
  },
};
