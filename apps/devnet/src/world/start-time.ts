/** Time at which the network's history ended and its clock began, in the last run with a data folder. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Keeps beside the worlds of a data folder when each began: a seed has another history for each end of it.
 */
export class StartTimes {
  readonly #file: string | undefined;

  /** @param dataDir folder of worlds and indexes, or `memory` */
  constructor(dataDir: string) {
    this.#file = dataDir === "memory" ? undefined : join(resolve(dataDir), "start-times.json");
  }

  async #read(): Promise<ReadonlyMap<string, number>> {
    if (this.#file === undefined) return new Map();
    try {
      const value: unknown = JSON.parse(await readFile(this.#file, "utf8"));
      const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
      return new Map(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
    } catch {
      // No start is known: this is the folder's first run, or the file is damaged.
      return new Map();
    }
  }

  /** The start that the last run with this seed had. */
  async last(seed: string): Promise<number | undefined> {
    return (await this.#read()).get(seed);
  }

  /** Stores the start of this run, for the next one. */
  async keep(seed: string, at: number): Promise<void> {
    if (this.#file === undefined) return;
    const all = new Map(await this.#read()).set(seed, at);
    await mkdir(resolve(this.#file, ".."), { recursive: true });
    await writeFile(this.#file, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
  }
}
