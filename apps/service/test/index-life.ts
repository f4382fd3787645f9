/** One life of the process that indexes: started from one bundle of its sources, told what to do, asked, and killed or closed. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Birth, Order, Word } from "./child/index-process.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The process's program in one file, since reading the sources anew takes each process seconds. */
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
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "silent",
  });
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/** How a life ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it told, warnings and errors. */
  readonly told: string;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers field by field
  readonly body: any;
}

export class Life {
  readonly ended: Promise<End>;
  readonly #process: ChildProcess;
  readonly #waiting: { word: string; resolve: () => void }[] = [];
  #over = false;
  readonly #answers = new Map<number, (answer: Answer | undefined) => void>();
  readonly #said = new Set<string>();
  #asked = 0;

  /** Starts the process, which waits for `begin`. */
  constructor(program: Program) {
    this.#process = spawn(execPath, [program.file], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      serialization: "advanced", // genesis states are bytes
    });
    let told = "";
    this.#process.stderr?.on("data", (data: Buffer) => {
      told += data;
    });
    this.#process.stdout?.on("data", () => this.#hear("point"));
    this.#process.on("message", (word: Word) => {
      if (word.type !== "answer") return this.#hear(word.type);
      this.#answers.get(word.id)?.(word);
      this.#answers.delete(word.id);
    });
    this.ended = new Promise((resolve, reject) => {
      this.#process.on("error", reject);
      this.#process.on("close", (code, signal) => {
        this.#over = true;
        for (const resolve of this.#answers.values()) resolve(undefined);
        resolve({ code, signal, told });
      });
    });
  }

  #hear(word: string): void {
    this.#said.add(word);
    for (const waiting of this.#waiting) if (waiting.word === word) waiting.resolve();
  }

  /** Lets it open its database and go. */
  begin(birth: Birth): this {
    this.#process.send(birth);
    return this;
  }

  /** Resolves when the process says so, or when it has ended. */
  async said(word: "open" | "indexed" | "point"): Promise<boolean> {
    if (!this.#said.has(word)) {
      const heard = new Promise<void>((resolve) => {
        this.#waiting.push({ word, resolve });
      });
      await Promise.race([heard, this.ended]);
    }
    return this.#said.has(word);
  }

  /** Its answer to a path below `/v1/`; undefined when it ends before. */
  async ask(path: string): Promise<Answer | undefined> {
    if (!(await this.said("open"))) return undefined; // before that it does not listen
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      const order: Order = { id, path };
      if (this.#process.connected) this.#process.send(order, (error) => error && resolve(undefined));
      else resolve(undefined);
    });
  }

  get isOver(): boolean {
    return this.#over;
  }

  kill(): void {
    this.#process.kill("SIGKILL");
  }

  close(): Promise<End> {
    const order: Order = "close";
    this.#process.send(order);
    return this.ended;
  }
}
