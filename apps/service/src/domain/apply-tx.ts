/** What one accepted transaction changes. */

import {
  consumedInputs,
  decodeCb58,
  encodeCb58,
  encodeHex,
  encodeNodeId,
  txId as idOf,
  parseAddress,
  producedOutputs,
  type SignedTx,
  type UnsignedTx,
} from "@primary-network/codec";
import { readChainGenesis } from "./evm-genesis.ts";
import type { Facts, StakerFact } from "./facts.ts";
import { type L1Ledger, type Refund, validationIds } from "./l1-validation.ts";
import { idText, ownerText, type Place } from "./place.ts";
import { isStakingTx, stakerFact } from "./staking-term.ts";
import type { SupplyLedger } from "./supply.ts";
import { txDetail } from "./tx-detail.ts";
import { importedUtxoFact, spendFact, utxoFact } from "./utxo.ts";

/** Registers a staker: its reward is fixed when its term begins. */
function register(staker: StakerFact, time: number, ledger: SupplyLedger): StakerFact {
  if (staker.start_time <= time) return { ...staker, potential_reward: ledger.begin(staker) };
  ledger.wait(staker);
  return staker;
}

/** Unix seconds between which a transaction's stake is locked. */
function stakeTerm(tx: UnsignedTx, staker: StakerFact | undefined, place: Place) {
  if (staker) return { stake_start: staker.start_time, stake_end: staker.end_time };
  // A self-renewing validator's first cycle.
  return "period" in tx && tx.type === "AddAutoRenewedValidatorTx"
    ? { stake_start: place.time, stake_end: place.time + Number(tx.period) }
    : { stake_start: null, stake_end: null };
}

function moveUtxos(
  tx: UnsignedTx,
  id: Uint8Array,
  place: Place,
  staker: StakerFact | undefined,
  facts: Facts,
): void {
  const text = encodeCb58(id);
  for (const { kind, input } of consumedInputs(tx)) {
    if (kind === "import" && tx.type === "ImportTx") {
      facts.utxos.push(importedUtxoFact(place, input, idText(tx.sourceChain)));
    }
    facts.spends.push(spendFact(place, input, text));
  }
  for (const { kind, outputIndex, output } of producedOutputs(tx)) {
    facts.utxos.push(
      utxoFact(place, id, outputIndex, output, {
        tx_id: text,
        emitting_tx: text,
        ...(kind === "stake" && { kind: "STAKE", ...stakeTerm(tx, staker, place) }),
        ...(tx.type === "ExportTx" && kind === "export" && { consumed_on: idText(tx.destinationChain) }),
      }),
    );
  }
}

function changeSubnets(
  tx: UnsignedTx,
  id: string,
  { network, height, idx, time }: Place,
  facts: Facts,
): void {
  if (tx.type === "CreateSubnetTx") facts.subnets.push({ subnet_id: id, height, idx, time });
  if (tx.type === "CreateSubnetTx" || tx.type === "TransferSubnetOwnershipTx") {
    const subnet = tx.type === "CreateSubnetTx" ? id : idText(tx.subnetId);
    facts.owners.push({ subnet_id: subnet, height, idx, ...ownerText(network, tx.owner) });
  }
  if (tx.type === "CreateChainTx") {
    const genesis = readChainGenesis(tx.genesisData);
    facts.blockchains.push({
      blockchain_id: id,
      subnet_id: idText(tx.subnetId),
      name: tx.chainName,
      vm_id: idText(tx.vmId),
      genesis: genesis.text,
      is_evm: genesis.evm,
      evm_chain_id: genesis.evmChainId ?? null,
      height,
      idx,
      time,
    });
  }
  if (tx.type === "ConvertSubnetToL1Tx") {
    facts.conversions.push({
      subnet_id: idText(tx.subnetId),
      conversion_tx: id,
      conversion_height: height,
      manager_chain: idText(tx.chainId),
      manager_address: encodeHex(tx.address, { checksum: false }),
    });
  }
}

/** What goes along with the blocks. */
export interface Ledgers {
  readonly supply: SupplyLedger;
  readonly l1: L1Ledger;
}

/** The balance of an L1 validation goes back: an output that the transaction makes after its own. */
function refundUtxo(tx: UnsignedTx, id: Uint8Array, place: Place, refund: Refund, facts: Facts): void {
  const outputIndex = producedOutputs(tx).length;
  const addresses = refund.addresses.map((address) => parseAddress(address).bytes);
  const { amount, threshold } = refund;
  const made = {
    assetId: decodeCb58(place.network.assetId),
    output: { type: "TransferOutput" as const, amount, locktime: 0n, threshold, addresses },
  };
  const text = encodeCb58(id);
  facts.utxos.push(utxoFact(place, id, outputIndex, made, { tx_id: text, emitting_tx: text }));
}

/** Adds to the facts what an accepted transaction says, and moves the ledgers along. */
export function applyTx(tx: SignedTx, place: Place, ledgers: Ledgers, facts: Facts): void {
  const unsigned = tx.unsignedTx;
  const id = idOf(tx);
  const text = encodeCb58(id);
  const { height, idx, time } = place;
  const registered = isStakingTx(unsigned) ? stakerFact(unsigned, text, place) : undefined;
  const staker = registered && register(registered, time, ledgers.supply);
  if (staker) facts.stakers.push(staker);
  if (unsigned.type === "TransformSubnetTx") ledgers.supply.transform(unsigned);
  moveUtxos(unsigned, id, place, staker, facts);
  const change = ledgers.l1.apply(unsigned, place);
  if (change.refund) refundUtxo(unsigned, id, place, change.refund, facts);
  changeSubnets(unsigned, text, place, facts);
  if (unsigned.type === "RemoveSubnetValidatorTx") {
    facts.removals.push({
      node_id: encodeNodeId(unsigned.nodeId),
      subnet_id: idText(unsigned.subnetId),
      removed_tx: text,
      removed_height: height,
      removed_time: time,
    });
  }
  for (const validation of validationIds(unsigned)) {
    facts.validations.push({ validation_id: validation, height, idx, type: unsigned.type, time });
  }
  const detail = JSON.stringify(txDetail(unsigned, text, place, staker, change.details));
  facts.txs.push({ height, idx, tx_id: text, type: unsigned.type, time, detail });
}
