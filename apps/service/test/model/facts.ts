/** Tells a history to a store: the blocks of a batch as the facts of the commit port. */

import { type Facts, noFacts, type StakerFact, type UtxoFact } from "../../src/domain/p/facts.ts";
import type { TxFact } from "../../src/domain/p/tx-fact.ts";
import type { PCheckpoint } from "../../src/store/chain.ts";
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
  return { height, idx, txId: id, type, time, detail };
}

function utxoFact(output: Output, emitting: string | null): UtxoFact {
  const { stakeOf, reward, made } = output;
  return {
    utxoId: output.id,
    txId: output.txId,
    outputIndex: output.index,
    assetId: output.asset,
    amount: String(output.amount),
    stakeableLocktime: String(output.stakeableLocktime),
    ...owned(output),
    kind: stakeOf ? "STAKE" : "TRANSFER",
    rewardType: reward ?? null,
    createdOn: output.createdOn,
    consumedOn: output.consumedOn,
    height: made.height,
    time: made.time,
    emittingTx: emitting,
    stakeStart: stakeOf?.start ?? null,
    stakeEnd: stakeOf?.end ?? null,
  };
}

function stakerFact(term: Term): StakerFact {
  const { tx, promise, fee, bls } = term;
  const fixed = promise && promise.height === tx.height;
  return {
    txId: tx.id,
    kind: term.kind,
    nodeId: term.nodeId,
    subnetId: term.subnetId,
    weight: String(term.weight),
    startTime: term.start,
    endTime: term.end,
    renews: false,
    feeShares: term.feeShares ?? null,
    potentialReward: fixed ? String(promise.amount) : null,
    rewardAddresses: rewardAddresses(term),
    ownAddresses: [...term.own],
    feeAddresses: fee ? [...fee] : null,
    blsPublicKey: bls?.publicKey ?? null,
    blsProof: bls?.proofOfPossession ?? null,
    height: tx.height,
    idx: tx.idx,
  };
}

function blockchainFact({ tx, id, name, vmId, subnetId, genesis }: Blockchain) {
  const evm = typeof genesis === "object" ? genesis : undefined;
  return {
    blockchainId: id,
    subnetId: subnetId,
    name,
    vmId: vmId,
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
      txId: tx.id,
      potentialReward: String(promise.amount),
      promotedHeight: promise.height,
    });
  }
  if (ended && within(ended.tx)) {
    const { height, time, id } = ended.tx;
    facts.termEnds.push({
      txId: tx.id,
      rewardTx: id,
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
    blockId: id,
    parentId: parentId,
    type,
    time,
    size,
    supply: String(supply),
    ...none,
    ...(container && {
      containerId: container.id,
      containerParent: container.parent,
      proposer: container.nodeId,
      proposerHeight: container.pChainHeight,
      proposerTime: container.time,
    }),
  });
  for (const tx of txs) {
    facts.txs.push(txFact(tx));
    for (const { validationId } of tx.said.l1 ?? []) {
      facts.validations.push({ validationId: validationId, height, idx: tx.idx, type: tx.type, time });
    }
    for (const output of tx.emitted) facts.utxos.push(utxoFact(output, tx.id));
    for (const output of tx.consumed) {
      if (output.createdOn !== PRIMARY) facts.utxos.push(utxoFact(output, null));
      facts.spends.push({
        utxoId: output.id,
        consumingTx: tx.id,
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
    const removal = { removedTx: id, removedHeight: height, removedTime: time };
    facts.removals.push({ nodeId: nodeId, subnetId: subnetId, ...removal });
  }
  for (const { id, made, owners, blockchains, converted } of subnets) {
    const { height, idx, time } = made;
    if (within(made)) facts.subnets.push({ subnetId: id, height, idx, time });
    for (const { from, owner } of owners.filter((change) => within(change.from))) {
      facts.owners.push({ subnetId: id, height: from.height, idx: from.idx, ...owned(owner) });
    }
    facts.blockchains.push(...blockchains.filter(({ tx }) => within(tx)).map(blockchainFact));
    if (converted && within(converted.tx)) {
      const { blockchainId, contractAddress } = converted.manager;
      facts.conversions.push({
        subnetId: id,
        conversionTx: converted.tx.id,
        conversionHeight: converted.tx.height,
        managerChain: blockchainId,
        managerAddress: contractAddress,
      });
    }
  }
  return facts;
}

/** The checkpoint at a height; nothing that is listed follows from the supply. */
export function checkpointAt({ blocks }: History, height: number): PCheckpoint {
  const block = blocks[height];
  const supply = { supplies: [], waiting: [] };
  return { height, blockId: block?.id ?? "", time: block?.time ?? BEGINNING, supply };
}
