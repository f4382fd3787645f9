/** Auto-renewed validators since the Helicon upgrade: one continues, one stops, one is removed for too little uptime. */

import { AVAX, DAY } from "../chains/p/params.ts";
import type { Account } from "../keys/accounts.ts";
import { deriveNodeKey } from "../keys/keys.ts";
import { addAutoRenewedValidator, setAutoRenewedConfig } from "./auto-renewed-transactions.ts";
import type { ScenarioContext, ScheduledBlock } from "./scenario.ts";
import { addDelegator } from "./transactions.ts";
import { OFFLINE_RENEWED } from "./uptime.ts";
import { ownedBy } from "./wallet.ts";

const HOUR = 3_600;

/** Earliest time of the first one after the genesis, when the first accounts have moved funds. */
const FIRST = 4 * HOUR;

interface Plan {
  readonly at: number;
  /** Name of the node's key. */
  readonly name: string;
  readonly owner: Account;
  readonly amount: bigint;
  readonly period: number;
  /** Millionths. */
  readonly compoundShares: number;
}

interface Planned {
  readonly added: ScheduledBlock;
  /** Changes the configuration at a later time. */
  change(at: number, period: number, compoundShares: number): ScheduledBlock;
}

/** Schedules all blocks of this scenario; none when the upgrade is after the history. */
export function autoRenewedScenario(context: ScenarioContext): ScheduledBlock[] {
  const { seed, wallet, state, accounts, start } = context;
  const { alice, bob, frank, grace } = accounts;
  const from = Math.max(start + FIRST, state.heliconTime + HOUR);

  const plan = ({ at, name, owner, amount, period, compoundShares }: Plan): Planned => {
    let txId: Uint8Array | undefined;
    const config = { authority: ownedBy([owner]), compoundShares, period };
    return {
      added: {
        at,
        fill(issue) {
          const stake = { amount, rewards: ownedBy([owner]), delegationShares: 100_000 };
          txId = issue(addAutoRenewedValidator(wallet, [owner], deriveNodeKey(seed, name), stake, config));
        },
      },
      change: (changedAt, nextPeriod, shares) => ({
        at: changedAt,
        fill(issue) {
          if (txId === undefined) return;
          const changed = { authority: config.authority, period: nextPeriod, compoundShares: shares };
          issue(setAutoRenewedConfig(wallet, [owner], txId, changed));
        },
      }),
    };
  };

  const lasting = plan({
    at: from,
    name: "renewed-0",
    owner: alice,
    amount: 5_000n * AVAX,
    period: 2 * DAY,
    compoundShares: 300_000,
  });
  // Its first cycle's rewards are all staked again; it stops after the second.
  const stopping = plan({
    at: from + HOUR,
    name: "renewed-1",
    owner: bob,
    amount: 3_000n * AVAX,
    period: 2 * DAY,
    compoundShares: 1_000_000,
  });
  const offline = plan({
    at: from + 2 * HOUR,
    name: OFFLINE_RENEWED,
    owner: frank,
    amount: 2_500n * AVAX,
    period: DAY,
    compoundShares: 500_000,
  });
  const delegation: ScheduledBlock = {
    at: from + 3 * HOUR,
    fill(issue) {
      const { nodeId } = deriveNodeKey(seed, "renewed-1");
      const stake = { amount: 1_000n * AVAX, end: state.timestamp + DAY, rewards: ownedBy([grace]) };
      issue(addDelegator(wallet, [grace], nodeId, stake));
    },
  };
  return [
    lasting.added,
    stopping.added,
    offline.added,
    delegation,
    lasting.change(from + DAY, 3 * DAY, 500_000),
    stopping.change(from + 3 * DAY, 0, 1_000_000),
  ];
}
