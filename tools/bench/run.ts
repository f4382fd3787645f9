/**
 * Runs the bench: all rows, or those named by --only; prints a table per row and writes the samples to results/. With --document it
 * measures the rows that README and the site show and that are out of date, keeps their figures and writes the documents.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { readOptions } from "../shared/options.ts";
import { root } from "../shared/packages.ts";
import { nameOf, outdated, PACKAGES } from "./builds.ts";
import { commitOf } from "./commit.ts";
import { compilePrograms } from "./compile.ts";
import { readResults } from "./faults/results.ts";
import { type KeptTable, keptLines, type Measurement, readKept, withTables, writeKept } from "./kept.ts";
import { digestOf, isOurs, isShown, shownRows } from "./measured.ts";
import { installPacked, packedRoot } from "./packed.ts";
import { installPeers } from "./peers.ts";
import { startServer } from "./processes.ts";
import { messageOf } from "./rounds.ts";
import type { Row } from "./row.ts";
import { format, type Line, type Table, toLines, type Verdict } from "./table.ts";

/** Rows by name. A row is loaded when it runs, because rows of the service need its build. */
const rows: Readonly<Record<string, () => Promise<Row>>> = {
  "small-call": () => import("./rows/small-call.ts"),
  "one-item": () => import("./rows/one-item.ts"),
  "in-flight": () => import("./rows/in-flight.ts"),
  page: () => import("./rows/page.ts"),
  rpc: () => import("./rows/rpc.ts"),
  "walk-latency": () => import("./rows/walk-latency.ts"),
  "walk-throughput": () => import("./rows/walk-throughput.ts"),
  "import-time": () => import("./rows/import-time.ts"),
  bundle: () => import("./rows/bundle.ts"),
  installed: () => import("./rows/installed.ts"),
  "node-clients": () => import("./rows/node-clients.ts"),
  "type-check": () => import("./rows/type-check.ts"),
  "index-blocks": () => import("./rows/index-blocks.ts"),
  "index-evm": () => import("./rows/index-evm.ts"),
  "service-pages": () => import("./rows/service-pages.ts"),
  "staker-pages": () => import("./rows/staker-pages.ts"),
  "evm-pages": () => import("./rows/evm-pages.ts"),
  snapshots: () => import("./rows/snapshots.ts"),
  webhooks: () => import("./rows/webhooks.ts"),
  wallet: () => import("./rows/wallet.ts"),
};

const HELP = [
  "--document measures the shown rows whose figures are out of date (or the rows of --only),",
  "keeps the figures, and writes README and the site",
  `rows: ${Object.keys(rows).join(", ")}`,
];

function options() {
  const values = readOptions(
    "bench",
    {
      quick: { type: "boolean" },
      only: { type: "string", multiple: true },
      document: { type: "boolean" },
    },
    HELP,
  );
  const unknown = (values.only ?? []).filter((name) => !Object.hasOwn(rows, name));
  if (unknown.length > 0) throw new Error([`no such row: ${unknown.join(", ")}`, ...HELP].join("\n"));
  if (values.document && values.quick) throw new Error("what is shown is not measured with --quick");
  return values;
}

/** A table as it is written to a file. */
type WrittenTable = Omit<Table, "samples"> & {
  readonly row: string;
  readonly lines: readonly Line[];
  readonly samples: Readonly<Record<string, unknown>>;
};

interface RunOptions {
  readonly quick?: boolean;
  readonly only?: readonly string[];
  /** Whether the figures are kept, and shown. */
  readonly document?: boolean;
}

/** The machine, as documents name it. */
function machineOf(): string {
  const model = (cpus()[0]?.model ?? "").replace(/\((?:R|TM)\)| CPU| Processor| @.*$/g, "").trim();
  return `${model}, ${cpus().length} cores`;
}

/** Units of figures that every machine gives the same. */
const EXACT: readonly string[] = ["bytes", "MB", "packages"];

/** Rows that measure no time. */
const COMPUTED: readonly string[] = ["bundle", "installed"];

/** What documents show of a table. */
function keptTable({ row, title, unit, lines }: WrittenTable, where: Measurement): KeptTable {
  const exact = { machine: "", measuredAt: where.measuredAt, commit: where.commit, digest: where.digest };
  return {
    row,
    title,
    unit,
    ...(EXACT.includes(unit) ? exact : where),
    // Sizes of ours are computed whenever documents are written.
    lines: keptLines(lines, (subject) => isShown(subject) && !(EXACT.includes(unit) && isOurs(subject))),
  };
}

/** The shown rows whose figures of this machine are missing or of something else than there is now. */
async function outOfDate(): Promise<string[]> {
  const [kept, machine] = [readKept(), machineOf()];
  const current = await Promise.all(
    shownRows.map(async (row) => {
      const digest = await digestOf(row, packedRoot());
      const own = kept.filter((table) => table.row === row && ["", machine].includes(table.machine));
      return own.length > 0 && own.every((table) => table.digest === digest) ? undefined : row;
    }),
  );
  return current.filter((row) => row !== undefined);
}

async function main({ quick = false, only, document = false }: RunOptions): Promise<void> {
  const commit = document ? commitOf() : "";
  // Before anything of this run: what else the machine does.
  const loadAverage = loadavg()[0] ?? 0;
  if (document) {
    const filters = PACKAGES.map((name) => `--filter=${nameOf(name)}`);
    const build = ["--yes", "pnpm", "run", "build", ...filters, "--output-logs=errors-only"];
    execFileSync("npx", build, { cwd: root, stdio: "inherit" });
  }
  installPeers();
  await compilePrograms();
  const startedAt = Date.now();
  const verdicts: Record<Verdict | "not run", number> = { hit: 0, miss: 0, unknown: 0, "not run": 0 };
  const results = {
    startedAt: new Date(startedAt).toISOString(),
    node: process.version,
    cpu: `${cpus().length} x ${cpus()[0]?.model}`,
    loadAverage,
    quick,
    tables: [] as WrittenTable[],
  };
  console.log(
    `Node ${process.version}, ${results.cpu}${quick ? ", quick" : ""}. Ratios are to bare-fetch in the same round.`,
  );
  try {
    await installPacked();
  } catch (error) {
    if (document) throw error;
    console.log(`Ours cannot be run: ${messageOf(error)}. Run \`npx --yes pnpm build\` first.`);
  }
  const named = only ?? (document ? await outOfDate() : undefined);
  const loaded = await Promise.all(
    Object.entries(rows)
      .filter(([name]) => named?.includes(name) ?? true)
      .map(([, load]) => load()),
  );
  const busy = loaded.find(({ name }) => !COMPUTED.includes(name));
  if (document && busy && results.loadAverage > cpus().length)
    throw new Error(
      `the load average is ${results.loadAverage.toFixed(1)}: ${busy.name} is shown as measured on a quiet machine only`,
    );
  const chosen = loaded.filter(({ onRequest }) => named !== undefined || !onRequest);
  if (outdated().length > 0) console.log(`Changed since they were built: ${outdated().join(", ")}.`);
  if (results.loadAverage > cpus().length / 2) {
    console.log(
      `Load average ${results.loadAverage.toFixed(1)}: the machine is busy, and ratios near 1 may be 10 % off.`,
    );
  }
  const server = await startServer();
  try {
    for (const row of chosen) {
      const rowStartedAt = Date.now();
      await server.set({ pages: 2000, latencyMs: 0 });
      for (const table of await row.measure({ server, quick })) {
        const lines = toLines(table);
        console.log(format(table, lines));
        for (const line of lines) {
          if (line.reason !== undefined) verdicts["not run"] += 1;
          else if (line.verdict !== undefined) verdicts[line.verdict] += 1;
        }
        const { samples, ...rest } = table;
        results.tables.push({ row: row.name, ...rest, lines, samples: Object.fromEntries(samples) });
      }
      console.log(`  (${((Date.now() - rowStartedAt) / 1000).toFixed(0)} s)`);
    }
  } finally {
    server.stop();
  }
  if (document) {
    const where = {
      machine: machineOf(),
      node: results.node.slice(1),
      measuredAt: results.startedAt.slice(0, 10),
      commit,
      loadAverage: Number(results.loadAverage.toFixed(1)),
    };
    const shown = results.tables.flatMap((table) =>
      shownRows.filter((row) => row === table.row).map((row) => ({ row, table })),
    );
    const tables: KeptTable[] = [];
    for (const { row, table } of shown)
      tables.push(keptTable(table, { ...where, digest: await digestOf(row, packedRoot()) }));
    writeKept(withTables(readKept(), tables));
  }
  const folder = fileURLToPath(new URL("./results/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${results.startedAt.replace(/[:.]/g, "-")}.json`;
  writeFileSync(folder + file, `${JSON.stringify(results, null, 2)}\n`);
  const counts = Object.entries(verdicts).filter(([, count]) => count > 0);
  console.log(
    `\n${counts.map(([verdict, count]) => `${count} ${verdict}`).join(", ")}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s in all`,
  );
}

try {
  const given = options();
  await main(given);
  if (given.document) {
    // The trials with faults write the documents too.
    const isTried = given.only || readResults().digest === (await digestOf("faults", packedRoot()));
    const script = isTried ? "bench:document" : "bench:faults";
    execFileSync("npx", ["--yes", "pnpm", script], { cwd: root, stdio: "inherit" });
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
