/** How fast, and in how much memory, the service indexes an EVM chain with logs and traces, beside only reading it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interleave, mapSamples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { child } from "../service/children.ts";
import { LOGS, TXS } from "../service/evm-chain.ts";
import type { Indexed, ServedEvmChain } from "../service/messages.ts";
import { type DatabaseLocation, openPostgres, type PrivatePostgres } from "../service/postgres.ts";
import type { Table } from "../table.ts";

const READING = "read only";
const LIMIT_MS = 300_000;

export const name = "index-evm";

/** Opens a subject's database, which is created for each round. Undefined if nothing is stored. */
type Open = () => Promise<DatabaseLocation | undefined>;

function openers(postgres: PrivatePostgres | undefined, folder: string): Readonly<Record<string, Open>> {
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

function once(node: ServedEvmChain, location: DatabaseLocation | undefined): Promise<Indexed> {
  const process = child<Indexed>("evm-index", [], LIMIT_MS);
  process.send({ node, location });
  return process.firstMessage;
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-evm-"));
  const postgres = await openPostgres();
  const chain = child<ServedEvmChain>("evm-node", [quick ? 1_000 : 10_000], LIMIT_MS);
  try {
    const node = await chain.firstMessage;
    const opened = openers(postgres, folder);
    const runs = await interleave(Object.keys(opened), quick ? 1 : 3, async (subject) =>
      once(node, await opened[subject]?.()),
    );
    const perSecond = (count: number) => (run: Indexed) => count / (run.wallMs / 1000);
    const title = `Indexing ${node.blocks} EVM blocks of 5 transactions, ${LOGS} logs and 5 inner calls`;
    return [
      {
        title: `${title}: blocks`,
        unit: "blocks/s",
        base: READING,
        samples: mapSamples(runs, perSecond(node.blocks)),
        targets: { PostgreSQL: { value: 500, atLeast: true } },
      },
      {
        title: `${title}: transactions`,
        unit: "txs/s",
        base: READING,
        samples: mapSamples(runs, perSecond(node.blocks * TXS)),
        targets: { PostgreSQL: { value: 10_000, atLeast: true } },
      },
      {
        title: `${title}: the indexing process's own time`,
        unit: "CPU µs/tx",
        base: READING,
        samples: mapSamples(runs, ({ cpuMs }) => (1000 * cpuMs) / (node.blocks * TXS)),
        targets: {},
      },
      {
        title: `${title}: logs`,
        unit: "logs/s",
        base: READING,
        samples: mapSamples(runs, perSecond(node.blocks * LOGS)),
        targets: { PostgreSQL: { value: 5_000, atLeast: true } },
      },
      {
        title: `${title}: peak resident memory`,
        unit: "MB",
        base: READING,
        samples: mapSamples(runs, ({ peakRss }) => peakRss / 1e6),
        targets: {},
      },
    ];
  } finally {
    chain.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
