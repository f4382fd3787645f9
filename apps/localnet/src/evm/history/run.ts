/** Plays the history of both EVM chains, each in its own order; where one needs a message of the other it waits. */
import type { Accounts } from "../../accounts.ts";
import { createRandom } from "../../chains/random.ts";
import type { EvmChain, EvmSigner } from "../evm-chain.ts";
import type { Relayer } from "../relayer.ts";
import { contractScenes } from "./contract-scenario.ts";
import { type EvmScene, EvmStage, Mail } from "./scenario.ts";
import { messageScenes } from "./message-scenario.ts";
import { type TokenCounts, tokenScenes } from "./token-scenario.ts";

/** What the history is made of. */
export interface EvmHistory {
  readonly seed: string;
  readonly accounts: Accounts;
  readonly c: EvmChain;
  readonly l1: EvmChain;
  readonly relayer: Relayer;
  readonly relayerAccount: EvmSigner;
  /** Told of every message that a chain sends. */
  readonly onSent: (unsigned: Uint8Array) => void;
  /** Unix seconds between which everything happens. */
  readonly from: number;
  readonly end: number;
  /** What crossed into and out of the C-Chain meanwhile and before, in order; times in Unix seconds. */
  readonly crossings: readonly TimedEvent[];
}

interface TimedEvent {
  readonly time: number;
  play(time: number): Promise<void>;
}

const ON_C: TokenCounts = { payments: 40, coinTransfers: 36, nfts: 10, itemTransfers: 10 };
const ON_L1: TokenCounts = { payments: 8, coinTransfers: 8, nfts: 4, itemTransfers: 4 };

/** What everybody gets on the L1 from its owner, in wei. */
const FUNDS = 10_000n * 10n ** 18n;

function fundingScenes({ accounts, issue }: Pick<EvmStage, "accounts"> & { issue: EvmStage["issue"] }) {
  const { heidi, treasury: _, ivan: __, ...others } = accounts;
  return Object.values(others).map(
    ({ ethAddress }, index): EvmScene => ({
      at: 0.001 + index / 1_000,
      play: (time) => issue(heidi, { to: ethAddress, value: FUNDS, gas: 21_000n }, time),
    }),
  );
}

/** Plays it. */
export async function playEvmHistory(history: EvmHistory): Promise<void> {
  const { seed, from, end } = history;
  const mail = new Mail();
  const stageOf = (chain: EvmChain) =>
    new EvmStage({ ...history, chain, mail, random: createRandom(`${seed}/evm/${chain.spec.evmChainId}`) });
  const [c, l1] = [stageOf(history.c), stageOf(history.l1)];
  const unknownChain = new Uint8Array(32).fill(0x7e);
  const [onC, onL1] = messageScenes(c, l1, unknownChain);
  const play = async (scenes: readonly EvmScene[], others: readonly TimedEvent[]): Promise<void> => {
    const timed = scenes.map(({ at, play }) => ({ time: from + Math.floor(at * (end - from)), play }));
    // What crosses comes first within a second, as it does later on.
    for (const { time, play } of [...others, ...timed].toSorted((left, right) => left.time - right.time))
      await play(time);
  };
  const issue: EvmStage["issue"] = (...given) => l1.issue(...given);
  await Promise.all([
    play([...tokenScenes(c, ON_C), ...contractScenes(c), ...onC], history.crossings),
    play(
      [
        ...fundingScenes({ accounts: l1.accounts, issue }),
        ...tokenScenes(l1, ON_L1),
        ...contractScenes(l1),
        ...onL1,
      ],
      [],
    ),
  ]);
}
