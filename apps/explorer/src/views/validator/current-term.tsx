/** The facts of a validation. */
import type { Validator } from "@primary-network/data";
import { Avax } from "../../parts/amount.tsx";
import { Facts } from "../../parts/facts.tsx";
import { Id } from "../../parts/id.tsx";
import { AddressLink, SubnetLink, TransactionLink } from "../../parts/links.tsx";
import { Time } from "../../parts/time.tsx";
import { useNow } from "../../state/now.ts";
import { passedOf } from "./passed-of.ts";

const percent = (value: number) => `${Math.round(value * 100) / 100} %`;

export function CurrentTerm({ validator }: { validator: Validator }) {
  const active = validator.validationStatus === "active" ? validator : undefined;
  const rewards = "potentialRewards" in validator ? validator.potentialRewards : undefined;
  return (
    <>
      {active && <Progress from={active.startTimestamp} to={active.endTimestamp} />}
      <Facts
        of={[
          ["State", validator.validationStatus],
          ["Subnet", <SubnetLink key="subnet" subnetId={validator.subnetId} keep={60} />],
          ["Own stake", <Avax key="stake" n={validator.amountStaked} />],
          ["Delegated", active?.amountDelegated && <Avax n={active.amountDelegated} />],
          ["Delegations", active?.delegatorCount],
          ["Room for delegations", active?.delegationCapacity && <Avax n={active.delegationCapacity} />],
          ["Delegation fee", validator.delegationFee ? percent(Number(validator.delegationFee)) : undefined],
          ["Share of all stake", active && percent(active.stakePercentage)],
          ["Uptime, as seen by its peers", active && percent(active.uptimePerformance)],
          ["Start", <Time key="start" at={validator.startTimestamp} />],
          ["End", <Time key="end" at={validator.endTimestamp} />],
          ["Expected reward", rewards && <Avax n={rewards.validationRewardAmount} />],
          ["Expected delegation fees", rewards && <Avax n={rewards.delegationRewardAmount} />],
          [
            "Reward addresses",
            rewards?.rewardAddresses?.map((address) => (
              <AddressLink key={address} address={address} keep={60} />
            )),
          ],
          ["Software", active?.avalancheGoVersion],
          [
            "BLS key",
            validator.blsCredentials && <Id value={validator.blsCredentials.publicKey} keep={40} />,
          ],
          ["Transaction", <TransactionLink key="tx" chain="p-chain" txHash={validator.txHash} keep={60} />],
        ]}
      />
    </>
  );
}

/** The part of a term that has passed. */
function Progress({ from, to }: { from: number; to: number }) {
  const passed = passedOf(from, to, useNow());
  return (
    <p>
      <progress value={passed} max={1} aria-label="Elapsed part of the term" /> {percent(passed * 100)} of the
      term
    </p>
  );
}
