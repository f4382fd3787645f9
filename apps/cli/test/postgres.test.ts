/** The commands that open a database, on a real PostgreSQL with passwords: `migrate`, `doctor`, `keys`, and what `serve` refuses. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres } from "../../../tools/shared/postgres.ts";
import {
  type PostgresWithPassword,
  startPostgresWithPassword,
} from "../../../tools/shared/postgres-with-password.ts";
import { migrations } from "../../service/src/store/schema/migrate.ts";
import { createKeysCommand } from "../src/commands/keys.ts";
import { readConfig } from "../src/config/config.ts";
import { type DoctorFlags, runDoctor } from "../src/doctor/doctor.ts";
import type { Finding } from "../src/doctor/finding.ts";
import { migrateDatabase } from "../src/service/migrate.ts";
import { startServing } from "../src/service/serve.ts";

const names = Object.keys(migrations);
const found = findPostgres() !== undefined;

describe.skipIf(!found)(`on PostgreSQL${found ? "" : " (skipped: no server was found)"}`, () => {
  let folder: string;
  let config: string;
  let server: PostgresWithPassword | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "primary-network-postgres-"));
    config = join(folder, "config.yaml");
    server = await startPostgresWithPassword("right-one");
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Everything that the command printed, on both channels. */
  const output = () => {
    const lines: string[] = [];
    const add = (line: string) => void lines.push(line);
    return { lines, out: { print: add, tell: add } };
  };
  const configured = (password: string) =>
    writeFile(
      config,
      `networks: { fuji: { nodeUrl: "http://127.0.0.1:1" } }\ndatabase: { url: "${server?.urlWith(password)}" }\nmigrate: false\n`,
    );
  const migrate = async (dryRun: boolean) => {
    const { lines, out } = output();
    return { code: await migrateDatabase({ config, dryRun }, {}, out), lines };
  };
  const doctor = async () => {
    const { lines, out } = output();
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    const flags = { config, json: true } as DoctorFlags; // those of dev are not read with a file
    await runDoctor(flags, out, { env: {}, fetch, now: Date.now });
    const { findings }: { findings: Finding[] } = JSON.parse(lines.join("\n"));
    const of = findings.filter(({ subject }) => subject === "database");
    return { findings: Object.fromEntries(of.map((finding) => [finding.check, finding])), lines };
  };
  const keys = async (...args: string[]) => {
    const { lines, out } = output();
    const program = new Command().exitOverride().addCommand(createKeysCommand(out));
    await program.parseAsync(["keys", ...args, "--config", config], { from: "user" });
    return lines;
  };

  it("a new database: all but migrate refuse it, and only migrate changes it", async () => {
    await configured("right-one");
    const behind = `${names.length} have not run: ${names.join(", ")}`;
    const refused = `Run "primary-network migrate --config ${config}" first.`;
    expect(await migrate(true)).toEqual({
      code: 2,
      lines: [["1 migration would run:", ...names].join("\n  ")],
    });
    await expect(startServing(await readConfig(config, {}), { api: true, index: true })).rejects.toThrow(
      refused,
    );
    await expect(keys("list")).rejects.toThrow(refused);
    await expect(keys("add", "--name", "explorer")).rejects.toThrow(refused);
    expect((await doctor()).findings).toMatchObject({
      reachable: { status: "ok" },
      version: { status: "ok" },
      migrations: { status: "failure", detail: behind },
      writable: { status: "ok" },
      permissions: { status: "ok" },
      connections: { status: "ok" },
      clock: { status: "ok" },
    });

    const { code, lines } = await migrate(false);
    expect([code, lines]).toEqual([
      0,
      [
        ...names.map((name, index) => `Applying ${name} (${index + 1} of ${names.length}) …`),
        "1 migration applied; the database has this version's layout.",
      ],
    ]);
    expect((await migrate(true)).code).toBe(0);
    expect((await doctor()).findings.migrations).toMatchObject({ status: "ok" });
    const [, secret] = await keys("add", "--name", "explorer");
    expect(secret).toMatch(/^pn_/);
    expect((await keys("list")).join("\n")).toContain("explorer");
  });

  it("a wrong password is said by each command and printed by none", async () => {
    await configured("hunter2");
    const refused = "the database refuses the service's credentials";
    const { findings, lines } = await doctor();
    expect(findings.reachable).toMatchObject({ status: "failure", detail: expect.stringContaining(refused) });
    const errors = await Promise.all(
      [migrate(true), keys("list")].map((work) =>
        work.then(
          () => "",
          (error: Error) => error.message,
        ),
      ),
    );
    for (const message of errors) expect(message).toContain(refused);
    expect(JSON.stringify([lines, errors])).not.toContain("hunter2");
  });
});
