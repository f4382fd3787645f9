/** Findings of doctor for each state of the database, the machine and the clock. */
import { createServer } from "node:http";
import { type DatabaseFacts, DataDirInUseError } from "@primary-network/service";
import { describe, expect, it } from "vitest";
import { listen } from "../../../../tools/shared/listen.ts";
import { checkClock } from "./clock.ts";
import { checkDatabase, judgeDatabase, judgeDisk } from "./database-checks.ts";
import type { Finding } from "./finding.ts";
import { checkPorts, judgeAnvil, judgeNode, judgeParts } from "./machine-checks.ts";
import { hide, secretsOf } from "./redact.ts";

/** `failure: its text: advice`. */
const said = ({ status, detail, advice = "" }: Finding) => `${status}: ${detail}: ${advice}`;

describe("the database", () => {
  const facts: DatabaseFacts = {
    version: 16,
    isReadOnly: false,
    canCreate: true,
    canUseTables: true,
    freeConnections: 94,
    poolSize: 20,
    bytes: 12e6,
    now: 0,
    plan: { applied: ["1", "2"], pending: [], unknown: [] },
  };
  const plan = (pending: string[], unknown: string[] = []) => ({
    applied: ["1", ...unknown],
    pending,
    unknown,
  });
  it.each<[check: string, state: Partial<DatabaseFacts>, want: RegExp]>([
    ["version", {}, /^ok: PostgreSQL 16, 12 MB/],
    ["version", { version: 14 }, /^failure: PostgreSQL 14.*Use PostgreSQL 15 to 18/],
    ["version", { version: 15 }, /^ok/],
    ["version", { version: 18 }, /^ok/],
    ["version", { version: 19 }, /^warning: PostgreSQL 19.*tested on PostgreSQL 15 to 18/],
    ["migrations", {}, /^ok: all 2 have run/],
    ["migrations", { plan: plan(["2"]) }, /^warning: 1 have not run: 2: serve and index will run them/],
    ["migrations", { plan: plan([], ["9"]) }, /^failure: .*newer than this version: it has 9/],
    [
      "migrations",
      { plan: { applied: ["0"], pending: ["1"], unknown: ["0"] } },
      /^failure: .*made before 0.1.0: Index again/,
    ],
    ["writable", {}, /^ok/],
    ["writable", { isReadOnly: true }, /^failure: the database is read-only: Use the primary server/],
    ["permissions", {}, /^ok/],
    ["permissions", { canCreate: false }, /^failure: .*may not create tables.*GRANT CREATE ON SCHEMA/],
    ["connections", {}, /^ok: 94 free/],
    [
      "migrations",
      { plan: undefined },
      /^failure: the user may not read which ones have run: .*GRANT SELECT/,
    ],
    [
      "permissions",
      { canUseTables: false },
      /^failure: .*may not read and write every table: .*GRANT SELECT/,
    ],
    ["connections", { freeConnections: 37 }, /^warning: 37 free.*second process.*max_connections/],
    ["connections", { freeConnections: 17 }, /^failure: 17 free.*Raise max_connections/],
  ])("%s of %j", (check, state, want) => {
    const found = judgeDatabase({ ...facts, ...state }, { embedded: false, file: "c.yaml", migrates: true });
    expect(found.filter((finding) => finding.check === check).map(said)).toEqual([
      expect.stringMatching(want),
    ]);
  });

  it("that is behind fails where processes must not migrate", () => {
    const found = judgeDatabase(
      { ...facts, plan: plan(["2"]) },
      { embedded: true, file: "c.yaml", migrates: false },
    );
    expect(found.map(said)).toContain(
      'failure: 1 have not run: 2: Run "primary-network migrate --config c.yaml".',
    );
    expect(found.map(({ check }) => check)).not.toContain("connections");
  });

  it("need not be the user's to create tables in, where processes must not migrate", () => {
    const found = judgeDatabase(
      { ...facts, canCreate: false },
      { embedded: false, file: "c.yaml", migrates: false },
    );
    expect(found.map(said)).toContain("ok: the user may not create tables, and need not: migrate is false: ");
  });

  const of = (inspect: () => Promise<DatabaseFacts | undefined>) =>
    checkDatabase({ databaseUrl: "postgresql://h/d" }, { file: "c", migrates: true }, () => 0, inspect);
  it.each<[what: string, inspect: () => Promise<DatabaseFacts | undefined>, want: RegExp]>([
    ["that responds", async () => facts, /^ok: responds/],
    ["without a folder yet", async () => undefined, /^ok: the folder will be created/],
    [
      "in use",
      () => Promise.reject(new DataDirInUseError("in use by process 7")),
      /^ok: in use by process 7/,
    ],
    [
      "that is down",
      () => Promise.reject(new Error("ECONNREFUSED")),
      /^failure: ECONNREFUSED: Start the database/,
    ],
  ])("%s", async (_, inspect, want) => {
    expect((await of(inspect)).map(said)[0]).toMatch(want);
  });

  it.each<[bytes: number, want: RegExp]>([
    [50e9, /^ok: 50.0 GB free/],
    [5e9, /^warning: 5.0 GB free: Free some/],
    [0.5e9, /^failure: 0.5 GB free: Free some/],
  ])("with %i bytes free beside it", (bytes, want) => {
    expect(said(judgeDisk(bytes))).toMatch(want);
  });
});

it.each<[theirs: number | undefined, want: RegExp]>([
  [undefined, /^ok: does not say/],
  [1_004_000, /^ok: differs by 4 s/],
  [1_010_000, /^warning: 10 s ahead of this machine's: Synchronise/],
  [900_000, /^failure: 100 s behind this machine's: Synchronise/],
])("a clock that says %s is judged", (theirs, want) => {
  expect(said(checkClock("fuji", theirs, 1_000_000))).toMatch(want);
});

it.each<[version: string, want: RegExp]>([
  ["20.19.0", /^ok/],
  ["26.1.0", /^ok/],
  ["20.18.3", /^failure: 20.18.3: Use Node.js 20.19 or newer/],
  ["18.20.0", /^failure/],
])("Node.js %s", (version, want) => {
  expect(said(judgeNode(version))).toMatch(want);
});

it.each<
  [parts: [lock: boolean, blst: boolean], uses: [embedded: boolean, signatures: boolean], want: RegExp[]]
>([
  [
    [true, true],
    [true, true],
    [/^ok/, /^ok/],
  ],
  [
    [false, false],
    [true, true],
    [/^failure: fs-native-extensions.*Use PostgreSQL/, /^warning: .*npm install/],
  ],
  [[false, false], [false, false], []],
])("native parts %j for %j", ([lock, blst], [embedded, signatures], want) => {
  const found = judgeParts({ lock, blst }, { embedded, signatures }).map(said);
  expect(found).toEqual(want.map((text) => expect.stringMatching(text)));
});

it.each<[fault: string | undefined, want: RegExp]>([
  [undefined, /^ok/],
  ["Anvil does not support freebsd-x64", /^warning: Anvil does not support freebsd-x64: .*--no-evm/],
])("Anvil: %s", (fault, want) => {
  expect(said(judgeAnvil(fault))).toMatch(want);
});

it("ports: free, taken, and an address of another machine", async () => {
  const server = createServer();
  const taken = Number(new URL(await listen(server)).port);
  try {
    const port = (host: string, number: number, probe = "/livez") => ({
      host,
      port: number,
      setting: "--port",
      probe,
    });
    const asked: string[] = [];
    const found = await checkPorts(
      [
        port("127.0.0.1", 0),
        port("127.0.0.1", taken, "/other"),
        port("127.0.0.1", taken),
        port("192.0.2.1", 0),
      ],
      async (url) => {
        asked.push(url);
        return new Response(null, { status: url.endsWith("/livez") ? 200 : 404 });
      },
    );
    expect(asked.toSorted()).toEqual([`http://127.0.0.1:${taken}/livez`, `http://127.0.0.1:${taken}/other`]);
    expect(found.map(said)).toEqual([
      expect.stringMatching(/^ok/),
      expect.stringMatching(/^failure: another program listens on it: .*set --port/),
      expect.stringMatching(/^ok/),
      expect.stringMatching(/^failure: the address 192.0.2.1 does not belong/),
    ]);
  } finally {
    server.close();
  }
});

describe("secrets", () => {
  const secrets = secretsOf({
    databaseUrl:
      "postgresql://service:hunter%402@db.example/data?sslpassword=inner5&host=socket9&sslmode=require",
    exports: { secret: "0123456789abcdef0123456789abcdef" },
    networks: {
      fuji: {
        nodeUrl: "https://user7:pass7@node.example/ext-key9",
        evmChains: [{ rpcUrl: "https://rpc.example/v3/k3y-of-provider?auth=tok11" }],
      } as never, // only these are read
    },
  });
  it.each([
    "hunter@2",
    "hunter%402",
    "inner5",
    "0123456789abcdef0123456789abcdef",
    "user7",
    "pass7",
    "ext-key9",
    "k3y-of-provider",
    "tok11",
  ])("%s is hidden", (secret) => {
    const finding: Finding = {
      check: "c",
      subject: "s",
      status: "failure",
      detail: `a ${secret} b`,
      advice: secret,
    };
    expect(JSON.stringify(hide(secrets, [finding]))).not.toContain(secret);
  });
  it.each(["db.example", "service", "node.example", "rpc", "localhost", "socket9", "require"])(
    "%s is shown",
    (text) => {
      const finding: Finding = { check: "c", subject: "s", status: "ok", detail: text };
      expect(hide(secrets, [finding])).toEqual([finding]);
    },
  );
});
