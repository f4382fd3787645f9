/** A child process: started from a bundle of the sources, given its options, heard line by line, killed. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes a program into one file, because loading the sources takes each process seconds. It is removed after
 * the tests of the file.
 *
 * @param entry the program, below this folder
 */
export async function bundleProgram(entry: string): Promise<string> {
  // As deep below the package as the sources that look for the prepared database, and beside PGlite, which
  // has files of its own.
  const parent = here("../node_modules/.test/processes");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "program-"));
  const file = join(folder, "process.mjs");
  await build({
    entryPoints: [here(entry)],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@primary-network/source"],
    external: ["@electric-sql/pglite", "@chainsafe/blst", "fs-native-extensions", "pg-native"],
    banner: {
      // pg is CommonJS.
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    logLevel: "silent",
  });
  afterAll(() => rm(folder, { recursive: true }));
  return file;
}

/**
 * WebAssembly is compiled function by function when it is called, and not optimised: of 25 killed processes
 * with the embedded database, optimising code that runs for a second took a third of the processor time (50 s,
 * 34 s without).
 */
const FLAGS = ["--liftoff-only", "--wasm-lazy-compilation"];

/** How a process ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Its standard error: warnings and errors. */
  readonly stderr: string;
}

/** The end of a killed process that had no warning or error. */
export const KILLED: End = { code: null, signal: "SIGKILL", stderr: "" };

export class Child {
  readonly ended: Promise<End>;
  protected readonly process: ChildProcess;
  #said = "";
  #isOver = false;
  #waiting: (() => void)[] = [];

  /**
   * Starts the process, which waits for its options.
   *
   * @param wrapper a command that runs the program
   */
  constructor(file: string, wrapper: readonly string[] = []) {
    const [command = execPath, ...args] = [...wrapper, execPath, ...FLAGS, file];
    this.process = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      serialization: "advanced", // genesis states are bytes
    });
    let stderr = "";
    this.process.stderr?.on("data", (data: Buffer) => {
      stderr += data;
    });
    this.process.stdout?.on("data", (data: Buffer) => {
      this.#said += data;
      this.#wake();
    });
    this.ended = new Promise((resolve, reject) => {
      this.process.on("error", reject);
      this.process.on("close", (code, signal) => {
        this.#isOver = true;
        this.#wake();
        resolve({ code, signal, stderr });
      });
    });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Sends a message, of which the first has the options. One that was killed before has ended. */
  send(message: object | string): this {
    this.process.send(message, () => {});
    return this;
  }

  /** The lines that it has said. */
  get lines(): string[] {
    return this.#said.split("\n").slice(0, -1);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Resolves with the first line that fits, once it is said; undefined when the process ends without it. */
  async line(fits: (line: string, index: number) => boolean): Promise<string | undefined> {
    for (;;) {
      const found = this.lines.find(fits);
      if (found !== undefined || this.#isOver) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  kill(): Promise<End> {
    this.process.kill("SIGKILL");
    return this.ended;
  }

  /** Stops it from running, with all its connections open. */
  freeze(): void {
    this.process.kill("SIGSTOP");
  }

  thaw(): void {
    this.process.kill("SIGCONT");
  }
}
