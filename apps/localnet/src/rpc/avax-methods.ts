/** `avax.*`: atomic transactions of the C-Chain, and outputs that other chains exported to its keys. */
import { CodecError, formatAddress } from "@primary-network/codec";
import { decodeAtomicTx, encodeAtomicTx, type SignedAtomicTx } from "@primary-network/codec/c";
import { encodeUtxo } from "@primary-network/codec/p";
import { codecFault } from "../chains/codec-fault.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import { RuleError } from "../chains/rule-error.ts";
import { UtxoSet } from "../chains/utxo-set.ts";
import type { Network } from "../network/network.ts";
import { parseAddressOf, readAddresses } from "./addresses.ts";
import { chainIdOf } from "./aliases.ts";
import type { Arguments, Encoding } from "./arguments.ts";
import { RpcFault } from "./fault.ts";
import { decodeBytes } from "./formatting.ts";
import { decodeId } from "./id.ts";
import type { MethodTable } from "./method.ts";
import { decimal, encodeBytes, id } from "./text.ts";
import { pageOf } from "./utxo-page.ts";

/** Most addresses and most outputs of one getUTXOs call. */
const MAX_ADDRESSES = 1_024;
const MAX_UTXOS = 1_024;

/**
 * The signed transaction in a call's text.
 *
 * @throws RpcFault when it cannot be decoded
 */
export function readAtomicTx(text: string, encoding: Encoding): SignedAtomicTx {
  const bytes = decodeBytes(text, encoding, "problem decoding transaction");
  try {
    return decodeAtomicTx(bytes);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new RpcFault(`problem parsing transaction: ${codecFault(bytes, error)}`);
  }
}

function readStart(start: Arguments, network: Network, chainId: Uint8Array) {
  const [address, utxo] = [start.string("address"), start.string("utxo")];
  const first = { lastAddress: new Uint8Array(20), lastUtxoId: EMPTY_ID };
  if (address === "" && utxo === "") return first;
  const lastAddress = parseAddressOf(address, network, chainId, "start index address");
  try {
    return { lastAddress, lastUtxoId: decodeId(utxo) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "not an id";
    throw new RpcFault(`couldn't parse start index utxo: ${reason}`);
  }
}

/** The methods of this file. */
export function avaxMethods(network: Network): MethodTable {
  const { cChain, memory, settings } = network;
  const { chainId } = cChain;

  const found = (args: Arguments) => {
    const txId = args.id("txID");
    if (txId.every((byte) => byte === 0)) throw new RpcFault("nil transaction ID");
    return { txId, accepted: cChain.txById(txId) };
  };

  return {
    getUTXOs(args) {
      const texts = args.strings("addresses");
      if (texts.length === 0) throw new RpcFault("no addresses provided");
      if (texts.length > MAX_ADDRESSES)
        throw new RpcFault(`number of addresses given, ${texts.length}, exceeds maximum, ${MAX_ADDRESSES}`);
      const source = args.string("sourceChain");
      if (source === "") throw new RpcFault("no source chain provided");
      const sourceId = chainIdOf(network, source);
      if (sourceId === undefined)
        throw new RpcFault(
          `problem parsing source chainID ${JSON.stringify(source)}: there is no ID with alias: ${source}`,
        );
      const encoding = args.encoding();
      const addresses = readAddresses(texts, network, chainId);
      const requested = args.uint32("limit");
      const limit = requested <= 0 || requested > MAX_UTXOS ? MAX_UTXOS : requested;
      // The chain has no outputs of its own.
      const set = id(sourceId) === id(chainId) ? new UtxoSet() : memory.between(sourceId, chainId);
      const page = pageOf(set, addresses, readStart(args.nested("startIndex"), network, chainId), limit);
      return {
        numFetched: decimal(page.utxos.length),
        utxos: page.utxos.map((utxo) => encodeBytes(encodeUtxo(utxo), encoding)),
        endIndex: {
          address: formatAddress({ chain: "C", hrp: settings.hrp, bytes: page.lastAddress }),
          utxo: id(page.lastUtxoId),
        },
        encoding,
      };
    },
    issueTx(args) {
      const tx = readAtomicTx(args.string("tx"), args.encoding());
      let txId = new Uint8Array();
      try {
        // A block of its own, at once: there is no other validator to vote.
        cChain.standard(Math.max(Math.floor(settings.clock.now()), cChain.state.timestamp), (issue) => {
          txId = issue(tx).slice();
        });
      } catch (error) {
        if (error instanceof CodecError) throw new RpcFault("signature doesn't match public key");
        if (!(error instanceof RuleError)) throw error;
        throw new RpcFault(error.message);
      }
      return { txID: id(txId) };
    },
    getAtomicTxStatus(args) {
      const { accepted } = found(args);
      if (accepted === undefined) return { status: "Unknown" };
      return { status: "Accepted", blockHeight: decimal(cChain.heightOf(accepted.block)) };
    },
    getAtomicTx(args) {
      const { txId, accepted } = found(args);
      const encoding = args.encoding();
      if (accepted === undefined) throw new RpcFault(`could not find tx ${id(txId)}`);
      return {
        tx: encodeBytes(encodeAtomicTx(accepted.tx), encoding),
        encoding,
        blockHeight: decimal(cChain.heightOf(accepted.block)),
      };
    },
  };
}
