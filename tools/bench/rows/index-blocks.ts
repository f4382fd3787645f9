/** How fast, and in how much memory, the service indexes a node's P-Chain, beside only reading and decoding it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interleave, mapSamples, type Samples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { child } from "../service/children.ts";
import type { Indexed, ServedChain } from "../service/messages.ts";
import { type DatabaseLocation, openPostgres, type PrivatePostgres } from "../service/postgres.ts";
import type { Table } from "../table.ts";

const READING = "read and decode only";
const LIMIT_MS = 300_000;

export const name = "index-blocks";

/** Opens a subject's database, which is created for each round. Undefined if nothing is stored. */
type Open = () => Promise<DatabaseLocation | undefined>;

function openers(
  postgres: PrivatePostgres | undefined,
  folder: string,
  blocks: number,
): Readonly<Record<string, Open>> {
  let made = 0;
  return {
    [READING]: async () => undefined,
    "PGlite in memory": async () => ({}),
    "PGlite on disk": async () => ({ dataDir: join(folder, `index-${blocks}-${made++}`) }),
    PostgreSQL: async () => {
      if (!postgres) throw new Error("no PostgreSQL is installed");
      return { databaseUrl: await postgres.createDatabase(`index_${blocks}_${made++}`) };
    },
  };
}

function once(node: ServedChain, location: DatabaseLocation | undefined): Promise<Indexed> {
  const process = child<Indexed>("index", [], LIMIT_MS);
  process.send({ node, location });
  return process.firstMessage;
}

/** Speed and memory at one length of the history. */
async function measureAt(
  blocks: number,
  rounds: number,
  postgres: PrivatePostgres | undefined,
  folder: string,
): Promise<{ node: ServedChain; runs: Map<string, Samples<Indexed>> }> {
  const network = child<ServedChain>("node", [blocks], LIMIT_MS);
  try {
    const node = await network.firstMessage;
    const opened = openers(postgres, folder, blocks);
    const runs = await interleave(Object.keys(opened), rounds, async (subject) =>
      once(node, await opened[subject]?.()),
    );
    return { node, runs };
  } finally {
    network.stop();
  }
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const lengths = quick ? [1_500] : [5_000, 20_000];
  const folder = mkdtempSync(join(tmpdir(), "bench-index-"));
  const postgres = await openPostgres();
  try {
    const tables: Table[] = [];
    for (const blocks of lengths) {
      const { node, runs } = await measureAt(blocks, quick ? 1 : 3, postgres, folder);
      tables.push(
        {
          title: `Indexing ${node.blocks} P-Chain blocks: speed`,
          unit: "blocks/s",
          base: READING,
          samples: mapSamples(runs, ({ wallMs }) => node.blocks / (wallMs / 1000)),
          targets: {
            "PGlite in memory": { value: 1_500, atLeast: true },
            "PGlite on disk": { value: 1_500, atLeast: true },
            PostgreSQL: { value: 4_000, atLeast: true },
          },
        },
        {
          title: `Indexing ${node.blocks} P-Chain blocks: peak resident memory`,
          unit: "MB",
          base: READING,
          samples: mapSamples(runs, ({ peakRss }) => peakRss / 1e6),
          targets: Object.fromEntries(
            ["PGlite in memory", "PGlite on disk", "PostgreSQL"].map((subject) => [subject, { value: 700 }]),
          ),
        },
      );
    }
    return tables;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
