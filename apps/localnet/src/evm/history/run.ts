/** Runs the history of both EVM chains, each in its own order; a step that needs a message of the other chain waits for it. */
import type { Accounts } from "../../keys/accounts.ts";
import { createRandom } from "../../keys/random.ts";
import type { EvmChain, EvmSigner } from "../chain/chain.ts";
import type { Relayer } from "../warp/relayer.ts";
import { contractScenario } from "./contract-scenario.ts";
import { messageScenario } from "./message-scenario.ts";
import { EvmScenarioContext, type ScheduledEvmStep, WarpOutbox } from "./scenario.ts";
import { type TokenCounts, tokenScenario } from "./token-scenario.ts";

/** The dependencies of the history. */
export interface EvmHistory {
  readonly seed: string;
  readonly accounts: Accounts;
  readonly c: EvmChain;
  readonly l1: EvmChain;
  readonly relayer: Relayer;
  readonly relayerAccount: EvmSigner;
  /** Called with every message that a chain sends. */
  readonly onSent: (unsigned: Uint8Array) => void;
  /** Unix seconds of the start and end. */
  readonly from: number;
  readonly end: number;
  /** Atomic transactions of the C-Chain up to the end, in order; times in Unix seconds. */
  readonly crossings: readonly TimedEvent[];
}

interface TimedEvent {
  readonly time: number;
  fill(time: number): Promise<void>;
}

const ON_C: TokenCounts = { payments: 40, coinTransfers: 36, nfts: 10, itemTransfers: 10 };
const ON_L1: TokenCounts = { payments: 8, coinTransfers: 8, nfts: 4, itemTransfers: 4 };

/** wei that each account gets on the L1 from its owner. */
const FUNDS = 10_000n * 10n ** 18n;

function fundingSchedule({
  accounts,
  issue,
}: Pick<EvmScenarioContext, "accounts"> & { issue: EvmScenarioContext["issue"] }) {
  const { heidi, treasury: _, ivan: __, ...others } = accounts;
  return Object.values(others).map(
    ({ ethAddress }, index): ScheduledEvmStep => ({
      at: 0.001 + index / 1_000,
      fill: (time) => issue(heidi, { to: ethAddress, value: FUNDS, gas: 21_000n }, time),
    }),
  );
}

/** Runs it. */
export async function runEvmHistory(history: EvmHistory): Promise<void> {
  const { seed, from, end } = history;
  const outbox = new WarpOutbox();
  const contextOf = (chain: EvmChain) =>
    new EvmScenarioContext({
      ...history,
      chain,
      outbox,
      random: createRandom(`${seed}/evm/${chain.spec.evmChainId}`),
    });
  const [c, l1] = [contextOf(history.c), contextOf(history.l1)];
  const unknownChain = new Uint8Array(32).fill(0x7e);
  const [onC, onL1] = messageScenario(c, l1, unknownChain);
  const fill = async (
    schedule: readonly ScheduledEvmStep[],
    others: readonly TimedEvent[],
  ): Promise<void> => {
    const timed = schedule.map(({ at, fill }) => ({ time: from + Math.floor(at * (end - from)), fill }));
    // Atomic transactions come first within a second, as in later traffic.
    for (const { time, fill } of [...others, ...timed].toSorted((left, right) => left.time - right.time))
      await fill(time);
  };
  const issue: EvmScenarioContext["issue"] = (...given) => l1.issue(...given);
  await Promise.all([
    fill([...tokenScenario(c, ON_C), ...contractScenario(c), ...onC], history.crossings),
    fill(
      [
        ...fundingSchedule({ accounts: l1.accounts, issue }),
        ...tokenScenario(l1, ON_L1),
        ...contractScenario(l1),
        ...onL1,
      ],
      [],
    ),
  ]);
}
