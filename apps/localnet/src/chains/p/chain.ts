/** The P-Chain: produces blocks on top of the state, encodes them and keeps them with their transactions. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type Block,
  blockId as blockIdOf,
  encodeBlock,
  type SignedTx,
  txId as txIdOf,
} from "@primary-network/codec/p";
import { nextEpoch } from "../epoch.ts";
import { ensure } from "../rule-error.ts";
import { BlockLog } from "./block-log.ts";
import { execute } from "./execute.ts";
import { drawProposer, type Proposal, type ProposedBlock } from "./proposer.ts";
import { deservesReward, endedStaker, endTerm, rewardTxOf } from "./reward.ts";
import { type AcceptedTx, EMPTY_ID, type State } from "./state.ts";
import { advanceTime } from "./time.ts";

/** An accepted block; the genesis and the options of a proposal have no proposer. */
export interface AcceptedBlock extends ProposedBlock {
  /** The block, decoded. */
  readonly block: Block;
}

/** Passed to the function that fills a block: applies a transaction at once and returns its id. */
export type Issue = (tx: SignedTx) => Uint8Array;

/** The chain from its genesis block on. */
export class Chain {
  readonly state: State;
  readonly blocks = new BlockLog<AcceptedBlock>(EMPTY_ID);
  readonly #seed: string;

  /**
   * The genesis block commits to the genesis bytes: its parent is their digest.
   *
   * @param seed determines the draw of proposers
   */
  constructor(state: State, genesisBytes: Uint8Array, genesisTxs: readonly SignedTx[], seed: string) {
    this.state = state;
    this.#seed = seed;
    this.#accept({ type: "ApricotCommitBlock", parentId: sha256(genesisBytes), height: 0n });
    for (const tx of genesisTxs) this.#keep(txIdOf(tx), tx, "Committed");
  }

  txById(txId: Uint8Array): AcceptedTx | undefined {
    return this.state.txs.get(bytesToHex(txId));
  }

  #accept(block: Block, proposer?: Proposal["proposer"]): AcceptedBlock {
    const bytes = encodeBlock(block);
    const { height } = block;
    const { timestamp } = this.state;
    const isOption = block.type === "BanffCommitBlock" || block.type === "BanffAbortBlock";
    const pChainHeight = this.blocks.list.at(-1)?.height ?? 0n;
    const blockId = blockIdOf(bytes);
    return this.blocks.accept({
      height,
      blockId,
      bytes,
      block,
      timestamp,
      proposer,
      pChainHeight,
      isOption,
    });
  }

  /** P-Chain heights whose validators may sign a Warp message to the next block: the last one, and the epoch's. */
  get warpHeights(): readonly bigint[] {
    return [this.blocks.last.height, nextEpoch(this.blocks.containers.last).pChainHeight];
  }

  #keep(txId: Uint8Array, tx: SignedTx, status: AcceptedTx["status"]): void {
    this.state.txs.set(bytesToHex(txId), { tx, status, height: this.state.height });
  }

  /** The proposer of the next block: a validator after the last one. */
  #draw(): Proposal["proposer"] {
    return drawProposer(this.state, this.#seed, `${this.blocks.last.height + 1n}`);
  }

  /** The proposer of another chain's block, drawn from the P-Chain's validators, and the P-Chain's height. */
  proposal(chainName: string, height: bigint): Proposal {
    const proposer = drawProposer(this.state, this.#seed, `${chainName}/${height}`);
    return { proposer, pChainHeight: this.blocks.last.height };
  }

  /** The fields of the next block; moves the state to its height and time. */
  #next(time: number) {
    const { blockId, height } = this.blocks.last;
    this.state.height = height + 1n;
    const changed = advanceTime(this.state, time);
    return { changed, fields: { parentId: blockId, height: this.state.height, time: BigInt(time) } };
  }

  /**
   * Produces a standard block; an empty one is valid where time had to stop for a change of the stakers.
   *
   * @param time Unix seconds of the block
   * @throws RuleError when the time or a transaction breaks a rule
   */
  standard(time: number, fill: (issue: Issue) => void = () => {}): AcceptedBlock {
    ensure(endedStaker(this.state) === undefined, "a term that has ended must be settled first");
    const proposer = this.#draw();
    const { changed, fields } = this.#next(time);
    const txs: SignedTx[] = [];
    fill((tx) => {
      const txId = execute(this.state, tx, this.warpHeights);
      this.#keep(txId, tx, "Committed");
      txs.push(tx);
      return txId;
    });
    ensure(changed || txs.length > 0, "the block changes nothing");
    return this.#accept({ type: "BanffStandardBlock", ...fields, txs }, proposer);
  }

  /**
   * Settles the term that ends at the given time: a proposal, and the block that commits or aborts it.
   *
   * @throws RuleError when no term ends there
   */
  settle(time: number): void {
    const proposer = this.#draw();
    const { fields } = this.#next(time);
    const staker = endedStaker(this.state);
    ensure(staker !== undefined, `no term ends at ${time}`);
    const tx = rewardTxOf(staker, time);
    const committed = deservesReward(this.state, staker);
    this.#accept({ type: "BanffProposalBlock", ...fields, txs: [], tx }, proposer);
    const option = this.#next(time).fields;
    endTerm(this.state, tx, committed);
    this.#keep(txIdOf(tx), tx, committed ? "Committed" : "Aborted");
    this.#accept({ type: committed ? "BanffCommitBlock" : "BanffAbortBlock", ...option });
  }
}
