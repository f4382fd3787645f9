/** The C-Chain for atomic transactions: produces blocks with only these, on top of its accounts. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import {
  atomicTxId,
  type Block,
  blockId as cBlockId,
  encodeAtomicTxs,
  encodeBlock,
  hashExtData,
  type SignedAtomicTx,
} from "@primary-network/codec/c";
import type { SharedMemory } from "../memory/shared-memory.ts";
import { BlockLog } from "../p/block-log.ts";
import type { Chain } from "../p/chain.ts";
import type { Proposal, ProposedBlock } from "../p/proposer.ts";
import { ensure } from "../rule-error.ts";
import { atomicGasOf, C_BASE_FEE, deliver, executeC } from "./execute.ts";
import { NO_UNCLES, readCGenesis } from "./genesis.ts";
import { type Execution, heliconFields, Settlement } from "./settlement.ts";
import type { CState } from "./state.ts";
import { EMPTY_ROOT } from "./trie.ts";

/** An accepted block of the C-Chain. */
export interface AcceptedCBlock extends ProposedBlock {
  /** The block, decoded. */
  readonly block: Block;
  /** The atomic transactions in the block's extra data. */
  readonly txs: readonly SignedAtomicTx[];
}

/** An atomic transaction in its block. */
export interface AcceptedAtomicTx {
  readonly tx: SignedAtomicTx;
  readonly block: AcceptedCBlock;
}

/** Passed to the function that fills a block: applies a transaction at once and returns its id. */
export type IssueC = (tx: SignedAtomicTx) => Uint8Array;

/** Most gas of one block's atomic transactions, since Apricot phase 5. */
const MAX_ATOMIC_GAS = 100_000n;

/** The delay between blocks that nodes start with since Granite, in the form of headers. */
export const MIN_DELAY_EXCESS = 7_970_124n;

/** Header fields that are the same in every block of this network; the gas price is constant. */
export const fixedFields = {
  uncleHash: NO_UNCLES,
  // Receives the fees of the C-Chain; its key does not exist.
  coinbase: hexToBytes("0100000000000000000000000000000000000000"),
  txRoot: EMPTY_ROOT,
  receiptRoot: EMPTY_ROOT,
  logsBloom: new Uint8Array(256),
  difficulty: 1n,
  gasLimit: 10_000_000n,
  gasUsed: 0n,
  // The fee state since Fortuna: three uint64 that stay 0 here, and an empty list of Warp messages.
  extraData: new Uint8Array(30),
  mixDigest: new Uint8Array(32),
  nonce: new Uint8Array(8),
  baseFee: C_BASE_FEE,
  blockGasCost: 0n,
  blobGasUsed: 0n,
  excessBlobGas: 0n,
  parentBeaconRoot: new Uint8Array(32),
  minDelayExcess: MIN_DELAY_EXCESS,
  txs: [],
  version: 0,
};

/** The chain from its genesis block on. */
export class CChain {
  readonly chainId: Uint8Array;
  readonly state: CState;
  readonly blocks: BlockLog<AcceptedCBlock>;
  readonly #pChain: Chain;
  readonly #settlement = new Settlement();
  /** Accepted transactions by the hexadecimal digits of their ids. */
  readonly #txs = new Map<string, AcceptedAtomicTx>();
  /** Height up to which blocks count as executed, while later ones wait; their exports have not arrived. */
  #executed: bigint | undefined;
  /** Height of the node's C-Chain block with the same transactions: a different one where EVM transactions make blocks too. */
  heightOf: (block: AcceptedCBlock) => bigint = ({ height }) => height;

  /**
   * @param pChain whose validators propose the blocks
   * @param genesis the EVM's own JSON, as the genesis file has it
   * @throws RangeError when the genesis cannot be read
   */
  constructor(pChain: Chain, memory: SharedMemory, chainId: Uint8Array, genesis: string) {
    const { networkId, avaxAssetId, timestamp } = pChain.state;
    const { block, accounts } = readCGenesis(genesis);
    this.#pChain = pChain;
    this.chainId = chainId;
    this.blocks = new BlockLog(chainId);
    const neighbours = memory.neighbours(chainId);
    this.state = { networkId, chainId, avaxAssetId, accounts, neighbours, timestamp };
    this.#accept(block, [], { proposer: undefined, pChainHeight: 0n });
    this.#settlement.addSynchronous(block, this.#execution(0n));
  }

  /** True while exports of new blocks wait for their execution. */
  get isHeld(): boolean {
    return this.#executed !== undefined;
  }

  /**
   * Holds back the exports of the blocks that are accepted from now on: shared memory changes with the
   * execution (ACP-194).
   */
  hold(): void {
    this.#executed ??= this.blocks.last.height;
  }

  /**
   * Lets the exports of the held blocks arrive.
   *
   * @param height of the last one; undefined for all, and later ones at once
   */
  execute(height: bigint | undefined): void {
    if (this.#executed === undefined) return;
    for (const block of this.blocks.list.slice(Number(this.#executed) + 1))
      if (height === undefined || block.height <= height) for (const tx of block.txs) deliver(this.state, tx);
    if (height === undefined) this.#executed = undefined;
    else if (height > this.#executed) this.#executed = height;
  }

  /** A transaction of an accepted block. */
  txById(txId: Uint8Array): AcceptedAtomicTx | undefined {
    return this.#txs.get(bytesToHex(txId));
  }

  /** The result of a block of atomic transactions only, which have no receipts. */
  #execution(gas: bigint): Execution {
    return { stateRoot: this.state.accounts.root, receipts: [], logsBloom: fixedFields.logsBloom, gas };
  }

  #accept(block: Block, txs: readonly SignedAtomicTx[], proposal: Proposal): AcceptedCBlock {
    const timestamp = Number(block.timestamp);
    const [height, blockId, bytes] = [block.number, cBlockId(block), encodeBlock(block)];
    const accepted = this.blocks.accept({ height, blockId, bytes, block, txs, timestamp, ...proposal });
    for (const tx of txs) this.#txs.set(bytesToHex(atomicTxId(tx)), { tx, block: accepted });
    return accepted;
  }

  /**
   * Produces a block, unless nothing is issued.
   *
   * @param time Unix seconds of the block
   * @throws RuleError when time moves backwards, a transaction breaks a rule, or all together use too much gas
   */
  standard(time: number, fill: (issue: IssueC) => void): AcceptedCBlock | undefined {
    const { state } = this;
    ensure(time >= state.timestamp, `time ${time} is before the last block's ${state.timestamp}`);
    state.timestamp = time;
    const txs: SignedAtomicTx[] = [];
    let gas = 0n;
    fill((tx) => {
      const more = atomicGasOf(tx.unsignedTx);
      ensure(
        gas + more <= MAX_ATOMIC_GAS,
        `a block's atomic transactions take at most ${MAX_ATOMIC_GAS} gas`,
      );
      const txId = executeC(state, tx);
      gas += more;
      txs.push(tx);
      return txId;
    });
    if (txs.length === 0) return undefined;
    const extData = encodeAtomicTxs(txs);
    const { last } = this.blocks;
    const timeMilliseconds = BigInt(time) * 1_000n;
    const isHelicon = time >= this.#pChain.state.heliconTime;
    const block: Block = {
      ...fixedFields,
      parentId: last.blockId,
      stateRoot: state.accounts.root,
      number: last.height + 1n,
      timestamp: BigInt(time),
      timeMilliseconds,
      extDataHash: hashExtData(extData),
      extDataGasUsed: gas,
      extData,
      ...(isHelicon && { ...heliconFields, gasUsed: gas, ...this.#settlement.next(timeMilliseconds) }),
    };
    if (isHelicon) this.#settlement.add(block, this.#execution(gas));
    else this.#settlement.addSynchronous(block, this.#execution(gas));
    if (this.#executed === undefined) for (const tx of txs) deliver(state, tx);
    return this.#accept(block, txs, this.#pChain.proposal("C", block.number));
  }
}
