/** How fast others index the transfers of the made-up EVM chain into PostgreSQL, beside the service, which also indexes everything else. */
import { interleave, mapSamples } from "../rounds.ts";
import type { Bench } from "../row.ts";
import { child } from "../service/children.ts";
import { TXS } from "../service/evm-chain.ts";
import type { Indexed, ServedEvmChain } from "../service/messages.ts";
import { indexByPonder, installPonder } from "../service/ponder.ts";
import { openPostgres } from "../service/postgres.ts";
import type { Table } from "../table.ts";

const OURS = "service";
const PONDER = "Ponder";
const LIMIT_MS = 300_000;
/** Blocks whose indexing takes as long as the start of a peer. */
const FEW = 10;

export const name = "index-evm-peers";
export const onRequest = true;

export async function measure({ quick }: Bench): Promise<Table[]> {
  const postgres = await openPostgres();
  if (!postgres) throw new Error("no PostgreSQL is installed");
  installPonder();
  const chain = child<ServedEvmChain>("evm-node", [quick ? 1_000 : 10_000], LIMIT_MS);
  let made = 0;
  const database = () => postgres.createDatabase(`peers_${made++}`);
  const byPonder = async (node: ServedEvmChain, blocks: number) => {
    const url = await database();
    return indexByPonder({ databaseUrl: url, rpcUrl: node.rpcUrl, blocks, transfers: blocks * TXS });
  };
  try {
    const node = await chain.firstMessage;
    const subjects: Readonly<Record<string, () => Promise<number>>> = {
      [OURS]: async () => {
        const process = child<Indexed>("evm-index", [], LIMIT_MS);
        process.send({ node, location: { databaseUrl: await database() } });
        return (await process.firstMessage).wallMs;
      },
      [PONDER]: async () => {
        const start = await byPonder(node, FEW);
        return (await byPonder(node, node.blocks)) - start;
      },
    };
    const runs = await interleave(Object.keys(subjects), quick ? 1 : 3, async (subject) => {
      const wallMs = await subjects[subject]?.();
      if (wallMs === undefined) throw new Error(`no such subject: ${subject}`);
      return wallMs;
    });
    return [
      {
        title: `Indexing ${node.blocks} EVM blocks of ${TXS} transactions into PostgreSQL`,
        unit: "txs/s",
        base: PONDER,
        samples: mapSamples(runs, (wallMs) => (node.blocks * TXS) / (wallMs / 1000)),
        targets: {},
      },
    ];
  } finally {
    chain.stop();
    await postgres.stop();
  }
}
