/** Snapshots of an index: restored, they respond as the index did that grew, and go on; what does not fit is refused. */

import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet, type Localnet } from "@primary-network/localnet";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import {
  createIndexSnapshot,
  createService,
  exportAsParquet,
  type IndexSnapshotManifest,
  inspectIndexSnapshot,
  openApiKeys,
  type RestoreSnapshotOptions,
  restoreIndexSnapshot,
  type Service,
  type ServiceOptions,
} from "../src/index.ts";
import { INDEX_TABLES, OWN } from "../src/store/index-snapshot/tables.ts";
import type { DatabaseLocation } from "../src/store/node/database-location.ts";
import { openDatabase } from "../src/store/node/open-database.ts";
import { migrate } from "../src/store/schema/migrate.ts";
import { readIndex } from "./every-request.ts";
import { emptyDatabase, grow, harnessOf, type Json, sourceOf } from "./harness.ts";
import { indexPart } from "./index-part.ts";
import { indexRows } from "./index-rows.ts";
import { compareServices } from "./window/compare.ts";

const onCluster = (inject("postgres")?.workers ?? []).length > 0;

let net: Localnet;
beforeAll(async () => {
  net = await createLocalnet({ validators: 12, delegators: 24, weeks: 3, evm: true });
});

/** Pattern of the names of the index's tables. */
const INDEX = `^(${INDEX_TABLES.join("|")})$`;

/** Indexes nothing, where an index may have several users. */
const READING: Partial<ServiceOptions> = inject("postgres") ? { indexing: false } : {};

/** Closed after each test, whatever becomes of it. */
const opened: Service[] = [];
const closeAll = () => Promise.all(opened.splice(0).map((service) => service.close()));
afterAll(closeAll);

async function open(location: DatabaseLocation, options: Partial<ServiceOptions> = {}): Promise<Service> {
  const service = await createService({
    ...(location as { databaseUrl?: string; dataDir?: string }),
    networks: { fuji: sourceOf(net) },
    clock: () => net.now() * 1000,
    ...options,
  });
  opened.push(service);
  service.start();
  if (options.indexing !== false) await service.indexed();
  return service;
}

let root: string;
let names = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "index-snapshot-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));
const newFolder = () => join(root, String(++names));

/** A database without tables: the embedded one is in a folder that does not exist. */
async function newDatabase(): Promise<DatabaseLocation> {
  const location = await emptyDatabase();
  return location.databaseUrl ? location : { dataDir: newFolder() };
}

/** Waits until the metadata of all NFTs are read: a service that is open reads on, and its responses change. */
const nftsRead = (service: Service) =>
  vi.waitFor(
    async () => {
      const metrics = await (await service.adminFetch(new Request("http://admin/metrics"))).text();
      expect(metrics).toMatch(/^primary_network_nft_queue_tokens 0$/m);
    },
    { timeout: 60_000, interval: 100 },
  );

/** An index of the network that nobody uses. */
async function grown(options: Partial<ServiceOptions> = {}): Promise<DatabaseLocation> {
  const location = await newDatabase();
  await nftsRead(await open(location, options));
  await closeAll();
  return location;
}

/** Compares each response of two services, in which only page tokens differ: their secrets are the deployments'. */
function comparing(one: Service, other: Service) {
  const [first, second] = [harnessOf(net, one), harnessOf(net, other)];
  const tokens = new Map<string, string>();
  let compared = 0;
  const get = async (path: string) => {
    const [, token = ""] = /pageToken=([^&]+)/.exec(path) ?? [];
    const got = await first.get(path);
    const { status, body } = await second.get(
      token ? path.replace(token, tokens.get(token) ?? "unknown") : path,
    );
    if (got.body.nextPageToken)
      tokens.set(encodeURIComponent(got.body.nextPageToken), encodeURIComponent(body.nextPageToken));
    const text = (response: Json) =>
      JSON.stringify({ ...response, nextPageToken: response.nextPageToken !== undefined });
    expect([path, status, text(body)]).toEqual([path, got.status, text(got.body)]);
    compared++;
    return got;
  };
  const all = async (path: string, field: string): Promise<Json[]> => (await get(path)).body[field];
  return { get, all, count: () => compared };
}

test("every table belongs to the index or to the deployment", async () => {
  const location = await newDatabase();
  const db = await openDatabase(location);
  try {
    await migrate(db);
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([...INDEX_TABLES, ...OWN].sort());
  } finally {
    await db.destroy();
  }
});

describe.skipIf(onCluster)("a snapshot", () => {
  let source: DatabaseLocation;
  beforeAll(async () => {
    source = await grown();
  });

  test("responds as the index that grew, byte for byte", async () => {
    const folder = newFolder();
    const made = await createIndexSnapshot(source, folder, { fileBytes: 20_000 });
    expect(made.tables.some(({ files }) => files.length > 1)).toBe(true);
    expect(await inspectIndexSnapshot(folder, { check: true })).toEqual(made);
    const restored = await newDatabase();
    const steps: number[] = [];
    await restoreIndexSnapshot(
      restored,
      folder,
      { fuji: sourceOf(net) },
      { onProgress: ({ done }) => void steps.push(done) },
    );
    expect(steps).toEqual(steps.map((_, at) => at + 1));
    expect(await indexRows(restored, INDEX)).toEqual(await indexRows(source, INDEX));
    const [one, other] = [await open(source, READING), await open(restored, READING)];
    const both = comparing(one, other);
    await readIndex(both);
    expect(both.count()).toBeGreaterThan(200);
    await closeAll();
  });

  test("has the digest of another operator's, who indexed in other batches", async () => {
    const other = await grown({ batchSize: 3, evmRanges: 1 });
    const [one, two] = [
      await createIndexSnapshot(source, newFolder()),
      await createIndexSnapshot(other, newFolder(), { fileBytes: 5_000 }),
    ];
    const digests = (tables: typeof one.tables) =>
      tables.map(({ name, rows, digest }) => [name, digest, digest && rows]);
    expect(digests(two.tables)).toEqual(digests(one.tables));
    expect(two.digest).toBe(one.digest);
    const db = await openDatabase(other);
    await sql`update p_utxo set amount = amount + 1 where ctid = (select ctid from p_utxo limit 1)`.execute(
      db,
    );
    await db.destroy();
    expect((await createIndexSnapshot(other, newFolder())).digest).not.toBe(one.digest);
  });

  test("leaves rows and statistics as VACUUM ANALYZE would", async () => {
    const [folder, restored] = [newFolder(), await newDatabase()];
    await createIndexSnapshot(source, folder, { fileBytes: 20_000 });
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    const db = await openDatabase(restored);
    try {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_class where relname ~ ${INDEX} and relkind = 'r'
          and (reltuples < 0 or reltuples > 0 and relallvisible = 0)`.execute(db);
      expect(rows).toEqual([]);
    } finally {
      await db.destroy();
    }
  });

  describe("that does not fit is refused", () => {
    let folder: string;
    beforeAll(async () => {
      folder = newFolder();
      await createIndexSnapshot(source, folder, { fileBytes: 20_000 });
    });
    const restore = (from: string, location: DatabaseLocation, networks = { fuji: sourceOf(net) }) =>
      restoreIndexSnapshot(location, from, networks);

    /** A copy of the folder in which something is changed. */
    async function changed(change: (copy: string, manifest: Json) => unknown): Promise<string> {
      const copy = newFolder();
      await cp(folder, copy, { recursive: true });
      const manifest = JSON.parse(await readFile(join(copy, "manifest.json"), "utf8"));
      await change(copy, manifest);
      await writeFile(join(copy, "manifest.json"), JSON.stringify(manifest));
      return copy;
    }
    const firstFile = ({ tables }: Json): Json => tables.find(({ name }: Json) => name === "p_tx").files[0];

    test.each<[why: string, change: (copy: string, manifest: Json) => unknown, want: string]>([
      [
        "another layout",
        (_, manifest) => Object.assign(manifest, { layout: "0".repeat(64), software: "9.9.9" }),
        "the snapshot has the layout of version 9.9.9, which is not this program's; restore it by that version",
      ],
      [
        "a network that is not configured",
        (_, manifest) => Object.assign(manifest.networks[0], { networkId: 77 }),
        "the snapshot is of network 77, which the configuration does not have",
      ],
      [
        "another network with the same id",
        (_, manifest) => Object.assign(manifest.networks[0], { genesis: `0x${"0".repeat(64)}` }),
        `its first block is 0x${"0".repeat(64)}, and the configuration's is 0x`,
      ],
      [
        "a missing file",
        (copy, manifest) => rm(join(copy, firstFile(manifest).name)),
        "the snapshot's file p_tx.000001.copy.gz is missing",
      ],
      [
        "a cut file",
        (copy, manifest) => writeFile(join(copy, firstFile(manifest).name), "cut"),
        "the snapshot's file p_tx.000001.copy.gz is damaged: it has 3 bytes in place of ",
      ],
      [
        "a damaged file",
        async (copy, manifest) => {
          const path = join(copy, firstFile(manifest).name);
          const bytes = await readFile(path);
          bytes[40] = (bytes[40] ?? 0) ^ 1;
          await writeFile(path, bytes);
        },
        "the snapshot's file p_tx.000001.copy.gz is damaged: its SHA-256 is another one than the manifest's",
      ],
      ["a table that is left out", (_, manifest) => manifest.tables.shift(), "manifest.json: tables lacks "],
    ])("%s", async (_, change, want) => {
      await expect(restore(await changed(change), await newDatabase())).rejects.toThrow(want);
    });

    test("a folder without a manifest, before a database is made", async () => {
      const empty = newFolder();
      await mkdir(empty);
      const dataDir = newFolder();
      await expect(restore(empty, { dataDir })).rejects.toThrow(
        `${empty} has no manifest.json: it is no snapshot, or one that was not completed`,
      );
      await expect(readdir(dataDir)).rejects.toThrow("ENOENT");
      await expect(createIndexSnapshot({ dataDir }, newFolder())).rejects.toThrow(
        `dataDir ${dataDir} holds no database`,
      );
    });

    test("a database with an index, which stays as it is", async () => {
      const before = await indexRows(source, INDEX);
      await expect(restore(folder, source)).rejects.toThrow(
        /^the database is not empty: [a-z_]+ has rows; restore into a new database$/,
      );
      expect(await indexRows(source, INDEX)).toEqual(before);
      await open(source, READING);
      await closeAll();
    });

    test("a database into which another one is restored in part; the service refuses it meanwhile", async () => {
      const location = await newDatabase();
      const damaged = await changed((copy, manifest) => rm(join(copy, firstFile(manifest).name)));
      await expect(restore(damaged, location)).rejects.toThrow("is missing");
      const half =
        "the database is only partly restored from an index snapshot; run `primary-network snapshot restore` again";
      await expect(open(location)).rejects.toThrow(half);
      await expect(open(location, { migrate: false })).rejects.toThrow(half);
      await expect(createIndexSnapshot(location, newFolder())).rejects.toThrow(half);
      await expect(restore(folder, location)).rejects.toThrow(
        "the database is partly restored from another snapshot",
      );
      const { name } = firstFile(JSON.parse(await readFile(join(damaged, "manifest.json"), "utf8")));
      await copyFile(join(folder, name), join(damaged, name));
      await restore(damaged, location);
      expect(await indexRows(location, INDEX)).toEqual(await indexRows(source, INDEX));
    });

    test("a folder with a snapshot, or with anything else; an unfinished snapshot begins again", async () => {
      await expect(createIndexSnapshot(source, folder)).rejects.toThrow(`${folder} already holds a snapshot`);
      const other = newFolder();
      await mkdir(other);
      await writeFile(join(other, "notes.txt"), "mine");
      await expect(createIndexSnapshot(source, other)).rejects.toThrow(
        `${other} holds notes.txt, which is not part of a snapshot; name an empty folder`,
      );
      const unfinished = newFolder();
      await cp(folder, unfinished, { recursive: true });
      await rm(join(unfinished, "manifest.json"));
      await writeFile(join(unfinished, "p_gone.000001.copy.gz"), "");
      const { digest, tables } = await createIndexSnapshot(source, unfinished);
      expect((await readdir(unfinished)).sort()).toEqual(
        ["manifest.json", ...tables.flatMap(({ files }) => files.map(({ name }) => name))].sort(),
      );
      expect(digest).toBe((await inspectIndexSnapshot(folder)).digest);
    });
  });

  test("is judged before a service may use it, and a database with a wrong one is empty again", async () => {
    const [folder, location] = [newFolder(), await newDatabase()];
    const { chains } = await createIndexSnapshot(source, folder);
    const restoring = (judge: RestoreSnapshotOptions["judge"]) =>
      restoreIndexSnapshot(location, folder, { fuji: sourceOf(net) }, judge && { judge });
    const judged: Json[] = [];
    const lookAt = async (fetch: (request: Request) => Promise<Response>) => {
      judged.push(await (await fetch(new Request("http://restored/v1/status"))).json());
      // Nobody else may use it meanwhile, which for the embedded database its folder says first.
      if (location.databaseUrl !== undefined)
        await expect(open(location)).rejects.toThrow("only partly restored");
    };
    const away = restoring(async () => {
      throw new Error("the node is away");
    });
    await expect(away).rejects.toThrow("the node is away");
    await expect(open(location)).rejects.toThrow("only partly restored");
    const wrong = restoring(async (fetch) => {
      await lookAt(fetch);
      return false;
    });
    await expect(wrong).rejects.toThrow("the restored index is wrong, and the database was emptied");
    const emptied = await indexRows(location, INDEX);
    expect(Object.values(emptied).flat()).toEqual([]);
    await restoring(async (fetch) => {
      await lookAt(fetch);
      return true;
    });
    expect(await indexRows(location, INDEX)).toEqual(await indexRows(source, INDEX));
    const height = chains.find(({ chain }) => chain === "p-chain")?.height;
    const pChain = expect.objectContaining({ chain: "p-chain", height });
    expect(judged.map((status) => status.chains)).toEqual([
      expect.arrayContaining([pChain]),
      expect.arrayContaining([pChain]),
    ]);
  });

  test("leaves out the deployment's own rows, and keeps the rows of the database that it is restored into", async () => {
    const [location, restored] = [await grown(), await newDatabase()];
    const create = async (at: DatabaseLocation, name: string) => {
      const { keys, close } = await openApiKeys(at);
      await keys.add({ name });
      await close();
    };
    await create(location, "first");
    await create(restored, "second");
    const folder = newFolder();
    await createIndexSnapshot(location, folder);
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    const { keys, close } = await openApiKeys(restored);
    expect((await keys.list()).map(({ name }) => name)).toEqual(["second"]);
    await close();
  });

  test("is whole while blocks are indexed, and is followed from its height on", async () => {
    const live = await newDatabase();
    const folder = newFolder();
    await open(live, { batchSize: 1, pollMs: 10 });
    if (live.databaseUrl === undefined) await closeAll(); // an embedded database has one user
    const height = Number(net.blocks.at(-1)?.height);
    let growing: Promise<void> | undefined;
    const onProgress = () => {
      growing ??= grow(net, 60); // once the transaction has begun
    };
    const { chains } = await createIndexSnapshot(live, folder, { onProgress });
    expect(chains.find(({ chain }) => chain === "p-chain")).toMatchObject({ height });
    await growing;
    await closeAll();
    const restored = await newDatabase();
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    await open(restored);
    await closeAll();
    const whole = await grown();
    expect(await indexRows(restored)).toEqual(await indexRows(whole));
  });
});

describe.skipIf(onCluster)("a snapshot of the current state", () => {
  const digestsOf = ({ tables }: IndexSnapshotManifest) => tables.map(({ name, digest }) => [name, digest]);

  /** Reads all pages of a list. */
  async function everyPage(get: (path: string) => Promise<Json>, path: string): Promise<void> {
    let token: string | undefined;
    do {
      const { body } = await get(token ? `${path}&pageToken=${encodeURIComponent(token)}` : path);
      token = body.nextPageToken;
    } while (token);
  }

  /** The owners of tokens by EVM chain. */
  async function holders(location: DatabaseLocation): Promise<Map<number, string[]>> {
    const store = await openDatabase(location);
    const { rows } = await sql<{ chain: number; owners: string[] }>`
      select chain, array_agg(distinct '0x' || encode(owner, 'hex')) as owners from evm_holding group by chain`.execute(
      store,
    );
    await store.destroy();
    return new Map(rows.map(({ chain, owners }) => [Number(chain), owners]));
  }

  /** Compares everything that is read, and every address's outputs and balances. */
  async function compare(source: DatabaseLocation, restored: DatabaseLocation) {
    const owned = await holders(source);
    const [one, other] = [await open(source), await open(restored)];
    await Promise.all([nftsRead(one), nftsRead(other)]);
    const both = compareServices(one, other);
    await readIndex(both);
    for (const path of ["chains", "chains/43112", "/v2/chains", "/v2/chains/43112"]) await both.get(path);
    for (const metric of ["validatorCount", "validatorWeight", "delegatorCount", "delegatorWeight"])
      await everyPage(both.get, `/v2/networks/fuji/metrics/${metric}?pageSize=10`);
    for (const chain of ["p-chain", "x-chain", "c-chain"]) {
      const base = `networks/fuji/blockchains/${chain}`;
      const { body } = await harnessOf(net, one).get(`${base}/utxos?pageSize=100&includeSpent=true`);
      const owners = new Set<string>(body.utxos.flatMap(({ addresses }: Json) => addresses));
      expect(owners.size).toBeGreaterThan(0);
      for (const owner of owners) {
        await both.get(`${base}/utxos?pageSize=100&addresses=${owner}`);
        await both.get(`${base}/balances?addresses=${owner}`);
      }
      await everyPage(both.get, `${base}/utxos?pageSize=100`);
    }
    for (const list of [
      "validators",
      "delegators",
      "l1Validators?includeInactiveL1Validators=true",
      "subnets",
    ])
      await everyPage(both.get, `networks/fuji/${list}${list.includes("?") ? "&" : "?"}pageSize=10`);
    for (const [chain, owners] of owned) {
      for (const owner of owners) {
        const balances = `chains/${chain}/addresses/${owner}/balances`;
        for (const kind of ["Erc20", "Erc721", "Erc1155", "Collectibles"])
          await everyPage(both.get, `${balances}:list${kind}?pageSize=10`);
      }
    }
    await closeAll();
    expect(both.counts.equal).toBeGreaterThan(100);
    // The earlier a chain begins, the fewer requests reach back to before.
    expect(both.counts.refused).toBeGreaterThan(50);
  }

  async function expectSameState(source: DatabaseLocation, restored: DatabaseLocation): Promise<void> {
    const [ofGrown, ofRestored] = [
      await createIndexSnapshot(source, newFolder(), { state: true }),
      await createIndexSnapshot(restored, newFolder(), { state: true }),
    ];
    expect(ofRestored.chains).toEqual(ofGrown.chains);
    expect(digestsOf(ofRestored)).toEqual(digestsOf(ofGrown));
  }

  test("responds to what needs no history as the index that grew, also after blocks that both follow", async () => {
    const [source, folder, restored] = [await grown(), newFolder(), await newDatabase()];
    const whole = await createIndexSnapshot(source, newFolder());
    const made = await createIndexSnapshot(source, folder, { state: true });
    expect([whole.contents, made.contents]).toEqual(["index", "state"]);
    const bytesOf = ({ tables }: typeof made) => tables.flatMap(({ files }) => files).length;
    expect(bytesOf(made)).toBeLessThan(bytesOf(whole));
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    await compare(source, restored);
    await grow(net, 50);
    await compare(source, restored);
    await expectSameState(source, restored);
  });

  test("may have chains that are indexed to different points", async () => {
    const [source, folder, restored] = [await newDatabase(), newFolder(), await newDatabase()];
    await indexPart(net, source, 0.5);
    await createIndexSnapshot(source, folder, { state: true });
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    await compare(source, restored);
    await expectSameState(source, restored);
  });

  test("refuses what needs history, by operation and by parameter, with the place where it begins", async () => {
    const [folder, restored] = [newFolder(), await newDatabase()];
    const { chains } = await createIndexSnapshot(await grown(), folder, { state: true });
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    const { height } = chains.find(({ chain }) => chain === "p-chain") ?? { height: -1 };
    const place = `${height + 1} of p-chain of network ${net.networkId}`;
    const harness = harnessOf(net, await open(restored));
    const base = "networks/fuji/blockchains/p-chain";
    const { body } = await harness.get(`${base}/utxos?includeSpent=false`);
    const [owner] = body.utxos[0].addresses;
    for (const [path, want] of [
      [`${base}/transactions`, /^this index begins at block /],
      [`${base}/blocks:stream?since=earliest`, /^this index begins at block /],
      [`${base}/utxos?includeSpent=true`, /^includeSpent needs history: this index begins at block /],
      [`${base}/balances?addresses=${owner}&blockTimestamp=1`, /^this index begins at block /],
      ["/v2/chains/43112/metrics/txCount", /this index begins at block /],
    ] as const) {
      const { status, body: refused } = await harness.get(path);
      expect([path, status, String(refused.message)]).toEqual([path, 501, expect.stringMatching(want)]);
      expect(String(refused.message)).toContain(place);
    }
    const posted = { addresses: owner };
    expect((await harness.post(`${base}/utxos?includeSpent=true`, posted)).status).toBe(501);
    expect((await harness.get(`${base}/balances?addresses=${owner}`)).status).toBe(200);
    await closeAll();
    await expect(exportAsParquet(restored, { folder: newFolder(), chains: [43_112] })).rejects.toThrow(
      "the database cannot be exported: this index begins at block ",
    );
  });

  test("of an X-Chain before its first block is refused", async () => {
    const location = await grown();
    const db = await openDatabase(location);
    await sql`update x_checkpoint set height = 0, history = 5`.execute(db);
    await db.destroy();
    await expect(createIndexSnapshot(location, newFolder(), { state: true })).rejects.toThrow(
      `the X-Chain of network ${net.networkId} is not indexed up to its first block; its state has no height yet`,
    );
  });
});

test.skipIf(!onCluster)(
  "a cluster is filled from an index in one database, responds as that one, and goes on",
  async () => {
    const source: DatabaseLocation = { dataDir: newFolder() };
    await nftsRead(await open(source));
    await closeAll();
    const [folder, restored] = [newFolder(), await newDatabase()];
    await createIndexSnapshot(source, folder, { fileBytes: 20_000 });
    await restoreIndexSnapshot(restored, folder, { fuji: sourceOf(net) });
    const db = await openDatabase(restored);
    const { rows } = await sql<{ distributed: boolean; plain: boolean }>`
    select exists (select from pg_dist_partition where logicalrelid = 'evm_tx'::regclass and partmethod = 'h') as distributed,
      exists (select from pg_dist_partition where logicalrelid = 'p_tx'::regclass) as plain`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ distributed: true, plain: false }]);
    expect(await indexRows(restored, INDEX)).toEqual(await indexRows(source, INDEX));
    await expect(createIndexSnapshot(restored, newFolder())).rejects.toThrow("servers share no snapshot");
    const [one, other] = [await open(source), await open(restored, READING)];
    const both = comparing(one, other);
    await readIndex(both);
    expect(both.count()).toBeGreaterThan(200);
    await closeAll();
    await grow(net, 20);
    await open(source);
    await open(restored);
    await closeAll();
    expect(await indexRows(restored)).toEqual(await indexRows(source));
  },
);
