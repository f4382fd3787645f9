/** The C-Chain's blocks in the node's form, built from Anvil's: with atomic transactions, and the resulting hash. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import {
  type Block,
  blockId as cBlockId,
  encodeBlock,
  hashExtData,
  type SignedAtomicTx,
} from "@primary-network/codec/c";
import { type AcceptedCBlock, fixedFields } from "../../chains/c/chain.ts";
import { atomicGasOf } from "../../chains/c/execute.ts";
import { heliconFields, Settlement } from "../../chains/c/settlement.ts";
import { BlockLog } from "../../chains/p/block-log.ts";
import type { Proposal } from "../../chains/p/proposer.ts";
import type { Network } from "../../network/network.ts";
import { quantity, toBytes, toHex } from "../contracts/hex.ts";
import { type BlockFees, feesOf, type PricedTx } from "./block-fees.ts";
import { Charges } from "./charges.ts";
import type { EvmNode, LoggedCall } from "./node.ts";
import { rawReceipts } from "./raw-receipts.ts";

/** The fields read from Anvil's form of a block. */
interface AnvilBlock {
  readonly hash: string;
  readonly stateRoot: string;
  readonly transactionsRoot: string;
  readonly receiptsRoot: string;
  readonly logsBloom: string;
  readonly gasLimit: string;
  readonly gasUsed: string;
  readonly timestamp: string;
  readonly baseFeePerGas: string;
  readonly transactions: readonly (PricedTx & { readonly hash: string; readonly gas: string })[];
}

/** A block of Anvil, with its transactions as bytes and its receipts. */
interface Read {
  readonly anvil: AnvilBlock;
  readonly rawTxs: readonly Uint8Array[];
  readonly receipts: JsonValue;
}

/** Every 32-byte hash in a JSON text, of any type. */
const HASHES = /0x[0-9a-f]{64}(?![0-9a-f])/g;
const NOTHING = new Uint8Array();
/** Blocks that are requested at once. */
const AT_ONCE = 512;

const resultOf = ({ stateRoot, logsBloom }: AnvilBlock) => ({
  stateRoot: toBytes(stateRoot),
  logsBloom: toBytes(logsBloom),
});

/** The blocks from the genesis on, with their hashes in the node's form and in Anvil's. */
export class CBlocks {
  readonly blocks: BlockLog<AcceptedCBlock>;
  /** Gas that transactions paid for since Helicon. */
  readonly charges = new Charges();
  /** Fields of each block from which prices are estimated. */
  readonly fees: BlockFees[] = [];
  readonly #settlement = new Settlement();
  readonly #node: EvmNode;
  readonly #network: () => Network;
  /** Numbers of Anvil's blocks that hold the atomic blocks of the ledger, from its height 1 on. */
  #atomicAt: number[];
  readonly #toNode = new Map<string, string>();
  readonly #toAnvil = new Map<string, string>();
  #filling: Promise<void> = Promise.resolve();

  /** @param atomicAt numbers of the blocks that hold the ledger's blocks, from its height 1 on */
  constructor(node: EvmNode, network: () => Network, atomicAt: readonly number[] = []) {
    this.#node = node;
    this.#network = network;
    this.#atomicAt = [...atomicAt];
    this.blocks = new BlockLog(network().genesis.cChainId);
  }

  /** The position of each of the ledger's blocks that the chain contains: for a saved world. */
  get atomicAt(): readonly number[] {
    return this.#atomicAt;
  }

  /** Records that the ledger's next block is in a block of Anvil. */
  add(number: number): void {
    this.#atomicAt.push(number);
  }

  /** Reads the blocks up to a number that are not read yet. */
  fill(upTo: number): Promise<void> {
    const filled = this.#filling.then(async () => {
      const { list } = this.blocks;
      while (list.length <= upTo) await this.#read(Math.min(upTo, list.length + AT_ONCE - 1));
    });
    this.#filling = filled.catch(() => {});
    return filled;
  }

  /** @param timestamp of a block, in Unix seconds */
  #isHelicon(timestamp: string | bigint): boolean {
    return BigInt(timestamp) >= this.#network().settings.heliconTime;
  }

  async #read(upTo: number): Promise<void> {
    const from = this.blocks.list.length;
    const numbers = Array.from({ length: upTo - from + 1 }, (_, index) => from + index);
    const found = await this.#node.askAll(
      numbers.map((number) => ["eth_getBlockByNumber", [quantity(number), true]]),
    );
    const read = found as unknown as readonly AnvilBlock[]; // Anvil's own form of blocks that it has
    const raw = await this.#node.askAll(
      read.flatMap(({ transactions }) =>
        transactions.map(({ hash }): LoggedCall => ["eth_getRawTransactionByHash", [hash]]),
      ),
    );
    const receipts = await this.#node.askAll(
      read.flatMap(({ timestamp }, index): LoggedCall[] =>
        this.#isHelicon(timestamp) ? [["eth_getBlockReceipts", [quantity(from + index)]]] : [],
      ),
    );
    // Receipts are read since Helicon, and blocks come in the order of their times.
    const withoutReceipts = read.length - receipts.length;
    let used = 0;
    for (const [index, anvil] of read.entries()) {
      const rawTxs = raw.slice(used, used + anvil.transactions.length).map((tx) => toBytes(String(tx)));
      used += rawTxs.length;
      this.#add({ anvil, rawTxs, receipts: receipts[index - withoutReceipts] ?? [] });
    }
  }

  #add(read: Read): void {
    const ledger = this.#network().cChain.blocks.list;
    const number = this.blocks.list.length;
    const accepted = number === 0 ? ledger[0] : this.#accepted(number, read, ledger);
    if (accepted === undefined) throw new TypeError("the C-Chain has no genesis block");
    if (number === 0)
      this.#settlement.addSynchronous(accepted.block, { ...resultOf(read.anvil), receipts: [], gas: 0n });
    const hash = toHex(accepted.blockId);
    this.blocks.accept(accepted);
    this.fees.push(feesOf(accepted.block, read.anvil.transactions));
    this.#toNode.set(read.anvil.hash, hash);
    this.#toAnvil.set(hash, read.anvil.hash);
  }

  #accepted(number: number, read: Read, ledger: readonly AcceptedCBlock[]): AcceptedCBlock {
    const { anvil, rawTxs } = read;
    const height = this.#atomicAt.lastIndexOf(number) + 1;
    const atomic = height > 0 ? ledger[height] : undefined;
    const txs: readonly SignedAtomicTx[] = atomic?.txs ?? [];
    const extData = atomic?.block.extData ?? NOTHING;
    const timestamp = Number(anvil.timestamp);
    const block = this.#decided(read, {
      ...fixedFields,
      ...resultOf(anvil),
      parentId: this.blocks.last.blockId,
      txRoot: toBytes(anvil.transactionsRoot),
      receiptRoot: toBytes(anvil.receiptsRoot),
      number: BigInt(number),
      gasLimit: BigInt(anvil.gasLimit),
      gasUsed: BigInt(anvil.gasUsed),
      timestamp: BigInt(timestamp),
      timeMilliseconds: BigInt(timestamp) * 1_000n,
      baseFee: BigInt(anvil.baseFeePerGas),
      extDataHash: hashExtData(extData),
      extDataGasUsed: txs.reduce((sum, { unsignedTx }) => sum + atomicGasOf(unsignedTx), 0n),
      txs: [...rawTxs],
      extData,
    });
    const { proposer, pChainHeight } = atomic ?? this.#proposal(timestamp);
    return {
      height: BigInt(number),
      blockId: cBlockId(block),
      bytes: encodeBlock(block),
      block,
      txs,
      timestamp,
      proposer,
      pChainHeight,
    };
  }

  /** A block with the header of its time, given with the results of its own execution. */
  #decided(
    { anvil, receipts }: Read,
    block: Block & { timeMilliseconds: bigint; extDataGasUsed: bigint },
  ): Block {
    const { timestamp, timeMilliseconds, extDataGasUsed } = block;
    const result = resultOf(anvil);
    if (!this.#isHelicon(timestamp)) {
      this.#settlement.addSynchronous(block, { ...result, receipts: [], gas: 0n });
      return block;
    }
    const charged = this.charges.add(receipts, anvil.transactions);
    const sumOf = (amounts: readonly string[]) =>
      amounts.reduce((sum, amount) => sum + BigInt(amount), extDataGasUsed);
    const decided = {
      ...block,
      ...heliconFields,
      // The most that the block may use; receipts have what it was charged.
      gasUsed: sumOf(anvil.transactions.map(({ gas }) => gas)),
      ...this.#settlement.next(timeMilliseconds),
    };
    this.#settlement.add(decided, {
      ...result,
      receipts: rawReceipts(charged).map(toBytes),
      gas: sumOf(charged.map((receipt) => String((receipt as JsonObject).gasUsed))),
    });
    return decided;
  }

  /**
   * wei: the prices of the block after the last one, if it comes at an instant: at which it is executed, and
   * the upper bound that its transactions must pay.
   *
   * @param after number of the last block
   * @param time Unix seconds
   */
  async pricesAfter(
    after: number,
    time: number,
  ): Promise<{ readonly executed: bigint; readonly worst: bigint }> {
    await this.fill(after);
    const milliseconds = BigInt(time) * 1_000n;
    const { baseFee: worst = 0n } = this.#settlement.next(milliseconds);
    return { executed: this.#settlement.priceAt(milliseconds), worst };
  }

  /** wei: a price that the next block's does not exceed. */
  get priceBound(): bigint {
    return this.#settlement.bound;
  }

  /** Height of the last block that a block settles. */
  settledBy(height: number): number {
    return this.#settlement.settledBy(height);
  }

  /** The proposer of the P-Chain's last block before that time, so that the result does not depend on when it is read. */
  #proposal(timestamp: number): Proposal {
    const block = this.#network().chain.blocks.before(timestamp);
    return { proposer: block?.proposer, pChainHeight: block?.height ?? 0n };
  }

  /** Starts again with the positions of a saved world. */
  restore(atomicAt: readonly number[]): void {
    this.rewind(-1);
    this.#atomicAt = [...atomicAt];
  }

  /** Drops the blocks beyond a number, since Anvil was reverted. Their atomic transactions remain accepted. */
  rewind(number: number): void {
    this.#settlement.rewind(number + 1);
    this.fees.splice(number + 1);
    for (const { blockId } of this.blocks.rewind(number + 1)) {
      const hash = toHex(blockId);
      this.#toNode.delete(this.#toAnvil.get(hash) ?? "");
      this.#toAnvil.delete(hash);
    }
    this.#atomicAt = this.#atomicAt.map((at) => (at > number ? -1 : at));
  }

  /** Replaces Anvil's hashes in a JSON text by the node's. */
  toNode(text: string): string {
    return text.replace(HASHES, (hash) => this.#toNode.get(hash) ?? hash);
  }

  /** Replaces the node's hashes in a JSON text by Anvil's. */
  toAnvil(text: string): string {
    return text.replace(HASHES, (hash) => this.#toAnvil.get(hash) ?? hash);
  }
}
