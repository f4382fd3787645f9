/** Gives tests a PostgreSQL: the one of SERVICE_TEST_DATABASE_URL (with the workers of SERVICE_TEST_CITUS_WORKERS), or a private one; what they made there is dropped. */
import { randomUUID } from "node:crypto";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { connectTo } from "./postgres-client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres:
      | { readonly url: string; readonly prefix: string; readonly workers?: readonly string[] }
      | undefined;
  }
}

/**
 * Settings of the private server. Its databases, some hundred in a run, live for seconds. Vacuuming them takes
 * processor time, and makes sessions read the catalogue again in the middle of a test that counts pages.
 */
const FOR_TESTS = ["autovacuum=off", "full_page_writes=off"];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.SERVICE_TEST_DATABASE_URL;
  const own = given === undefined ? await startPostgres(FOR_TESTS) : undefined;
  const url = given ?? own?.url;
  if (url === undefined) throw new Error("PostgreSQL was there when the tests were planned and is gone");
  const prefix = `test_${randomUUID().slice(0, 8)}_`;
  const workers = process.env.SERVICE_TEST_CITUS_WORKERS?.split(" ");
  project.provide("postgres", { url, prefix, ...(workers && { workers }) });
  return async () => {
    if (own) return own.stop();
    if (workers) return; // They belong to a cluster that ends with the run.
    const client = await connectTo(url);
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    await client.end();
  };
}
