/** How fast, and in how much memory, the service indexes an EVM chain with logs and traces, beside only reading it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interleave } from "../rounds.mjs";
import { child } from "../service/children.mjs";
import { LOGS } from "../service/evm-chain.mjs";
import { openPostgres } from "../service/postgres.mjs";

const READING = "read only";
const LIMIT_MS = 300_000;

export const name = "index-evm";

/** Each subject's database, made anew for each round. */
function places(postgres, folder) {
  let made = 0;
  return {
    [READING]: async () => undefined,
    "PGlite in memory": async () => ({}),
    "PGlite on disk": async () => ({ dataDir: join(folder, `evm-${made++}`) }),
    PostgreSQL: async () => {
      if (!postgres) throw new Error("no PostgreSQL is installed");
      return { databaseUrl: await postgres.createDatabase(`evm_${made++}`) };
    },
  };
}

async function once(node, location) {
  const process = child("./evm-index-process.mjs", [], LIMIT_MS);
  process.send({ node, location });
  return process.told;
}

const figures = (runs, figure) =>
  new Map(
    [...runs].map(([subject, { values, reason }]) => [
      subject,
      reason === undefined ? { values: values.map(figure) } : { reason },
    ]),
  );

export async function measure({ quick }) {
  const folder = mkdtempSync(join(tmpdir(), "bench-evm-"));
  const postgres = await openPostgres();
  const chain = child("./evm-node-process.mjs", [quick ? 1_000 : 10_000], LIMIT_MS);
  try {
    const node = await chain.told;
    const opened = places(postgres, folder);
    const runs = await interleave(Object.keys(opened), quick ? 1 : 3, async (subject) =>
      once(node, await opened[subject]()),
    );
    const perSecond = (count) => (run) => count / (run.wallMs / 1000);
    const title = `Indexing ${node.blocks} EVM blocks of 5 transactions, ${LOGS} logs and 5 inner calls`;
    return [
      {
        title: `${title}: blocks`,
        unit: "blocks/s",
        base: READING,
        samples: figures(runs, perSecond(node.blocks)),
        targets: { PostgreSQL: { value: 500, atLeast: true } },
      },
      {
        title: `${title}: logs`,
        unit: "logs/s",
        base: READING,
        samples: figures(runs, perSecond(node.blocks * LOGS)),
        targets: { PostgreSQL: { value: 5_000, atLeast: true } },
      },
      {
        title: `${title}: peak resident memory`,
        unit: "MB",
        base: READING,
        samples: figures(runs, ({ peakRss }) => peakRss / 1e6),
        targets: {},
      },
    ];
  } finally {
    chain.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
