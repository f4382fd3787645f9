/** `platform.*` methods about what addresses own: balances and unspent outputs. */
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import {
  encodeUtxo,
  type JsonObject,
  type TransferableOutput,
  type Utxo,
  utxoId as utxoIdOf,
} from "@primary-network/codec";
import type { Network } from "../../network.ts";
import { compareBytes } from "../../world/byte-order.ts";
import { stakeOutputsOf } from "../../world/staker.ts";
import { EMPTY_ID, utxosFor } from "../../world/state.ts";
import { innerOutput, type UtxoSet } from "../../world/utxo-set.ts";
import { readAddresses } from "../addresses.ts";
import { chainIdOf } from "../aliases.ts";
import { RpcFault } from "../fault.ts";
import type { MethodTable } from "../method.ts";
import { decimal, encodeBytes, id, pAddress } from "../text.ts";

/** Most addresses and most outputs of one getUTXOs call. */
const MAX_UTXO_ADDRESSES = 1_024;
const MAX_UTXOS = 1_024;
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

/** An output by itself: the bytes of an unspent output without the origin between version and asset. */
function outputBytes(output: TransferableOutput): Uint8Array {
  const bytes = encodeUtxo({ txId: EMPTY_ID, outputIndex: 0, ...output });
  return concatBytes(bytes.subarray(0, 2), bytes.subarray(2 + 32 + 4));
}

interface UtxoPage {
  readonly utxos: Utxo[];
  readonly lastAddress: Uint8Array;
  readonly lastUtxoId: Uint8Array;
}

/** Walks addresses in order, and each one's outputs in order of their ids, from where the last page ended. */
export function pageOf(
  set: UtxoSet,
  addresses: readonly Uint8Array[],
  after: Omit<UtxoPage, "utxos">,
  limit: number,
): UtxoPage {
  const seen = new Set<Utxo>();
  let { lastAddress, lastUtxoId } = after;
  for (const address of [...addresses].sort(compareBytes)) {
    const order = compareBytes(address, after.lastAddress);
    if (order < 0) continue;
    lastAddress = address;
    const rows = set
      .ofAddress(address)
      .map((utxo) => ({ utxo, utxoId: utxoIdOf(utxo.txId, utxo.outputIndex) }))
      .filter(({ utxoId }) => order > 0 || compareBytes(utxoId, after.lastUtxoId) > 0)
      .sort((left, right) => compareBytes(left.utxoId, right.utxoId));
    for (const { utxo, utxoId } of rows) {
      lastUtxoId = utxoId;
      seen.add(utxo);
      if (seen.size >= limit) return { utxos: [...seen], lastAddress, lastUtxoId };
    }
  }
  return { utxos: [...seen], lastAddress, lastUtxoId };
}

/** The methods of this file. */
export function balanceMethods(network: Network) {
  const { state } = network.chain;
  const { clock, hrp } = network.settings;
  const avax = id(state.avaxAssetId);

  const sourceSet = (source: string): UtxoSet => {
    if (source === "") return state.utxos;
    const chainId = chainIdOf(network, source);
    if (chainId === undefined) {
      throw new RpcFault(
        `problem parsing source chainID ${JSON.stringify(source)}: there is no ID with alias ${source}`,
      );
    }
    return compareBytes(chainId, EMPTY_ID) === 0 ? state.utxos : utxosFor(state.importable, chainId);
  };

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
          `${texts.length} addresses provided but this method can process at most ${MAX_STAKE_ADDRESSES}`,
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
        stakedOutputs: outputs.map((output) => encodeBytes(outputBytes(output), encoding)),
        encoding,
      };
    },
    getUTXOs(args) {
      const texts = args.strings("addresses");
      if (texts.length === 0) throw new RpcFault("no addresses provided");
      if (texts.length > MAX_UTXO_ADDRESSES) {
        throw new RpcFault(
          `number of addresses given, ${texts.length}, exceeds maximum, ${MAX_UTXO_ADDRESSES}`,
        );
      }
      const set = sourceSet(args.string("sourceChain"));
      const encoding = args.encoding();
      const addresses = readAddresses(texts, network);
      const wanted = Number(args.uint64("limit") ?? 0n);
      const limit = wanted <= 0 || wanted > MAX_UTXOS ? MAX_UTXOS : wanted;
      const start = args.nested("startIndex");
      const startAddress = start.string("address");
      const lastAddress =
        (startAddress === "" ? [] : readAddresses([startAddress], network))[0] ?? new Uint8Array(20);
      const page = pageOf(set, addresses, { lastAddress, lastUtxoId: start.id("utxo") }, limit);
      return {
        numFetched: decimal(page.utxos.length),
        utxos: page.utxos.map((utxo) => encodeBytes(encodeUtxo(utxo), encoding)),
        endIndex: { address: pAddress(page.lastAddress, hrp), utxo: id(page.lastUtxoId) },
        encoding,
      };
    },
  } satisfies MethodTable;
}
