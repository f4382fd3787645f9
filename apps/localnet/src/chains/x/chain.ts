/** The X-Chain: produces linear blocks on top of its outputs, and exchanges exported outputs with the other chains. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  type Block,
  blockId,
  decodeGenesis,
  encodeBlock,
  producedOutputs,
  type SignedTx,
  type Utxo,
  txId as xTxId,
} from "@primary-network/codec/x";
import type { SharedMemory } from "../memory/shared-memory.ts";
import { BlockLog } from "../p/block-log.ts";
import type { Chain } from "../p/chain.ts";
import type { Proposal, ProposedBlock } from "../p/proposer.ts";
import { verifySameSubnet } from "../p/same-subnet.ts";
import { EMPTY_ID } from "../p/state.ts";
import { ensure } from "../rule-error.ts";
import { UtxoSet } from "../utxo-set.ts";
import { executeX, type XState } from "./execute.ts";

/** An accepted block of the X-Chain. */
export interface AcceptedXBlock extends ProposedBlock {
  /** The block, decoded. */
  readonly block: Block;
}

/** A transaction of the X-Chain or of its genesis, which has no block. */
export interface AcceptedXTx {
  readonly tx: SignedTx;
  readonly height: bigint | undefined;
}

/** Passed to the function that fills a block: applies a transaction at once and returns its id. */
export type IssueX = (tx: SignedTx) => Uint8Array;

/** The chain from its genesis block on. */
export class XChain {
  readonly chainId: Uint8Array;
  readonly state: XState;
  readonly blocks: BlockLog<AcceptedXBlock>;
  /** The ids of the genesis's assets, by the names that the node knows them under. */
  readonly assetAliases: ReadonlyMap<string, Uint8Array>;
  readonly #pChain: Chain;
  readonly #txs = new Map<string, AcceptedXTx>();

  /**
   * @param pChain whose validators propose the blocks
   * @param genesisBytes the X-Chain's genesis state; the parent of the block at height 0 is its digest
   */
  constructor(pChain: Chain, memory: SharedMemory, chainId: Uint8Array, genesisBytes: Uint8Array) {
    const { networkId, avaxAssetId, timestamp } = pChain.state;
    this.#pChain = pChain;
    this.chainId = chainId;
    this.blocks = new BlockLog(chainId);
    this.state = {
      networkId,
      chainId,
      avaxAssetId,
      utxos: new UtxoSet<Utxo>(),
      neighbours: memory.neighbours(chainId),
      verifyPeer: (peer) => verifySameSubnet(pChain.state, chainId, peer),
      timestamp,
    };
    const aliases = new Map<string, Uint8Array>();
    for (const { alias, tx: unsignedTx } of decodeGenesis(genesisBytes).assets) {
      const signed = { unsignedTx, credentials: [] };
      const txId = xTxId(signed);
      aliases.set(alias, txId);
      this.#txs.set(bytesToHex(txId), { tx: signed, height: undefined });
      for (const { outputIndex, assetId, output } of producedOutputs(signed, txId))
        this.state.utxos.add({ txId, outputIndex, assetId, output });
    }
    this.assetAliases = aliases;
    this.#accept(sha256(genesisBytes), 0n, [], { proposer: undefined, pChainHeight: 0n });
  }

  txById(txId: Uint8Array): AcceptedXTx | undefined {
    return this.#txs.get(bytesToHex(txId));
  }

  #accept(parentId: Uint8Array, height: bigint, txs: SignedTx[], proposal: Proposal): AcceptedXBlock {
    const { timestamp } = this.state;
    const time = BigInt(timestamp);
    const block: Block = { type: "StandardBlock", parentId, height, time, merkleRoot: EMPTY_ID, txs };
    const bytes = encodeBlock(block);
    for (const tx of txs) this.#txs.set(bytesToHex(xTxId(tx)), { tx, height });
    return this.blocks.accept({ height, blockId: blockId(bytes), bytes, block, timestamp, ...proposal });
  }

  /**
   * Produces a block, unless nothing is issued.
   *
   * @param time Unix seconds of the block
   * @throws RuleError when time moves backwards or a transaction breaks a rule
   */
  standard(time: number, fill: (issue: IssueX) => void): AcceptedXBlock | undefined {
    const { state } = this;
    ensure(time >= state.timestamp, `time ${time} is before the last block's ${state.timestamp}`);
    state.timestamp = time;
    const txs: SignedTx[] = [];
    fill((tx) => {
      const txId = executeX(state, tx);
      txs.push(tx);
      return txId;
    });
    if (txs.length === 0) return undefined;
    const { last } = this.blocks;
    const height = last.height + 1n;
    return this.#accept(last.blockId, height, txs, this.#pChain.proposal("X", height));
  }
}
