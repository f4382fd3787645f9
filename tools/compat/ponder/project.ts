/** A Ponder project that keeps each transfer of the contract, and a run of it. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startProgram } from "../../shared/running-program.ts";
import type { Emitter } from "./emitter.ts";
import { folder, node, ponder } from "./versions.ts";

const FILES = {
  "ponder.schema.ts": `import { onchainTable } from "ponder";
export const transfer = onchainTable("transfer", (t) => ({ id: t.text().primaryKey() }));
`,
  "src/index.ts": `import { ponder } from "ponder:registry";
import { transfer } from "ponder:schema";
ponder.on("Emitter:Transfer", async ({ event, context }) => {
  await context.db.insert(transfer).values({ id: event.id });
});
`,
  "src/api/index.ts": `import { Hono } from "hono";
import { db } from "ponder:api";
import { transfer } from "ponder:schema";
const app = new Hono();
app.get("/count", async (context) => context.json((await db.select().from(transfer)).length));
export default app;
`,
};

const configOf = (
  rpcUrl: string,
  { chainId, address, from }: Emitter,
) => `import { createConfig } from "ponder";
export default createConfig({
  chains: { c: { id: ${chainId}, rpc: "${rpcUrl}", pollingInterval: 250 } },
  contracts: {
    Emitter: {
      chain: "c",
      address: "${address}",
      startBlock: ${from},
      abi: [{ type: "event", name: "Transfer", inputs: [
        { name: "from", type: "address", indexed: true },
        { name: "to", type: "address", indexed: true },
        { name: "value", type: "uint256", indexed: false },
      ] }],
    },
  },
});
`;

/** Milliseconds for its start, on a machine with much else to do, and for its last blocks. */
const PATIENCE = 120_000;
const PAUSE = 250;

/** Polls for at most PATIENCE. @returns undefined when time is up */
async function until<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(PAUSE);
  }
  return undefined;
}

/** Result of a run. */
export interface PonderCount {
  readonly indexed: number;
  /** Height that it reached; undefined when it reports none. */
  readonly height: number | undefined;
  /** Lines of its log that are warnings and errors, by their message. */
  readonly complaints: Readonly<Record<string, number>>;
}

/** A Ponder that follows the chain. */
export interface RunningPonder {
  /** Waits until it has this block, or stays behind, and ends it. */
  end(height: number): Promise<PonderCount>;
}

/** A port that was free a moment ago: Ponder does not say which one it has. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Starts it; resolves once it has indexed what there is, and follows new blocks. */
export async function startPonder(rpcUrl: string, emitter: Emitter): Promise<RunningPonder> {
  const port = await freePort();
  const root = join(folder, `project-${port}`);
  for (const [name, text] of Object.entries({ ...FILES, "ponder.config.ts": configOf(rpcUrl, emitter) })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const flags = ["--root", root, "--log-format", "json", "start", "--schema", "app", "--port", String(port)];
  const loopback = ["--import", new URL("../../shared/loopback.ts", import.meta.url).href];
  const program = startProgram(node(), [...loopback, ponder(), ...flags, "--hostname", "127.0.0.1"], {
    cwd: root,
    env: { PATH: process.env.PATH, PONDER_TELEMETRY_DISABLED: "1", NODE_NO_WARNINGS: "1" },
  });
  const read = async (path: string): Promise<Response | undefined> =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => (response.ok ? response : undefined),
      () => undefined,
    );
  const heightOf = async (): Promise<number | undefined> => {
    const status = await (await read("/status"))?.json();
    return status?.c?.block?.number;
  };
  if (!(await until(() => read("/ready")))) {
    await program.kill();
    throw new Error(`Ponder did not start:\n${program.text()}`);
  }
  return {
    async end(height) {
      await until(async () => (((await heightOf()) ?? 0) >= height ? true : undefined));
      const [reached, counted] = [await heightOf(), await (await read("/count"))?.json()];
      const complaints = complaintsIn(program.text());
      program.signal("SIGTERM");
      const late = setTimeout(() => program.signal("SIGKILL"), PATIENCE);
      await program.ended;
      clearTimeout(late);
      rmSync(root, { recursive: true, force: true });
      return { indexed: Number(counted ?? 0), height: reached, complaints };
    },
  };
}

/** Pino's levels from `warn` on. */
const WARN = 40;

function complaintsIn(log: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const line of log.split("\n").filter((each) => each.startsWith("{"))) {
    const { level, msg, error } = JSON.parse(line);
    if (level < WARN) continue;
    const text = `${msg}${error?.message ? ` ${error.message}` : ""}`.split("\n")[0] ?? "";
    counts[text] = (counts[text] ?? 0) + 1;
  }
  return counts;
}
