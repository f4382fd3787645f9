/** Runs the bench: all rows, or those named by --only; prints a table per row and writes the samples to results/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { outdated } from "./builds.ts";
import { compilePrograms } from "./compile.ts";
import { compare, formatCompared, hasLost } from "./history/against.ts";
import { type KeptTable, keptLines, record } from "./history/record.ts";
import { installReleased } from "./history/released.ts";
import { installPacked } from "./packed.ts";
import { installPeers } from "./peers.ts";
import { startServer } from "./processes.ts";
import { messageOf } from "./rounds.ts";
import type { Row } from "./row.ts";
import * as bundle from "./rows/bundle.ts";
import * as clusterSpread from "./rows/cluster-spread.ts";
import * as evmCluster from "./rows/evm-cluster.ts";
import * as evmPages from "./rows/evm-pages.ts";
import * as growth from "./rows/growth.ts";
import * as importTime from "./rows/import-time.ts";
import * as inFlight from "./rows/in-flight.ts";
import * as indexBlocks from "./rows/index-blocks.ts";
import * as indexEvm from "./rows/index-evm.ts";
import * as indexEvmPeers from "./rows/index-evm-peers.ts";
import * as installed from "./rows/installed.ts";
import * as nodeClients from "./rows/node-clients.ts";
import * as oneItem from "./rows/one-item.ts";
import * as page from "./rows/page.ts";
import * as rpc from "./rows/rpc.ts";
import * as servicePages from "./rows/service-pages.ts";
import * as smallCall from "./rows/small-call.ts";
import * as stakerPages from "./rows/staker-pages.ts";
import * as typeCheck from "./rows/type-check.ts";
import * as walkLatency from "./rows/walk-latency.ts";
import * as walkThroughput from "./rows/walk-throughput.ts";
import { format, type Line, type Table, toLines, type Verdict } from "./table.ts";

const rows: readonly Row[] = [
  smallCall,
  oneItem,
  inFlight,
  page,
  rpc,
  walkLatency,
  walkThroughput,
  importTime,
  bundle,
  installed,
  nodeClients,
  typeCheck,
  indexBlocks,
  indexEvm,
  indexEvmPeers,
  servicePages,
  stakerPages,
  evmPages,
  evmCluster,
  clusterSpread,
  growth,
];

const usage = `usage: pnpm bench [--quick] [--only <row>]… [--record <version>] [--against <release>]
--record keeps the figures as those of a version; --against compares with a release instead, and fails when one is
more than a tenth worse: a version, "latest", or a folder with tarballs
rows: ${rows.map(({ name }) => name).join(", ")}`;

function options() {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      only: { type: "string", multiple: true },
      record: { type: "string" },
      against: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const unknown = (values.only ?? []).filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`no such row: ${unknown.join(", ")}`);
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
  /** Version whose figures these become. */
  readonly record?: string;
  /** Release to compare with. */
  readonly against?: string;
}

/** Compares with a release; resolves with whether that may be followed by what is here. */
async function runAgainst(release: string, { only }: RunOptions): Promise<boolean> {
  const released = await installReleased(release);
  if (released === undefined) {
    console.log(`There is no release ${release} to compare with.`);
    return true;
  }
  installPeers(); // undici, which the Node transport sends through
  await compilePrograms();
  await installPacked();
  const server = await startServer();
  try {
    await server.set({ pages: 2000, latencyMs: 0 });
    const compared = await compare({ server, quick: true }, released, only);
    console.log(formatCompared(compared, release));
    return !hasLost(compared);
  } finally {
    server.stop();
  }
}

async function main({ quick = false, only, record: version }: RunOptions): Promise<void> {
  installPeers();
  await compilePrograms();
  const chosen = rows.filter(({ name, onRequest }) => only?.includes(name) ?? !onRequest);
  const server = await startServer();
  const startedAt = Date.now();
  const verdicts: Record<Verdict | "not run", number> = { hit: 0, miss: 0, unknown: 0, "not run": 0 };
  const results = {
    startedAt: new Date(startedAt).toISOString(),
    node: process.version,
    cpu: `${cpus().length} x ${cpus()[0]?.model}`,
    loadAverage: loadavg()[0] ?? 0,
    quick,
    tables: [] as WrittenTable[],
  };
  console.log(
    `Node ${process.version}, ${results.cpu}${quick ? ", quick" : ""}. Ratios are to bare-fetch in the same round.`,
  );
  try {
    await installPacked();
  } catch (error) {
    console.log(`Ours cannot be run: ${messageOf(error)}. Run \`npx --yes pnpm build\` first.`);
  }
  if (outdated().length > 0) console.log(`Changed since they were built: ${outdated().join(", ")}.`);
  if (results.loadAverage > cpus().length / 2) {
    console.log(
      `Load average ${results.loadAverage.toFixed(1)}: the machine is busy, and ratios near 1 may be 10 % off.`,
    );
  }
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
  if (version !== undefined) {
    const tables = results.tables.map(
      ({ row, title, unit, base, lines }): KeptTable => ({
        row,
        title,
        unit,
        ...(base && { base }),
        measuredAt: results.startedAt.slice(0, 10),
        loadAverage: Number(results.loadAverage.toFixed(1)),
        lines: keptLines(lines),
      }),
    );
    record({ version, node: results.node, cpu: results.cpu, tables });
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
  if (given.help) console.log(usage);
  else if (given.against === undefined) await main(given);
  else if (!(await runAgainst(given.against, given))) process.exitCode = 1;
} catch (error) {
  console.error(`${messageOf(error)}\n${usage}`);
  process.exitCode = 1;
}
