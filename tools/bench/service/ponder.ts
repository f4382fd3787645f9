/** Runs Ponder, an indexer of EVM events, over the made-up chain: a project of one event, one table and one handler. */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installOutside } from "../../shared/install-outside.ts";
import { connectTo } from "../../shared/postgres-client.ts";
import { CHAIN } from "./evm-chain.ts";

/** Where it is installed: PEER_INDEXERS_DIR, else a folder of the system's temporary one. */
const folder = process.env.PEER_INDEXERS_DIR ?? join(tmpdir(), "primary-network-peer-indexers");

/** With the packages that it asks its users to install. */
const VERSIONS = { ponder: "0.16.6", hono: "4.13.19", viem: "2.38.6" };

const LIMIT_MS = 280_000;
/** Milliseconds between looks at how far it is. */
const LOOK_MS = 50;
/** The schema of the database that it makes its tables in. */
const SCHEMA = "bench";

const FILES: Readonly<Record<string, string>> = {
  "ponder.config.ts": `import { createConfig } from "ponder";
const value = { name: "value", type: "uint256", indexed: false };
const inputs = [{ name: "from", type: "address", indexed: true }, { name: "to", type: "address", indexed: true }, value];
export default createConfig({
  database: { kind: "postgres", connectionString: process.env.DATABASE_URL },
  chains: { bench: { id: ${CHAIN}, rpc: process.env.RPC_URL } },
  contracts: {
    Token: {
      chain: "bench",
      abi: [{ type: "event", name: "Transfer", inputs }],
      startBlock: 1,
      endBlock: Number(process.env.BLOCKS),
    },
  },
});
`,
  "ponder.schema.ts": `import { onchainTable } from "ponder";
export const transfer = onchainTable("transfer", (t) => ({
  id: t.text().primaryKey(),
  from: t.hex().notNull(),
  to: t.hex().notNull(),
  token: t.hex().notNull(),
  value: t.bigint().notNull(),
  block: t.bigint().notNull(),
  hash: t.hex().notNull(),
}));
`,
  "src/index.ts": `import { ponder } from "ponder:registry";
import { transfer } from "ponder:schema";
ponder.on("Token:Transfer", async ({ event: { id, args, log, block, transaction }, context }) => {
  const { from, to, value } = args;
  const row = { id, from, to, value, token: log.address, block: block.number, hash: transaction.hash };
  await context.db.insert(transfer).values(row);
});
`,
  "src/api/index.ts": `import { Hono } from "hono";
export default new Hono();
`,
};

/** Installs it and writes its project. */
export function installPonder(): void {
  installOutside(folder, VERSIONS, "Ponder");
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

interface PonderOrder {
  readonly databaseUrl: string;
  readonly rpcUrl: string;
  /** The last block. */
  readonly blocks: number;
  /** Rows that there are at the end. */
  readonly transfers: number;
}

/** Milliseconds from its start until all transfers can be read. */
export async function indexByPonder({
  databaseUrl,
  rpcUrl,
  blocks,
  transfers,
}: PonderOrder): Promise<number> {
  const program = join(folder, "node_modules/ponder/dist/esm/bin/ponder.js");
  const flags = [
    "start",
    "--schema",
    SCHEMA,
    "--hostname",
    "127.0.0.1",
    "--port",
    "0",
    "--log-level",
    "error",
  ];
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    RPC_URL: rpcUrl,
    BLOCKS: String(blocks),
    PONDER_TELEMETRY_DISABLED: "true",
  };
  const began = performance.now();
  const ponder = spawn(process.execPath, [program, ...flags], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => ponder.once("close", resolve).once("error", resolve));
  const client = await connectTo(databaseUrl);
  try {
    while (performance.now() - began < LIMIT_MS && ponder.exitCode === null) {
      const found = await client
        .query(`select count(*) as rows from ${SCHEMA}.transfer`)
        .catch(() => undefined); // it has not made the table yet
      if (Number(found?.rows[0]?.rows ?? 0) === transfers) return performance.now() - began;
      await sleep(LOOK_MS);
    }
    throw new Error(
      ponder.exitCode === null ? "Ponder takes too long" : `Ponder ended with code ${ponder.exitCode}`,
    );
  } finally {
    ponder.kill("SIGTERM");
    await ended;
    await client.end();
  }
}
