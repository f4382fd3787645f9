/** Every query of the API has an index, and every index a reader: no statement reads a whole growing table. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { format } from "sql-formatter";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import { exportAsParquet } from "../src/index.ts";
import type { Column } from "../src/store/sql/select-list.ts";
import { writtenStatements } from "../src/store/sql/statement.ts";
import { bareNames, worker } from "./chain-tables.ts";
import { requestEverything } from "./every-request.ts";
import { type Harness, type Json, openHarness, sourceOf } from "./harness.ts";
import { nullabilityOf, type PlanNode } from "./nullability.ts";
import { inFolder } from "./parquet-folder.ts";

/** Tables that stay small, whatever the chain does: a row per chain, key or process. */
const SMALL = /(checkpoint|^schema_migration|^api_key$|^page_token_key$|^rate_usage$|^export_job$)/;

/** The folder of the statements, each of which a reader sees there whole, as SQL. */
const STATEMENTS = fileURLToPath(new URL("../src/store/statements/", import.meta.url));

const FORMAT = { language: "postgresql", tabWidth: 2, expressionWidth: 90 } as const;

const TYPES = new Map(Object.entries(pg.types.builtins).map(([name, oid]) => [oid, name.toLowerCase()]));
/** The lists among the types, which the driver does not name: numbers of PostgreSQL's catalogue. */
const LISTS = new Map([
  [1001, "bytea[]"],
  [1009, "text[]"],
  [1016, "int8[]"],
  [1231, "numeric[]"],
]);
const typeName = (oid: number): string => TYPES.get(oid) ?? LISTS.get(oid) ?? expect.fail(`type ${oid}`);

/** The names of select lists' types in that catalogue. */
const PREPARED: { readonly [type in Column["type"]]: string } = {
  smallint: "int2",
  int: "int4",
  bigint: "int8",
  numeric: "numeric",
  text: "text",
  "text[]": "text[]",
  bytea: "bytea",
  "bytea[]": "bytea[]",
  boolean: "bool",
  json: "json",
};

/** A statement as its file has it: its parameters and columns, and its text in lines. */
const fileOf = (parameters: readonly string[], columns: readonly string[], text: string): string =>
  [
    ...parameters.map((name, at) => `-- $${at + 1} ${name}`),
    ...columns.map((column) => `-- -> ${column}`),
    "",
    `${format(text, FORMAT)};`,
    "",
  ].join("\n");

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The one method through which the store sends statements to PostgreSQL. */
const client = pg.Client.prototype as unknown as { query(this: pg.Client, ...args: unknown[]): unknown }; // it has ten overloads
const { query } = client;

const server = inject("postgres");
const onCluster = server?.workers !== undefined;

let harness: Harness;
let database: string | undefined;
const statements = new Map<string, Statement>();

/** Tables that a plan reads whole although sequential scans are switched off: no index fits. */
function scanned(node: PlanNode): string[] {
  const table = node["Relation Name"];
  const own = node["Node Type"] === "Seq Scan" && table !== undefined && !SMALL.test(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scanned)];
}

/** Names of the indexes that a plan reads. */
function indexesOf(node: PlanNode): string[] {
  const name = node["Index Name"];
  return [...(name === undefined ? [] : [name]), ...(node.Plans ?? []).flatMap(indexesOf)];
}

/**
 * Makes the planner believe that every table that grows is huge, and every index with rows: among few rows any index will do. A page of
 * each index is no row's.
 */
const BELIEVE_HUGE = `
  delete from pg_statistic;
  update pg_class set relpages = case relkind when 'r' then 1 else 2 end, reltuples = 1e7
  where relkind in ('r', 'i') and relnamespace = current_schema()::regnamespace`;

/** Indexes of the schema, but those of constraints. */
const INDEXES = `
  select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by relname collate "C"`;

/**
 * Indexes that no request reads when tables are huge, each with its reader. Where another one is not read any
 * more, it no longer fits a statement, which then reads more rows by another: no scan of a table, and slow all
 * the same.
 */
const READ_ELSEWHERE: { readonly [index: string]: string } = {
  evm_contract_number: "an EVM chain that takes back blocks",
  evm_token_number: "an EVM chain that takes back blocks",
  export_job_caller: "a request for an export, which counts the caller's",
  export_job_ended: "the removal of old exports",
  export_job_running: "the process that claims exports",
  nft_token_due: "the process that reads the metadata of NFTs",
  nft_token_number: "an EVM chain that takes back blocks",
  p_staker_end: "the memory of stakers, when it is filled",
  p_staker_ended: "locked stakes, by plans that know how few terms have just ended",
  p_staker_ended_early: "locked stakes, by plans that know how few terms have just ended",
  p_tx_address_staked: "an address' locked stakes, by plans that know how few it has",
  p_uptime_poll: "the memory of stakers, after a poll",
  p_utxo_staked: "the commit that ends a stake",
  webhook_message_ended: "the removal of old messages",
  webhook_message_id: "a request that a message is sent again",
};

describe.skipIf(server === undefined)("the plans of the API's statements", () => {
  beforeAll(async () => {
    const network = { validators: 12, delegators: 24, weeks: 3, evm: true };
    harness = await openHarness(network, { webhooks: "local", usage: { requests: "local" } }); // so that neither needs a key
    client.query = function (...args) {
      const [first, second] = args as [string | Statement, unknown];
      const { text, values } = typeof first === "string" ? { text: first, values: second } : first;
      database ??= this.database;
      // Of the statements that write, only the one by which workers claim messages begins so.
      if (/^\s*\(?(select|with)\b/i.test(text)) {
        statements.set(text, { text, values: Array.isArray(values) ? values : [] });
      }
      return query.apply(this, args);
    };
    await requestEverything(harness, databaseUrl, statements);
    await exportEverything();
  });
  afterAll(async () => {
    client.query = query;
    await harness?.close();
  });

  test.skipIf(onCluster)("stand in files, each with the columns that its select list declares", async () => {
    const connection = await connectTo(databaseUrl());
    try {
      const written: string[] = [];
      const excepted = new Set<string>();
      const nullsOf = await nullabilityOf(connection);
      for (const [name, { text, parameters, columns }] of writtenStatements) {
        const sent = statements.get(text);
        if (sent === undefined) continue; // made by another file of tests
        const values = [...sent.values];
        const { fields, rows } = await connection.query({ text, values, rowMode: "array" });
        const prepared = fields.map((field) => `${field.name} ${typeName(field.dataTypeID)}`);
        const content = fileOf(parameters, prepared, text);
        const file = `${name}.sql`;
        const declared = columns.map(({ name: column, type }) => `${column} ${PREPARED[type]}`);
        expect.soft(prepared, file).toEqual(declared);
        const { rows: plans } = await connection.query(`explain (verbose, format json) ${text}`, values);
        const nulls = nullsOf(columns, { fields, rows }, plans[0]["QUERY PLAN"][0].Plan);
        const [noun] = name.split(".");
        for (const one of nulls) if (`${noun} ${one}` in NEVER_NULL) excepted.add(`${noun} ${one}`);
        const wrong = nulls.filter((one) => !excepted.has(`${noun} ${one}`));
        expect.soft(wrong, `columns of ${name} that are declared never to be null`).toEqual([]);
        written.push(file);
        await expect(content, file).toMatchFileSnapshot(`${STATEMENTS}${file}`);
      }
      const left = readdirSync(STATEMENTS).filter((file) => !written.includes(file));
      expect(left, "files of statements that are not sent any more").toEqual([]);
      expect([...excepted], "exceptions that a statement needs").toEqual(Object.keys(NEVER_NULL));
    } finally {
      await connection.end();
    }
  });

  test("name all tables of EVM chains as their target does, or none of them", () => {
    const ofChains = [...writtenStatements.values()].filter(({ text, textFor }) => textFor(worker) !== text);
    expect(ofChains.length).toBeGreaterThan(30);
    expect(ofChains.flatMap(({ textFor }) => bareNames(textFor(worker)))).toEqual([]);
  });

  test.skipIf(onCluster)("have an index for every table that grows", async () => {
    const connection = await connectTo(databaseUrl());
    try {
      await connection.query("set enable_seqscan = off");
      await connection.query(BELIEVE_HUGE);
      const faults: string[] = [];
      const used = new Set<string>();
      let explained = 0;
      for (const { text, values } of [...statements.values()]) {
        const { rows } = await connection.query(`explain (format json) ${text}`, [...values]);
        explained++;
        const { Plan: plan } = rows[0]["QUERY PLAN"][0];
        for (const name of indexesOf(plan)) used.add(name);
        const tables = scanned(plan);
        if (tables.length > 0) faults.push(`${tables.join(", ")}: ${text.replace(/\s+/g, " ")}`);
      }
      expect(faults).toEqual([]);
      expect(explained).toBeGreaterThan(40);
      const { rows: indexes } = await connection.query<{ name: string }>(INDEXES);
      const unused = indexes.map(({ name }) => name).filter((name) => !used.has(name));
      expect(unused, "indexes that no request reads").toEqual(Object.keys(READ_ELSEWHERE).sort());
    } finally {
      await connection.end();
    }
  });

  test.runIf(onCluster)("are one worker's, or the coordinator's alone", async () => {
    const connection = await connectTo(databaseUrl());
    try {
      const faults: string[] = [];
      let single = 0;
      for (const { text, values } of [...statements.values()]) {
        if (OF_SHARDS.test(text)) {
          single++;
          continue;
        }
        const { rows } = await connection.query(`explain (format json) ${text}`, [...values]);
        const tasks = tasksOf(rows[0]["QUERY PLAN"]);
        if (tasks.length === 1 && tasks[0] === 1) single++;
        else if (tasks.some((count) => count > 1) && !OF_SEVERAL.some((part) => text.includes(part)))
          faults.push(`${tasks.join(" + ")} tasks: ${text.replace(/\s+/g, " ")}`);
      }
      expect(faults).toEqual([]);
      expect(single).toBeGreaterThan(40);
    } finally {
      await connection.end();
    }
  });
});

/** Statements that were sent to a worker itself. */
const OF_SHARDS = /\bevm_\w+_\d{6,}\b/;

/** Columns that are never null although their table's column may be, each with what keeps nulls out. */
const NEVER_NULL: { readonly [fault: string]: string } = {
  "p-rewards type: p_utxo.reward_type may be null":
    "the page is read from p_reward, which has rows only of outputs that are rewards",
};

/** Parts of statements about several chains at once. */
const OF_SEVERAL = ['"evm_checkpoint" where "chain" = any(', "from evm_checkpoint c where c.chain = any("];

/** Numbers of tasks of each distributed statement in a plan of Citus, those that come before it included. */
function tasksOf(plan: Json): number[] {
  if (typeof plan !== "object" || plan === null) return [];
  return Object.entries<Json>(plan).flatMap(([name, value]) =>
    name === "Task Count" ? [value] : tasksOf(value),
  );
}

/** Sends the statements by which exports as Parquet read the index. */
async function exportEverything(): Promise<void> {
  const { net } = harness;
  const chains = net.evmChains.map(({ evmChainId }) => Number(evmChainId));
  await inFolder(async (folder) => {
    await exportAsParquet(
      { databaseUrl: databaseUrl() },
      { folder, chains, networks: { fuji: sourceOf(net) } },
    );
  });
}

function databaseUrl(): string {
  const url = new URL(inject("postgres")?.url ?? "");
  url.pathname = `/${database}`;
  return url.href;
}
