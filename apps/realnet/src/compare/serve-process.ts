/** The `serve` command as a process that can be killed and started again on the same database. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { GenesisFile } from "@primary-network/localnet";

/** The built command. */
const COMMAND = fileURLToPath(new URL("../../../cli/dist/main.js", import.meta.url));
const POLL_MS = 250;

export interface ServeOptions {
  /** Of configuration, log and embedded database. */
  readonly folder: string;
  readonly nodeUrl: string;
  readonly genesis: GenesisFile;
  /** PostgreSQL; the embedded database without it. */
  readonly databaseUrl?: string;
  /** Of the API; health is one above. */
  readonly port: number;
  /** Path of the built command. @default that of this repository */
  readonly command?: string;
}

/** How far one chain is, as readiness tells it. */
interface ChainHeight {
  readonly chain: string;
  readonly height: number;
  readonly tip?: number;
}

export class ServeProcess {
  /** Base URL of the data and metrics interfaces. */
  readonly url: string;
  readonly #options: ServeOptions;
  #child: ChildProcess | undefined;

  constructor(options: ServeOptions) {
    this.#options = options;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  /** Starts it, also again; it need not be ready yet. */
  async start(): Promise<void> {
    const { folder, nodeUrl, genesis, databaseUrl, port, command = COMMAND } = this.#options;
    await mkdir(folder, { recursive: true });
    const config = join(folder, "serve.json");
    await writeFile(join(folder, "genesis.json"), JSON.stringify(genesis));
    const { config: evm } = JSON.parse(genesis.cChainGenesis);
    const cChain = {
      evmChainId: evm.chainId,
      blockchainId: "c-chain",
      name: "C-Chain",
      rpcUrl: `${nodeUrl}/ext/bc/C/rpc`,
      token: { name: "Avalanche", symbol: "AVAX" },
    };
    const network = { nodeUrl, genesis: "genesis.json", xChain: true, cChain: true, evmChains: [cChain] };
    await writeFile(
      config,
      JSON.stringify({
        networks: { fuji: network },
        database: databaseUrl === undefined ? { dataDir: "database" } : { url: databaseUrl },
        listen: { port, adminPort: port + 1 },
        pollMs: 200,
        limits: "off",
      }),
    );
    const log = createWriteStream(join(folder, "serve.log"), { flags: "a" });
    await once(log, "open");
    // Embedded databases do not get the environment's settings.
    const { DATABASE_URL: _, ...env } = process.env;
    this.#child = spawn(process.execPath, [command, "serve", "--config", config], {
      stdio: ["ignore", log, log],
      env,
    });
  }

  /** Ends it: in order, or as a crash would. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  async #heights(): Promise<readonly ChainHeight[] | undefined> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#options.port + 1}/readyz`);
      const { ready, chains } = await response.json();
      return ready ? chains : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Waits until every chain is as far as the node was when this was called.
   *
   * @param tips height of each chain by name
   * @throws Error naming the chains that are behind
   */
  async untilAt(tips: { readonly [chain: string]: number }, timeoutMs: number): Promise<void> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const heights = await this.#heights();
      const behind = Object.entries(tips).filter(
        ([chain, tip]) => !heights?.some((each) => each.chain === chain && each.height >= tip),
      );
      if (heights !== undefined && behind.length === 0) return;
      if (Date.now() > end) {
        throw new Error(`serve is behind: wanted ${JSON.stringify(tips)}, has ${JSON.stringify(heights)}`);
      }
      await delay(POLL_MS);
    }
  }
}
