/** Statements that write the P-Chain: none of them reads a list again for each row of a table, as it may where the table has no statistics. */

import { expect, test } from "vitest";
import { NETWORK, payments } from "../../../tools/bench/service/payments.ts";
import { StakingHistory } from "../../../tools/bench/service/stakers.ts";
import { migrate } from "../src/store/postgres/migrate.ts";
import { openDatabases, STATEMENT_MS } from "../src/store/postgres/node/open-database.ts";
import { createPostgresStore } from "../src/store/postgres/postgres-store.ts";
import { freshDatabase } from "./harness.ts";

/** A list of ids as text, which a filter would convert for each row. */
const LIST = /= any\(\$\d+::text::bytea\[\]\)/;

test("writing stakers and the ends of their terms joins lists instead of filtering by them", async () => {
  const texts: string[] = [];
  const observer = { statement: ({ text }: { text: string }) => texts.push(text), waited() {} };
  const databases = await openDatabases(await freshDatabase(), { statementMs: STATEMENT_MS }, observer);
  try {
    await migrate(databases.migration);
    await databases.migration.destroy();
    const store = await createPostgresStore(databases.pools.index);
    const history = new StakingHistory();
    let from: number | undefined;
    let ends = 0;
    for (const { facts, to } of payments(300, 15, history.extend)) {
      await store.chains["p-chain"].commit(NETWORK, from, facts, to);
      from = to.height;
      ends += facts.termEnds.length;
    }
    expect(ends).toBeGreaterThan(0);
    const writing = texts.filter((text) => /^\s*(?:with|update|insert)\b/i.test(text));
    expect(writing.some((text) => text.includes("staked = false"))).toBe(true);
    expect(writing.filter((text) => LIST.test(text))).toEqual([]);
  } finally {
    await databases.close();
  }
});
