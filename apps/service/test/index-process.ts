/** A child process that indexes: started from a bundle of the sources, controlled by messages, and killed or closed. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Command, IndexOptions, ProcessMessage } from "./child/index-process.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The process's program in one file, because loading the sources takes each process seconds. */
export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

/** @param entry the program, below this folder */
export async function bundleProgram(entry = "child/index-process.ts"): Promise<Program> {
  // As deep below the package as the sources that look for the prepared database, and beside PGlite, which has files of its own.
  const parent = here("../node_modules/.test/processes");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "index-"));
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
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/**
 * WebAssembly is compiled function by function when it is called, and not optimised: of 25 killed processes with the
 * embedded database, optimising code that runs for a second took a third of the processor time (50 s, 34 s without).
 */
const FLAGS = ["--liftoff-only", "--wasm-lazy-compilation"];

/** Arguments of Node that run the program. */
export const programArguments = ({ file }: Program, ...args: readonly string[]): string[] => [
  ...FLAGS,
  file,
  ...args,
];

/** How a process ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Its standard error: warnings and errors. */
  readonly stderr: string;
}

export interface ProcessResponse {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses field by field
  readonly body: any;
}

export class IndexProcess {
  readonly ended: Promise<End>;
  readonly #process: ChildProcess;
  readonly #waiters: { message: string; resolve: () => void }[] = [];
  #over = false;
  readonly #responses = new Map<number, (response: ProcessResponse | undefined) => void>();
  readonly #reached = new Set<string>();
  #requests = 0;

  /** Starts the process, which waits for `start`. */
  constructor(program: Program) {
    this.#process = spawn(execPath, programArguments(program), {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      serialization: "advanced", // genesis states are bytes
    });
    let stderr = "";
    this.#process.stderr?.on("data", (data: Buffer) => {
      stderr += data;
    });
    this.#process.stdout?.on("data", () => this.#announce("point"));
    this.#process.on("message", (message: ProcessMessage) => {
      if (message.type !== "response") return this.#announce(message.type);
      this.#responses.get(message.id)?.(message);
      this.#responses.delete(message.id);
    });
    this.ended = new Promise((resolve, reject) => {
      this.#process.on("error", reject);
      this.#process.on("close", (code, signal) => {
        this.#over = true;
        for (const resolve of this.#responses.values()) resolve(undefined);
        resolve({ code, signal, stderr });
      });
    });
  }

  #announce(message: string): void {
    this.#reached.add(message);
    for (const waiter of this.#waiters) if (waiter.message === message) waiter.resolve();
  }

  /** Tells it to open its database and index. */
  start(indexOptions: IndexOptions): this {
    this.#process.send(indexOptions, () => {}); // killed before, it has ended
    return this;
  }

  /** Resolves when the process reports this, or has ended; false in the second case. */
  async reached(message: "open" | "indexed" | "point"): Promise<boolean> {
    if (!this.#reached.has(message)) {
      const arrived = new Promise<void>((resolve) => {
        this.#waiters.push({ message, resolve });
      });
      await Promise.race([arrived, this.ended]);
    }
    return this.#reached.has(message);
  }

  /** Its response to a path below `/v1/`; undefined when it ends before. */
  get(path: string): Promise<ProcessResponse | undefined> {
    return this.#ask(`v1/${path}`);
  }

  /** What it does for each chain, as its readiness has it; undefined when it ends before. */
  async roles(): Promise<readonly string[] | undefined> {
    const response = await this.#ask("readyz");
    return response?.body.chains.map(({ role }: { role: string }) => role);
  }

  async #ask(path: string): Promise<ProcessResponse | undefined> {
    if (!(await this.reached("open"))) return undefined; // before that it does not listen
    const id = ++this.#requests;
    return new Promise((resolve) => {
      this.#responses.set(id, resolve);
      const command: Command = { id, path };
      if (this.#process.connected) this.#process.send(command, (error) => error && resolve(undefined));
      else resolve(undefined);
    });
  }

  get isOver(): boolean {
    return this.#over;
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }

  /** Stops it from running, with all its connections open. */
  freeze(): void {
    this.#process.kill("SIGSTOP");
  }

  thaw(): void {
    this.#process.kill("SIGCONT");
  }

  close(): Promise<End> {
    const command: Command = "close";
    this.#process.send(command, () => {});
    return this.ended;
  }
}
