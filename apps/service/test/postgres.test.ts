/** Says on which PostgreSQL the tests of this folder run a second time, or that they do not. */

import pg from "pg";
import { expect, inject, test } from "vitest";
import { createService } from "../src/index.ts";
import { freshDatabase } from "./door.ts";

const server = inject("postgres");
const on = server ? "PostgreSQL" : "PostgreSQL (skipped: no server was found)";

test.skipIf(server === undefined)(`${on}: every test gets a database of its own`, async () => {
  const [one, other] = [await freshDatabase(), await freshDatabase()];
  expect(one.databaseUrl).not.toBe(other.databaseUrl);
  const client = new pg.Client({ connectionString: one.databaseUrl });
  await client.connect();
  const { rows } = await client.query("select current_database() as name, version() as version");
  await client.end();
  expect(rows[0].version).toMatch(/^PostgreSQL \d+/);
  expect(rows[0].name.startsWith(server?.prefix)).toBe(true);
});

test.skipIf(server === undefined)(`${on}: a server that cannot be reached is an error at once`, async () => {
  const databaseUrl = "postgresql://postgres@localhost/none?host=/nowhere";
  const networks = { fuji: { nodeUrl: "http://node", networkId: 5 } as never };
  await expect(createService({ networks, databaseUrl })).rejects.toThrow(/ENOENT|connect/);
});
