/** `avm.*` methods about assets and balances on the X-Chain. */
import { encodeUtxo, type Utxo } from "@primary-network/codec/p";
import { encodeUtxo as encodeXUtxo, type Utxo as XUtxo } from "@primary-network/codec/x";
import { equalBytes } from "../../chains/byte-order.ts";
import { neighbourOf } from "../../chains/memory/shared-memory.ts";
import type { Network } from "../../network/network.ts";
import { parseAddressOf } from "../addresses.ts";
import type { Arguments } from "../arguments.ts";
import { NOT_FOUND, RpcFault } from "../fault.ts";
import { decodeId } from "../id.ts";
import type { MethodTable } from "../method.ts";
import { decimal, id, xAddress } from "../text.ts";
import { utxoPage } from "../utxo-page.ts";

/** The bytes of an output; one from the P-Chain may have a stakeable lock. */
function utxoBytes({ output, ...origin }: Utxo | XUtxo): Uint8Array {
  return output.type === "LockOut" ? encodeUtxo({ ...origin, output }) : encodeXUtxo({ ...origin, output });
}

/** The methods of this file. */
export function assetMethods(network: Network) {
  const { xChain, settings } = network;
  const { chainId, state, assetAliases } = xChain;

  const assetOf = (text: string): Uint8Array => {
    const named = assetAliases.get(text);
    if (named !== undefined) return named;
    try {
      return decodeId(text);
    } catch {
      throw new RpcFault(`asset '${text}' not found`);
    }
  };

  /** The amounts that an address owns: alone and unlocked, or partly owned ones on request. */
  const amountsOf = (args: Arguments): { readonly utxo: XUtxo; readonly amount: bigint }[] => {
    const text = args.string("address");
    const partly = args.boolean("includePartial");
    const now = BigInt(Math.floor(settings.clock.now()));
    let address: Uint8Array;
    try {
      address = parseAddressOf(text, network, chainId);
    } catch (error) {
      if (!(error instanceof RpcFault)) throw error;
      throw new RpcFault(`problem parsing address '${text}': ${error.message}`);
    }
    return state.utxos.ofAddress(address).flatMap((utxo) => {
      const { output } = utxo;
      if (output.type !== "TransferOutput") return [];
      const own = output.addresses.length === 1 && output.locktime <= now;
      return own || partly ? [{ utxo, amount: output.amount }] : [];
    });
  };

  return {
    getAssetDescription(args) {
      const assetId = assetOf(args.string("assetID"));
      const tx = xChain.txById(assetId)?.tx.unsignedTx;
      if (tx === undefined) throw new RpcFault(NOT_FOUND);
      if (tx.type !== "CreateAssetTx") throw new RpcFault("transaction doesn't create an asset");
      const { name, symbol, denomination } = tx;
      return { assetID: id(assetId), name, symbol, denomination: decimal(denomination) };
    },
    getBalance(args) {
      const amounts = amountsOf(args);
      const assetId = assetOf(args.string("assetID"));
      const own = amounts.filter(({ utxo }) => equalBytes(utxo.assetId, assetId));
      return {
        balance: decimal(own.reduce((sum, { amount }) => sum + amount, 0n)),
        utxoIDs: own.map(({ utxo: { txId, outputIndex } }) => ({ txID: id(txId), outputIndex })),
      };
    },
    getAllBalances(args) {
      const aliases = new Map([...assetAliases].map(([alias, assetId]) => [id(assetId), alias]));
      const sums = new Map<string, bigint>();
      for (const { utxo, amount } of amountsOf(args)) {
        const asset = id(utxo.assetId);
        sums.set(asset, (sums.get(asset) ?? 0n) + amount);
      }
      const balances = [...sums].map(([asset, sum]) => ({
        asset: aliases.get(asset) ?? asset,
        balance: decimal(sum),
      }));
      return { balances };
    },
    getUTXOs: (args) =>
      utxoPage(args, network, {
        chainId,
        own: state.utxos,
        from: (source) => neighbourOf(state.neighbours, source).arrived,
        encode: utxoBytes,
        address: (bytes) => xAddress(bytes, settings.hrp),
        jsonName: "string",
      }),
  } satisfies MethodTable;
}
