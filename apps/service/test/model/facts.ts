/** Tells a history to a store: the blocks of a batch as the facts of the commit port. */

import {
  type Facts,
  noFacts,
  type StakerFact,
  type TxFact,
  type UtxoFact,
} from "../../src/domain/p/facts.ts";
import type { Checkpoint } from "../../src/store/store.ts";
import type {
  Amount,
  Block,
  Blockchain,
  History,
  L1Detail,
  Output,
  Owner,
  Term,
  Tx,
  TxPosition,
} from "./history.ts";
import { BEGINNING, PRIMARY } from "./vocabulary.ts";

const owned = ({ locktime, threshold, addresses }: Owner) => ({
  locktime: String(locktime),
  threshold,
  addresses: [...addresses],
});

const amounts = (amount: Amount | undefined) =>
  amount ? [{ asset: amount.asset, amount: String(amount.amount) }] : [];

const l1 = ({ validationId, nodeId, subnetId, weight, remainingBalance, balanceChange }: L1Detail) => ({
  validationId,
  validationIdHex: `0x${"01".repeat(32)}`,
  nodeId,
  subnetId,
  weight: String(weight),
  remainingBalance: String(remainingBalance),
  ...(balanceChange !== undefined && { balanceChange: String(balanceChange) }),
});

/** Both owners' addresses, each once. */
const rewardAddresses = ({ own, fee = [] }: Term) => [...new Set([...own, ...fee])];

/** 16 decimals. */
const percent = (shares: number) => (BigInt(shares) * 10n ** 12n).toString().replace(/(\d{16})$/, ".$1");

function termDetail(term: Term) {
  const addresses = rewardAddresses(term);
  return {
    startTimestamp: term.start,
    endTimestamp: term.end,
    nodeId: term.nodeId,
    subnetId: term.subnetId,
    ...(addresses.length > 0 && { rewardAddresses: addresses }),
    ...(term.feeShares !== undefined && { delegationFeePercent: percent(term.feeShares) }),
    ...(term.bls && { blsCredentials: term.bls }),
  };
}

function txFact({ id, type, height, idx, time, said, term, ends }: Tx): TxFact {
  const { value, burned, staked, l1Balance, owner, manager, l1: validations, ...rest } = said;
  const sums = { value: amounts(value), burned: amounts(burned), staked: amounts(staked) };
  const detail = {
    amounts: { ...sums, l1Balance: amounts(l1Balance) },
    ...(term && termDetail(term)),
    ...rest,
    ...(owner && { owner: owned(owner) }),
    ...(manager && { l1ValidatorManagerDetails: manager }),
    ...(validations && { l1ValidatorDetails: validations.map(l1) }),
    ...(ends && { stakingTxHash: ends.tx.id }),
  };
  return { height, idx, tx_id: id, type, time, detail: JSON.stringify(detail) };
}

function utxoFact(output: Output, emitting: string | null): UtxoFact {
  const { stakeOf, reward, made } = output;
  return {
    utxo_id: output.id,
    tx_id: output.txId,
    output_index: output.index,
    asset_id: output.asset,
    amount: String(output.amount),
    stakeable_locktime: String(output.stakeableLocktime),
    ...owned(output),
    kind: stakeOf ? "STAKE" : "TRANSFER",
    reward_type: reward ?? null,
    created_on: output.createdOn,
    consumed_on: output.consumedOn,
    height: made.height,
    time: made.time,
    emitting_tx: emitting,
    stake_start: stakeOf?.start ?? null,
    stake_end: stakeOf?.end ?? null,
  };
}

function stakerFact(term: Term): StakerFact {
  const { tx, promise, fee, bls } = term;
  const fixed = promise && promise.height === tx.height;
  return {
    tx_id: tx.id,
    kind: term.kind,
    node_id: term.nodeId,
    subnet_id: term.subnetId,
    weight: String(term.weight),
    start_time: term.start,
    end_time: term.end,
    renews: false,
    fee_shares: term.feeShares ?? null,
    potential_reward: fixed ? String(promise.amount) : null,
    reward_addresses: rewardAddresses(term),
    own_addresses: [...term.own],
    fee_addresses: fee ? [...fee] : null,
    bls_public_key: bls?.publicKey ?? null,
    bls_proof: bls?.proofOfPossession ?? null,
    height: tx.height,
    idx: tx.idx,
  };
}

function blockchainFact({ tx, id, name, vmId, subnetId, genesis }: Blockchain) {
  const evm = typeof genesis === "object" ? genesis : undefined;
  return {
    blockchain_id: id,
    subnet_id: subnetId,
    name,
    vm_id: vmId,
    is_evm: evm !== undefined,
    genesis: typeof genesis === "object" ? '{"alloc":{},"config":{}}' : genesis,
    evm_chain_id: evm ? String(evm.chainId) : null,
    height: tx.height,
    idx: tx.idx,
    time: tx.time,
  };
}

function addTerm(
  facts: Facts,
  term: Term,
  within: (position: { height: number } | undefined) => boolean,
): void {
  const { tx, promise, ended } = term;
  if (within(tx)) facts.stakers.push(stakerFact(term));
  if (promise && within(promise) && promise.height !== tx.height) {
    facts.promotions.push({
      tx_id: tx.id,
      potential_reward: String(promise.amount),
      promoted_height: promise.height,
    });
  }
  if (ended && within(ended.tx)) {
    const { height, time, id } = ended.tx;
    facts.termEnds.push({
      tx_id: tx.id,
      reward_tx: id,
      reward_height: height,
      reward_time: time,
      reward_amount: ended.rewarded ? String(ended.own) : null,
      fee_amount: String(ended.fee),
    });
  }
}

const none = {
  container_id: null,
  container_parent: null,
  proposer: null,
  proposer_height: null,
  proposer_time: null,
};

function addBlock(facts: Facts, block: Block): void {
  const { height, id, parentId, type, time, size, supply, container, txs } = block;
  facts.blocks.push({
    height,
    block_id: id,
    parent_id: parentId,
    type,
    time,
    size,
    supply: String(supply),
    ...none,
    ...(container && {
      container_id: container.id,
      container_parent: container.parent,
      proposer: container.nodeId,
      proposer_height: container.pChainHeight,
      proposer_time: container.time,
    }),
  });
  for (const tx of txs) {
    facts.txs.push(txFact(tx));
    for (const { validationId } of tx.said.l1 ?? []) {
      facts.validations.push({ validation_id: validationId, height, idx: tx.idx, type: tx.type, time });
    }
    for (const output of tx.emitted) facts.utxos.push(utxoFact(output, tx.id));
    for (const output of tx.consumed) {
      if (output.createdOn !== PRIMARY) facts.utxos.push(utxoFact(output, null));
      facts.spends.push({
        utxo_id: output.id,
        consuming_tx: tx.id,
        consumed_height: height,
        consumed_time: time,
      });
    }
  }
}

const byPosition = (a: TxPosition, b: TxPosition) => a.height - b.height || a.idx - b.idx;

/** The facts of the blocks above one height, up to another one. */
export function factsOf({ blocks, terms, subnets }: History, from: number, to: number): Facts {
  const facts = noFacts();
  const within = (position: { height: number } | undefined) =>
    position !== undefined && position.height > from && position.height <= to;
  for (const block of blocks) if (within(block)) addBlock(facts, block);
  for (const term of terms) addTerm(facts, term, within);
  const removed = terms.filter((term): term is Term & { removed: Tx } => within(term.removed));
  for (const { removed: tx, nodeId, subnetId } of removed.sort((a, b) => byPosition(a.removed, b.removed))) {
    const { id, height, time } = tx;
    const removal = { removed_tx: id, removed_height: height, removed_time: time };
    facts.removals.push({ node_id: nodeId, subnet_id: subnetId, ...removal });
  }
  for (const { id, made, owners, blockchains, converted } of subnets) {
    const { height, idx, time } = made;
    if (within(made)) facts.subnets.push({ subnet_id: id, height, idx, time });
    for (const { from, owner } of owners.filter((change) => within(change.from))) {
      facts.owners.push({ subnet_id: id, height: from.height, idx: from.idx, ...owned(owner) });
    }
    facts.blockchains.push(...blockchains.filter(({ tx }) => within(tx)).map(blockchainFact));
    if (converted && within(converted.tx)) {
      const { blockchainId, contractAddress } = converted.manager;
      facts.conversions.push({
        subnet_id: id,
        conversion_tx: converted.tx.id,
        conversion_height: converted.tx.height,
        manager_chain: blockchainId,
        manager_address: contractAddress,
      });
    }
  }
  return facts;
}

/** The checkpoint at a height; nothing that is listed follows from the supply. */
export function checkpointAt({ blocks }: History, height: number): Checkpoint {
  const block = blocks[height];
  const supply = { supplies: [], waiting: [] };
  return { height, blockId: block?.id ?? "", time: block?.time ?? BEGINNING, supply };
}
