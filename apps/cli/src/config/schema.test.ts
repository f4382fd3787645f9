/** The generated JSON schema judges configurations as the command does, and describes every field. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { JsonSchema } from "./json-schema.ts";
import { configSchema } from "./schema.ts";

const schema: JsonSchema = JSON.parse(
  readFileSync(new URL("../../config.schema.json", import.meta.url), "utf8"),
);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
ajv.addFormat("uri", (text) => URL.canParse(text));
const validate = ajv.compile(schema);

/** A value in every field. */
const full = {
  $schema: "./config.schema.json",
  networks: {
    mainnet: { nodeUrl: "http://127.0.0.1:9650", genesis: "mainnet" },
    fuji: {
      nodeUrl: "https://node.example",
      genesis: "genesis.json",
      heliconTime: 1_785_196_800,
      xChain: true,
      cChain: "index",
      warpSigners: "http://127.0.0.1:9650/ext/warp",
      evmChains: [
        {
          evmChainId: 43_113,
          blockchainId: "c-chain",
          name: "C-Chain",
          description: "the C-Chain",
          rpcUrl: "http://127.0.0.1:9650/ext/bc/C/rpc",
          wsUrl: "ws://127.0.0.1:9650/ext/bc/C/ws",
          publicRpcUrl: "https://rpc.example",
          subnetId: "11111111111111111111111111111111LpoYY",
          vmId: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
          explorerUrl: "https://explorer.example",
          logoUri: "https://logo.example",
          token: { name: "Avalanche", symbol: "AVAX", decimals: 18, logoUri: "l", description: "d" },
          traces: "off",
          messengers: ["0x253b2784c75e510dD0fF1da844684a1aC0aa5fcf"],
        },
      ],
    },
  },
  database: {
    url: "postgresql://service@127.0.0.1/service",
    ssl: { ca: "ca.pem", cert: "client.pem", key: "client.key", verify: true },
    pools: {
      api: { max: 8, connectMs: 5_000, lockMs: 2_000, idleInTransactionMs: 10_000, idleMs: 10_000 },
      index: { max: 6, statementMs: 300_000 },
      jobs: { max: 4 },
    },
  },
  migrate: false,
  listen: {
    host: "127.0.0.1",
    port: 8_080,
    adminHost: "10.0.0.1",
    adminPort: 0,
    allowHosts: ["api.example"],
    trustProxy: 1,
  },
  logLevel: "warn",
  pollMs: 1_000,
  batchSize: 256,
  indexWorkers: 2,
  evmRanges: 4,
  maxSecondsBehind: { default: 60, "fuji/p-chain": 120, "evm-43113": "off" },
  leaseMs: 5_000,
  shutdown: { delayMs: 5_000, graceMs: 10_000 },
  limits: "off",
  apiKeyHeader: "x-key",
  anonymous: ["data"],
  publicUrl: "https://api.example",
  requestTimeoutMs: 30_000,
  compat: true,
  responseCacheBytes: 0,
  statementTimeoutMs: 10_000,
  exportDir: "exports",
  exports: { secret: "0123456789abcdef0123456789abcdef", running: 2, maxQueued: 10, maxRows: 100_000 },
  nfts: { fetch: true, ipfsGateway: "https://ipfs.example/" },
  webhooks: "off",
  streams: { perCaller: 5, all: 100 },
  usage: { requests: "keys", logDays: 3, countDays: 30, senders: true },
  prices: { "43113": { native: { usd: "25.5" } } },
};

type Json = { [name: string]: unknown } | unknown[];

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Every place in a value where something can be replaced. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (!isJson(value)) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => placesIn((value as never)[key], [...path, key]))];
}

type Change = { readonly kind: "set"; readonly value: unknown } | { readonly kind: "remove" | "rename" };

/** A copy with one place changed. */
function changed(root: object, path: readonly (string | number)[], change: Change): unknown {
  const last = path.at(-1);
  if (last === undefined) return change.kind === "set" ? change.value : root;
  const copy = structuredClone(root);
  const parent = path.slice(0, -1).reduce<unknown>((node, key) => (node as never)[key], copy);
  if (!isJson(parent)) return copy; // an earlier change has replaced it
  const record = parent as { [key: string | number]: unknown };
  if (change.kind === "set") record[last] = change.value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else {
    if (change.kind === "rename") record[`${last}s`] = record[last];
    delete record[last];
  }
  return copy;
}

const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 65_535, 65_536, 10 ** 16, "", [], {}),
  fc.constantFrom(
    "data",
    "index",
    "auto",
    "off",
    "http://n",
    "HTTPS://n/",
    "http://[",
    "postgres://h/d",
    "0.5",
  ),
  fc.constantFrom<unknown>(
    { url: "postgres://h/d" },
    { dataDir: "d" },
    { url: null, dataDir: "d" },
    { fuji: null },
  ),
  fc.jsonValue({ maxDepth: 2, noUnicodeString: true }),
);
const places = placesIn(full);
const changes = fc.record({
  path: fc.constantFrom(...places),
  change: fc.oneof(
    { weight: 3, arbitrary: values.map((value): Change => ({ kind: "set", value })) },
    { weight: 1, arbitrary: fc.constantFrom<Change>({ kind: "remove" }, { kind: "rename" }) },
  ),
});

describe("the JSON schema and the command's rules", () => {
  it("accept a file with every field", () => {
    expect(validate(full), ajv.errorsText(validate.errors)).toBe(true);
    expect(v.is(configSchema, full)).toBe(true);
    expect(Object.keys(full)).toEqual(Object.keys(schema.properties as object));
  });

  it("judge changed files equally", () => {
    const judged = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 3 }), (several) => {
        const given = several.reduce<unknown>(
          (value, { path, change }) =>
            isJson(value) ? changed(value, reachable(value, path), change) : value,
          full,
        );
        const accepted = v.is(configSchema, given);
        judged[accepted ? "accepted" : "refused"]++;
        expect(validate(given), JSON.stringify({ given, errors: validate.errors })).toBe(accepted);
      }),
      { numRuns: 2_000 },
    );
    // Both kinds occur, or the property says nothing.
    expect(Math.min(judged.accepted, judged.refused)).toBeGreaterThan(100);
  });
});

/** The part of a path that a changed value still has. */
function reachable(value: unknown, path: readonly (string | number)[]): readonly (string | number)[] {
  let node = value;
  for (const [index, key] of path.entries()) {
    if (!isJson(node) || !Object.hasOwn(node, key)) return path.slice(0, index);
    node = (node as { [key: string | number]: unknown })[key];
  }
  return path;
}

/** Every field with its schema, at any depth. */
function fieldsOf(json: JsonSchema, path: string): [path: string, json: JsonSchema][] {
  const inner = [...((json.anyOf as JsonSchema[] | undefined) ?? []), json.items, json.additionalProperties];
  return [
    ...Object.entries((json.properties as { [name: string]: JsonSchema } | undefined) ?? {})
      // Branches that only say which field is given have no fields of their own.
      .filter(([, field]) => Object.keys(field).join() !== "type")
      .flatMap(([name, field]): [string, JsonSchema][] => [
        [`${path}.${name}`, field],
        ...fieldsOf(field, `${path}.${name}`),
      ]),
    ...inner.flatMap((part) => (isJson(part) ? fieldsOf(part as JsonSchema, path) : [])),
  ];
}

describe("every field", () => {
  const all = fieldsOf(schema, "");
  const numbers = all.filter(([, { type }]) => String(type).includes("integer"));

  it("has a description, a sentence", () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(([, { description }]) => !/^[A-Z].*\.$/.test(String(description)))).toEqual([]);
  });

  it("that is a number has a range, a unit or what it counts, and a default or an example", () => {
    expect(numbers.length).toBeGreaterThan(10);
    const units = /[Ss]econds|Milliseconds|Blocks|Number of|Rows|Port|chain id|Decimal places|Bytes of/;
    for (const [path, { minimum, maximum, description, default: fallback, examples }] of numbers) {
      expect([path, typeof minimum, typeof maximum]).toEqual([path, "number", "number"]);
      expect(description, path).toMatch(units);
      expect(fallback ?? examples, path).toBeDefined();
    }
  });

  it("accepts its own default and examples", () => {
    for (const [path, json] of all) {
      const { default: fallback, examples = [] } = json;
      for (const value of [...(examples as unknown[]), ...(fallback === undefined ? [] : [fallback])])
        expect(ajv.validate(json, value), `${path}: ${JSON.stringify(value)} ${ajv.errorsText()}`).toBe(true);
    }
  });
});
