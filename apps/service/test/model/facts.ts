/** Tells a history to a store: the blocks of a batch as the facts of the commit port. */

import { fromAddress, fromNodeId } from "../../src/domain/id-text.ts";
import { type Facts, noFacts, type StakerFact, type UtxoFact } from "../../src/domain/p/facts.ts";
import type { TxFact } from "../../src/domain/p/tx-fact.ts";
import type { PCheckpoint } from "../../src/store/p/checkpoint.ts";
import { NO_LEDGER } from "../p-ledger.ts";
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
import { AVAX, BEGINNING, hexOf, PRIMARY } from "./vocabulary.ts";

/** Facts are hex. */
const owners = (addresses: readonly string[]) => addresses.map(fromAddress);

const owned = ({ locktime, threshold, addresses }: Owner) => ({
  locktime: String(locktime),
  threshold,
  addresses: owners(addresses),
});

const amounts = (amount: Amount | undefined) =>
  amount ? [{ asset: hexOf(amount.asset), amount: String(amount.amount) }] : [];

const l1 = ({ validationId, nodeId, subnetId, weight, remainingBalance, balanceChange }: L1Detail) => ({
  validationId: hexOf(validationId),
  nodeId: fromNodeId(nodeId),
  subnetId: hexOf(subnetId),
  weight: String(weight),
  remainingBalance: String(remainingBalance),
  ...(balanceChange !== undefined && { balanceChange: String(balanceChange) }),
});

/** What a transaction names, as facts have it. */
function ids<Named extends object>(named: Named): Named {
  const entries = Object.entries(named).map(([name, value]) => {
    if (name === "nodeId") return [name, fromNodeId(value)];
    if (name === "rewardAddresses") return [name, owners(value)];
    return [name, /^(sourceChain|destinationChain|subnetId)$/.test(name) ? hexOf(value) : value];
  });
  return Object.fromEntries(entries);
}

/** Both owners' addresses, each once. */
const rewardAddresses = ({ own, fee = [] }: Term) => [...new Set([...own, ...fee])];

/** 16 decimals. */
const percent = (shares: number) => (BigInt(shares) * 10n ** 12n).toString().replace(/(\d{16})$/, ".$1");

function termDetail(term: Term) {
  const addresses = rewardAddresses(term);
  return {
    startTimestamp: term.start,
    endTimestamp: term.end,
    nodeId: fromNodeId(term.nodeId),
    subnetId: hexOf(term.subnetId),
    ...(addresses.length > 0 && { rewardAddresses: owners(addresses) }),
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
    ...ids(rest),
    ...(owner && { owner: owned(owner) }),
    ...(manager && {
      l1ValidatorManagerDetails: { ...manager, blockchainId: hexOf(manager.blockchainId) },
    }),
    ...(validations && { l1ValidatorDetails: validations.map(l1) }),
    ...(ends && { stakingTxHash: hexOf(ends.tx.id) }),
  };
  return { height, idx, txId: hexOf(id), type, time, detail };
}

function utxoFact(output: Output, emitting: string | null): UtxoFact {
  const { stakeOf, reward, made } = output;
  return {
    utxoId: hexOf(output.id),
    txId: hexOf(output.txId),
    outputIndex: output.index,
    assetId: output.asset === AVAX ? null : hexOf(output.asset),
    amount: String(output.amount),
    stakeableLocktime: String(output.stakeableLocktime),
    ...owned(output),
    kind: stakeOf ? "STAKE" : null,
    rewardType: reward ?? null,
    createdOn: output.createdOn === PRIMARY ? null : hexOf(output.createdOn),
    signers: output.createdOn === PRIMARY ? null : [],
    consumedOn: output.consumedOn === PRIMARY ? null : hexOf(output.consumedOn),
    height: made.height,
    time: made.time,
    emittingTx: emitting === output.txId || emitting === null ? null : hexOf(emitting),
    stakeStart: stakeOf?.start ?? null,
    stakeEnd: stakeOf?.end ?? null,
  };
}

function stakerFact(term: Term): StakerFact {
  const { tx, promise, fee, bls } = term;
  const fixed = promise && promise.height === tx.height;
  return {
    txId: hexOf(tx.id),
    kind: term.kind,
    nodeId: fromNodeId(term.nodeId),
    subnetId: hexOf(term.subnetId),
    weight: String(term.weight),
    startTime: term.start,
    endTime: term.end,
    renews: false,
    feeShares: term.feeShares ?? null,
    potentialReward: fixed ? String(promise.amount) : null,
    rewardAddresses: owners(rewardAddresses(term)),
    ownAddresses: owners(term.own),
    feeAddresses: fee ? owners(fee) : null,
    blsPublicKey: bls?.publicKey ?? null,
    blsProof: bls?.proofOfPossession ?? null,
    height: tx.height,
    idx: tx.idx,
  };
}

function blockchainFact({ tx, id, name, vmId, subnetId, genesis }: Blockchain) {
  const evm = typeof genesis === "object" ? genesis : undefined;
  return {
    blockchainId: hexOf(id),
    subnetId: hexOf(subnetId),
    name,
    vmId: hexOf(vmId),
    isEvm: evm !== undefined,
    genesis: typeof genesis === "object" ? '{"alloc":{},"config":{}}' : genesis,
    evmChainId: evm ? String(evm.chainId) : null,
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
      txId: hexOf(tx.id),
      potentialReward: String(promise.amount),
      promotedHeight: promise.height,
    });
  }
  if (ended && within(ended.tx)) {
    const { height, time, id } = ended.tx;
    facts.termEnds.push({
      txId: hexOf(tx.id),
      rewardTx: hexOf(id),
      rewardHeight: height,
      rewardTime: time,
      rewardAmount: ended.rewarded ? String(ended.own) : null,
      feeAmount: String(ended.fee),
    });
  }
}

const none = {
  containerId: null,
  containerParent: null,
  proposer: null,
  proposerHeight: null,
  proposerTime: null,
};

function addBlock(facts: Facts, block: Block): void {
  const { height, id, parentId, type, time, size, supply, container, txs } = block;
  facts.blocks.push({
    height,
    blockId: hexOf(id),
    parentId: hexOf(parentId),
    type,
    time,
    size,
    supply: String(supply),
    ...none,
    ...(container && {
      containerId: hexOf(container.id),
      containerParent: hexOf(container.parent),
      proposer: fromNodeId(container.nodeId),
      proposerHeight: container.pChainHeight,
      proposerTime: container.time,
    }),
  });
  for (const tx of txs) {
    facts.txs.push(txFact(tx));
    for (const { validationId } of tx.said.l1 ?? []) {
      facts.validations.push({ validationId: hexOf(validationId), height, idx: tx.idx, type: tx.type, time });
    }
    for (const output of tx.emitted) facts.utxos.push(utxoFact(output, tx.id));
    for (const output of tx.consumed) {
      if (output.createdOn !== PRIMARY) facts.utxos.push(utxoFact(output, null));
      facts.spends.push({
        utxoId: hexOf(output.id),
        consumingTx: hexOf(tx.id),
        consumedHeight: height,
        consumedTime: time,
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
    const removal = { removedTx: hexOf(id), removedHeight: height, removedTime: time };
    facts.removals.push({ nodeId: fromNodeId(nodeId), subnetId: hexOf(subnetId), ...removal });
  }
  for (const { id, made, owners, blockchains, converted } of subnets) {
    const { height, idx, time } = made;
    if (within(made)) facts.subnets.push({ subnetId: hexOf(id), height, idx, time });
    for (const { from, owner } of owners.filter((change) => within(change.from))) {
      facts.owners.push({ subnetId: hexOf(id), height: from.height, idx: from.idx, ...owned(owner) });
    }
    facts.blockchains.push(...blockchains.filter(({ tx }) => within(tx)).map(blockchainFact));
    if (converted && within(converted.tx)) {
      const { blockchainId, contractAddress } = converted.manager;
      facts.conversions.push({
        subnetId: hexOf(id),
        conversionTx: hexOf(converted.tx.id),
        conversionHeight: converted.tx.height,
        managerChain: hexOf(blockchainId),
        managerAddress: contractAddress,
      });
    }
  }
  return facts;
}

/** The checkpoint at a height; nothing that is listed follows from the supply. */
export function checkpointAt({ blocks }: History, height: number): PCheckpoint {
  const block = blocks[height];
  return { height, blockId: block ? hexOf(block.id) : "", time: block?.time ?? BEGINNING, ...NO_LEDGER };
}
