/** Validators that renew themselves, on a network where Helicon begins soon after the start. */
import { formatNodeId } from "@primary-network/codec";
import type { UnsignedTx } from "@primary-network/codec/p";
import { type NodeIdentity, nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { AVAX, inSeconds, type Lane, untilTime } from "./lane.ts";
import { type Build, EMPTY_ID, type Payment, PChain } from "./p-chain.ts";
import { authorize, ownedBy, type Signers } from "./signers.ts";
import { untilGone } from "./staking.ts";

/** Seconds of a cycle. */
const PERIOD = 20;

interface Renewing {
  readonly from: Signers;
  readonly identity: NodeIdentity;
  readonly amount: bigint;
  /** Millionths of the rewards that are staked again. */
  readonly compound: number;
  /** Seconds of a cycle. @default PERIOD */
  readonly period?: number;
}

type Adding = Extract<UnsignedTx, { type: "AddAutoRenewedValidatorTx" }>;
type Setting = Extract<UnsignedTx, { type: "SetAutoRenewedValidatorConfigTx" }>;

function addRenewing(renewing: Renewing): [Payment, Build] {
  const { from, identity, amount, compound, period = PERIOD } = renewing;
  const [first] = from;
  return [
    { from, stake: amount, withoutLocked: true },
    (base, stakeOutputs): UnsignedTx => ({
      type: "AddAutoRenewedValidatorTx",
      ...base,
      nodeId: identity.nodeId,
      signer: identity.signer,
      stakeOutputs,
      validatorRewardsOwner: ownedBy([first]),
      delegatorRewardsOwner: ownedBy([first]),
      validatorAuthority: ownedBy(from, from.length),
      delegationShares: 50_000,
      autoCompoundRewardShares: compound,
      period: BigInt(period),
    }),
  ];
}

/** The same transaction with other fields, of which no stake is paid: the node has to refuse it before it looks at the money. */
function altered([{ from, authKeys }, build]: [Payment, Build], change: Partial<Adding> | Partial<Setting>) {
  const payment: Payment = { from, ...(authKeys && { authKeys }) };
  const changed: Build = (base, stake) => ({ ...build(base, stake), ...change }) as UnsignedTx; // fields of the same kind
  return [payment, changed] as const;
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
  const { validators } = await p.client.getCurrentValidators({ nodeIDs: [formatNodeId(nodeId)] });
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

/** Every rule of a new validator, broken once. The local network's own tests have the same names. */
async function refuseAdditions({ network, account }: Lane, p: PChain): Promise<void> {
  const dave = account("dave");
  const identity = nodeIdentityOf(network.seed, "refused");
  const { publicKey } = identity.signer;
  const { proofOfPossession } = nodeIdentityOf(network.seed, "absent").signer;
  const adding = addRenewing({ from: [dave], identity, amount: 2_000n * AVAX, compound: 300_000 });
  const stake = (amount: bigint) => p.output(amount, ownedBy([dave]));
  const changes: readonly (readonly [name: string, change: Partial<Adding>])[] = [
    ["no stake", { stakeOutputs: [] }],
    ["more than all of the delegations' rewards", { delegationShares: 1_000_001 }],
    ["more than all of its rewards staked again", { autoCompoundRewardShares: 1_000_001 }],
    ["no period", { period: 0n }],
    ["no node", { nodeId: new Uint8Array(20) }],
    ["another network", { networkId: 1 }],
    ["another node's proof", { signer: { type: "ProofOfPossession", publicKey, proofOfPossession } }],
    ["an authority that cannot sign", { validatorAuthority: { ...ownedBy([dave]), threshold: 2 } }],
    ["no key", { signer: { type: "Empty" } }],
    ["stake without a value", { stakeOutputs: [stake(0n)] }],
    ["stake of no asset", { stakeOutputs: [p.output(AVAX, ownedBy([dave]), EMPTY_ID)] }],
    [
      "stake of another asset",
      {
        stakeOutputs: [
          p.output(
            AVAX,
            ownedBy([dave]),
            EMPTY_ID.map(() => 3),
          ),
        ],
      },
    ],
    ["stake in the wrong order", { stakeOutputs: [stake(2n), stake(1n)] }],
    ["too little", { stakeOutputs: [stake(2_000n * AVAX - 1n)] }],
    ["too much", { stakeOutputs: [stake(3_000_000n * AVAX + 1n)] }],
    ["too low a fee", { delegationShares: 19_999 }],
    ["too long a period", { period: 366n * 86_400n }],
    ["more staked than spent", { stakeOutputs: [stake(2_900_000n * AVAX)] }],
  ];
  for (const [name, change] of changes) await p.refused(name, ...altered(adding, change));
}

/** Every rule of a changed configuration, broken once. */
async function refuseSettings({ account }: Lane, p: PChain, txId: Uint8Array): Promise<void> {
  const both = [account("bob"), account("grace")] as const;
  const other = await p.issue("another kind of transaction", { from: both }, (base) => ({
    type: "BaseTx",
    ...base,
  }));
  const set = (compound = 100_000, period = PERIOD, of = txId) => configure(both, of, compound, period);
  await p.refused("no transaction to configure", ...set(0, PERIOD, EMPTY_ID));
  await p.refused("more than all of the rewards, later", ...set(1_000_001));
  await p.refused("signers out of order", ...altered(set(), { auth: { signatureIndices: [0, 0] } }));
  await p.refused("an unknown transaction", ...set(0, PERIOD, new Uint8Array(32).fill(7)));
  await p.refused("a transaction of another kind", ...set(0, PERIOD, other));
  await p.refused("too long a period, later", ...set(0, 366 * 86_400));
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
  await p.refused("before Helicon", ...addRenewing({ ...away, compound: 0 }));

  await untilTime(heliconTime + 3);
  // The chain's time is that of its last block, so something has to happen first.
  await p.issue("after Helicon", { from: [dave] }, (base) => ({ type: "BaseTx", ...base }));
  await p.issue("renew a node that is away", ...addRenewing(away));
  const renewing = {
    from: [bob, grace] as const,
    identity: second.identity,
    amount: 5_000n * AVAX,
    compound: 500_000,
  };
  // Another transaction than the later one: a node remembers by its id what it has refused.
  await p.refused("a node that validates already", ...addRenewing({ ...renewing, compound: 400_000 }));
  await untilGone(p, second.identity.nodeId);
  const txId = await p.issue("renew the second node", ...addRenewing(renewing));
  const delegation = {
    nodeId: second.identity.nodeId,
    start: 0n,
    end: BigInt(inSeconds(15)),
    weight: 500n * AVAX,
  };
  await p.issue(
    "delegate to it",
    { from: [dave], stake: delegation.weight, withoutLocked: true },
    (base, stakeOutputs) => ({
      type: "AddPermissionlessDelegatorTx",
      ...base,
      validator: delegation,
      subnetId: EMPTY_ID,
      stakeOutputs,
      rewardsOwner: ownedBy([dave]),
    }),
  );
  await p.refused("one of two signatures", ...configure([bob], txId, 0, PERIOD));
  await refuseAdditions(lane, p);
  await refuseSettings(lane, p, txId);
  await untilNextCycle(p, second.identity);
  await p.issue(
    "configure: all of the rewards, a longer cycle",
    ...configure([bob, grace], txId, 1_000_000, PERIOD + 5),
  );
  await untilNextCycle(p, second.identity);
  await p.issue("configure: none, and no further cycle", ...configure([bob, grace], txId, 0, 0));
  await untilTime(await endOfCycle(p, second.identity));
  await untilGone(p, second.identity.nodeId);
  const late = nodeIdentityOf(network.seed, "late");
  await p.issue("renew for long", ...addRenewing({ ...away, identity: late, period: 86_400 }));
}
