/** A process that dies at an event, for tests of flows. */
import {
  createWalletNode,
  type Journal,
  type ManagerOptions,
  memoryJournal,
  type WalletNode,
  type WarpSignatures,
} from "../src/index.ts";
import type { LocalNode } from "./local-node.ts";

class Killed extends Error {}

/** What a flow works with, and the number of events so far. */
export interface Mortal {
  readonly node: WalletNode;
  readonly journal: Journal;
  readonly signatures: WarpSignatures;
  events(): number;
}

/** Dies before or after a request to the node or the service, or a save of the journal. */
export function mortal(local: LocalNode, journal: Journal, diesAt: number, service?: WarpSignatures): Mortal {
  let events = 0;
  const live = () => {
    events++;
    if (events >= diesAt) throw new Killed("killed");
  };
  const around = async <T>(act: () => PromiseLike<T>): Promise<T> => {
    live();
    const result = await act();
    live();
    return result;
  };
  const given = () => {
    if (service === undefined) throw new Error("the flow needs no signatures");
    return service;
  };
  return {
    node: createWalletNode({
      baseUrl: "http://node.invalid",
      retries: 0,
      fetch: (url, init) => around(() => local.network.fetch(new Request(url, init))),
    }),
    journal: {
      async load(id) {
        live();
        return await journal.load(id);
      },
      save: (id, record) => around(() => journal.save(id, record)),
    },
    signatures: {
      aggregate: (request) => around(() => given().aggregate(request)),
      aggregateForTransaction: (request) => around(() => given().aggregateForTransaction(request)),
    },
    events: () => events,
  };
}

/** Kills a flow of alice at every event, each time resuming it, until it ends. */
export async function killedEverywhere<T>(
  local: LocalNode,
  id: string,
  run: (options: ManagerOptions) => Promise<T>,
  service?: WarpSignatures,
): Promise<T> {
  const journal = memoryJournal();
  for (let diesAt = 1; diesAt < 500; diesAt++) {
    const { events, ...life } = mortal(local, journal, diesAt, service);
    try {
      return await run({ ...life, signers: [local.signer("alice")], id, intervalMs: 5, withinMs: 20_000 });
    } catch (error) {
      if (events() < diesAt) throw error;
    }
  }
  throw new Error("the flow never ended");
}
