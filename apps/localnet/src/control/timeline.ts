/** The current network, and how it is saved and restored: by repeating every recorded event. */
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { encodeCb58, type JsonValue, stringifyJson } from "@primary-network/codec";
import * as v from "valibot";
import { forgetWork, joined, recordWork, reuseWork, type Work } from "../keys/memo.ts";
import type { Entry } from "../network/journal.ts";
import { buildNetwork, type Network } from "../network/network.ts";
import type { Settings } from "../network/options.ts";
import { type ClockReading, VirtualClock } from "../network/virtual-clock.ts";
import { createServer } from "../rpc/server.ts";
import type { Prepared } from "./prepared.ts";

/** Everything that determines a world, besides its options. */
export interface Snapshot {
  readonly format: 1;
  /** Digest of the options, so that a saved world of another network is refused at once. */
  readonly world: string;
  readonly clock: ClockReading;
  readonly journal: readonly Entry[];
  /** The last block, which proves that the same world was restored. */
  readonly blockId: string;
}

/** Thrown for a saved world that is damaged, or of another network. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

const digits = v.pipe(v.string(), v.regex(/^\d{1,78}$/));

/** The fields of each type of entry; invalid content leads to another last block. */
const entry = v.variant("type", [
  v.object({
    type: v.literal("call"),
    at: v.number(),
    path: v.string(),
    method: v.string(),
    params: v.custom<JsonValue>((value) => value !== undefined),
  }),
  v.object({ type: v.literal("mine"), at: v.number(), count: v.pipe(v.number(), v.safeInteger()) }),
  v.object({
    type: v.literal("accounts"),
    at: v.number(),
    accounts: v.array(v.tuple([v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)), digits, digits])),
  }),
  v.object({
    type: v.literal("execution"),
    at: v.number(),
    execution: v.union([
      v.picklist(["held", "immediate"]),
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    ]),
  }),
  v.object({ type: v.literal("jump"), at: v.number(), from: v.number() }),
]);

const snapshotSchema = v.object({
  format: v.literal(1),
  world: v.string(),
  clock: v.object({ now: v.number(), frozen: v.boolean() }),
  journal: v.array(entry),
  blockId: v.string(),
});

const isSnapshot = (value: unknown): value is Snapshot => v.is(snapshotSchema, value);

function parse(bytes: Uint8Array): Snapshot {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (isSnapshot(value)) return value;
  } catch {
    // Reported below.
  }
  throw new SnapshotError("the bytes are not a snapshot of this version");
}

/** The options that make one world different from another. */
function digestOf(
  { seed, weeks, validators, delegators, blockIntervalSeconds, heliconTime }: Settings,
  network: Network,
  end: number,
) {
  const options = JSON.stringify([
    seed,
    weeks,
    validators,
    delegators,
    blockIntervalSeconds,
    end,
    heliconTime,
  ]);
  return encodeCb58(sha256(concatBytes(network.genesis.bytes, utf8ToBytes(options))));
}

const tipsOf = ({ chain, xChain, cChain }: Network): string[] =>
  [chain, xChain, cChain].map(({ blocks }) => encodeCb58(blocks.last.blockId));

/** One running world at a time. */
export class Timeline {
  readonly clock: VirtualClock;
  readonly #settings: Settings;
  readonly #end: number;
  readonly #world: string;
  /** Blocks of the history alone. */
  readonly #history: number;
  readonly #work: Work;
  /** Ids and heights of the history's last blocks. */
  readonly #tips: readonly string[];
  readonly #tipHeights: readonly number[];
  /** True if the given bytes prepared the network. */
  readonly isPrepared: boolean;
  #network: Network;
  #serve: (request: Request) => Promise<Response>;

  /** @param prepared results of an equal network; they are dropped if they lead to other last blocks */
  constructor(settings: Settings, prepared?: Prepared) {
    this.clock = new VirtualClock(settings.clock);
    this.#settings = { ...settings, clock: this.clock };
    this.#end = Math.floor(this.clock.now());
    if (prepared) reuseWork(prepared.work);
    let { result, work } = recordWork(() => this.#build());
    this.isPrepared =
      prepared !== undefined &&
      prepared.world === digestOf(this.#settings, result, this.#end) &&
      tipsOf(result).every((tip, index) => tip === prepared.tips[index]);
    if (prepared && !this.isPrepared) {
      forgetWork();
      ({ result, work } = recordWork(() => this.#build()));
    }
    this.#network = result;
    this.#work = work;
    this.#tips = tipsOf(result);
    this.#tipHeights = [result.chain, result.xChain, result.cChain].map(({ blocks }) =>
      Number(blocks.last.height),
    );
    this.#history = this.#network.chain.blocks.list.length;
    this.#serve = createServer(this.#network);
    this.#world = digestOf(this.#settings, this.#network, this.#end);
  }

  #build(): Network {
    return buildNetwork(this.#settings, this.#end);
  }

  /** Unix seconds at which the history ends. */
  get end(): number {
    return this.#end;
  }

  /** Preparation of an equal network, without its EVM chains. */
  get prepared(): Omit<Prepared, "evm"> {
    const { chain, xChain, cChain } = this.#network;
    // An index that continues from the history's end asks for these blocks first, each signed by its proposer.
    const { work } = recordWork(() => {
      for (const [index, { blocks }] of [chain, xChain, cChain].entries())
        blocks.containers.at(this.#tipHeights[index] ?? 0);
    });
    return { world: this.#world, tips: this.#tips, work: joined(this.#work, work) };
  }

  get network(): Network {
    return this.#network;
  }

  fetch(request: Request): Promise<Response> {
    return this.#serve(request);
  }

  /**
   * The current world, without the first entries of its journal: a few hundred bytes, plus the actions of
   * users.
   */
  saved(from = 0): Snapshot {
    const { journal, chain, catchUp } = this.#network;
    const clock = this.clock.reading;
    // It includes the blocks that are due by this instant.
    journal.clock.hold(clock.now, catchUp);
    return {
      format: 1,
      world: this.#world,
      clock,
      journal: journal.entries.slice(from),
      blockId: encodeCb58(chain.blocks.last.blockId),
    };
  }

  /**
   * Restores the world and its clock. Unless nothing has happened yet, this takes as long as creating
   * them: the history is run again, and the later events are repeated.
   *
   * @throws SnapshotError when the bytes are damaged, or of another network; the world is then unchanged
   */
  async restore(bytes: Uint8Array): Promise<void> {
    const { world, clock, journal, blockId } = parse(bytes);
    if (world !== this.#world)
      throw new SnapshotError("the snapshot is from a network with another seed, genesis or options");
    // A network without later events is in its initial state: a start need not run the history twice.
    const isFresh =
      this.#network.journal.entries.length === 0 && this.#network.chain.blocks.list.length === this.#history;
    const network = isFresh ? this.#network : this.#build();
    const serve = createServer(network);
    for (const entry of journal) await repeat(network, serve, entry);
    network.walkTo(clock.now);
    if (encodeCb58(network.chain.blocks.last.blockId) !== blockId) {
      if (isFresh) {
        this.#network = this.#build();
        this.#serve = createServer(this.#network);
      }
      throw new SnapshotError(`the snapshot leads to another last block than ${blockId}`);
    }
    this.clock.put(clock);
    // A restored world executes at once.
    if (network.cChain.isHeld) network.setExecution("immediate");
    this.#network = network;
    this.#serve = serve;
  }
}

/** Repeats one entry at its own instant; clock steps in between count as a jump only where one is recorded. */
async function repeat(network: Network, serve: Timeline["fetch"], entry: Entry): Promise<void> {
  const { clock } = network.journal;
  network.walkTo(entry.type === "jump" ? entry.from : entry.at);
  clock.pin(entry.at);
  if (entry.type === "jump") network.catchUp();
  else if (entry.type === "mine") network.mine(entry.count);
  else if (entry.type === "execution") network.setExecution(entry.execution);
  else if (entry.type === "accounts")
    network.tellAccounts(
      entry.accounts.map(([address, balance, nonce]) => ({
        address: hexToBytes(address),
        balance: BigInt(balance),
        nonce: BigInt(nonce),
      })),
    );
  else {
    const { path, method, params } = entry;
    const body = stringifyJson({ jsonrpc: "2.0", id: 1, method, params });
    const headers = { "content-type": "application/json" };
    await serve(new Request(`http://localnet${path}`, { method: "POST", headers, body }));
  }
  clock.pin(undefined);
}
