/** Stakes on the P-Chain: terms that are rewarded, and terms of validators that were never there. */
import { formatNodeId, type OutputOwners } from "@primary-network/codec";
import type { UnsignedTx } from "@primary-network/codec/p";
import { type NodeIdentity, nodeIdentityOf } from "@primary-network/devnet/avalanchego";
import { AVAX, inSeconds, type Lane, untilTime } from "./lane.ts";
import { type Build, EMPTY_ID, type Payment, PChain } from "./p-chain.ts";
import { ownedBy, type Signers } from "./signers.ts";

/** Terms in seconds; long enough that a transaction which is included late still has a term. */
const TERM = 30;
const YEAR = 365 * 86_400;

interface Stake {
  readonly amount: bigint;
  /** Outputs under a stakeable lock are staked first. @default without them */
  readonly isLocked?: boolean;
  /** Unix seconds. */
  readonly end: number;
}

const paidBy = (from: Signers, { amount, isLocked = false }: Stake): Payment => ({
  from,
  stake: amount,
  withoutLocked: !isLocked,
});

/** Makes stakes and their payments. */
class Staking {
  readonly #term = (nodeId: Uint8Array, { amount, end }: Stake, start = 0) => ({
    nodeId,
    start: BigInt(start),
    end: BigInt(end),
    weight: amount,
  });

  validate(
    from: Signers,
    { nodeId, signer }: NodeIdentity,
    stake: Stake,
    owners: { readonly rewards: OutputOwners; readonly fees: OutputOwners },
    delegationShares = 20_000,
  ): [Payment, Build] {
    return [
      paidBy(from, stake),
      (base, stakeOutputs): UnsignedTx => ({
        type: "AddPermissionlessValidatorTx",
        ...base,
        validator: this.#term(nodeId, stake),
        subnetId: EMPTY_ID,
        signer,
        stakeOutputs,
        validatorRewardsOwner: owners.rewards,
        delegatorRewardsOwner: owners.fees,
        delegationShares,
      }),
    ];
  }

  delegate(from: Signers, nodeId: Uint8Array, stake: Stake, rewardsOwner: OutputOwners): [Payment, Build] {
    return [
      paidBy(from, stake),
      (base, stakeOutputs): UnsignedTx => ({
        type: "AddPermissionlessDelegatorTx",
        ...base,
        validator: this.#term(nodeId, stake),
        subnetId: EMPTY_ID,
        stakeOutputs,
        rewardsOwner,
      }),
    ];
  }

  /** The kinds of stake that Durango ended. */
  legacy(
    from: Signers,
    type: "AddValidatorTx" | "AddDelegatorTx",
    nodeId: Uint8Array,
    stake: Stake,
  ): [Payment, Build] {
    return [
      paidBy(from, stake),
      (base, stakeOutputs): UnsignedTx => {
        const fields = {
          ...base,
          validator: this.#term(nodeId, stake, inSeconds(15)),
          stakeOutputs,
          rewardsOwner: ownedBy([from[0]]),
        };
        return type === "AddDelegatorTx"
          ? { type, ...fields }
          : { type, ...fields, delegationShares: 20_000 };
      },
    ];
  }
}

/** Seconds until whoever validates no more is off the list; a block may wait for a proposer that is away. */
const LEAVE_MS = 60_000;

/** Waits until a node validates no more. */
export async function untilGone(p: PChain, nodeId: Uint8Array): Promise<void> {
  const end = Date.now() + LEAVE_MS;
  const nodeIDs = [formatNodeId(nodeId)];
  while ((await p.client.getCurrentValidators({ nodeIDs })).validators.length > 0) {
    if (Date.now() > end) throw new Error(`${nodeIDs[0]} validates longer than its term`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Runs the lane; it ends when all short terms have. */
export async function driveStaking(lane: Lane): Promise<void> {
  const { network, journal } = lane;
  const p = await PChain.open(network, journal, "staking");
  const staking = new Staking();
  const [bob, dave, grace] = [lane.account("bob"), lane.account("dave"), lane.account("grace")];
  const [first, second] = network.nodes;
  if (second === undefined) throw new Error("a second node is needed");
  const absent = nodeIdentityOf(network.seed, "absent");
  const lockedAbsent = nodeIdentityOf(network.seed, "absent-locked");
  const secondEnd = network.genesis.startTime + secondTerm(network.genesis);
  const rewards = ownedBy([bob, dave], 1);
  const fees = ownedBy([bob, dave, grace], 2);

  // Terms on the first node, which is there all the time: rewarded.
  const early = inSeconds(TERM);
  await p.issue(
    "delegate",
    ...staking.delegate([dave], first.identity.nodeId, { amount: 25n * AVAX, end: early }, ownedBy([dave])),
  );
  await p.issue(
    "delegate what is locked",
    ...staking.delegate(
      [dave],
      first.identity.nodeId,
      { amount: 1_000n * AVAX, isLocked: true, end: early + 5 },
      rewards,
    ),
  );
  await p.issue(
    "delegate to the second node, in its first term",
    ...staking.delegate(
      [bob],
      second.identity.nodeId,
      { amount: 300n * AVAX, isLocked: true, end: secondEnd - 10 },
      fees,
    ),
  );
  // Terms of validators that nobody runs: aborted.
  const absentEnd = inSeconds(TERM + 15);
  await p.issue(
    "validate with a node that is away",
    ...staking.validate([bob], absent, { amount: 2_000n * AVAX, end: absentEnd }, { rewards, fees }),
  );
  await p.issue(
    "validate with a node that is away, partly with what is locked",
    ...staking.validate(
      [dave],
      lockedAbsent,
      { amount: 2_500n * AVAX, isLocked: true, end: absentEnd + 5 },
      { rewards: ownedBy([dave]), fees: ownedBy([bob]) },
      1_000_000,
    ),
  );
  await p.issue(
    "delegate to a node that is away",
    ...staking.delegate([bob], absent.nodeId, { amount: 30n * AVAX, end: absentEnd - 5 }, ownedBy([bob])),
  );

  const stranger = nodeIdentityOf(network.seed, "stranger");
  const enough = { amount: 2_000n * AVAX, end: inSeconds(TERM) };
  await p.refused("validate twice", ...staking.validate([bob], absent, enough, { rewards, fees }));
  await p.refused(
    "validate with too little",
    ...staking.validate([bob], stranger, { ...enough, amount: 1_999n * AVAX }, { rewards, fees }),
  );
  await p.refused(
    "validate for too long",
    ...staking.validate([bob], stranger, { ...enough, end: inSeconds(2 * YEAR) }, { rewards, fees }),
  );
  await p.refused(
    "validate until yesterday",
    ...staking.validate([bob], stranger, { ...enough, end: inSeconds(-86_400) }, { rewards, fees }),
  );
  await p.refused(
    "validate for too small a fee",
    ...staking.validate([bob], stranger, enough, { rewards, fees }, 19_999),
  );
  await p.refused(
    "validate with another node's key",
    ...staking.validate(
      [bob],
      { ...stranger, signer: { ...stranger.signer, publicKey: absent.signer.publicKey } },
      enough,
      { rewards, fees },
    ),
  );
  await p.refused(
    "delegate too little",
    ...staking.delegate(
      [bob],
      first.identity.nodeId,
      { amount: 25n * AVAX - 1n, end: inSeconds(TERM) },
      rewards,
    ),
  );
  await p.refused(
    "delegate beyond the validator's term",
    ...staking.delegate([bob], absent.nodeId, { amount: 25n * AVAX, end: absentEnd + 60 }, rewards),
  );
  await p.refused(
    "delegate to nobody",
    ...staking.delegate([bob], stranger.nodeId, { amount: 25n * AVAX, end: inSeconds(TERM) }, rewards),
  );
  await p.refused(
    "delegate more than a validator may hold",
    ...staking.delegate([bob], absent.nodeId, { amount: 8_001n * AVAX, end: absentEnd - 5 }, rewards),
  );
  await p.refused("AddValidatorTx", ...staking.legacy([bob], "AddValidatorTx", stranger.nodeId, enough));
  await p.refused(
    "AddDelegatorTx",
    ...staking.legacy([bob], "AddDelegatorTx", first.identity.nodeId, { ...enough, amount: 25n * AVAX }),
  );

  // The second node's first term is the genesis's; afterwards it validates again by a transaction.
  await untilTime(secondEnd);
  await untilGone(p, second.identity.nodeId);
  const again = inSeconds(TERM + 10);
  await p.issue(
    "validate again",
    ...staking.validate(
      [bob],
      second.identity,
      { amount: 5_000n * AVAX, isLocked: true, end: again },
      { rewards, fees: ownedBy([grace]) },
      100_000,
    ),
  );
  await p.issue(
    "delegate in the second term",
    ...staking.delegate(
      [grace],
      second.identity.nodeId,
      { amount: 4_000n * AVAX, end: again - 5 },
      ownedBy([grace]),
    ),
  );
  await p.issue(
    "delegate until the validator's last second",
    ...staking.delegate([dave], second.identity.nodeId, { amount: 100n * AVAX, end: again }, ownedBy([dave])),
  );
  await untilTime(again);
  await untilGone(p, second.identity.nodeId);
  await p.issue(
    "validate for long, with all that is locked and more",
    ...staking.validate(
      [bob],
      second.identity,
      { amount: 100_000n * AVAX, isLocked: true, end: inSeconds(YEAR - 3_600) },
      { rewards, fees: rewards },
    ),
  );
  await p.issue(
    "delegate for long",
    ...staking.delegate(
      [grace],
      second.identity.nodeId,
      { amount: 50n * AVAX, end: inSeconds(30 * 86_400) },
      rewards,
    ),
  );
}

/** Seconds of the last genesis staker's term. */
function secondTerm({
  initialStakeDuration,
  initialStakeDurationOffset,
  initialStakers,
}: Lane["network"]["genesis"]): number {
  return initialStakeDuration - initialStakeDurationOffset * (initialStakers.length - 1);
}
