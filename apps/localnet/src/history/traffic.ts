/** Traffic after the history: blocks that the network produces by itself as its clock advances. */
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { SignedTx } from "@primary-network/codec/p";
import { gasConfig, timeAtExcess, timeWithRoom } from "../chains/p/fees.ts";
import { isHelicon } from "../chains/p/helicon.ts";
import { AVAX, DAY, params } from "../chains/p/params.ts";
import { delegationCapacity } from "../chains/p/rules/staking.ts";
import { utxosFor } from "../chains/p/state.ts";
import { nameId } from "../genesis/genesis.ts";
import type { Account } from "../keys/accounts.ts";
import { deriveNodeKey } from "../keys/keys.ts";
import { createRandom, type Random } from "../keys/random.ts";
import { arrivedFor } from "./arrived.ts";
import { addRenewed, changeRenewed } from "./auto-renewed-traffic.ts";
import { liveOnC } from "./c-scenario.ts";
import { openValidators } from "./delegator-scenario.ts";
import { evmGenesis } from "./l1-genesis.ts";
import { passTime } from "./run.ts";
import type { ScenarioContext } from "./scenario.ts";
import {
  addDelegator,
  addValidator,
  authorized,
  createSubnet,
  exportTo,
  gather,
  importFrom,
  transfer,
} from "./transactions.ts";
import { ownedBy } from "./wallet.ts";
import { xArrival, xPayment } from "./x-scenario.ts";

/** A jump of time over more blocks than this is filled by this many, further apart: a year must not take hours. */
export const MOST_PER_JUMP = 256;

/** Number of outputs of one owner above which some are merged. */
const MANY_OUTPUTS = 48;
/** Outputs merged by one transaction. */
const SWEPT_OUTPUTS = 32;

/** Number of P-Chain blocks per block of the X-Chain, and per block of the C-Chain. */
const X_SHARE = 0.25;
const C_SHARE = 0.05;

/** Share of the new validators that are auto-renewed since Helicon. */
const RENEWED_SHARE = 0.5;

/** More gas than any of these blocks needs; a block waits until this much is available. */
const BLOCK_GAS = 200_000n;
/**
 * The price of gas is at most e^5 times the lowest, 0.03 AVAX for a block: thousands of blocks at once, each
 * as early as it has room, would raise it until a block costs 14,000 AVAX, more than any account has.
 */
const MOST_EXCESS = 5n * BigInt(gasConfig.excessConversionConstant);

/** Inputs of one import. */
const MOST_INPUTS = 16;

/** Least and most seconds from one event of a type to the next. */
const PAUSES = {
  delegation: [20 * 60, 60 * 60],
  crossing: [10 * 60, 40 * 60],
  validator: [8 * 3_600, 16 * 3_600],
  subnet: [DAY, 3 * DAY],
  /** Changes of an auto-renewed validator's configuration. */
  renewal: [6 * 3_600, 12 * 3_600],
} as const;
type Kind = keyof typeof PAUSES;

const atMost = (value: bigint, limit: bigint): bigint => (value < limit ? value : limit);

/** The traffic of a network. Each block follows from the seed, the state and the instants alone. */
export class Traffic {
  readonly #context: ScenarioContext;
  readonly #interval: number;
  readonly #people: readonly Account[];
  readonly #due: Record<Kind, number>;
  #count = 0;
  #nextAt: number;
  /** A subnet without a chain, and its owner. */
  #bare: { readonly subnetId: Uint8Array; readonly owner: Account } | undefined;

  /** @param interval average seconds between blocks; 0 for due blocks only */
  constructor(context: ScenarioContext, interval: number) {
    const { accounts, end, seed } = context;
    this.#context = context;
    this.#interval = interval;
    this.#people = [
      accounts.alice,
      accounts.bob,
      accounts.carol,
      accounts.grace,
      accounts.erin,
      accounts.frank,
    ];
    const random = createRandom(`${seed}/life`);
    const first = (kind: Kind) => end + random.int(60, PAUSES[kind][0]);
    this.#due = {
      delegation: first("delegation"),
      validator: first("validator"),
      subnet: first("subnet"),
      crossing: first("crossing"),
      renewal: first("renewal"),
    };
    this.#nextAt = end + interval;
  }

  /**
   * Produces every block up to an instant.
   *
   * @param time Unix seconds
   * @returns whether the time passed was a jump, so that its length affected the distances of the blocks
   */
  passTo(time: number): boolean {
    const span = time - this.#nextAt;
    const jump = this.#interval > 0 && span > this.#interval * MOST_PER_JUMP;
    this.#pass(time, jump ? Math.ceil(span / MOST_PER_JUMP) : this.#interval);
    return jump;
  }

  /** Produces every block up to an instant as if each had been requested on its way, however long that is. */
  walkTo(time: number): void {
    this.#pass(time, this.#interval);
  }

  /** @param step average seconds between blocks */
  #pass(time: number, step: number): void {
    const { chain } = this.#context;
    if (step > 0) {
      for (; this.#nextAt <= time; this.#nextAt += this.#gap(step)) {
        // Blocks that waited for gas may be later than the instant at which they were due.
        const at = Math.max(this.#nextAt, chain.state.timestamp);
        passTime(chain, at);
        this.#block(at);
      }
      this.#nextAt = Math.min(this.#nextAt, time + 2 * this.#interval);
    }
    passTime(chain, time);
  }

  /**
   * Produces blocks at once, whether or not one is due.
   *
   * @param time Unix seconds, not before the last block's
   * @returns how many were produced: fewer than requested when no account can pay for more
   */
  mine(time: number, count: number): number {
    let made = 0;
    while (made < count && this.#block(time)) made += 1;
    return made;
  }

  /** Between half the step and one and a half of it. */
  #gap(step: number): number {
    const random = createRandom(`${this.#context.seed}/life/gap/${this.#count}`);
    return Math.max(1, random.int(Math.floor(step / 2), Math.ceil((step * 3) / 2)));
  }

  /** False when no account has funds for it. */
  #block(due: number): boolean {
    const { chain, seed, state } = this.#context;
    const time = timeWithRoom(state, timeAtExcess(state, due, MOST_EXCESS), BLOCK_GAS);
    passTime(chain, time);
    const random = createRandom(`${seed}/life/${this.#count}`);
    this.#count += 1;
    const payer = this.#payer(random);
    if (payer === undefined) return false;
    chain.standard(time, (issue) => {
      const { tx, applied } = this.#event(time, random, payer);
      const txId = issue(tx).slice();
      applied?.(txId);
    });
    if (random.fork("x").chance(X_SHARE)) this.#xBlock(time, random.fork("x-payment"));
    if (random.fork("c").chance(C_SHARE)) liveOnC(this.#context, random.fork("c-step"), time);
    return true;
  }

  /** At the same time on the X-Chain: an import when one is pending, else a payment, if the drawn account can pay. */
  #xBlock(time: number, random: Random): void {
    const tx = xArrival(this.#context) ?? xPayment(this.#context, random);
    if (tx) this.#context.xChain.standard(time, (issue) => issue(tx));
  }

  /** An account with enough funds: the drawn one, or the next one that has them. */
  #payer(random: Random): Account | undefined {
    const first = random.int(0, this.#people.length - 1);
    const turned = [...this.#people.slice(first), ...this.#people.slice(0, first)];
    return turned.find((account) => this.#context.wallet.spendable(account).total >= AVAX);
  }

  #isDue(kind: Kind, time: number, random: Random): boolean {
    if (time < this.#due[kind]) return false;
    const [least, most] = PAUSES[kind];
    this.#due[kind] = time + random.int(least, most);
    return true;
  }

  #event(
    time: number,
    random: Random,
    payer: Account,
  ): { tx: SignedTx; applied?: (txId: Uint8Array) => void } {
    if (this.#bare !== undefined) {
      const { subnetId, owner } = this.#bare;
      this.#bare = undefined;
      if (this.#context.wallet.spendable(owner).total >= AVAX)
        return { tx: this.#chain(subnetId, owner, time) };
    }
    if (this.#isDue("validator", time, random)) return { tx: this.#validator(time, random, payer) };
    if (this.#isDue("subnet", time, random)) {
      const tx = createSubnet(this.#context.wallet, [payer], ownedBy([payer]));
      return {
        tx,
        applied: (subnetId) => {
          this.#bare = { subnetId, owner: payer };
        },
      };
    }
    if (isHelicon(this.#context.state) && this.#isDue("renewal", time, random)) {
      const tx = changeRenewed(this.#context, this.#people, random);
      if (tx !== undefined) return { tx };
    }
    if (this.#isDue("crossing", time, random)) return { tx: this.#crossing(random, payer) };
    const delegation = this.#isDue("delegation", time, random) ? this.#delegation(random, payer) : undefined;
    return { tx: delegation ?? this.#transfer(random, payer) };
  }

  /** Imports outputs that another chain sent to the payer; without any, exports to another chain. */
  #crossing(random: Random, payer: Account): SignedTx {
    const { wallet, state, xChain, cChain } = this.#context;
    const to = ownedBy([payer]);
    for (const { chainId } of [xChain, cChain]) {
      const sent = arrivedFor(utxosFor(state.importable, chainId), { ...state, ...payer }).slice(
        0,
        MOST_INPUTS,
      );
      if (sent.length > 0) return importFrom(wallet, [payer], chainId, sent, to);
    }
    const { chainId } = random.pick([xChain, cChain]);
    const limit = wallet.spendable(payer).total / 100n;
    const amount = atMost(BigInt(random.int(100, 20_000)) * (AVAX / 100n), limit);
    return exportTo(wallet, [payer], chainId, { to, amount });
  }

  #transfer(random: Random, payer: Account): SignedTx {
    const { wallet, accounts } = this.#context;
    const { utxos, total } = wallet.spendable(payer);
    if (utxos.length > MANY_OUTPUTS) {
      const gathered = gather(wallet, [payer], utxos.slice(0, SWEPT_OUTPUTS), ownedBy([payer]));
      if (gathered !== undefined) return gathered;
    }
    // A hundredth at most, and the payers alternate: no account runs out of funds.
    const payments = Array.from({ length: random.pick([1, 1, 2]) }, () => ({
      to: ownedBy([random.chance(0.05) ? accounts.ivan : random.pick(this.#people)]),
      amount: atMost(BigInt(random.int(1, 200_000)) * (AVAX / 1_000n), total / 100n),
    }));
    return transfer(wallet, [payer], payments);
  }

  #delegation(random: Random, payer: Account): SignedTx | undefined {
    const { wallet, state } = this.#context;
    const open = openValidators(state);
    if (open.length === 0) return undefined;
    const { nodeId, end: until } = random.pick(open);
    const now = state.timestamp;
    const longest = Math.min(until - now, 3 * DAY);
    const term = { start: now, end: now + random.int(params.minStakeDuration, longest) };
    const target = atMost(
      BigInt(random.pick([25, 40, 100, 500])) * AVAX,
      wallet.spendable(payer).total / 10n,
    );
    const amount = atMost(target, delegationCapacity(state, nodeId, term));
    if (amount < params.minDelegatorStake) return undefined;
    return addDelegator(wallet, [payer], nodeId, { amount, end: term.end, rewards: ownedBy([payer]) });
  }

  #validator(time: number, random: Random, payer: Account): SignedTx {
    const { wallet, seed, state } = this.#context;
    const tenth = wallet.spendable(payer).total / 10n;
    const amount = atMost(BigInt(random.pick([2_000, 5_000, 25_000])) * AVAX, tenth);
    if (amount < params.minValidatorStake) return this.#transfer(random, payer);
    const node = deriveNodeKey(seed, `life-${this.#count}`);
    const renewed = isHelicon(state) && random.chance(RENEWED_SHARE);
    if (renewed) return addRenewed(this.#context, payer, node, amount, random);
    const stake = { amount, end: time + random.int(2 * DAY, 14 * DAY), rewards: ownedBy([payer]) };
    const fee = random.pick([20_000, 50_000, 100_000]);
    return addValidator(wallet, [payer], node, stake, fee);
  }

  #chain(subnetId: Uint8Array, owner: Account, timestamp: number): SignedTx {
    const evmChainId = 78_000 + this.#count;
    const genesis = evmGenesis({ evmChainId, timestamp, owner: owner.ethAddress });
    return authorized(this.#context.wallet, [owner], ownedBy([owner]), 0n, (subnetAuth) => ({
      type: "CreateChainTx",
      subnetId,
      chainName: `Life ${this.#count}`,
      vmId: nameId("subnetevm"),
      fxIds: [],
      genesisData: utf8ToBytes(genesis),
      subnetAuth,
    }));
  }
}
