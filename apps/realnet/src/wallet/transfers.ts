/** Kills transfers between the chains at random points, and counts what became of the AVAX on a real node. */
import { setTimeout as delay } from "node:timers/promises";
import {
  amountOf,
  type Chain,
  createWalletNode,
  findStuckFunds,
  importStuckFunds,
  type Journal,
  memoryJournal,
  transfer,
} from "@primary-network/wallet";
import type { RealNetwork } from "../network.ts";
import { WalletAccount } from "./account.ts";

const AMOUNT = 1_000_000_000n;
const CHAINS: readonly Chain[] = ["P", "X", "C"];
const WEI = 1_000_000_000n;
/** nAVAX, more than the two fees of a transfer. */
const MOST_BURNED = 5_000_000n;

/** Counts of transfers by their ends. */
export interface TransferCounts {
  readonly runs: number;
  readonly kills: number;
  /** Delivered by going on with the journal. */
  readonly delivered: number;
  /** Found without the journal and completed. */
  readonly completed: number;
  /** Neither begun nor paid, when the journal was lost before the export was issued. */
  readonly notBegun: number;
  /** Faults, each in words. */
  readonly faults: readonly string[];
}

class Killed extends Error {}

/** Wraps node and journal of a process that dies at an event. */
function mortal(url: string, journal: Journal, diesAt: number) {
  let events = 0;
  const live = () => {
    events++;
    if (events >= diesAt) throw new Killed("killed");
  };
  const node = createWalletNode({
    baseUrl: url,
    retries: 0,
    fetch: async (to, init) => {
      live();
      const response = await fetch(to, init as RequestInit);
      live();
      return response;
    },
  });
  const watched: Journal = {
    load: (id) => journal.load(id),
    async save(id, record) {
      live();
      await journal.save(id, record);
      live();
    },
  };
  return { node, journal: watched, isDead: () => events >= diesAt };
}

/** nAVAX of an account on all chains and between them. */
async function wealthOf(account: WalletAccount): Promise<bigint> {
  const places = CHAINS.flatMap((chain) => CHAINS.map((source) => ({ chain, source })));
  const sums = await Promise.all(
    places.map(async ({ chain, source }) => {
      if (chain === "C" && source === "C") {
        const balance = await account.node.evm<string>("eth_getBalance", [
          account.signer.evmAddress,
          "latest",
        ]);
        return BigInt(balance) / WEI;
      }
      const coins = await account.coins(chain, source === chain ? undefined : source);
      return coins.reduce((sum, coin) => sum + amountOf(coin), 0n);
    }),
  );
  return sums.reduce((sum, one) => sum + one, 0n);
}

/**
 * Runs transfers of one account, one after the other.
 *
 * @param random numbers in [0, 1), seeded
 */
export async function runTransfers(
  network: RealNetwork,
  name: string,
  runs: number,
  random: () => number,
): Promise<TransferCounts> {
  const account = new WalletAccount(network, name);
  const url = network.nodes[0].url;
  const { signer } = account;
  const count = { kills: 0, delivered: 0, completed: 0, notBegun: 0 };
  const faults: string[] = [];
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T; // not empty
  for (let run = 0; run < runs; run++) {
    const from = pick(CHAINS);
    const to = pick(CHAINS.filter((chain) => chain !== from));
    const before = await wealthOf(account);
    const journal = memoryJournal();
    const isLost = random() < 0.3;
    const intent = { from, to, amount: AMOUNT };
    for (let kills = 1 + Math.floor(random() * 3); kills >= 0; kills--) {
      if (isLost && kills === 0) break;
      const diesAt = kills === 0 ? Number.POSITIVE_INFINITY : 1 + Math.floor(random() * 90);
      const process = mortal(url, journal, diesAt);
      try {
        await transfer(intent, { node: process.node, signer, journal: process.journal, id: "transfer" });
        break;
      } catch (error) {
        if (!process.isDead()) faults.push(`${name} ${run} ${from}-${to}: ${error}`);
        count.kills++;
        if (isLost) break;
      }
    }
    if (isLost) await delay(3_000); // what was issued before the kill is accepted, or is nowhere
    const stuck = await findStuckFunds(account.node, [account.address()]);
    for (const one of stuck) await importStuckFunds(one, { node: account.node, signer });
    await settled(account);
    const burned = before - (await wealthOf(account));
    if (burned < 0n || burned > MOST_BURNED)
      faults.push(`${name} ${run} ${from}-${to}: ${burned} nAVAX are gone`);
    if ((await findStuckFunds(account.node, [account.address()])).length > 0) {
      faults.push(`${name} ${run} ${from}-${to}: funds are stuck`);
    }
    if (stuck.length > 0) count.completed++;
    else if (burned === 0n) count.notBegun++;
    else count.delivered++;
  }
  return { runs, ...count, faults };
}

/** Waits until the C-Chain has executed what it accepted. */
async function settled({ node }: WalletAccount): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const [accepted, executed] = await Promise.all([
      node.evm<{ number: string }>("eth_getBlockByNumber", ["pending", false]),
      node.evm<{ number: string }>("eth_getBlockByNumber", ["latest", false]),
    ]);
    if (accepted?.number === undefined || BigInt(accepted.number) <= BigInt(executed.number)) return;
    await delay(100);
  }
}
