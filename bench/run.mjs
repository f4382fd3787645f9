/** Runs the bench: all rows, or those named by --only; prints a table per row and writes the samples to results/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { outdated } from "./builds.mjs";
import { packedRoot } from "./packed.mjs";
import { installPeers } from "./peers.mjs";
import { startServer } from "./processes.mjs";
import * as bundle from "./rows/bundle.mjs";
import * as evmPages from "./rows/evm-pages.mjs";
import * as importTime from "./rows/import-time.mjs";
import * as inFlight from "./rows/in-flight.mjs";
import * as indexBlocks from "./rows/index-blocks.mjs";
import * as indexEvm from "./rows/index-evm.mjs";
import * as installed from "./rows/installed.mjs";
import * as page from "./rows/page.mjs";
import * as rpc from "./rows/rpc.mjs";
import * as servicePages from "./rows/service-pages.mjs";
import * as smallCall from "./rows/small-call.mjs";
import * as typeCheck from "./rows/type-check.mjs";
import * as walkLatency from "./rows/walk-latency.mjs";
import * as walkThroughput from "./rows/walk-throughput.mjs";
import { format, toLines } from "./table.mjs";

const rows = [
  smallCall,
  inFlight,
  page,
  rpc,
  walkLatency,
  walkThroughput,
  importTime,
  bundle,
  installed,
  typeCheck,
  indexBlocks,
  indexEvm,
  servicePages,
  evmPages,
];

const usage = `usage: node bench/run.mjs [--quick] [--only <row>]…
rows: ${rows.map(({ name }) => name).join(", ")}`;

function options() {
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      only: { type: "string", multiple: true },
      help: { type: "boolean" },
    },
  });
  const unknown = (values.only ?? []).filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0) throw new Error(`no such row: ${unknown.join(", ")}`);
  return values;
}

async function main({ quick = false, only }) {
  installPeers();
  const chosen = rows.filter(({ name }) => only === undefined || only.includes(name));
  const server = await startServer();
  const startedAt = Date.now();
  const verdicts = { hit: 0, miss: 0, unknown: 0, "not run": 0 };
  const results = {
    startedAt: new Date(startedAt).toISOString(),
    node: process.version,
    cpu: `${cpus().length} x ${cpus()[0]?.model}`,
    loadAverage: loadavg()[0],
    quick,
    tables: [],
  };
  console.log(
    `Node ${process.version}, ${results.cpu}${quick ? ", quick" : ""}. Ratios are to bare-fetch in the same round.`,
  );
  try {
    packedRoot();
  } catch (error) {
    console.log(`Ours cannot be run: ${error.message}. Run \`npx --yes pnpm build\` first.`);
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
        for (const { reason, verdict } of lines) {
          if (reason !== undefined) verdicts["not run"] += 1;
          else if (verdict !== undefined) verdicts[verdict] += 1;
        }
        const { samples, ...rest } = table;
        results.tables.push({ row: row.name, ...rest, lines, samples: Object.fromEntries(samples) });
      }
      console.log(`  (${((Date.now() - rowStartedAt) / 1000).toFixed(0)} s)`);
    }
  } finally {
    server.stop();
  }
  const folder = new URL("./results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const file = new URL(`${results.startedAt.replace(/[:.]/g, "-")}.json`, folder);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  const counts = Object.entries(verdicts).filter(([, count]) => count > 0);
  console.log(
    `\n${counts.map(([verdict, count]) => `${count} ${verdict}`).join(", ")}, ${((Date.now() - startedAt) / 1000).toFixed(0)} s in all`,
  );
}

try {
  const given = options();
  if (given.help) console.log(usage);
  else await main(given);
} catch (error) {
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
