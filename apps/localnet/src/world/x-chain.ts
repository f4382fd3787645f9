/** The X-Chain itself: makes linear blocks on top of its outputs, and shares with the P-Chain what is sent across. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  decodeXGenesis,
  encodeXBlock,
  producedXOutputs,
  type SignedXTx,
  type XBlock,
  type XUtxo,
  xBlockId,
  xTxId,
} from "@primary-network/codec";
import type { Containers } from "./proposer.ts";
import { ensure } from "./rule-error.ts";
import { EMPTY_ID, type State, utxosFor } from "./state.ts";
import { UtxoSet } from "./utxo-set.ts";
import { executeX, type XState } from "./x-execute.ts";

/** An accepted block of the X-Chain. */
export interface AcceptedXBlock {
  readonly height: bigint;
  readonly blockId: Uint8Array;
  readonly bytes: Uint8Array;
  readonly block: XBlock;
  /** Unix seconds. */
  readonly timestamp: number;
}

/** Offered to the one who fills a block: applies a transaction at once and returns its id. */
export type IssueX = (tx: SignedXTx) => Uint8Array;

/** The chain from its genesis block on. */
export class XChain {
  readonly chainId: Uint8Array;
  readonly state: XState;
  readonly blocks: AcceptedXBlock[] = [];
  /** Without the genesis block, which was never accepted by a vote. */
  readonly #heights = new Map<string, number>();
  /** As the node's index keeps the blocks: without proposers, the block itself is its container. */
  readonly containers: Pick<Containers, "at" | "heightOf"> = {
    at: (height) => {
      const found = height > 0 ? this.blocks[height] : undefined;
      return found && { id: found.blockId, bytes: found.bytes };
    },
    heightOf: (id) => this.#heights.get(bytesToHex(id)),
  };

  /**
   * @param pState the P-Chain's state, which holds what the two chains send each other
   * @param genesisBytes the X-Chain's genesis state; the block at height 0 names their digest as its parent
   */
  constructor(pState: State, chainId: Uint8Array, genesisBytes: Uint8Array) {
    const { networkId, avaxAssetId, timestamp } = pState;
    this.chainId = chainId;
    this.state = {
      networkId,
      chainId,
      avaxAssetId,
      utxos: new UtxoSet<XUtxo>(),
      fromP: utxosFor(pState.exported, chainId),
      toP: utxosFor(pState.importable, chainId),
      timestamp,
    };
    for (const { tx: unsignedTx } of decodeXGenesis(genesisBytes).assets) {
      const signed = { unsignedTx, credentials: [] };
      const txId = xTxId(signed);
      for (const { outputIndex, assetId, output } of producedXOutputs(signed, txId))
        this.state.utxos.add({ txId, outputIndex, assetId, output });
    }
    this.#accept(sha256(genesisBytes), 0n, []);
  }

  get last(): AcceptedXBlock {
    const block = this.blocks.at(-1);
    ensure(block !== undefined, "the X-Chain has no genesis block");
    return block;
  }

  #accept(parentId: Uint8Array, height: bigint, txs: SignedXTx[]): AcceptedXBlock {
    const { timestamp } = this.state;
    const time = BigInt(timestamp);
    const block: XBlock = { type: "StandardBlock", parentId, height, time, merkleRoot: EMPTY_ID, txs };
    const bytes = encodeXBlock(block);
    const accepted = { height, blockId: xBlockId(bytes), bytes, block, timestamp };
    this.blocks.push(accepted);
    if (height > 0n) this.#heights.set(bytesToHex(accepted.blockId), Number(height));
    return accepted;
  }

  /**
   * Makes a block, unless nothing is issued.
   *
   * @param time Unix seconds of the block
   * @throws RuleError when time goes back or a transaction breaks a rule
   */
  standard(time: number, fill: (issue: IssueX) => void): AcceptedXBlock | undefined {
    const { last, state } = this;
    ensure(time >= state.timestamp, `time ${time} is before the last block's ${state.timestamp}`);
    state.timestamp = time;
    const txs: SignedXTx[] = [];
    fill((tx) => {
      const txId = executeX(state, tx);
      txs.push(tx);
      return txId;
    });
    return txs.length === 0 ? undefined : this.#accept(last.blockId, last.height + 1n, txs);
  }
}
