/**
 * Turns a long history of payments into one of staking: every transaction registers a validator or a delegator, terms begin and end
 * as blocks pass, and most have ended when the last block is made. The facts are those that the indexer would write.
 */
import { createHash } from "node:crypto";
import { encodeCb58, encodeHex, formatNodeId } from "@primary-network/codec";
import type { Facts } from "@primary-network/service/parts";
import { BLOCK_SECONDS, EVERYWHERE_FACT, ownerFacts, type PaymentBlock } from "./payments.ts";

const PRIMARY_ID = `0x${"00".repeat(32)}`;
/** Transactions per registration of a validator: 60,000 of a million. */
const TXS_PER_VALIDATION = 17;
const NODES = 8_000;
const SUBNETS = 1_000;
/** Validations per subnet validation, and subnet validations per early removal. */
const [SUBNET_EVERY, REMOVED_EVERY] = [10, 3];
/** Delegations per payment to the busiest owner, and delegations per late start. */
const [BUSIEST_EVERY, LATER_EVERY] = [10, 500];
/** Shares of the whole chain's time that a validation takes, and a delegation at most. */
const TERM = { least: 0.02, most: 0.1, delegated: 0.08 };
const AVAX = 1_000_000_000;

type Staker = Facts["stakers"][number];

const digest = (name: string, index: number): Uint8Array =>
  createHash("sha256").update(`${name} ${index}`).digest();

const toHex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

const idOf = (name: string, index: number): string => toHex(digest(name, index));

const nodeBytes = (index: number) => digest("node", index).subarray(0, 20);

/** A node, by number, as facts have it; the first propose the most blocks. */
export const nodeFact = (index: number): string => toHex(nodeBytes(index));

/** A node, by number, as requests name it. */
export const nodeOf = (index: number): string => formatNodeId(nodeBytes(index));

/** A subnet, by number, as requests name it. */
export const subnetOf = (index: number): string => encodeCb58(digest("subnet", index));

const subnetFact = (index: number): string => idOf("subnet", index);

const L1_EVERY = 2;
const KEY = `0x${"ab".repeat(48)}`;
const PROOF = `0x${"cd".repeat(96)}`;

/** What ends at a height. */
interface Due {
  readonly staker: Staker;
  readonly validation: Staker;
  /** Whether it is removed then, before its term has ended. */
  readonly removed?: boolean;
}

export class StakingHistory {
  readonly #due = new Map<number, Due[]>();
  /** Running validations of the Primary Network, which may be delegated to. */
  #running: Staker[] = [];
  #count = 0;
  #state = 11;

  /** 0 … 1: the minimal standard generator of Park and Miller. */
  #random(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  /** Small numbers are the most frequent. */
  #skewed(limit: number): number {
    return Math.floor(this.#random() ** 3 * limit);
  }

  /** Makes each payment of a block register a staker, and ends the terms that are due; for `payments`. */
  readonly extend = (facts: Facts, { height, time, nextIdx, last }: PaymentBlock): void => {
    if (this.#count === 0) this.#createSubnets(facts, height, time);
    const block = facts.blocks[facts.blocks.length - 1];
    // Half of the blocks have a proposer, as of containers that were signed.
    if (block && height % 2 === 0) {
      Object.assign(block, {
        containerId: idOf("container", height),
        containerParent: idOf("container", height - 1),
        proposer: nodeFact(this.#skewed(NODES)),
        proposerHeight: height - 1,
        proposerTime: time,
      });
    }
    for (const tx of facts.txs.slice(-nextIdx)) {
      const staker = this.#staker(tx, last);
      if (tx.type === "BaseTx") {
        tx.type =
          staker.kind === "validator" ? "AddPermissionlessValidatorTx" : "AddPermissionlessDelegatorTx";
      }
      facts.stakers.push(staker);
      this.#count += 1;
    }
    this.#end(facts, height, time, nextIdx);
  };

  #createSubnets(facts: Facts, height: number, time: number): void {
    for (let index = 0; index < SUBNETS; index += 1) {
      const subnetId = subnetFact(index);
      const at = { height, idx: 100 + index };
      facts.subnets.push({ ...at, subnetId, time });
      const addresses = [ownerFacts[index % ownerFacts.length] ?? EVERYWHERE_FACT];
      facts.owners.push({ ...at, subnetId, locktime: "0", threshold: 1, addresses });
      const blockchainId = idOf("blockchain", index);
      facts.blockchains.push({
        ...at,
        blockchainId,
        subnetId,
        name: `chain ${index}`,
        vmId: idOf("vm", 0),
        genesis: "0x00",
        isEvm: false,
        evmChainId: null,
        time,
      });
      if (index % L1_EVERY === 0) this.#convert(facts, index, blockchainId, { height, time });
    }
  }

  /** An L1 with five validators. */
  #convert(
    facts: Facts,
    index: number,
    managerChain: string,
    { height, time }: { height: number; time: number },
  ): void {
    const subnetId = subnetFact(index);
    facts.conversions.push({
      subnetId,
      conversionTx: idOf("conversion", index),
      conversionHeight: height,
      managerChain,
      managerAddress: `0x${"00".repeat(20)}`,
    });
    for (let validator = 0; validator < 5; validator += 1) {
      const validationId = idOf("validation", index * 5 + validator);
      facts.l1Validations.push({
        validationId,
        subnetId,
        nodeId: nodeFact(this.#skewed(NODES)),
        weight: "100",
        paidUntil: "1000000000000",
        blsPublicKey: KEY,
        blsProof: PROOF,
        refundThreshold: 1,
        refundAddresses: [EVERYWHERE_FACT],
        disableThreshold: 1,
        disableAddresses: [EVERYWHERE_FACT],
        height,
        time,
      });
      facts.l1States.push({
        validationId,
        height,
        idx: 100 + index,
        weight: "100",
        paidUntil: "1000000000000",
      });
    }
  }

  /** Ends the terms that are due, each by a transaction of its own behind the block's others. */
  #end(facts: Facts, height: number, time: number, count: number): void {
    const due = this.#due.get(height);
    if (!due) return;
    this.#due.delete(height);
    // Delegators first, as on the chain.
    due.sort((a, b) => Number(a.staker.kind === "validator") - Number(b.staker.kind === "validator"));
    let idx = count;
    for (const { staker, validation, removed } of due) {
      const { nodeId, subnetId } = staker;
      if (removed) {
        const removedTx = idOf(`removal ${staker.txId}`, 0);
        facts.removals.push({ nodeId, subnetId, removedTx, removedHeight: height, removedTime: time });
      }
      if (subnetId !== PRIMARY_ID) continue; // ends without a transaction
      const rewardTx = idOf(`reward ${staker.txId}`, 0);
      facts.txs.push({
        height,
        idx,
        time,
        txId: rewardTx,
        type: "RewardValidatorTx",
        detail: { amounts: { value: [], burned: [], staked: [], l1Balance: [] } },
      });
      idx += 1;
      const gross = BigInt(staker.potentialReward ?? "0");
      const net = (gross * BigInt(1_000_000 - (validation.feeShares ?? 0))) / 1_000_000n;
      const refused = this.#below(50) === 0;
      const delegates = staker.kind === "delegator";
      facts.termEnds.push({
        txId: staker.txId,
        rewardTx,
        rewardHeight: height,
        rewardTime: time,
        rewardAmount: refused ? null : String(delegates ? net : gross),
        feeAmount: refused || !delegates ? "0" : String(gross - net),
      });
    }
    this.#running = this.#running.filter(({ endTime }) => endTime > time);
  }

  #staker(tx: Facts["txs"][number], last: number): Staker {
    const { height, idx, time, txId } = tx;
    const validates = this.#count % TXS_PER_VALIDATION === 0;
    // One in three chooses one of a few.
    const busy = this.#below(3) === 0 ? Math.ceil(this.#running.length / 50) : this.#running.length;
    const target = this.#running[this.#running.length - 1 - this.#below(busy)];
    if (validates || !target) {
      const subnet = this.#count > 0 && (this.#count / TXS_PER_VALIDATION) % SUBNET_EVERY === 1;
      const blocks = Math.ceil(last * (TERM.least + this.#random() * (TERM.most - TERM.least)));
      const own = [ownerFacts[this.#below(ownerFacts.length)] ?? EVERYWHERE_FACT];
      const staker: Staker = {
        txId,
        height,
        idx,
        kind: "validator",
        nodeId: nodeFact(this.#below(NODES)),
        subnetId: subnet ? subnetFact(this.#skewed(SUBNETS)) : PRIMARY_ID,
        weight: String(BigInt(2_000 + this.#below(500_000)) * BigInt(AVAX)),
        startTime: time,
        endTime: time + blocks * BLOCK_SECONDS,
        renews: false,
        feeShares: subnet ? null : this.#below(3) > 0 ? 20_000 : 20_000 + this.#below(200) * 1_000,
        potentialReward: subnet ? null : String(1_000_000_000 + this.#below(1_000_000_000)),
        rewardAddresses: subnet ? [] : own,
        ownAddresses: subnet ? [] : own,
        feeAddresses: subnet ? null : own,
        blsPublicKey: KEY,
        blsProof: PROOF,
      };
      if (!subnet) this.#running.push(staker);
      const removed = subnet && this.#below(REMOVED_EVERY) === 0;
      this.#schedule(height + (removed ? blocks >> 1 : blocks), { staker, validation: staker, removed });
      return staker;
    }
    const left = Math.floor((target.endTime - time) / BLOCK_SECONDS);
    const most = Math.max(1, Math.min(left, Math.floor(last * TERM.delegated)));
    const blocks = 1 + (most >> 1) + this.#below(most >> 1);
    const busiest = this.#below(BUSIEST_EVERY) === 0;
    const own = [busiest ? EVERYWHERE_FACT : (ownerFacts[this.#below(ownerFacts.length)] ?? EVERYWHERE_FACT)];
    const staker: Staker = {
      txId,
      height,
      idx,
      kind: "delegator",
      nodeId: target.nodeId,
      subnetId: PRIMARY_ID,
      weight: String(BigInt(25 + this.#below(5_000)) * BigInt(AVAX)),
      startTime: time + (this.#below(LATER_EVERY) === 0 ? (blocks >> 1) * BLOCK_SECONDS : 0),
      endTime: time + blocks * BLOCK_SECONDS,
      renews: false,
      feeShares: null,
      potentialReward: String(1_000_000 + this.#below(1_000_000_000)),
      rewardAddresses: own,
      ownAddresses: own,
      feeAddresses: null,
      blsPublicKey: null,
      blsProof: null,
    };
    this.#schedule(height + blocks, { staker, validation: target });
    return staker;
  }

  #schedule(height: number, due: Due): void {
    const all = this.#due.get(height);
    if (all) all.push(due);
    else this.#due.set(height, [due]);
  }
}
