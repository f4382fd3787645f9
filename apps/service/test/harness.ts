/** The test harness of the service: a local network that is indexed in memory, with every response checked against the spec. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeCb58 } from "@primary-network/codec";
import data from "@primary-network/data/openapi.json" with { type: "json" };
import { createLocalnet, type Localnet, type LocalnetOptions } from "@primary-network/localnet";
import metrics from "@primary-network/metrics/openapi.json" with { type: "json" };
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, inject, onTestFinished, type ProvidedContext } from "vitest";
import { withClient } from "../../../tools/shared/postgres-client.ts";
import { toHex } from "../src/domain/id-text.ts";
import type { NetworkIdentity } from "../src/domain/network.ts";
import { createRouter } from "../src/http/router.ts";
import { specOperations } from "../src/http/spec.ts";
import { createService, type NetworkSource, type Service, type ServiceOptions } from "../src/index.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres-store.ts";
import { migrate } from "../src/store/schema/migrate.ts";

const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false });
ajv.addSchema(data, "data").addSchema(metrics, "metrics");
const { route } = createRouter(specOperations);
const token = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/** How a response breaks the spec's schema; undefined when it does not. Statuses that are not in the spec have no schema. */
export function schemaFault(method: string, path: string, status: number, body: unknown): string | undefined {
  const { operation } = route(method, new URL(path, "http://service").pathname);
  const document = operation.of === "data" ? data : metrics;
  const methods: Record<string, { responses: Record<string, { $ref?: string }> }> = (document.paths as never)[
    operation.path
  ];
  const response = methods[operation.method.toLowerCase()]?.responses[String(status)];
  if (!response) return `status ${status} is not documented`;
  const pointer = response.$ref
    ? `${response.$ref}/content/application~1json/schema`
    : `#/paths/${token(operation.path)}/${operation.method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
  const validate =
    ajv.getSchema(`${operation.of}${pointer}`) ?? ajv.compile({ $ref: `${operation.of}${pointer}` });
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}

/** A local network as facts and rows know it. */
export const identityOf = ({
  networkId,
  hrp,
  avaxAssetId,
  xChainId,
  cChainId,
}: Localnet): NetworkIdentity => ({
  networkId,
  hrp,
  assetId: toHex(avaxAssetId),
  xChainId: toHex(xChainId),
  cChainId: toHex(cChainId),
});

/** A network source that reaches a local network in this process. */
export function sourceOf(net: Localnet, networkId = net.networkId): NetworkSource {
  const fetch: NetworkSource["fetch"] = (url, init) => net.fetch(new Request(url, init as RequestInit));
  return {
    nodeUrl: "http://localnet",
    networkId,
    hrp: net.hrp,
    genesis: net.genesisBytes,
    xChain: { genesis: net.xGenesisBytes },
    cChain: true,
    evmChains: net.evmChains.map(({ rpcPath, messenger, ...chain }) => ({
      ...chain,
      rpcUrl: `http://localnet${rpcPath}`,
      fetch: (request: Request) => net.fetch(request),
    })),
    assetId: encodeCb58(net.avaxAssetId),
    xChainId: encodeCb58(net.xChainId),
    cChainId: encodeCb58(net.cChainId),
    fetch,
    warpSigners: { url: "http://localnet/ext/warp", fetch },
  };
}

/** A network source that reaches it in another process, at a URL. */
export function remoteSourceOf(net: Localnet, nodeUrl: string): NetworkSource {
  const { fetch: _f, warpSigners: _w, ...source } = sourceOf(net);
  return { ...source, nodeUrl };
}

/** Adds blocks to the network's P-Chain. */
export async function grow(net: Localnet, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${net.controlToken}` };
  const init = { method: "POST", headers, body: JSON.stringify({ count }) };
  const { status } = await net.controlFetch(new Request("http://control/blocks", init));
  if (status !== 200) throw new Error(`the network did not grow: status ${status}`);
}

declare module "vitest" {
  interface ProvidedContext {
    /** The server on which tests create databases, and the prefix of their names; undefined on PGlite. Citus has workers besides. */
    postgres:
      | { readonly url: string; readonly prefix: string; readonly workers?: readonly string[] }
      | undefined;
  }
}

/** A server on which tests create databases. */
type Server = NonNullable<ProvidedContext["postgres"]>;

async function ask(url: string, ...statements: string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

function databaseOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function createDatabase(server: Server, name: string, options = ""): Promise<string> {
  await ask(server.url, `create database ${name} ${options}`);
  return databaseOf(server.url, name);
}

/** Creates a database of each of the cluster's servers, and makes them one. */
export async function createCluster({ url, workers = [] }: Server, name: string): Promise<string> {
  for (const server of [...workers, url]) {
    await ask(server, `create database ${name}`);
    await ask(databaseOf(server, name), "create extension citus");
  }
  const hostOf = (server: string) => new URL(server).searchParams.get("host");
  await ask(
    databaseOf(url, name),
    `select citus_set_coordinator_host('${hostOf(url)}', 5432)`,
    ...workers.map((worker) => `select citus_add_node('${hostOf(worker)}', 5432)`),
  );
  return databaseOf(url, name);
}

let template: Promise<string> | undefined;

/** Creates, once in this process, the migrated database that others are copied from: a copy takes less than the migrations. */
async function createTemplate(server: Server): Promise<string> {
  const name = newName(server);
  const create = server.workers ? createCluster : createDatabase;
  const db = await openDatabase({ databaseUrl: await create(server, name) });
  await migrate(db);
  await db.destroy();
  if (server.workers) await closeDatabase([...server.workers, server.url], name);
  return name;
}

/** Ends all sessions of a database for good: Citus keeps a process connected to each of its own, and none that is in use can be copied. */
async function closeDatabase(servers: readonly string[], name: string): Promise<void> {
  for (const server of servers) await ask(server, `alter database ${name} allow_connections false`);
  for (const server of servers)
    await ask(
      server,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    );
}

/** Copies it on each of a cluster's servers: what they know of each other has no names of databases. */
async function copyTemplate(server: Server, from: string): Promise<string> {
  const name = newName(server);
  for (const url of [...(server.workers ?? []), server.url])
    await ask(url, `create database ${name} template ${from}`);
  return databaseOf(server.url, name);
}

const newName = ({ prefix }: Server) => `${prefix}${crypto.randomUUID().replaceAll("-", "")}`;

/** The location of a test's database: in memory, or a new database on the PostgreSQL server if there is one. */
export async function freshDatabase(): Promise<{ databaseUrl?: string }> {
  const server = inject("postgres");
  if (server === undefined) return {};
  template ??= createTemplate(server);
  return { databaseUrl: await copyTemplate(server, await template) };
}

/** A folder that is removed after the test that makes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "service-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The location of a database that one process after another opens: the embedded one is in a folder. */
export async function keptDatabase(): Promise<{ readonly databaseUrl?: string; readonly dataDir?: string }> {
  const location = await freshDatabase();
  return location.databaseUrl ? location : { dataDir: join(await temporaryFolder(), "database") };
}

/** A store on a new database, which is closed after the tests of the file or the group that opens it. */
export async function openStore() {
  const location = await freshDatabase();
  const db = await openDatabase(location);
  const store = await createPostgresStore(db);
  afterAll(() => store.close());
  return { ...location, db, store };
}

/** As `freshDatabase`, but without any table on the server either. */
export async function emptyDatabase(): Promise<{ databaseUrl?: string }> {
  const server = inject("postgres");
  if (server === undefined) return {};
  const create = server.workers ? createCluster : createDatabase;
  return { databaseUrl: await create(server, newName(server)) };
}

/** Any JSON, for reading single fields in tests. */
// biome-ignore lint/suspicious/noExplicitAny: tests read responses field by field and compare them
export type Json = any;

export interface Harness {
  readonly net: Localnet;
  readonly service: Service;
  /** Milliseconds; tests move it. */
  clock: { now: number };
  /** GET below `/v1/`, or of a path that begins with a slash; throws when the response breaks the spec. */
  get(path: string): Promise<{ status: number; body: Json; headers: Headers }>;
  /** POST of a JSON body, in the same way. */
  post(path: string, body: object): Promise<{ status: number; body: Json; headers: Headers }>;
  /** Every item of a listing, page after page. */
  all(path: string, field: string, pageSize?: number): Promise<Json[]>;
  close(): Promise<void>;
}

/** Starts a local network and a service that has indexed it as fuji. */
export async function openHarness(
  options: LocalnetOptions = {},
  serviceOptions: Partial<ServiceOptions> = {},
): Promise<Harness> {
  const net = await createLocalnet(options);
  const clock = { now: net.now() * 1000 };
  const service = await createService({
    ...(await freshDatabase()),
    clock: () => clock.now,
    networks: { fuji: sourceOf(net) },
    ...serviceOptions,
  });
  service.start();
  await service.indexed();
  return { ...harnessOf(net, service), clock };
}

/** Requests to an existing service. @param faultOf says how a response breaks the spec */
export function requestsTo(
  service: Service,
  faultOf: typeof schemaFault = schemaFault,
): Pick<Harness, "get" | "post" | "all"> {
  const ask = async (path: string, init: RequestInit & { method: string }) => {
    const full = path.startsWith("/") ? path : `/v1/${path}`;
    const response = await service.fetch(new Request(`http://service${full}`, init));
    const body: Json = await response.json();
    const documented = response.status !== 501;
    const fault = documented ? faultOf(init.method, full, response.status, body) : undefined;
    if (fault) throw new Error(`${init.method} ${path}: ${response.status} breaks the spec: ${fault}`);
    return { status: response.status, body, headers: response.headers };
  };
  const get: Harness["get"] = (path) => ask(path, { method: "GET" });
  const post: Harness["post"] = (path, body) => ask(path, { method: "POST", body: JSON.stringify(body) });
  const all: Harness["all"] = async (path, field, pageSize) => {
    const items: Json[] = [];
    let next: string | undefined;
    for (let pages = 0; pages < 5_000; pages++) {
      const query = [pageSize && `pageSize=${pageSize}`, next && `pageToken=${next}`]
        .filter(Boolean)
        .join("&");
      const { status, body } = await get(`${path}${query && (path.includes("?") ? "&" : "?")}${query}`);
      if (status !== 200) throw new Error(`GET ${path}: ${status} ${body.message}`);
      items.push(...body[field]);
      next = body.nextPageToken;
      if (next === undefined) return items;
      if (body[field].length === 0) throw new Error(`GET ${path}: an empty page has a token`);
    }
    throw new Error(`GET ${path}: no end`);
  };
  return { get, post, all };
}

/** The harness of an existing service. */
export const harnessOf = (net: Localnet, service: Service): Omit<Harness, "clock"> => ({
  net,
  service,
  ...requestsTo(service),
  close: () => service.close(),
});
