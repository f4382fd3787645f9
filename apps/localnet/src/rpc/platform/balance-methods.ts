/** `platform.*` methods about balances and unspent outputs of addresses. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import type { JsonObject, TransferableOutput } from "@primary-network/codec";
import { encodeUtxo, type Utxo } from "@primary-network/codec/p";
import { stakeOutputsOf } from "../../chains/p/staker.ts";
import { EMPTY_ID, utxosFor } from "../../chains/p/state.ts";
import { innerOutput, type UtxoSet } from "../../chains/utxo-set.ts";
import type { Network } from "../../network/network.ts";
import { readAddresses } from "../addresses.ts";
import { RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, encodeBytes, id, pAddress } from "../text.ts";
import { utxoPage } from "../utxo-page.ts";

/** Most addresses of one getStake call. */
const MAX_STAKE_ADDRESSES = 256;

/** The buckets of getBalance: name of the single amount, name of the amounts by asset. */
const BUCKETS = {
  balance: "balances",
  unlocked: "unlockeds",
  lockedStakeable: "lockedStakeables",
  lockedNotStakeable: "lockedNotStakeables",
} as const;
type Bucket = Exclude<keyof typeof BUCKETS, "balance">;

/** Which bucket an output belongs to at a time in Unix seconds. */
function bucketOf({ output }: Utxo, now: bigint): Bucket {
  if (output.type === "TransferOutput") return output.locktime <= now ? "unlocked" : "lockedNotStakeable";
  if (output.output.locktime > now) return "lockedNotStakeable";
  return output.locktime <= now ? "unlocked" : "lockedStakeable";
}

/** The outputs of several addresses, each once. */
function utxosOf(set: UtxoSet, addresses: readonly Uint8Array[]): Utxo[] {
  return [...new Set(addresses.flatMap((address) => set.ofAddress(address)))];
}

/** A bare output: the bytes of an unspent output without the id between version and asset. */
function outputBytes(output: TransferableOutput): Uint8Array {
  const bytes = encodeUtxo({ txId: EMPTY_ID, outputIndex: 0, ...output });
  return concatBytes(bytes.subarray(0, 2), bytes.subarray(2 + 32 + 4));
}

/** The methods of this file. */
export function balanceMethods(network: Network) {
  const { state } = network.chain;
  const { clock, hrp } = network.settings;
  const avax = id(state.avaxAssetId);

  return {
    getBalance(args) {
      const utxos = utxosOf(state.utxos, readAddresses(args.strings("addresses"), network));
      const now = BigInt(Math.floor(clock.now()));
      const sums = new Map<string, Map<string, bigint>>(
        Object.keys(BUCKETS).map((bucket) => [bucket, new Map()]),
      );
      for (const utxo of utxos) {
        const asset = id(utxo.assetId);
        for (const bucket of ["balance", bucketOf(utxo, now)]) {
          const sum = sums.get(bucket);
          sum?.set(asset, (sum.get(asset) ?? 0n) + innerOutput(utxo).amount);
        }
      }
      const result: JsonObject = {};
      for (const [bucket, sum] of sums) result[bucket] = decimal(sum.get(avax) ?? 0n);
      for (const [bucket, plural] of Object.entries(BUCKETS)) {
        const byAsset = [...(sums.get(bucket) ?? [])].map(([asset, amount]) => [asset, decimal(amount)]);
        result[plural] = Object.fromEntries(byAsset);
      }
      const utxoIDs = utxos.map(({ txId, outputIndex }) => ({ txID: id(txId), outputIndex }));
      return { ...result, utxoIDs: utxoIDs.length === 0 ? null : utxoIDs };
    },
    getStake(args) {
      const texts = args.strings("addresses");
      if (texts.length > MAX_STAKE_ADDRESSES) {
        throw new RpcFault(
          `${texts.length} addresses provided but this method can take at most ${MAX_STAKE_ADDRESSES}`,
        );
      }
      const owners = new Set(readAddresses(texts, network).map(bytesToHex));
      const onlyValidators = args.boolean("validatorsOnly");
      const encoding = args.encoding();
      const outputs = [...state.current, ...state.pending]
        .filter(({ role }) => role !== "delegator" || !onlyValidators)
        .flatMap(({ tx }) => stakeOutputsOf(tx))
        .filter((output) => innerOutput(output).addresses.some((address) => owners.has(bytesToHex(address))));
      const staked = decimal(outputs.reduce((sum, output) => sum + innerOutput(output).amount, 0n));
      return {
        staked,
        stakeds: outputs.length === 0 ? {} : { [avax]: staked },
        stakedOutputs: outputs.map((output) => {
          if (encoding !== "json") return encodeBytes(outputBytes(output), encoding);
          // The node names the output by its asset.
          throw new RpcFault(`couldn't encode output ${avax} as json: unsupported encoding in method`);
        }),
        encoding,
      };
    },
    getUTXOs: (args) =>
      utxoPage(args, network, {
        chainId: EMPTY_ID,
        own: state.utxos,
        from: (chainId) => utxosFor(state.importable, chainId),
        encode: encodeUtxo,
        address: (bytes) => pAddress(bytes, hrp),
        jsonName: "json",
      }),
  } satisfies MethodTable;
}
