/** Drives a network: every lane side by side, each with accounts of its own. */
import { decodeCb58 } from "@primary-network/codec";
import type { RealNetwork } from "../network.ts";
import { driveAcrossHelicon } from "./across-helicon.ts";
import { driveCrossings } from "./crossings.ts";
import { driveEvm } from "./evm.ts";
import { driveHelicon } from "./helicon.ts";
import { Journal, type Step } from "./journal.ts";
import { driveL1s } from "./l1s.ts";
import { type Lane, untilTime } from "./lane.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { drivePTransfers } from "./p-transfers.ts";
import { callNode } from "./rpc-call.ts";
import { driveStaking } from "./staking.ts";
import { driveSubnets } from "./subnets.ts";
import { driveXAssets } from "./x-assets.ts";

type NamedLane = readonly [name: string, drive: (lane: Lane) => Promise<void>];

const LANES: readonly NamedLane[] = [
  ["P transfers", drivePTransfers],
  ["staking", driveStaking],
  ["subnets", driveSubnets],
  ["L1s", driveL1s],
  ["X assets", driveXAssets],
  ["crossings", driveCrossings],
  ["C-Chain", driveEvm],
];

/** The lanes that say what the C-Chain's new machine does (ACP-194), and what reaches it from the other chains. */
const ACROSS_HELICON: readonly NamedLane[] = [
  ["crossings", driveCrossings],
  ["C-Chain", driveEvm],
];

/** Lanes of a network that comes to Helicon: the Helicon lane stakes, the others wait for the upgrade. */
function heliconLanes(heliconTime: number): readonly NamedLane[] {
  const later = ACROSS_HELICON.map(
    ([name, run]): NamedLane => [
      name,
      async (lane) => {
        await untilTime(heliconTime + 3);
        await run(lane);
      },
    ],
  );
  return [
    ["Helicon", (lane) => driveHelicon(lane, heliconTime)],
    ["C-Chain across Helicon", (lane) => driveAcrossHelicon(lane, heliconTime)],
    ...later,
  ];
}

/** How a run goes on where a lane fails: the others end first, then all failures are reported. */
export interface Driven {
  readonly steps: readonly Step[];
  readonly failures: readonly { readonly lane: string; readonly error: unknown }[];
  readonly outcome: Outcome;
}

/**
 * Drives a network that has just been started.
 *
 * @param log gets a line for each transaction
 */
export async function drive(network: RealNetwork, log: (line: string) => void): Promise<Driven> {
  const journal = new Journal(log);
  const { url } = network.nodes[0];
  const chainId = async (alias: string): Promise<Uint8Array> => {
    const { blockchainID } = await callNode(url, "/ext/info", "info.getBlockchainID", { alias });
    return decodeCb58(blockchainID, 32);
  };
  const lane: Lane = {
    network,
    journal,
    account(name) {
      const found = network.accounts.find((account) => account.name === name);
      if (found === undefined) throw new Error(`there is no account ${name}`);
      return found;
    },
    xChainId: await chainId("X"),
    cChainId: await chainId("C"),
  };
  const { heliconTime } = network;
  const lanes = heliconTime === undefined ? LANES : heliconLanes(heliconTime);
  const ended = await Promise.allSettled(lanes.map(([, run]) => run(lane)));
  const failures = ended.flatMap((result, index) =>
    result.status === "rejected" ? [{ lane: lanes[index]?.[0] ?? "", error: result.reason as unknown }] : [],
  );
  const outcome = await outcomeOf(url);
  if (outcome.rewarded === 0 || outcome.aborted === 0) {
    const error = new Error(`${outcome.rewarded} terms were rewarded and ${outcome.aborted} aborted`);
    failures.push({ lane: "outcome", error });
  }
  return { steps: journal.steps, failures, outcome };
}
