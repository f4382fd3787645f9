/** Validators that renew themselves, on a network where Helicon begins soon after the start. */
import { encodeNodeId, type UnsignedTx } from "@primary-network/codec";
import { type NodeIdentity, nodeIdentityOf } from "../identities.ts";
import { AVAX, inSeconds, type Lane, untilTime } from "./lane.ts";
import { type Build, EMPTY_ID, type Payment, PChain } from "./p-chain.ts";
import { authorize, ownedBy, type Signers } from "./spend.ts";
import { untilGone } from "./staking.ts";

/** Seconds of a cycle. */
const PERIOD = 20;

interface Renewing {
  readonly from: Signers;
  readonly identity: NodeIdentity;
  readonly amount: bigint;
  /** Millionths of the rewards that are staked again. */
  readonly compound: number;
}

function addRenewing(p: PChain, { from, identity, amount, compound }: Renewing): [Payment, Build] {
  const [first] = from;
  return [
    { from, pay: amount },
    (base): UnsignedTx => ({
      type: "AddAutoRenewedValidatorTx",
      ...base,
      nodeId: identity.nodeId,
      signer: identity.signer,
      stakeOutputs: [p.output(amount, ownedBy([first]))],
      validatorRewardsOwner: ownedBy([first]),
      delegatorRewardsOwner: ownedBy([first]),
      validatorAuthority: ownedBy(from, from.length),
      delegationShares: 50_000,
      autoCompoundRewardShares: compound,
      period: BigInt(PERIOD),
    }),
  ];
}

/** Changes the cycles to come; 0 seconds end the validator after this one. */
function configure(
  by: Signers,
  txId: Uint8Array,
  autoCompoundRewardShares: number,
  period: number,
): [Payment, Build] {
  const authorization = authorize(ownedBy(by, by.length), by);
  if (authorization === undefined) throw new Error("the signers are not the authority");
  return [
    { from: by, authKeys: authorization.keys },
    (base): UnsignedTx => ({
      type: "SetAutoRenewedValidatorConfigTx",
      ...base,
      txId,
      auth: authorization.auth,
      autoCompoundRewardShares,
      period: BigInt(period),
    }),
  ];
}

/** When the running cycle of a node ends, in Unix seconds. */
async function endOfCycle(p: PChain, { nodeId }: NodeIdentity): Promise<number> {
  const { validators } = await p.client.getCurrentValidators({ nodeIDs: [encodeNodeId(nodeId)] });
  const [validator] = validators;
  if (validator === undefined || !("endTime" in validator)) throw new Error("the node does not validate");
  return Number(validator.endTime);
}

/** Waits until the next cycle has begun. */
async function untilNextCycle(p: PChain, identity: NodeIdentity): Promise<void> {
  const before = await endOfCycle(p, identity);
  await untilTime(before);
  const end = Date.now() + 60_000;
  while ((await endOfCycle(p, identity)) === before) {
    if (Date.now() > end) throw new Error("the next cycle does not begin");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Runs the lane; the second node's term of the genesis ends within it. */
export async function driveHelicon(lane: Lane, heliconTime: number): Promise<void> {
  const { network, journal } = lane;
  const p = await PChain.open(network, journal, "Helicon");
  const [bob, dave, grace] = [lane.account("bob"), lane.account("dave"), lane.account("grace")];
  const [, second] = network.nodes;
  if (second === undefined) throw new Error("a second node is needed");
  const absent = nodeIdentityOf(network.seed, "absent");
  const away = { from: [dave] as const, identity: absent, amount: 2_000n * AVAX, compound: 300_000 };
  await p.refused("before Helicon", ...addRenewing(p, { ...away, compound: 0 }));

  await untilTime(heliconTime + 3);
  // The chain's time is that of its last block, so something has to happen first.
  await p.issue("after Helicon", { from: [dave] }, (base) => ({ type: "BaseTx", ...base }));
  await p.issue("renew a node that is away", ...addRenewing(p, away));
  const renewing = {
    from: [bob, grace] as const,
    identity: second.identity,
    amount: 5_000n * AVAX,
    compound: 500_000,
  };
  // Another transaction than the later one: a node remembers by its id what it has refused.
  await p.refused("renew a node that validates", ...addRenewing(p, { ...renewing, compound: 400_000 }));
  await untilGone(p, second.identity.nodeId);
  const txId = await p.issue("renew the second node", ...addRenewing(p, renewing));
  const delegation = {
    nodeId: second.identity.nodeId,
    start: 0n,
    end: BigInt(inSeconds(15)),
    weight: 500n * AVAX,
  };
  await p.issue("delegate to it", { from: [dave], pay: delegation.weight }, (base) => ({
    type: "AddPermissionlessDelegatorTx",
    ...base,
    validator: delegation,
    subnetId: EMPTY_ID,
    stakeOutputs: [p.output(delegation.weight, ownedBy([dave]))],
    rewardsOwner: ownedBy([dave]),
  }));
  await p.refused("configure by one of two", ...configure([bob], txId, 0, PERIOD));
  await p.refused("configure more than all", ...configure([bob, grace], txId, 1_000_001, PERIOD));
  await untilNextCycle(p, second.identity);
  await p.issue(
    "configure: all of the rewards, a longer cycle",
    ...configure([bob, grace], txId, 1_000_000, PERIOD + 5),
  );
  await untilNextCycle(p, second.identity);
  await p.issue("configure: none, and no further cycle", ...configure([bob, grace], txId, 0, 0));
  await untilTime(await endOfCycle(p, second.identity));
  await untilGone(p, second.identity.nodeId);
}
