/** `platform.*` methods about transactions. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { CodecError } from "@primary-network/codec";
import { decodeTx, encodeTx, encodeUtxo, type SignedTx, txToJson } from "@primary-network/codec/p";
import { codecFault } from "../../chains/codec-fault.ts";
import type { Network } from "../../network/network.ts";
import type { Encoding } from "../arguments.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import { decodeBytes } from "../formatting.ts";
import type { MethodTable } from "../method.ts";
import { decimal, encodeBytes, id } from "../text.ts";
import { issueTx } from "./issue-tx.ts";

function readTx(text: string, encoding: Encoding): SignedTx {
  const bytes = decodeBytes(text, encoding, "problem decoding transaction");
  try {
    return decodeTx(bytes);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    // The node repeats this step in its message.
    throw new RpcFault(`couldn't parse tx: couldn't parse tx: ${codecFault(bytes, error)}`);
  }
}

/** The methods of this file. */
export function txMethods(network: Network) {
  const { chain, settings } = network;
  return {
    issueTx(args) {
      return { txID: id(issueTx(network, readTx(args.string("tx"), args.encoding()))) };
    },
    getTx(args) {
      const found = chain.txById(args.id("txID"));
      const encoding = args.encoding();
      if (found === undefined) throw new RpcFault(`couldn't get tx: ${NOT_FOUND}`);
      const { tx } = found;
      return {
        tx: encoding === "json" ? txToJson(tx, { hrp: settings.hrp }) : encodeBytes(encodeTx(tx), encoding),
        encoding,
      };
    },
    getTxStatus(args) {
      return { status: chain.txById(args.id("txID"))?.status ?? "Unknown" };
    },
    getRewardUTXOs(args) {
      const utxos = chain.state.rewardUtxos.get(bytesToHex(args.id("txID"))) ?? [];
      const encoding = args.encoding();
      if (encoding === "json" && utxos.length > 0)
        throw new RpcFault("couldn't encode utxo as json: unsupported encoding in method");
      return {
        numFetched: decimal(utxos.length),
        utxos: utxos.map((utxo) => encodeBytes(encodeUtxo(utxo), encoding)),
        encoding,
      };
    },
  } satisfies MethodTable;
}
