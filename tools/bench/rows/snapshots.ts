/** Measures creating and restoring a snapshot of an index, beside indexing the same blocks from a node. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench } from "../row.ts";
import { child } from "../service/children.ts";
import { TXS } from "../service/evm-chain.ts";
import type { Indexed, Moved, ServedChain, ServedEvmChain } from "../service/messages.ts";
import { openPostgres, type PrivatePostgres } from "../service/postgres.ts";
import type { Table } from "../table.ts";

const LIMIT_MS = 1_200_000;

export const name = "snapshots";

/** A history that is indexed once and moved, and the processes that serve and index it. */
interface History {
  readonly title: string;
  readonly node: "node" | "evm-node";
  readonly index: "index" | "evm-index";
  readonly blocks: number;
  readonly txsOfBlock: number;
}

type Node = Partial<ServedChain> & Pick<ServedChain | ServedEvmChain, "blocks" | "halfTime">;

async function measureHistory(
  { title, node: server, index, blocks, txsOfBlock }: History,
  postgres: PrivatePostgres,
  folder: string,
): Promise<Table[]> {
  const chain = child<Node>(server, [blocks], LIMIT_MS);
  try {
    const node = await chain.firstMessage;
    const databaseOf = async (use: string) => ({
      databaseUrl: await postgres.createDatabase(`${server.replace("-", "_")}_${use}`),
    });
    const [from, to] = [await databaseOf("from"), await databaseOf("to")];
    const indexing = child<Indexed>(index, [], LIMIT_MS);
    indexing.send({ node, location: from });
    const { wallMs } = await indexing.firstMessage;
    const moving = child<Moved>("snapshot", [], LIMIT_MS);
    const { networkId, genesis, halfTime: since } = node;
    moving.send({ from, to, folder: join(folder, server), networkId, genesis, since });
    const { createMs, restoreMs, bytes } = await moving.firstMessage;
    const one = (value: number) => ({ values: [value] });
    return [
      {
        title: `Moving the index of ${node.blocks} ${title}: time`,
        unit: "s",
        digits: 1,
        base: "indexing",
        samples: new Map([
          ["indexing", one(wallMs / 1000)],
          ["snapshot create", one(createMs / 1000)],
          ["snapshot restore", one(restoreMs / 1000)],
        ]),
        targets: { "snapshot restore": { ratio: 0.1 } },
      },
      {
        title: `Moving the index of ${node.blocks} ${title}: size`,
        unit: "bytes/transaction",
        samples: new Map(
          Object.entries({
            "all history": bytes.whole,
            "the later half of it": bytes.window,
            "current state": bytes.state,
          }).map(([contents, size]) => [contents, one(size / (node.blocks * txsOfBlock))]),
        ),
      },
    ];
  } finally {
    chain.stop();
  }
}

export async function measure({ quick }: Bench): Promise<Table[]> {
  const postgres = await openPostgres();
  if (!postgres) throw new Error("no PostgreSQL is installed");
  const folder = mkdtempSync(join(tmpdir(), "bench-snapshots-"));
  const histories: readonly History[] = [
    {
      title: "P-Chain blocks",
      ...{ node: "node", index: "index" },
      blocks: quick ? 1_500 : 20_000,
      txsOfBlock: 1,
    },
    {
      title: `EVM blocks of ${TXS} transactions`,
      ...{ node: "evm-node", index: "evm-index" },
      blocks: quick ? 1_000 : 40_000,
      txsOfBlock: TXS,
    },
  ];
  try {
    const tables: Table[] = [];
    for (const history of histories) tables.push(...(await measureHistory(history, postgres, folder)));
    return tables;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
