/** Saves and restores the whole world: the simulated chains and, where they run, the EVM chains. */
import * as v from "valibot";
import type { EvmChains } from "../evm/chains.ts";
import { isLogged } from "../evm/rpc/methods.ts";
import type { EvmSizes, SavedEvm } from "../evm/saved.ts";
import { type Snapshot, SnapshotError, type Timeline } from "./timeline.ts";

const pair = <Item extends v.GenericSchema>(item: Item) => v.strictTuple([item, item]);
const count = v.pipe(v.number(), v.safeInteger());

const savedEvm = v.object({
  callLogs: pair(v.array(v.tuple([v.pipe(v.string(), v.check(isLogged)), v.array(v.unknown())]))),
  traffic: pair(v.object({ count, nextAt: count })),
  tips: pair(v.string()),
  atomicAt: v.array(count),
});

const isSavedEvm = (value: unknown): value is SavedEvm => v.is(savedEvm, value);

const object = v.custom<{ readonly [name: string]: unknown }>(
  (value) => typeof value === "object" && value !== null,
);

function parse(bytes: Uint8Array): { readonly [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return v.is(object, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A saved world, or the later part of one. */
export type SavedWorld = Snapshot & { readonly evm?: SavedEvm };

/** A point up to which a world is saved. */
export interface WorldMark {
  /** Number of the worlds that were restored before it. */
  readonly restored: number;
  /** Lengths of the lists of a saved world. */
  readonly entries: number;
  readonly evm: EvmSizes | undefined;
}

/** A saved world, or its part beyond a mark. */
export interface Saved {
  readonly world: SavedWorld;
  /** True if it is a whole world. */
  readonly isWhole: boolean;
  /** Where the next part begins. */
  readonly mark: WorldMark;
  readonly revision: string;
}

/** Saves a world. */
export class Saver {
  readonly #timeline: Timeline;
  readonly #evm: EvmChains | undefined;
  #restored = 0;

  constructor(timeline: Timeline, evm: EvmChains | undefined) {
    this.#timeline = timeline;
    this.#evm = evm;
  }

  /** The end of the current world. */
  get mark(): WorldMark {
    const { entries } = this.#timeline.network.journal;
    return { restored: this.#restored, entries: entries.length, evm: this.#evm?.sizes };
  }

  /** Text that changes whenever a saved world would be another one, except by the passing of time alone. */
  get revision(): string {
    const { chain, xChain, cChain } = this.#timeline.network;
    const heights = [chain, xChain, cChain].map(({ blocks }) => blocks.list.length);
    return JSON.stringify([heights, this.#timeline.clock.reading.frozen, this.mark]);
  }

  /**
   * Saves the current world.
   *
   * @param since leaves out entries saved up to there, unless a world was restored since
   */
  async saved(since?: WorldMark): Promise<Saved> {
    const evm = this.#evm;
    const from = () => (since?.restored === this.#restored ? since : undefined);
    const withTimeline = (saved?: SavedEvm): Saved => {
      const world = { ...this.#timeline.saved(from()?.entries), ...(saved && { evm: saved }) };
      return { world, isWhole: from() === undefined, mark: this.mark, revision: this.revision };
    };
    return evm === undefined
      ? withTimeline()
      : evm.inTurn(async () => withTimeline(await evm.save(from()?.evm)));
  }

  /** The current world's bytes. */
  async save(): Promise<Uint8Array> {
    return new TextEncoder().encode(JSON.stringify((await this.saved()).world));
  }

  /**
   * Restores a saved world.
   *
   * @throws SnapshotError when the bytes are damaged, or of another network; the world is then unchanged
   */
  async restore(bytes: Uint8Array): Promise<void> {
    const timeline = this.#timeline;
    const evm = this.#evm;
    const saved = parse(bytes)?.evm;
    if (evm === undefined) {
      if (saved !== undefined) throw new SnapshotError("the snapshot is from a network with EVM chains");
      await timeline.restore(bytes);
      this.#restored += 1;
      return;
    }
    if (saved === undefined) {
      if (parse(bytes) === undefined) return timeline.restore(bytes);
      throw new SnapshotError("the snapshot is from a network without EVM chains");
    }
    if (!isSavedEvm(saved)) throw new SnapshotError("the bytes are not a snapshot of this version");
    await evm.inTurn(async () => {
      const prepared = await evm.prepare(saved);
      if (prepared === undefined)
        throw new SnapshotError("the snapshot leads to other last blocks of the EVM chains");
      try {
        await timeline.restore(bytes);
      } catch (error) {
        await prepared.discard();
        throw error;
      }
      await prepared.accept();
      this.#restored += 1;
    });
  }
}
