/** A stream whose connections are cut many times, on either side: what its reader keeps is the list, item for item. */

import {
  type Clock,
  createDataClient,
  type StreamEvent,
  type StreamEvmTransactionsItem,
} from "@primary-network/data";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "../../../tools/shared/rounds.ts";
import { seeded } from "../../../tools/shared/seeded.ts";
import type { EvmBlock } from "../src/domain/evm/block.ts";
import { CutServer } from "./cut-server.ts";
import { blockAt, type EvmServed, serveEvm } from "./evm-served.ts";

const KILLS = rounds(40);
const SEED = 20_261_122;
const CHAIN_ID = "43112";
/** Milliseconds; waits of the client that are longer bound something that does not happen here. */
const LONG = 8_000;

const random = seeded(SEED);
const below = (count: number) => Math.floor(random() * count);

/** A client's clock on which waits to connect again take no time. */
const clock: Clock = {
  now: () => Date.now(),
  setTimer: (fire, ms) => setTimeout(fire, ms < LONG ? 0 : ms),
  clearTimer: (handle) => clearTimeout(handle as NodeJS.Timeout), // made by setTimer
  random: () => 0, // so that the kills do not depend on how often a client waits
};

/** What a user of a stream does: keeps items, takes back what a reorganisation removed, and remembers the cursor. */
class Reader {
  readonly items: StreamEvmTransactionsItem[] = [];
  cursor = "earliest";
  clients = 0;
  #stop = new AbortController();
  #left = Number.POSITIVE_INFINITY;
  #running: Promise<void> = Promise.resolve();
  #moved: () => void = () => {};
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Starts a client of its own from the cursor. */
  start(): void {
    this.clients++;
    this.#stop = new AbortController();
    this.#left = Number.POSITIVE_INFINITY;
    const { signal } = this.#stop;
    const data = createDataClient({ baseUrl: this.#baseUrl, clock, retries: 20 });
    const stream = data.evm.streamTransactions({ chainId: CHAIN_ID, since: this.cursor }, { signal });
    this.#running = this.#read(stream).catch((error) => {
      if (!signal.aborted) throw error;
    });
    this.#running.catch(() => this.#moved()); // reported by `stop` and `until`
  }

  /** Ends the client once it has received so many further events. */
  stopAfter(events: number): void {
    this.#left = events;
    if (events === 0) this.#stop.abort();
  }

  get isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Waits until something holds, which is looked at after each event; fails with the stream's failure. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      const moved = new Promise<void>((resolve) => {
        this.#moved = resolve;
      });
      await Promise.race([moved, this.#running.then(() => moved)]);
    }
  }

  async #read(events: AsyncIterable<StreamEvent<StreamEvmTransactionsItem>>): Promise<void> {
    for await (const event of events) {
      if (event.type === "item") this.items.push(event.item);
      else if (event.type === "rewind")
        while (Number(this.items.at(-1)?.blockNumber ?? -1) > event.height) this.items.pop();
      this.cursor = event.cursor;
      if (--this.#left === 0) this.#stop.abort();
      this.#moved();
    }
  }
}

/** The chain, and what an index of it holds at any time. */
class MovingChain {
  readonly blocks: EvmBlock[] = [blockAt(0, 10, 0)];
  rewinds = 0;
  readonly #served: EvmServed;

  constructor(served: EvmServed) {
    this.#served = served;
  }

  get hashes(): string[] {
    return this.blocks.flatMap(({ txs }) => txs.map(({ hash }) => hash));
  }

  /** Some blocks more, or a reorganisation of up to four: few commits of several blocks, of which each costs the most here. */
  async move(): Promise<void> {
    const last = this.blocks.length - 1;
    if (last > 0 && random() < 0.42) {
      const kept = Math.max(0, last - 1 - below(4));
      await this.#served.rewind(kept);
      this.blocks.length = kept + 1;
      this.rewinds++;
    } else {
      const from = this.blocks.length;
      const more = Array.from({ length: 1 + below(5) }, (_, index) =>
        blockAt(from + index, 10 + from + index, below(6), this.rewinds),
      );
      this.blocks.push(...more);
      await this.#served.commit(more);
    }
  }
}

let served: EvmServed;
let server: CutServer;
let baseUrl: string;
beforeAll(async () => {
  served = await serveEvm();
  await served.commit([blockAt(0, 10, 0)]);
  server = new CutServer((request) => served.fetch(request));
  baseUrl = await server.listen();
});
afterAll(async () => {
  await server?.close();
  await served?.close();
});

test(`${KILLS} kills of either side lose nothing and repeat nothing`, async () => {
  const chain = new MovingChain(served);
  const reader = new Reader(baseUrl);
  const isCaughtUp = () => {
    const hashes = chain.hashes;
    return hashes.length === reader.items.length && hashes.at(-1) === reader.items.at(-1)?.txHash;
  };
  const kinds = { connection: 0, client: 0, service: 0 };

  reader.start();
  for (let kill = 0; kill < KILLS; kill++) {
    const kind = (["connection", "connection", "client", "client", "service"] as const)[below(5)] ?? "client";
    kinds[kind]++;
    const { cuts } = server;
    if (kind === "connection") server.cutAfter(below(3_000));
    if (kind === "client") reader.stopAfter(below(6));
    if (random() < 0.35) await chain.move();
    if (kind === "service") served.renew();
    if (kind === "connection") {
      await reader.until(() => server.cuts > cuts || isCaughtUp());
      // Too little was sent for the cut: it comes between two events, once there is a connection.
      while (server.cuts === cuts && !server.cut()) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    if (kind === "client") {
      await reader.until(() => reader.isStopped || isCaughtUp());
      await reader.stop();
      reader.start();
    }
  }
  await reader.until(isCaughtUp);
  await reader.stop();

  const data = createDataClient({ baseUrl });
  const list = await data.evm
    .listTransactions({ chainId: CHAIN_ID, pageSize: 100 })
    .toArray({ limit: 100_000 });
  expect(reader.items).toEqual(list.reverse());
  // The kills were of all kinds, and the chain went back often.
  expect(list.length).toBeGreaterThan(KILLS / 4);
  expect(chain.rewinds).toBeGreaterThan(KILLS / 20);
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(KILLS / 10);
  expect(server.cuts).toBe(kinds.connection);
  expect(reader.clients).toBe(1 + kinds.client);
});
