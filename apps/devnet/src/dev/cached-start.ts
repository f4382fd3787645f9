/** Reads a start's network from the cache, and stores it there for the next start. */
import type { Localnet } from "@primary-network/localnet";
import { cacheFolder } from "../world/cache-folder.ts";
import { codeVersion } from "../world/code-version.ts";
import { type CacheEntry, cacheEntry } from "../world/world-cache.ts";
import { type DevOptions, historyOf } from "./dev-options.ts";

/** A network from a genesis file has no history, and one that begins now in memory is never started again. */
function isStartedAgain({ genesis, startTime, dataDir }: DevOptions): boolean {
  return genesis === undefined && (startTime !== undefined || dataDir !== "memory");
}

async function entryOf(options: DevOptions, startTime: number): Promise<CacheEntry | undefined> {
  const folder = cacheFolder(options.cacheDir);
  if (folder === undefined || !isStartedAgain(options)) return undefined;
  return cacheEntry(folder, {
    code: await codeVersion(),
    // Where EVM chains can run differs.
    platform: [process.platform, process.arch],
    network: [...historyOf(options, startTime), options.blockInterval],
  });
}

/** The cache, for one start. */
export class CachedStart {
  /** Cached state of the network. */
  readonly world: Uint8Array | undefined;
  readonly #entry: CacheEntry | undefined;
  readonly #index: ReturnType<CacheEntry["read"]> | undefined;
  readonly #writing: Promise<void>[] = [];
  #hasIndex = false;

  private constructor(entry: CacheEntry | undefined, world: Uint8Array | undefined) {
    this.#entry = entry;
    this.world = world;
    // Unpacked in another thread while the network is built in this one.
    this.#index = world && entry?.read("index");
  }

  /** @param startTime Unix seconds of the history's end */
  static async open(options: DevOptions, startTime: number): Promise<CachedStart> {
    const entry = await entryOf(options, startTime);
    return new CachedStart(entry, await entry?.read("world"));
  }

  /** Data of an index of exactly the history. */
  async index(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const data = await this.#index;
    this.#hasIndex = data !== undefined;
    return data;
  }

  /** Call this when data of `index()` could not be used. */
  async dropIndex(): Promise<void> {
    this.#hasIndex = false;
    await this.#entry?.drop("index");
  }

  /** Stores the prepared network, unless it is stored already or the machine lacks a part of it. */
  async keepWorld(localnet: Localnet): Promise<void> {
    if (this.#entry === undefined || localnet.isPrepared || localnet.evmUnavailable !== undefined) return;
    this.#writing.push(this.#entry.write("world", await localnet.prepare()));
  }

  /**
   * Stores the index of a network in which nothing has happened since its history, unless it began with the
   * stored one.
   */
  async keepIndex(localnet: Localnet, pack: () => Promise<Uint8Array>): Promise<void> {
    if (this.#entry === undefined || this.#hasIndex || localnet.evmUnavailable !== undefined) return;
    this.#writing.push(this.#entry.write("index", await pack()));
  }

  /** Resolves when everything is stored. */
  async close(): Promise<void> {
    await Promise.all(this.#writing);
  }
}
