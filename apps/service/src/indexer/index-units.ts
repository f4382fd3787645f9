/** Turns units into facts: asks store and node for what bytes do not say, then applies the rules in order. */

import { encodeCb58, type Utxo } from "@primary-network/codec";
import {
  applyUnit,
  type ChainState,
  type KnownStaker,
  proposalOf,
  type Unit,
} from "../domain/apply-block.ts";
import { type Facts, noFacts } from "../domain/facts.ts";
import { L1Ledger, validationIds } from "../domain/l1-validation.ts";
import type { NetworkIdentity } from "../domain/network.ts";
import { SupplyLedger } from "../domain/supply.ts";
import type { PChainNode } from "../sources/p-chain-node.ts";
import type { Checkpoint, Store } from "../store/store.ts";

/** Requests to the node at a time. */
const CONCURRENCY = 8;

/** Staking transactions whose terms end in these units. */
function endedTerms(units: readonly Unit[]): string[] {
  return units.flatMap(({ first }) => {
    const tx = proposalOf(first.block)?.unsignedTx;
    return tx?.type === "RewardValidatorTx" ? [encodeCb58(tx.txId)] : [];
  });
}

/** L1 validations that these units are about. */
function touchedValidations(units: readonly Unit[]): string[] {
  const ids = units.flatMap(({ first }) =>
    ("txs" in first.block ? first.block.txs : []).flatMap((tx) => validationIds(tx.unsignedTx)),
  );
  return [...new Set(ids)];
}

async function rewardsOf(node: PChainNode, stakingTxs: readonly string[]): Promise<Map<string, Utxo[]>> {
  const rewards = new Map<string, Utxo[]>();
  const queue = [...stakingTxs];
  const worker = async (): Promise<void> => {
    for (let txId = queue.pop(); txId !== undefined; txId = queue.pop()) {
      rewards.set(txId, await node.rewardUtxos(txId));
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, queue.length) }, worker));
  return rewards;
}

/** What the units say, and the checkpoint behind them. */
export async function indexUnits(
  network: NetworkIdentity,
  units: readonly Unit[],
  from: Checkpoint,
  node: PChainNode,
  store: Pick<Store, "stakers" | "l1Validations">,
): Promise<{ facts: Facts; to: Checkpoint }> {
  const ended = endedTerms(units);
  const [rewards, known, validations] = await Promise.all([
    rewardsOf(node, ended),
    store.stakers(network.networkId, ended),
    store.l1Validations(network.networkId, touchedValidations(units)),
  ]);
  const stakers = new Map<string, KnownStaker>(known.map((staker) => [staker.tx_id, staker]));
  const ledgers = { supply: SupplyLedger.from(from.supply), l1: new L1Ledger(validations) };
  const state: ChainState = { network, ledgers, time: from.time, stakers, rewards };
  const facts = noFacts();
  for (const unit of units) applyUnit(unit, state, facts);
  facts.l1Validations.push(...ledgers.l1.touched());
  const last = facts.blocks[facts.blocks.length - 1];
  const place = last === undefined ? from : { height: last.height, blockId: last.block_id };
  return {
    facts,
    to: { height: place.height, blockId: place.blockId, time: state.time, supply: ledgers.supply.saved() },
  };
}
