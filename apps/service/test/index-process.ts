/** A child process that indexes and serves, controlled by messages. */

import type { Command, IndexOptions, ProcessResponse, Told } from "./child/index-process.ts";
import { bundleProgram, Child, type End } from "./child-process.ts";

/** The program of such a process. */
export const bundleIndexProcess = (): Promise<string> => bundleProgram("child/index-process.ts");

export class IndexProcess extends Child {
  readonly #responses = new Map<number, (response: ProcessResponse | undefined) => void>();
  #requests = 0;

  /** @param program of `bundleIndexProcess` */
  constructor(program: string) {
    super(program);
    this.process.on("message", (response: Told) => {
      this.#responses.get(response.id)?.(response);
      this.#responses.delete(response.id);
    });
    this.process.on("close", () => {
      for (const resolve of this.#responses.values()) resolve(undefined);
    });
  }

  /** Tells it to open its database and index. */
  start(options: IndexOptions): this {
    return this.send(options);
  }

  /** Resolves when the process reports this, or has ended; false in the second case. */
  async reached(report: "open" | "indexed" | "point"): Promise<boolean> {
    return (await this.line((line) => line === report)) !== undefined;
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
    const command: Command = { id: ++this.#requests, path };
    return new Promise((resolve) => {
      this.#responses.set(command.id, resolve);
      if (this.isOver) resolve(undefined);
      else this.process.send(command, (error) => error && resolve(undefined));
    });
  }

  close(): Promise<End> {
    const command: Command = "close";
    return this.send(command).ended;
  }
}
