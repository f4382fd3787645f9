/** What one accepted block changes, with the decision on its proposal if it has one. */

import { type Block, encodeCb58, type SignedTx, type Utxo } from "@primary-network/codec";
import { applyTx, type Ledgers } from "./apply-tx.ts";
import type { Facts, ProposerFact, StakerFact, UtxoFact } from "./facts.ts";
import type { NetworkIdentity } from "./network.ts";
import { idText, type Place } from "./place.ts";
import { innerOutput, utxoFact } from "./utxo.ts";

/** A block with its id. */
export interface IdentifiedBlock {
  readonly id: string;
  readonly block: Block;
  /** Bytes. */
  readonly size: number;
  readonly proposer: ProposerFact;
}

/** A block that stands alone, or a proposal with the block that decides on it: what takes effect at once. */
export interface Unit {
  readonly first: IdentifiedBlock;
  readonly decision?: IdentifiedBlock;
}

/** A staker as far as the end of its term needs it. */
export type KnownStaker = Pick<StakerFact, "kind" | "subnet_id" | "potential_reward">;

/** Everything that a unit's meaning depends on beside its bytes. */
export interface ChainState {
  readonly network: NetworkIdentity;
  readonly ledgers: Ledgers;
  /** Unix seconds of the chain. */
  time: number;
  /** Stakers whose terms end here, by staking transaction. */
  readonly stakers: Map<string, KnownStaker>;
  /** What the node paid at the end of their terms, by staking transaction. */
  readonly rewards: ReadonlyMap<string, readonly Utxo[]>;
}

/** The transaction that a block proposes, if it is a proposal. */
export function proposalOf(block: Block): SignedTx | undefined {
  return block.type === "ApricotProposalBlock" || block.type === "BanffProposalBlock" ? block.tx : undefined;
}

/** The transactions that a block accepts by itself. */
function decidedTxs(block: Block): readonly SignedTx[] {
  if ("txs" in block) return block.txs;
  return block.type === "ApricotAtomicBlock" ? [block.tx] : [];
}

function commits(unit: Unit): boolean {
  const type = unit.decision?.block.type;
  return type === "BanffCommitBlock" || type === "ApricotCommitBlock";
}

/**
 * Why each reward output was paid. A validator's own reward comes first when it was granted, then its share of the
 * delegations; a delegation pays the delegator first and (before Cortina) the validator's share after it.
 */
function rewardType(staker: KnownStaker, granted: boolean, position: number): UtxoFact["reward_type"] {
  if (position > 0) return "VALIDATOR_FEE";
  if (staker.kind === "delegator") return "DELEGATOR";
  return granted && BigInt(staker.potential_reward ?? "0") > 0n ? "VALIDATOR" : "VALIDATOR_FEE";
}

function endTerm(
  staking: string,
  rewardTx: string,
  granted: boolean,
  place: Place,
  state: ChainState,
  facts: Facts,
) {
  const staker = state.stakers.get(staking);
  if (!staker) throw new Error(`RewardValidatorTx ${rewardTx}: no staker ${staking} is known`);
  if (!granted && staker.potential_reward !== null) {
    state.ledgers.supply.withhold(staker.subnet_id, staker.potential_reward);
  }
  const paid = { own: 0n, fee: 0n };
  const utxos = [...(state.rewards.get(staking) ?? [])].sort((a, b) => a.outputIndex - b.outputIndex);
  for (const [position, utxo] of utxos.entries()) {
    const reward_type = rewardType(staker, granted, position);
    paid[reward_type === "VALIDATOR_FEE" ? "fee" : "own"] += innerOutput(utxo.output).amount;
    const context = { tx_id: staking, emitting_tx: rewardTx, reward_type };
    facts.utxos.push(utxoFact(place, utxo.txId, utxo.outputIndex, utxo, context));
  }
  facts.termEnds.push({
    tx_id: staking,
    reward_tx: rewardTx,
    reward_height: place.height,
    reward_time: place.time,
    reward_amount: granted ? String(paid.own) : null,
    fee_amount: String(paid.fee),
  });
}

function noteBlock({ id, block, size, proposer }: IdentifiedBlock, state: ChainState, facts: Facts): void {
  facts.blocks.push({
    height: Number(block.height),
    block_id: id,
    parent_id: encodeCb58(block.parentId),
    type: block.type,
    time: state.time,
    size,
    supply: state.ledgers.supply.current(),
    ...proposer,
  });
}

function advance(state: ChainState, time: number, height: number, facts: Facts): void {
  state.time = time;
  for (const promotion of state.ledgers.supply.advance(time, height)) {
    facts.promotions.push(promotion);
    const known = state.stakers.get(promotion.tx_id);
    if (known) state.stakers.set(promotion.tx_id, { ...known, potential_reward: promotion.potential_reward });
  }
}

/**
 * Adds to the facts what a unit says and moves the state along.
 *
 * @throws Error when it ends the term of a staker that nobody registered
 */
export function applyUnit(unit: Unit, state: ChainState, facts: Facts): void {
  const { block } = unit.first;
  const height = Number(block.height);
  if ("time" in block) advance(state, Number(block.time), height, facts);
  const apply = (tx: SignedTx, idx: number): void => {
    const before = facts.stakers.length;
    applyTx(tx, { network: state.network, height, idx, time: state.time }, state.ledgers, facts);
    for (const staker of facts.stakers.slice(before)) state.stakers.set(staker.tx_id, staker);
  };
  const txs = decidedTxs(block);
  for (const [idx, tx] of txs.entries()) apply(tx, idx);
  const proposal = proposalOf(block);
  const granted = commits(unit);
  const rewards = proposal?.unsignedTx.type === "RewardValidatorTx" ? proposal.unsignedTx : undefined;
  if (proposal && (granted || rewards)) {
    if (proposal.unsignedTx.type === "AdvanceTimeTx")
      advance(state, Number(proposal.unsignedTx.time), height, facts);
    apply(proposal, txs.length);
  }
  if (rewards) {
    const place = { network: state.network, height, idx: txs.length, time: state.time };
    const rewardTx = facts.txs[facts.txs.length - 1];
    if (rewardTx) endTerm(idText(rewards.txId), rewardTx.tx_id, granted, place, state, facts);
  }
  noteBlock(unit.first, state, facts);
  if (unit.decision) noteBlock(unit.decision, state, facts);
}
