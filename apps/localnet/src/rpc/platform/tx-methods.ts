/** `platform.*` methods about transactions. */
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  CodecError,
  decodeHex,
  decodeTx,
  encodeTx,
  encodeUtxo,
  type SignedTx,
  txToJson,
} from "@primary-network/codec";
import type { Network } from "../../network.ts";
import { RuleError } from "../../world/rule-error.ts";
import type { Encoding } from "../arguments.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, encodeBytes, id } from "../text.ts";

function readTx(text: string, encoding: Encoding): SignedTx {
  try {
    return decodeTx(decodeHex(text, { checksum: encoding !== "hexnc" }));
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new RpcFault(`couldn't parse tx: ${error.message}`);
  }
}

/** The methods of this file. */
export function txMethods({ chain, settings }: Network) {
  return {
    issueTx(args) {
      const tx = readTx(args.string("tx"), args.encoding());
      let txId = new Uint8Array();
      try {
        // A block of its own, at once: nobody else votes here.
        chain.standard(Math.max(Math.floor(settings.clock.now()), chain.state.timestamp), (issue) => {
          txId = issue(tx).slice();
        });
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        throw new RpcFault(`couldn't issue tx: ${error.message}`);
      }
      return { txID: id(txId) };
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
      return {
        numFetched: decimal(utxos.length),
        utxos: utxos.map((utxo) => encodeBytes(encodeUtxo(utxo), encoding)),
        encoding,
      };
    },
  } satisfies MethodTable;
}
