/** Turns the genesis state into facts: the chain at height 0. */

import { type Block, blockId, decodeGenesis, encodeBlock, txId as sha256Id } from "@primary-network/codec/p";
import { toHex } from "../id-text.ts";
import { type NetworkIdentity, PRIMARY_ID } from "../network.ts";
import { addLock, applyTx } from "./apply-tx.ts";
import { type Facts, noFacts } from "./facts.ts";
import { PUBLIC_L1_FEE_PRICE } from "./l1-fee.ts";
import { L1Ledger } from "./l1-validation.ts";
import { StakerBook } from "./staker-book.ts";
import { SupplyLedger } from "./supply.ts";
import { utxoFact } from "./utxo.ts";

/** The beginning of a chain. */
export interface Beginning {
  readonly facts: Facts;
  readonly ledger: SupplyLedger;
  /** Unix seconds. */
  readonly time: number;
  /** Id of the block at height 0. */
  readonly blockId: string;
}

/** The block at height 0, which names the SHA-256 of the genesis bytes as its parent (avalanchego `platformvm`). */
function genesisBlock(bytes: Uint8Array): Block {
  return { type: "ApricotCommitBlock", parentId: sha256Id(bytes), height: 0n };
}

/** Id of the block at height 0, by which a network is recognised. */
export const genesisBlockId = (bytes: Uint8Array): string => toHex(blockId(genesisBlock(bytes)));

/**
 * Reads the genesis state.
 *
 * @param heliconTime Unix seconds
 * @throws CodecError when the bytes are not a P-Chain genesis
 */
export function applyGenesis(bytes: Uint8Array, network: NetworkIdentity, heliconTime?: number): Beginning {
  const genesis = decodeGenesis(bytes);
  const facts = { ...noFacts(), created: String(genesis.initialSupply) };
  const time = Number(genesis.timestamp);
  const ledger = SupplyLedger.atGenesis(genesis.initialSupply, heliconTime);
  const position = (idx: number) => ({ network, height: 0, idx, time });
  for (const utxo of genesis.utxos) {
    addLock(position(0), utxo, 1n, facts);
    facts.utxos.push(
      utxoFact(position(0), utxo.txId, utxo.outputIndex, utxo, {
        txId: toHex(utxo.txId),
        emittingTx: null,
      }),
    );
  }
  facts.subnets.push({ subnetId: PRIMARY_ID, height: 0, idx: -1, time });
  facts.owners.push({
    subnetId: PRIMARY_ID,
    height: 0,
    idx: -1,
    locktime: "0",
    threshold: 0,
    addresses: [],
  });
  // A genesis has no L1 validators, so the price is not used.
  const l1 = new L1Ledger([], PUBLIC_L1_FEE_PRICE);
  const ledgers = { supply: ledger, l1, stakers: new StakerBook([], []), chainTime: time };
  for (const [idx, tx] of [...genesis.validators, ...genesis.chains].entries()) {
    applyTx(tx, sha256Id(tx), position(idx), ledgers, facts);
  }
  const block = genesisBlock(bytes);
  const id = toHex(blockId(block));
  facts.blocks.push({
    height: 0,
    blockId: id,
    parentId: toHex(block.parentId),
    type: block.type,
    time,
    size: encodeBlock(block).length,
    supply: ledger.current(),
    containerId: null,
    containerParent: null,
    proposer: null,
    proposerHeight: null,
    proposerTime: null,
  });
  return { facts, ledger, time, blockId: id };
}
