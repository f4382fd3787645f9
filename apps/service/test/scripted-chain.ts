/** A P-Chain that a test builds block by block with the codec, and a node that serves it: for shapes that the local network does not produce. */

import { decodeCb58, type TransferableInput, type TransferableOutput } from "@primary-network/codec";
import {
  type BaseTxFields,
  type Block,
  blockId,
  encodeBlock,
  encodeGenesis,
  type SignedTx,
  txId,
  type UnsignedTx,
  type Utxo,
} from "@primary-network/codec/p";
import { toBytes, toCb58 } from "../src/domain/id-text.ts";
import type { NetworkIdentity } from "../src/domain/network.ts";
import { applyGenesis } from "../src/domain/p/genesis.ts";
import type { PChainNode } from "../src/sources/p/node.ts";
import { type ContainedBlock, NO_PROPOSER } from "../src/sources/proposervm.ts";
import { AVAX, C_CHAIN, HRP, hexOf, X_CHAIN } from "./model/vocabulary.ts";

const bytes = (fill: number, length = 32): Uint8Array => new Uint8Array(length).fill(fill);
const assetId = decodeCb58(AVAX);

/** The default owner. */
export const OWNER = { locktime: 0n, threshold: 1, addresses: [bytes(0xaa, 20)] };

/** An amount of AVAX, in nAVAX. */
export const avaxOut = (amount: bigint, owner = OWNER): TransferableOutput => ({
  assetId,
  output: { type: "TransferOutput", amount, ...owner },
});

/** Spends an output of AVAX. */
export const avaxIn = (tx: Uint8Array, outputIndex: number, amount: bigint): TransferableInput => ({
  txId: tx,
  outputIndex,
  assetId,
  input: { type: "TransferInput", amount, signatureIndices: [0] },
});

/** An output that a reward transaction creates. */
export const paid = (tx: Uint8Array, outputIndex: number, amount: bigint, owner = OWNER): Utxo => ({
  txId: tx,
  outputIndex,
  ...avaxOut(amount, owner),
});

export const signed = (unsignedTx: UnsignedTx): SignedTx => ({ unsignedTx, credentials: [] });

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type NewBlock = DistributiveOmit<Block, "parentId" | "height">;

const GENESIS_TX = bytes(1);
/** nAVAX of each output of the genesis. */
export const GENESIS_AMOUNT = 10_000n * 10n ** 9n;

export class ScriptedChain {
  readonly network: NetworkIdentity;
  readonly genesis: Uint8Array;
  readonly blocks: ContainedBlock[] = [];
  /** The node's reward outputs, by the cb58 id of the staking transaction. */
  readonly rewards = new Map<string, Utxo[]>();
  #tip: Uint8Array;
  #spent = 0;

  /** @param time Unix seconds of the genesis, which makes 200 outputs */
  constructor(networkId: number, time: number) {
    this.network = {
      networkId,
      hrp: HRP,
      assetId: hexOf(AVAX),
      xChainId: hexOf(X_CHAIN),
      cChainId: hexOf(C_CHAIN),
    };
    const utxos = Array.from({ length: 200 }, (_, outputIndex) => ({
      txId: GENESIS_TX,
      outputIndex,
      message: new Uint8Array(),
      ...avaxOut(GENESIS_AMOUNT),
    }));
    const initialSupply = 360_000_000n * 10n ** 9n;
    this.genesis = encodeGenesis({
      utxos,
      validators: [],
      chains: [],
      timestamp: BigInt(time),
      initialSupply,
      message: "",
    });
    this.#tip = toBytes(applyGenesis(this.genesis, this.network).blockId);
  }

  get height(): number {
    return this.blocks.length;
  }

  /** @param proposed Unix seconds of the container around the block, if there is one */
  add(block: NewBlock, proposed?: number): void {
    const whole = { ...block, parentId: this.#tip, height: BigInt(this.height + 1) } as Block; // no type loses a field
    const encoded = encodeBlock(whole);
    this.#tip = blockId(encoded);
    const proposer = { ...NO_PROPOSER, proposerTime: proposed ?? null };
    this.blocks.push({ bytes: encoded, proposer });
  }

  /** The fields that every transaction begins with; spends one output of the genesis. */
  base(outputs: TransferableOutput[] = []): BaseTxFields {
    const inputs = [avaxIn(GENESIS_TX, this.#spent++, GENESIS_AMOUNT)];
    return {
      networkId: this.network.networkId,
      blockchainId: bytes(0),
      outputs,
      inputs,
      memo: new Uint8Array(),
    };
  }

  /** A block with one transaction since Banff; returns the transaction's id. */
  accept(time: number, unsignedTx: UnsignedTx): Uint8Array {
    const tx = signed(unsignedTx);
    this.add({ type: "BanffStandardBlock", time: BigInt(time), txs: [tx] });
    return txId(tx);
  }

  /** A proposal before Banff and the decision on it. */
  proposeBefore(unsignedTx: UnsignedTx, commit: boolean, proposed?: number): Uint8Array {
    const tx = signed(unsignedTx);
    this.add({ type: "ApricotProposalBlock", tx }, proposed);
    this.add({ type: commit ? "ApricotCommitBlock" : "ApricotAbortBlock" });
    return txId(tx);
  }

  /** A proposal since Banff and the decision on it. */
  propose(time: number, unsignedTx: UnsignedTx, commit: boolean): Uint8Array {
    const tx = signed(unsignedTx);
    this.add({ type: "BanffProposalBlock", time: BigInt(time), txs: [], tx });
    this.add({ type: commit ? "BanffCommitBlock" : "BanffAbortBlock", time: BigInt(time) });
    return txId(tx);
  }

  node(): PChainNode {
    return {
      lastHeight: async () => this.height,
      blocks: async (from, count) => this.blocks.slice(from - 1, from - 1 + count),
      rewardUtxos: async (id) => this.rewards.get(toCb58(id)) ?? [],
      uptimes: async () => [],
    };
  }
}
