/** Saves and restores the whole world: the simulated chains and, where they run, the EVM chains. */
import * as v from "valibot";
import type { EvmChains, SavedEvm } from "../evm/evm-chains.ts";
import { isLogged } from "../evm/evm-methods.ts";
import { SnapshotError, type Timeline } from "./timeline.ts";

const pair = <Item extends v.GenericSchema>(item: Item) => v.strictTuple([item, item]);
const count = v.pipe(v.number(), v.safeInteger());

const savedEvm = v.object({
  tapes: pair(v.array(v.tuple([v.pipe(v.string(), v.check(isLogged)), v.array(v.unknown())]))),
  lives: pair(v.object({ count, nextAt: count })),
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

/** What saves a world. */
export class Saver {
  readonly #timeline: Timeline;
  readonly #evm: EvmChains | undefined;

  constructor(timeline: Timeline, evm: EvmChains | undefined) {
    this.#timeline = timeline;
    this.#evm = evm;
  }

  /** The current world. */
  async save(): Promise<Uint8Array> {
    const evm = this.#evm;
    if (evm === undefined) return this.#timeline.snapshot();
    return evm.inTurn(async () => {
      const saved = await evm.save();
      const world = { ...parse(this.#timeline.snapshot()), evm: saved };
      return new TextEncoder().encode(JSON.stringify(world));
    });
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
      if (saved !== undefined) throw new SnapshotError("the snapshot is of a network with EVM chains");
      return timeline.restore(bytes);
    }
    if (saved === undefined) {
      if (parse(bytes) === undefined) return timeline.restore(bytes);
      throw new SnapshotError("the snapshot is of a network without EVM chains");
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
    });
  }
}
