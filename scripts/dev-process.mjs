// The built `primary-network dev` command as a process of its own on free ports, for scripts that use the network as anybody would.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../apps/cli/dist/main.js", import.meta.url));
/** Milliseconds that the network may take to make and index its history. */
const LIMIT = 120_000;

/**
 * @param {{ args?: string[], cwd?: string }} options further flags, and the working folder
 * @returns {Promise<{ node: string, service: string, output: string, close(): Promise<void> }>} once it says that it is ready
 */
export function startDevProcess({ args = [], cwd } = {}) {
  const ports = ["--node-port", "0", "--port", "0", "--admin-port", "0"];
  const child = spawn(process.execPath, [MAIN, "dev", ...ports, "--data-dir", "memory", ...args], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why) => {
      clearTimeout(timer);
      child.kill();
      reject(new Error(`The dev command did not start: ${why}\n${output}`));
    };
    const timer = setTimeout(() => fail(`it was not ready within ${LIMIT / 1000} s`), LIMIT);
    const read = (chunk) => {
      output += chunk;
      const [node, service] = [/node +(http:\S+)/.exec(output)?.[1], /service +(http:\S+)/.exec(output)?.[1]];
      if (!node || !service || !/ready/i.test(output)) return;
      clearTimeout(timer);
      const close = () => {
        child.kill("SIGTERM");
        return ended;
      };
      resolve({ node, service, output, close });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => fail(`it ended with ${code}`));
  });
}
