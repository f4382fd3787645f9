/**
 * Turns units into facts: reads the facts that are not in the bytes from store and node, then applies the
 * rules in order.
 */

import type { UnsignedTx, Utxo } from "@primary-network/codec/p";
import { ContradictionError } from "../domain/contradiction-error.ts";
import { toHex } from "../domain/id-text.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import {
  applyUnit,
  type ChainState,
  type IdentifiedBlock,
  lastTxId,
  proposalOf,
  type Unit,
} from "../domain/p/apply.ts";
import { type Facts, noFacts } from "../domain/p/facts.ts";
import { L1Ledger, validationIds } from "../domain/p/l1-validation.ts";
import { StakerBook } from "../domain/p/staker-book.ts";
import { isStakingTx } from "../domain/p/staking-term.ts";
import { SupplyLedger } from "../domain/p/supply.ts";
import type { PChainNode } from "../sources/p/node.ts";
import type { PCheckpoint } from "../store/p/checkpoint.ts";
import type { Store } from "../store/store.ts";

/** Units in order; `rest` is a proposal at the end that is not decided yet. */
export function cutUnits(blocks: readonly IdentifiedBlock[]): { units: Unit[]; rest: IdentifiedBlock[] } {
  const units: Unit[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at];
    if (first === undefined) break;
    if (proposalOf(first.block) === undefined) {
      units.push({ first });
      continue;
    }
    const decision = blocks[at + 1];
    if (decision === undefined) return { units, rest: [first] };
    units.push({ first, decision });
    at++;
  }
  return { units, rest: [] };
}

/** Requests to the node at a time. */
const CONCURRENCY = 8;

/** The terms and cycles that end in these units. */
interface Ended {
  /**
   * Transactions whose reward outputs come from the node: the staking transaction of a term, the rewarding
   * one of a cycle.
   */
  readonly paid: string[];
  /** Staking transactions. */
  readonly stakers: string[];
}

function endedIn(units: readonly Unit[]): Ended {
  const ended: Ended = { paid: [], stakers: [] };
  for (const { first } of units) {
    const proposal = proposalOf(first.block);
    const tx = proposal?.unsignedTx;
    if (tx?.type !== "RewardValidatorTx" && tx?.type !== "RewardAutoRenewedValidatorTx") continue;
    const staking = toHex(tx.txId);
    ended.stakers.push(staking);
    ended.paid.push(tx.type === "RewardValidatorTx" ? staking : toHex(lastTxId(first)));
  }
  return ended;
}

/** All transactions, proposals included. */
const txsOf = (units: readonly Unit[]): UnsignedTx[] =>
  units.flatMap(({ first: { block } }) => {
    const signed = [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])];
    return signed.map(({ unsignedTx }) => unsignedTx);
  });

/** Nodes of the stakers that these units register: a term may begin and end in one batch. */
function registeredNodes(units: readonly Unit[]): string[] {
  return txsOf(units).flatMap((tx) => (isStakingTx(tx) ? [toHex(tx.validator.nodeId)] : []));
}

/** Auto-renewed validators whose configuration these units change. */
function configured(units: readonly Unit[]): string[] {
  return txsOf(units).flatMap((tx) =>
    tx.type === "SetAutoRenewedValidatorConfigTx" ? [toHex(tx.txId)] : [],
  );
}

/** Stakers and auto-renewed validators that the units need. */
async function stakerBook(
  { networkId }: NetworkIdentity,
  units: readonly Unit[],
  ended: Ended,
  store: Store["stakers"],
  stored: Promise<void>,
): Promise<StakerBook> {
  const changed = configured(units);
  if (ended.stakers.length > 0 || changed.length > 0) await stored;
  const known = await store.find(networkId, ended.stakers);
  const nodes = [...known.map(({ nodeId }) => nodeId), ...registeredNodes(units)];
  const running = ended.stakers.length > 0 ? await store.findRunning(networkId, [...new Set(nodes)]) : [];
  const renewing = [...known, ...running].flatMap(({ renews, txId }) => (renews ? [txId] : []));
  const renewals = await store.findRenewals(networkId, [...new Set([...renewing, ...changed])]);
  return new StakerBook([...known, ...running], renewals);
}

/** L1 validations that these units are about. */
function touchedValidations(units: readonly Unit[]): string[] {
  return [...new Set(txsOf(units).flatMap(validationIds))];
}

async function rewardsOf(node: PChainNode, txIds: readonly string[]): Promise<Map<string, Utxo[]>> {
  const rewards = new Map<string, Utxo[]>();
  const queue = [...txIds];
  const worker = async (): Promise<void> => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      rewards.set(id, await node.rewardUtxos(id));
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, queue.length) }, worker));
  return rewards;
}

/** The chain that the units continue. */
export interface Continued {
  readonly network: NetworkIdentity;
  readonly from: PCheckpoint;
  /** Unix seconds. */
  readonly heliconTime: number;
  /** Resolves once everything up to `from` is stored. */
  readonly stored: Promise<void>;
}

/** The sources of facts that are not in the bytes. */
export interface PUnitSources {
  readonly node: PChainNode;
  readonly stakers: Store["stakers"];
  readonly l1Validations: Pick<Store["l1Validations"], "find">;
}

function applyUnits(units: readonly Unit[], state: ChainState): Facts {
  const facts = noFacts();
  try {
    for (const unit of units) applyUnit(unit, state, facts);
  } catch (cause) {
    // The rules are pure, so a failure comes from the blocks.
    if (cause instanceof ContradictionError) throw cause;
    throw new ContradictionError(`blocks cannot be understood: ${String(cause)}`, { cause });
  }
  return facts;
}

/**
 * Applies the units. Gives their facts and the checkpoint behind them.
 *
 * @throws ContradictionError when the units contradict the rules or the index
 */
export async function indexUnits(
  units: readonly Unit[],
  { network, from, heliconTime, stored }: Continued,
  { node, stakers: stakerStore, l1Validations }: PUnitSources,
): Promise<{ facts: Facts; to: PCheckpoint }> {
  const ended = endedIn(units);
  const touched = touchedValidations(units);
  if (touched.length > 0) await stored;
  const [rewards, stakers, validations] = await Promise.all([
    rewardsOf(node, ended.paid),
    stakerBook(network, units, ended, stakerStore, stored),
    l1Validations.find(network.networkId, touched),
  ]);
  const supply = SupplyLedger.from(from.supply, heliconTime);
  const { l1FeePrice } = from;
  const l1 = new L1Ledger(validations, BigInt(l1FeePrice));
  const ledgers = { supply, l1, stakers, chainTime: from.time };
  const state: ChainState = { network, ledgers, rewards };
  const facts = applyUnits(units, state);
  facts.renewals.push(...stakers.changed());
  facts.l1Validations.push(...ledgers.l1.touched());
  facts.l1States.push(...ledgers.l1.states());
  const last = facts.blocks[facts.blocks.length - 1];
  const position = last === undefined ? from : { height: last.height, blockId: last.blockId };
  return {
    facts,
    to: {
      height: position.height,
      blockId: position.blockId,
      time: ledgers.chainTime,
      supply: supply.saved(),
      l1FeePrice,
    },
  };
}
