/** Applies one accepted P-Chain block, with the decision on its proposal if it has one. */

import type { Block, SignedTx, Utxo } from "@primary-network/codec/p";
import { toHex } from "../id-text.ts";
import type { NetworkIdentity } from "../network.ts";
import type { ProposerFact } from "../proposed-block.ts";
import type { TxPosition } from "../tx-position.ts";
import { applyRefusedTx, applyTx, type Ledgers } from "./apply-tx.ts";
import type { Facts } from "./facts.ts";
import { endCycle, endTerm } from "./reward-tx.ts";

/** A block with its id and its parent's id. */
export interface IdentifiedBlock {
  readonly id: string;
  readonly parentId: string;
  readonly block: Block;
  /** Ids of its transactions, which are hashes of the received bytes: first for `txs`, then for `tx`. */
  readonly txIds: readonly Uint8Array[];
  /** Bytes. */
  readonly size: number;
  readonly proposer: ProposerFact;
}

/** The blocks that take effect together: a single block, or a proposal with the block that decides on it. */
export interface Unit {
  readonly first: IdentifiedBlock;
  readonly decision?: IdentifiedBlock;
}

/** The state, beyond its bytes, that a unit's facts depend on. */
export interface ChainState {
  readonly network: NetworkIdentity;
  readonly ledgers: Ledgers;
  /** Outputs that the node paid: at the end of terms by staking transaction, at the end of cycles by reward transaction. */
  readonly rewards: ReadonlyMap<string, readonly Utxo[]>;
}

/** The transaction that a block proposes, if it is a proposal. */
export function proposalOf(block: Block): SignedTx | undefined {
  return block.type === "ApricotProposalBlock" || block.type === "BanffProposalBlock" ? block.tx : undefined;
}

/** The transactions that a block accepts without a decision. */
function decidedTxs(block: Block): readonly SignedTx[] {
  if ("txs" in block) return block.txs;
  return block.type === "ApricotAtomicBlock" ? [block.tx] : [];
}

function commits(unit: Unit): boolean {
  const type = unit.decision?.block.type;
  return type === "BanffCommitBlock" || type === "ApricotCommitBlock";
}

/**
 * Unix seconds at which a block was made. Before Banff a block has no time, and the chain's time advances only with
 * stakers, often hours late; since Apricot 4 the container around the block has the real one (avalanchego `vms/proposervm`). A decision's
 * container has none, so it gets its proposal's time.
 */
const timeOf = ({ block, proposer }: IdentifiedBlock, chainTime: number): number =>
  "time" in block ? chainTime : (proposer.proposerTime ?? chainTime);

function noteBlock(
  { id, parentId, block, size, proposer }: IdentifiedBlock,
  time: number,
  { ledgers }: ChainState,
  facts: Facts,
): void {
  facts.blocks.push({
    height: Number(block.height),
    blockId: id,
    parentId,
    type: block.type,
    time,
    size,
    supply: ledgers.supply.current(),
    ...proposer,
  });
}

function advance({ ledgers }: ChainState, time: number, height: number, facts: Facts): void {
  ledgers.chainTime = time;
  for (const promotion of ledgers.supply.advance(time, height)) {
    facts.promotions.push(promotion);
    ledgers.stakers.promote(promotion.txId, promotion.potentialReward);
  }
}

function idAt(txIds: readonly Uint8Array[], idx: number): Uint8Array {
  const id = txIds[idx];
  if (id === undefined) throw new Error(`a block has no id of its transaction ${idx}`);
  return id;
}

/** The id of a block's last transaction: that of its proposal, where it has one. */
export const lastTxId = ({ txIds }: IdentifiedBlock): Uint8Array => idAt(txIds, txIds.length - 1);

/** Applies a proposal according to the decision on it. */
function applyProposal(
  proposal: SignedTx,
  id: Uint8Array,
  position: TxPosition,
  granted: boolean,
  state: ChainState,
  facts: Facts,
) {
  const { ledgers, rewards } = state;
  const { unsignedTx: tx } = proposal;
  const ends = tx.type === "RewardValidatorTx" || tx.type === "RewardAutoRenewedValidatorTx";
  if (tx.type === "AdvanceTimeTx" && !granted) return; // no effect at all
  if (tx.type === "AdvanceTimeTx") advance(state, Number(tx.time), position.height, facts);
  if (!granted && !ends) return applyRefusedTx(proposal, id, position, facts);
  applyTx(proposal, id, position, ledgers, facts);
  if (!ends) return;
  const rewardTx = toHex(id);
  const staking = toHex(tx.txId);
  const { supply, stakers } = ledgers;
  const end = tx.type === "RewardValidatorTx" ? endTerm : endCycle;
  const utxos = rewards.get(tx.type === "RewardValidatorTx" ? staking : rewardTx) ?? [];
  end({ position, staking, rewardTx, granted, utxos, stakers, supply, facts });
}

/**
 * Adds the facts of a unit, and updates the state.
 *
 * @throws ContradictionError when it changes or ends something that does not exist
 */
export function applyUnit(unit: Unit, state: ChainState, facts: Facts): void {
  const { network, ledgers } = state;
  const { block, txIds } = unit.first;
  const height = Number(block.height);
  if ("time" in block) advance(state, Number(block.time), height, facts);
  const proposal = proposalOf(block);
  const granted = commits(unit);
  // A block without a time may propose to advance the chain's time, with effect from this block.
  const positionAt = (idx: number): TxPosition => {
    const proposed =
      granted && proposal?.unsignedTx.type === "AdvanceTimeTx" ? proposal.unsignedTx : undefined;
    const chainTime = proposed ? Number(proposed.time) : ledgers.chainTime;
    return { network, height, idx, time: timeOf(unit.first, chainTime) };
  };
  const txs = decidedTxs(block);
  for (const [idx, tx] of txs.entries()) applyTx(tx, idAt(txIds, idx), positionAt(idx), ledgers, facts);
  if (proposal) {
    const idx = txs.length;
    applyProposal(proposal, idAt(txIds, idx), positionAt(idx), granted, state, facts);
  }
  const { time } = positionAt(0);
  noteBlock(unit.first, time, state, facts);
  if (unit.decision) {
    const own = "time" in unit.decision.block ? ledgers.chainTime : time;
    noteBlock(unit.decision, own, state, facts);
  }
}
