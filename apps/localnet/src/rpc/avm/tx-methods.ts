/** `avm.*` methods about transactions, blocks and fees of the X-Chain. */
import { CodecError } from "@primary-network/codec";
import { blockToJson, decodeTx, encodeTx, type SignedTx, txToJson } from "@primary-network/codec/x";
import { equalBytes } from "../../chains/byte-order.ts";
import { codecFault } from "../../chains/codec-fault.ts";
import { EMPTY_ID } from "../../chains/p/state.ts";
import { RuleError } from "../../chains/rule-error.ts";
import type { AcceptedXBlock } from "../../chains/x/chain.ts";
import { xFeeOf } from "../../chains/x/execute.ts";
import type { Network } from "../../network/network.ts";
import type { Arguments, Encoding } from "../arguments.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import { decodeBytes } from "../formatting.ts";
import type { MethodTable } from "../method.ts";
import { decimal, encodeBytes, id } from "../text.ts";

function readTx(text: string, encoding: Encoding): SignedTx {
  const bytes = decodeBytes(text, encoding, "problem decoding transaction");
  try {
    return decodeTx(bytes);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new RpcFault(codecFault(bytes, error));
  }
}

/** The methods of this file. */
export function xTxMethods({ xChain, settings }: Network) {
  const txIdOf = (args: Arguments): Uint8Array => {
    const txId = args.id("txID");
    if (equalBytes(txId, EMPTY_ID)) throw new RpcFault("nil transaction ID");
    return txId;
  };
  const blockJson = ({ block, bytes }: AcceptedXBlock, encoding: Encoding) => {
    if (encoding !== "json") return { block: encodeBytes(bytes, encoding), encoding };
    const json = blockToJson(block, { hrp: settings.hrp });
    // The node returns no list without transactions: in the block at height 0.
    return { block: block.txs.length === 0 ? { ...json, txs: null } : json, encoding };
  };

  return {
    issueTx(args) {
      const tx = readTx(args.string("tx"), args.encoding());
      const time = Math.max(Math.floor(settings.clock.now()), xChain.state.timestamp);
      let txId: Uint8Array = EMPTY_ID;
      try {
        const size = tx.unsignedTx.memo.length;
        // Only for users' transactions: the history follows the rules from before Durango here.
        if (size > 0) throw new RuleError(`memo exceeds maximum length: ${size} > 0`);
        xChain.standard(time, (issue) => {
          txId = issue(tx);
        });
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        throw new RpcFault(error.message);
      }
      return { txID: id(txId) };
    },
    getTx(args) {
      const found = xChain.txById(txIdOf(args));
      const encoding = args.encoding();
      if (found === undefined) throw new RpcFault(NOT_FOUND);
      if (encoding !== "json") return { tx: encodeBytes(encodeTx(found.tx), encoding), encoding };
      const json = txToJson(found.tx, { hrp: settings.hrp });
      // The node returns no list without credentials: for the assets of the genesis.
      return { tx: found.tx.credentials.length === 0 ? { ...json, credentials: null } : json, encoding };
    },
    getTxStatus(args) {
      return { status: xChain.txById(txIdOf(args)) === undefined ? "Unknown" : "Accepted" };
    },
    getHeight: () => ({ height: decimal(xChain.blocks.last.height) }),
    getBlock(args) {
      const blockId = args.id("blockID");
      const encoding = args.encoding();
      const found = xChain.blocks.byId(blockId);
      if (found === undefined) throw new RpcFault(`couldn't get block with id ${id(blockId)}: ${NOT_FOUND}`);
      return blockJson(found, encoding);
    },
    getBlockByHeight(args) {
      const height = args.uint64("height") ?? 0n;
      const encoding = args.encoding();
      const found = xChain.blocks.at(height);
      if (found === undefined) throw new RpcFault(`couldn't get block at height ${height}: ${NOT_FOUND}`);
      return blockJson(found, encoding);
    },
    getTxFee: () => ({
      txFee: decimal(xFeeOf("BaseTx")),
      createAssetTxFee: decimal(xFeeOf("CreateAssetTx")),
    }),
  } satisfies MethodTable;
}
