/** Endpoints 5 and 6: transactions, and those that stake now. */

import { type Amount, type Block, type History, known, type Snapshot, type Tx } from "./history.ts";
import { assetAmount, bare, type Item, integer, meet, percent, type SortOrder, sorted } from "./listed.ts";
import { endOf, promiseOf, statusOf } from "./term.ts";
import { utxoItem } from "./utxo.ts";
import { hexOf } from "./vocabulary.ts";

export interface TransactionQuery {
  readonly addresses?: readonly string[] | undefined;
  readonly l1ValidationId?: string | undefined;
  readonly txTypes?: readonly string[] | undefined;
  readonly startTimestamp?: number | undefined;
  readonly endTimestamp?: number | undefined;
  readonly sortOrder?: SortOrder | undefined;
}

/** Endpoint 5: types and times narrow only what addresses or an L1 validation have chosen. */
export function refusesTransactions(query: TransactionQuery): boolean {
  const { addresses, l1ValidationId, txTypes, startTimestamp, endTimestamp } = query;
  return !addresses && !l1ValidationId && (txTypes ?? startTimestamp ?? endTimestamp) !== undefined;
}

const amounts = (amount: Amount | undefined) => (amount ? [assetAmount(amount.asset, amount.amount)] : []);

function stakingFields({ term }: Tx, at: Snapshot): Item {
  if (!term) return {};
  const addresses = [...new Set([...term.own, ...(term.fee ?? [])])];
  const promised = promiseOf(term, at);
  const end = endOf(term, at);
  return {
    startTimestamp: term.start,
    endTimestamp: term.end,
    nodeId: term.nodeId,
    subnetId: term.subnetId,
    ...(addresses.length > 0 && { rewardAddresses: addresses }),
    ...(term.feeShares !== undefined && { delegationFeePercent: percent(term.feeShares) }),
    ...(term.bls && { blsCredentials: term.bls }),
    ...(promised !== undefined && { estimatedReward: String(promised) }),
    ...(end && { rewardTxHash: end.tx.id }),
  };
}

function saidFields({ said, ends, blockchain }: Tx): Item {
  const { owner, manager, l1 } = said;
  const genesis = blockchain?.genesis;
  return {
    ...(said.memo && { memo: said.memo }),
    ...(said.sourceChain && { sourceChain: said.sourceChain }),
    ...(said.destinationChain && { destinationChain: said.destinationChain }),
    ...(said.nodeId && { nodeId: said.nodeId }),
    ...(said.subnetId && { subnetId: said.subnetId }),
    ...(owner && { subnetOwnershipInfo: { ...owner, locktime: integer(owner.locktime) } }),
    ...(manager && { l1ValidatorManagerDetails: manager }),
    ...(l1 && {
      l1ValidatorDetails: l1.map(({ weight, remainingBalance, balanceChange, ...names }) => ({
        ...names,
        validationIdHex: hexOf(names.validationId),
        weight: integer(weight),
        remainingBalance: integer(remainingBalance),
        ...(balanceChange !== undefined && { balanceChange: integer(balanceChange) }),
      })),
    }),
    ...(ends && { stakingTxHash: ends.tx.id }),
    ...(blockchain && {
      blockchainInfo: {
        chainName: blockchain.name,
        vmId: blockchain.vmId,
        genesisData: typeof genesis === "string" ? genesis : { alloc: {}, config: {} },
      },
    }),
  };
}

function transactionItem(tx: Tx, block: Block | undefined, at: Snapshot): Item {
  const { value, burned, staked, l1Balance } = tx.said;
  return {
    txHash: tx.id,
    txType: tx.type,
    blockTimestamp: tx.time,
    blockNumber: String(tx.height),
    blockHash: block?.id,
    consumedUtxos: tx.consumed.map((output) => utxoItem(output, at)),
    emittedUtxos: tx.emitted.map((output) => utxoItem(output, at)),
    value: amounts(value),
    amountBurned: amounts(burned),
    amountStaked: amounts(staked),
    amountL1ValidatorBalanceBurned: amounts(l1Balance),
    ...stakingFields(tx, at),
    ...saidFields(tx),
  };
}

/** It spends or makes an output of one of the addresses. */
const concerns = ({ consumed, emitted }: Tx, addresses: readonly string[]): boolean =>
  [...consumed, ...emitted].some((output) => meet(output.addresses, addresses));

/** The newest first; those of one block in their order there, backwards too. */
export function listTransactions({ blocks }: History, at: Snapshot, query: TransactionQuery): Item[] {
  const { l1ValidationId, txTypes, startTimestamp = -1, endTimestamp = Infinity } = query;
  const addresses = query.addresses && bare(query.addresses);
  const listed = blocks
    .filter((block) => known(block, at))
    .flatMap(({ txs }) => txs)
    .filter(
      (tx) =>
        (!addresses || concerns(tx, addresses)) &&
        (!l1ValidationId || (tx.said.l1 ?? []).some(({ validationId }) => validationId === l1ValidationId)) &&
        (!txTypes || txTypes.includes(tx.type)) &&
        tx.time > startTimestamp &&
        tx.time < endTimestamp,
    );
  return sorted(listed, query.sortOrder ?? "desc", ({ time, height, idx }) => [time, height, idx]).map((tx) =>
    transactionItem(tx, blocks[tx.height], at),
  );
}

/** Of all transactions those that stake something for a term that is active. */
export function listStaking(history: History, at: Snapshot, query: TransactionQuery): Item[] {
  const active = history.terms.filter((term) => !term.permissioned && statusOf(term, at) === "active");
  const staking = new Set(active.map(({ tx }) => tx.id));
  return listTransactions(history, at, query).filter(({ txHash }) => staking.has(String(txHash)));
}
