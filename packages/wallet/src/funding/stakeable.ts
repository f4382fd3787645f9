/** Coins with a stakeable lock, which pay for a stake and keep their locks. */
import type { TransferableOutput } from "@primary-network/codec";
import type { Coin } from "../coin.ts";
import { type Candidate, candidatesOf, orderOf } from "./candidate.ts";
import type { Demand } from "./demand.ts";
import { inOrder } from "./in-order.ts";
import { allOf, haveSameOwners } from "./purse.ts";

/** Part of a stake that stakeable coins pay. */
export interface StakeablePart {
  readonly picked: readonly Candidate[];
  readonly change: readonly TransferableOutput[];
  readonly stake: readonly TransferableOutput[];
  /** nAVAX that the stakeable coins contribute. */
  readonly amount: bigint;
}

/** Takes coins with a stakeable lock for a stake. The outputs keep their locks and owners. */
export function takeStakeable(demand: Demand, stake: bigint): StakeablePart {
  const picked: Candidate[] = [];
  const change: TransferableOutput[] = [];
  const staked: { output: Extract<Coin["output"], { type: "LockOut" }>; amount: bigint }[] = [];
  let missing = stake;
  if (stake > 0n) {
    const candidates = allOf(candidatesOf(demand, demand.avax, "stakeable"));
    for (const candidate of inOrder(candidates, orderOf(demand))) {
      if (missing === 0n) break;
      const { output } = candidate.coin;
      if (output.type !== "LockOut") continue; // never: only these are stakeable
      const isPart = candidate.amount > missing;
      const part = isPart ? missing : candidate.amount;
      const cost = candidate.cost + demand.costs.output(output.output.addresses.length, true);
      if (part <= cost) continue;
      picked.push(candidate);
      missing -= part;
      const same = staked.find((one) => haveSameLock(one.output, output));
      if (same) same.amount += part;
      else staked.push({ output, amount: part });
      if (isPart) change.push(withAmount(demand.avax, output, candidate.amount - part));
    }
  }
  return {
    picked,
    change,
    stake: staked.map(({ output, amount }) => withAmount(demand.avax, output, amount)),
    amount: stake - missing,
  };
}

type LockOut = Extract<Coin["output"], { type: "LockOut" }>;

const haveSameLock = ({ locktime, output }: LockOut, other: LockOut): boolean =>
  locktime === other.locktime && haveSameOwners(output, other.output);

const withAmount = (assetId: Uint8Array, output: LockOut, amount: bigint): TransferableOutput => ({
  assetId,
  output: { ...output, output: { ...output.output, amount } },
});
