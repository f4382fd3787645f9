/** When the local network's history ends and its clock begins: as given, as in the data folder's last run, or now. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { InvalidArgumentError } from "commander";

/** Unix seconds: the years 2000 to 9998, which leaves the network a year at least. */
const EARLIEST = 946_684_800;
const LATEST = 253_370_764_799;

const ISO = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Reads a time: Unix seconds, a date, or a date and time with its zone as ISO 8601 writes them.
 *
 * @returns Unix seconds
 * @throws InvalidArgumentError when it is none of these
 */
export function parseStartTime(text: string): number {
  const seconds = /^\d{9,12}$/.test(text)
    ? Number(text)
    : ISO.test(text)
      ? Date.parse(text) / 1_000
      : Number.NaN;
  if (seconds >= EARLIEST && seconds <= LATEST) return seconds;
  throw new InvalidArgumentError(
    "a time is Unix seconds, a date such as 2026-06-01, or 2026-06-01T12:00:00Z with its zone, of the years 2000 to 9998.",
  );
}

/** Keeps beside the worlds of a data folder when each began: a seed has another history for each end of it. */
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
      // A folder of its own first run, or a damaged file: the network begins anew.
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
