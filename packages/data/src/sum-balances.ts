/** What addresses have, summed from outputs: each counted once, on the chain and in the state in which it can be used. */
import { ValidationError } from "@primary-network/core";
import type { PChainUtxo, Utxo, XOrCChainUtxo } from "./gen/operations.ts";

/** Whose balance is asked for, and when. */
export interface SumBalancesOptions {
  /** Addresses whose keys can sign, bech32 with or without the prefix of a chain. At least one. */
  readonly addresses: readonly string[];
  /** Unix time in seconds at which locks are judged. Take the chain's where it differs from the computer's. */
  readonly at: number;
  /**
   * On which chain an exported output counts until it is imported: on the one that may import it, which is where it can be
   * used, or on the one that it left, as `data.balances.get` counts it.
   * @default "importing"
   */
  readonly exportsOn?: "importing" | "exporting" | undefined;
}

/** What the addresses have of one asset on one chain, in the asset's smallest unit. Each output is in one of the sums. */
export interface Balance {
  /** Chain on which the outputs count, cb58: of an exported output the one that `exportsOn` says. */
  readonly chainId: string;
  /** The asset, cb58. */
  readonly assetId: string;
  /** Its ticker; empty where the service does not know it. */
  readonly symbol: string;
  /** Number of decimal places of a whole unit, as {@link formatUnits} takes it. */
  readonly denomination: number;
  /** Can be spent now. */
  readonly spendable: bigint;
  /** Exported and not imported yet: an import makes it spendable on the chain that it was exported to. */
  readonly importable: bigint;
  /** Can be staked now, and be spent once its lock has ended. */
  readonly stakeable: bigint;
  /** Cannot be used before its lock has ended. */
  readonly locked: bigint;
  /** Staked: returned when the stake ends, then with the lock that it may have had before. */
  readonly staked: bigint;
  /** Needs signatures of others: fewer than `threshold` of its owners are among the addresses. */
  readonly shared: bigint;
  /** All of the above. */
  readonly total: bigint;
  /** Number of outputs. */
  readonly outputs: number;
}

type State = "spendable" | "importable" | "stakeable" | "locked" | "staked" | "shared";
type Sums = { -readonly [Name in keyof Balance]: Balance[Name] };

/**
 * Sums the outputs of listings (`data.utxos.list`) of any of the three chains. An output is counted once, however often it
 * is listed: one that was exported is listed on the chain that it left and on the one that may import it. Spent outputs,
 * rights to mint and non-fungible outputs are left out.
 *
 * @param options Whose balance, and when.
 * @param lists Listings, or lists of outputs.
 * @returns One entry for each chain and asset, in the order in which they were met.
 * @throws ValidationError without addresses or a time; what a listing fails with.
 * @example
 * ```ts
 * const addresses = ["fuji1…"];
 * const onChain = (blockchainId: string) => data.utxos.list({ blockchainId, addresses, pageSize: 100 });
 * const at = Math.floor(Date.now() / 1000);
 * const sums = await sumBalances({ addresses, at }, onChain("p-chain"), onChain("x-chain"), onChain("c-chain"));
 * for (const { symbol, spendable } of sums) console.log(formatAvax(spendable), symbol);
 * ```
 */
export async function sumBalances(
  { addresses, at, exportsOn = "importing" }: SumBalancesOptions,
  ...lists: readonly (Iterable<Utxo> | AsyncIterable<Utxo>)[]
): Promise<Balance[]> {
  if (!(addresses.length > 0)) throw new ValidationError("balances", "addresses", "need at least one value");
  if (!Number.isFinite(at)) throw new ValidationError("balances", "at", "must be a finite number");
  if (exportsOn !== "importing" && exportsOn !== "exporting")
    throw new ValidationError("balances", "exportsOn", 'must be "importing" or "exporting"');
  const signers = new Set(addresses.map(withoutChain));
  const seen = new Set<string>();
  const found = new Map<string, Sums>();
  for (const list of lists) {
    for await (const utxo of list) {
      if (seen.has(utxo.utxoId)) continue;
      seen.add(utxo.utxoId);
      if (!isAmount(utxo)) continue;
      const { assetId, symbol, denomination, amount } = utxo.asset;
      const chainId = exportsOn === "exporting" ? utxo.createdOnChainId : utxo.consumedOnChainId;
      const key = `${chainId} ${assetId}`;
      const sums = found.get(key) ?? {
        ...{ chainId, assetId, symbol, denomination },
        ...{ spendable: 0n, importable: 0n, stakeable: 0n, locked: 0n, staked: 0n, shared: 0n },
        ...{ total: 0n, outputs: 0 },
      };
      found.set(key, sums);
      sums[stateOf(utxo, signers, at)] += BigInt(amount);
      sums.total += BigInt(amount);
      sums.outputs++;
    }
  }
  return [...found.values()];
}

/** Whether the output is an amount that is not spent; only the X-Chain has outputs of other kinds. */
function isAmount(utxo: Utxo): boolean {
  const isSpent = utxo.consumingTxHash !== undefined && utxo.consumingTxHash !== null;
  return !isSpent && /^(transfer|stake)$/i.test(utxo.utxoType) && !/^(nft|property)$/.test(utxo.asset.type);
}

/** In which of the sums an output counts: the first that holds. */
function stateOf(utxo: PChainUtxo | XOrCChainUtxo, signers: ReadonlySet<string>, at: number): State {
  const own = utxo.addresses.filter((address) => signers.has(withoutChain(address)));
  // An output without a threshold is one that any one of its owners spends.
  if (own.length < (utxo.threshold ?? 1)) return "shared";
  const isOfP = "blockTimestamp" in utxo;
  if (isOfP && isStaked(utxo, at)) return "staked";
  const { platformLocktime, stakeableLocktime } = isOfP
    ? utxo
    : { platformLocktime: utxo.locktime, stakeableLocktime: undefined };
  if ((platformLocktime ?? 0) > at) return "locked";
  if ((stakeableLocktime ?? 0) > at) return "stakeable";
  return utxo.createdOnChainId === utxo.consumedOnChainId ? "spendable" : "importable";
}

/**
 * `utxoType` alone does not say it: an output keeps it after its stake has ended. A service that leaves `staked` out is
 * taken by the stake's end.
 */
const isStaked = ({ staked, utxoType, utxoEndTimestamp }: PChainUtxo, at: number): boolean =>
  staked ?? (utxoType === "STAKE" && (utxoEndTimestamp ?? Infinity) > at);

/** The node's form `P-avax1…` as the data service writes it. */
const withoutChain = (address: string): string => address.slice(address.indexOf("-") + 1);
