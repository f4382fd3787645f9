/** Runs other programs: with a time limit, what they print collected, and no more of our environment than they need. */
import { type ChildProcess, spawn } from "node:child_process";

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

export type Environment = Readonly<Record<string, string | undefined>>;

export interface RunOptions {
  readonly cwd?: string;
  /** All that the program gets; ours without it. */
  readonly env?: Environment;
  /** Seconds until the command is ended. Default: 120. */
  readonly seconds?: number;
}

/** A program failed; the message says how, and holds what it printed. */
export class ProgramError extends Error {
  override readonly name = "ProgramError";
}

/** What runs now. */
const live = new Set<ChildProcess>();

/** The environment of a stranger whose home is the given folder. */
export const strangersEnvironment = (home: string): Environment => ({
  ...Object.fromEntries(KEPT.filter((name) => name in process.env).map((name) => [name, process.env[name]])),
  HOME: home,
  USERPROFILE: home,
  FORCE_COLOR: "0",
  CI: "true",
});

/**
 * Runs a program to its end and resolves with what it printed on its standard output.
 * Throws a ProgramError when it fails or takes longer than `seconds`; it is ended then.
 */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  const { cwd, env = process.env, seconds = 120 } = options;
  return new Promise((resolve, reject) => {
    // A group of its own: ending npx alone would leave what it started.
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    live.add(child);
    const printed = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const)
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
      const line = [program, ...args].join(" ");
      reject(new ProgramError(`${line} ${why}\n${printed.stdout}${printed.stderr}`.trimEnd()));
    });
  });
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return; // it never started
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // it ended by itself
  }
}

/** Ends every program that still runs, with all that those started. */
export function endPrograms(): void {
  for (const child of live) endGroup(child);
}
