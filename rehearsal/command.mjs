/** Runs other programs: with a time limit, what they print collected, and no more of our environment than they need. */
import { spawn } from "node:child_process";

// No registry, token or option of the person or the build server reaches a rehearsed publisher or consumer.
const KEPT = [
  "PATH",
  "LANG",
  "TMPDIR",
  "SystemRoot",
  "ComSpec",
  "PATHEXT",
  "NODE_EXTRA_CA_CERTS",
  "SSL_CERT_FILE",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "http_proxy",
  "https_proxy",
  "no_proxy",
];

/** What runs now. */
const live = new Set();

/** The environment of a stranger whose home is the given folder. */
export const strangersEnvironment = (home) => ({
  ...Object.fromEntries(KEPT.filter((name) => name in process.env).map((name) => [name, process.env[name]])),
  HOME: home,
  USERPROFILE: home,
  FORCE_COLOR: "0",
  CI: "true",
});

/**
 * Runs a program to its end and resolves with what it printed on its standard output.
 * Throws with all that it printed when it fails or takes longer than `seconds`; it is ended then.
 */
export function run(program, args, { cwd, env = process.env, seconds = 120 } = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own: ending npx alone would leave what it started.
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    live.add(child);
    const printed = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"])
      child[name].setEncoding("utf8").on("data", (text) => {
        printed[name] += text;
      });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endGroup(child);
    }, seconds * 1000);
    child.once("error", (error) => {
      clearTimeout(timer);
      live.delete(child);
      reject(error);
    });
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      live.delete(child);
      if (code === 0) return resolve(printed.stdout);
      const why = isLate ? `took longer than ${seconds} s` : `ended with ${code ?? signal}`;
      reject(
        new Error(`${[program, ...args].join(" ")} ${why}\n${printed.stdout}${printed.stderr}`.trimEnd()),
      );
    });
  });
}

function endGroup({ pid }) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error; // it ended by itself
  }
}

/** Ends every program that still runs, with all that those started. */
export function endPrograms() {
  for (const child of live) endGroup(child);
}
