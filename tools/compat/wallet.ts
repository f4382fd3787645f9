/**
 * One wallet or tool in a process of its own: standard input gives `{ serviceUrl, nodeUrl, keys, phrase }`, and each step is one
 * line of JSON on standard output. Its argument is the name of a file in `wallets/`; see child.ts.
 */
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { createDataClient, NotFoundError } from "@primary-network/data";
import type { Network, StepLine, Steps, WalletModule } from "./steps.ts";

/** Milliseconds until a transaction must be in the service; how long it takes is reported, this only ends the wait. */
const PATIENCE = 60_000;
/** Milliseconds between two looks. */
const PAUSE = 20;
/** Milliseconds: before each transaction a random time below this, so that none is sent always right after a poll of the service. */
const SPREAD = 1_000;

const network: Network = JSON.parse(await text(process.stdin));
const data = createDataClient({ baseUrl: network.serviceUrl, network: "fuji" });
const write = (line: StepLine) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** What a wallet throws: an error, some of them with a message for people. */
interface WalletError {
  readonly shortMessage?: unknown;
  readonly message?: unknown;
}

function messageOf(error: unknown): string {
  const { shortMessage, message } = Object(error) as WalletError;
  return String(shortMessage ?? message ?? error).slice(0, 500);
}

/** Whether the service lists a transaction: of `p-chain`, `x-chain` or `c-chain`, else of the EVM chain with this id. */
async function isListed(chain: string, txHash: string): Promise<boolean> {
  if (chain === "p-chain" || chain === "x-chain" || chain === "c-chain") {
    const newest = await data.transactions.list({ blockchainId: chain, pageSize: 25 }).toArray({ limit: 25 });
    return newest.some((tx) => tx.txHash === txHash);
  }
  return data.evm.getTransaction({ chainId: chain, txHash }).then(
    () => true,
    (error) => {
      if (error instanceof NotFoundError) return false;
      throw error;
    },
  );
}

/** Milliseconds from now until the service lists a transaction. */
async function untilListed(chain: string, txHash: string): Promise<number> {
  const start = performance.now();
  while (!(await isListed(chain, txHash))) {
    if (performance.now() - start > PATIENCE) throw new Error(`not listed within ${PATIENCE / 1000} s`);
    await setTimeout(PAUSE);
  }
  return Math.round(performance.now() - start);
}

/** What a wallet's program calls. */
const steps: Steps = {
  async check(operation, run) {
    try {
      const result = await run();
      write({ operation, result: String(result) });
      return result;
    } catch (error) {
      write({ operation, error: messageOf(error) });
      return undefined;
    }
  },
  async issue(operation, chain, send, statusOf) {
    let id = "";
    await setTimeout(Math.random() * SPREAD);
    try {
      id = await send();
      const ms = await untilListed(chain, id);
      write({ operation, id, ms, result: String(await statusOf(id)) });
    } catch (error) {
      write({ operation, id, error: messageOf(error) });
    }
    return id;
  },
};

const { tryWallet }: WalletModule = await import(`./wallets/${process.argv[2]}.ts`);
try {
  await tryWallet(network, steps);
  write({ operation: "end", result: "reached" });
} catch (error) {
  write({ operation: "end", error: messageOf(error) });
}
process.exit(0); // some of the tools keep timers or sockets
