/** Every query of the API has an index: no statement reads a whole table that grows with the chain. */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { format } from "sql-formatter";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { connectTo } from "../../../tools/shared/postgres-client.ts";
import type { Column } from "../src/store/postgres/sql/select-list.ts";
import { writtenStatements } from "../src/store/postgres/sql/statement.ts";
import { requestEverything } from "./every-request.ts";
import { type Harness, type Json, openHarness } from "./harness.ts";

/** Tables that stay small, whatever the chain does: a row per chain, key or process. */
const SMALL = /(checkpoint|^schema_migration|^api_key$|^page_token_key$|^rate_usage$|^export_job$)/;

/**
 * The indexes, other than primary keys, that the statements read when tables are huge. Where one is dropped or no longer fits,
 * the planner reads more rows by another index: no scan of a table, and slow all the same.
 */
const NEEDED = [
  "api_log_at",
  "api_log_pkey",
  "api_usage_at",
  "api_usage_pkey",
  "c_block_time",
  "c_unspent_amount",
  "c_unspent_time",
  "c_utxo_address_amount",
  "c_utxo_address_time",
  "c_utxo_amount",
  "c_utxo_consumed",
  "c_utxo_exported",
  "c_utxo_exported_owner",
  "c_utxo_made",
  "c_utxo_time",
  "evm_block_hash",
  "evm_block_time",
  "evm_contract_creator",
  "evm_contract_deployer",
  "evm_holding_emptied",
  "evm_holding_nft",
  "evm_holding_owner",
  "evm_internal_recipient",
  "evm_internal_reverted_recipient",
  "evm_internal_reverted_sender",
  "evm_internal_sender",
  "evm_token_unread",
  "evm_transfer_nft",
  "evm_transfer_number",
  "evm_transfer_recipient",
  "evm_transfer_sender",
  "evm_transfer_token",
  "evm_tx_failed",
  "evm_tx_hash",
  "evm_tx_sender",
  "evm_tx_target",
  "icm_side_late",
  "icm_side_late_at",
  "icm_side_late_by",
  "icm_side_number",
  "icm_side_received",
  "icm_side_received_at",
  "icm_side_received_by",
  "icm_side_received_from",
  "icm_side_sent",
  "icm_side_sent_by",
  "icm_side_sent_into",
  "icm_side_sent_to",
  "p_block_id",
  "p_block_proposer",
  "p_block_time",
  "p_blockchain_height",
  "p_blockchain_subnet",
  "p_l1_state_height",
  "p_l1_validation_height",
  "p_l1_validation_node",
  "p_l1_validation_paid",
  "p_l1_validation_subnet",
  "p_reward_address",
  "p_reward_node",
  "p_staker_delegations",
  "p_staker_delegators",
  "p_staker_delegators_node",
  "p_staker_validators",
  "p_subnet_height",
  "p_unspent_amount",
  "p_unspent_time",
  "p_utxo_address_amount",
  "p_utxo_address_time",
  "p_utxo_amount",
  "p_utxo_exported",
  "p_utxo_owner_amount",
  "p_utxo_owner_time",
  "p_utxo_time",
  "webhook_active",
  "webhook_message_due",
  "webhook_message_waiting",
  "webhook_owner",
  "x_block_id",
  "x_block_proposer",
  "x_block_time",
  "x_tx_history",
  "x_unspent_amount",
  "x_unspent_time",
  "x_utxo_address_amount",
  "x_utxo_address_time",
  "x_utxo_amount",
  "x_utxo_consumed",
  "x_utxo_exported",
  "x_utxo_exported_owner",
  "x_utxo_made",
  "x_utxo_time",
];

/** The folder of the statements, each of which a reader sees there whole, as SQL. */
const STATEMENTS = fileURLToPath(new URL("../src/store/postgres/statements/", import.meta.url));

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

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly PlanNode[];
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
  });
  afterAll(async () => {
    client.query = query;
    await harness?.close();
  });

  test.skipIf(onCluster)("stand in files, each with the columns that its select list declares", async () => {
    const connection = await connectTo(databaseUrl());
    try {
      const written: string[] = [];
      for (const [name, { text, parameters, columns }] of writtenStatements) {
        const sent = statements.get(text);
        if (sent === undefined) continue; // made by another file of tests
        const { fields } = await connection.query({ text, values: [...sent.values], rowMode: "array" });
        const prepared = fields.map((field) => `${field.name} ${typeName(field.dataTypeID)}`);
        const content = fileOf(parameters, prepared, text);
        const file = `${name}.sql`;
        const declared = columns.map(({ name: column, type }) => `${column} ${PREPARED[type]}`);
        expect.soft(prepared, file).toEqual(declared);
        written.push(file);
        await expect(content, file).toMatchFileSnapshot(`${STATEMENTS}${file}`);
      }
      const left = readdirSync(STATEMENTS).filter((file) => !written.includes(file));
      expect(left, "files of statements that are not sent any more").toEqual([]);
    } finally {
      await connection.end();
    }
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
      expect(
        NEEDED.filter((index) => !used.has(index)),
        "indexes that no statement reads any more",
      ).toEqual([]);
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

/** Parts of statements about several chains at once. */
const OF_SEVERAL = ['"evm_checkpoint" where "chain" = any(', "from evm_checkpoint c where c.chain = any("];

/** Numbers of tasks of each distributed statement in a plan of Citus, those that come before it included. */
function tasksOf(plan: Json): number[] {
  if (typeof plan !== "object" || plan === null) return [];
  return Object.entries<Json>(plan).flatMap(([name, value]) =>
    name === "Task Count" ? [value] : tasksOf(value),
  );
}

function databaseUrl(): string {
  const url = new URL(inject("postgres")?.url ?? "");
  url.pathname = `/${database}`;
  return url.href;
}
