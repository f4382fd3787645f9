/** What requests to a served database cost: the slowest of a hundred, and how many one process serves. */
import type { Service } from "@primary-network/service";
import type { Samples } from "../rounds.ts";
import { type Child, child } from "./children.ts";
import type { Loaded, LoadOrder } from "./messages.ts";
import { countStatements, type PrivatePostgres, statementCost } from "./postgres.ts";

const LIMIT_MS = 120_000;
/** Requests in flight while the throughput is measured: enough to keep a process and its database busy. */
export const IN_FLIGHT = 8;
const VARIANTS = 200;

const slowestOfAHundred = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN;

/** Sends requests from another process. */
async function load(order: LoadOrder): Promise<Loaded> {
  const loading = child<Loaded>("load", [], LIMIT_MS);
  loading.send(order);
  const loaded = await loading.firstMessage;
  if (loaded.failed > 0) throw new Error(`${loaded.failed} of ${loaded.taken.length} requests failed`);
  return loaded;
}

/** The path and query of a request, with any number of variants. */
export type PathOf = (variant: number) => string;

/** Requests by title. */
export type Cases = Readonly<Record<string, PathOf>>;

/** The slowest of a hundred responses to a request, one after the other. */
export async function slowest(service: Service, path: PathOf, times: number): Promise<number> {
  const ask = async (variant: number) => {
    const response = await service.fetch(new Request(`http://service${path(variant)}`));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path(variant)}: ${response.status} ${text}`);
  };
  for (let variant = 0; variant < 10; variant += 1) await ask(variant); // reads what is read into memory
  const taken: number[] = [];
  for (let variant = 0; variant < times; variant += 1) {
    const startedAt = performance.now();
    await ask(variant);
    taken.push(performance.now() - startedAt);
  }
  return slowestOfAHundred(taken);
}

/** A process that serves a database, and the server of the database. */
interface Measured {
  readonly postgres: PrivatePostgres;
  readonly database: string;
  readonly serving: Child<{ url: string }>;
}

interface How {
  /** Whether the slowest of a hundred is measured too, at 200 requests a second. */
  readonly steady: boolean;
  readonly seconds: number;
}

/** How many requests are served, and what each costs, by title and figure. */
export async function pageFigures(
  { postgres, database, serving }: Measured,
  pages: Cases,
  { steady, seconds }: How,
): Promise<Map<string, Samples>> {
  const { url } = await serving.firstMessage;
  const cpuMs = async () => (await serving.ask<{ cpuMs: number }>({})).cpuMs;
  const figures = new Map<string, Samples>();
  for (const [title, path] of Object.entries(pages)) {
    const urls = Array.from({ length: VARIANTS }, (_, variant) => `${url}${path(variant)}`);
    await load({ urls, inFlight: IN_FLIGHT, seconds: Math.min(3, seconds) }); // compiles and plans what is needed
    await countStatements(postgres, database);
    const before = await cpuMs();
    const { taken, wallMs } = await load({ urls, inFlight: IN_FLIGHT, seconds });
    const nodeMs = (await cpuMs()) - before;
    const { ms, statements, buffers } = await statementCost(postgres, database);
    const count = taken.length;
    figures.set(`${title}: requests/s`, { values: [count / (wallMs / 1000)] });
    figures.set(`${title}: ms of Node's processor a request`, { values: [nodeMs / count] });
    figures.set(`${title}: ms in PostgreSQL a request`, { values: [ms / count] });
    figures.set(`${title}: statements a request`, { values: [statements / count] });
    figures.set(`${title}: pages of 8 kB read a request`, { values: [buffers / count] });
    if (!steady) continue;
    const loaded = await load({ urls, perSecond: 200, seconds });
    figures.set(`${title}: p99 at 200 requests/s, ms`, { values: [slowestOfAHundred(loaded.taken)] });
  }
  return figures;
}
