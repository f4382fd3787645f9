/**
 * Sums the outputs of addresses. Each output counts once, on the chain and in the state in which it can be
 * used.
 */
import { ValidationError } from "@primary-network/core";
import type { PChainUtxo, Utxo, XOrCChainUtxo } from "./gen/operations.ts";

/** Options of {@link sumBalances}: the addresses, and the time of the balance. */
export interface SumBalancesOptions {
  /** Addresses whose keys can sign, in bech32, with or without a chain prefix. At least one. */
  readonly addresses: readonly string[];
  /**
   * Unix time in seconds that decides which locks have ended. Use the chain's time if it differs from the
   * computer's.
   */
  readonly at: number;
  /**
   * Chain on which an exported output counts until it is imported. With "importing", it counts on the chain
   * that may import it, where it can be used. With "exporting", it counts on the chain that it left, as in
   * `data.balances.get`.
   * @default "importing"
   */
  readonly exportsOn?: "importing" | "exporting" | undefined;
}

/** Balance of one asset on one chain, in the asset's smallest unit. Each output is in one of the sums. */
export interface Balance {
  /** Id of the chain on which the outputs count, cb58. For exported outputs, `exportsOn` decides. */
  readonly chainId: string;
  /** Asset id, cb58. */
  readonly assetId: string;
  /** Ticker of the asset. Empty if the service does not know it. */
  readonly symbol: string;
  /** Decimal places of a whole unit, for {@link formatUnits}. */
  readonly denomination: number;
  /** Amount that can be spent now. */
  readonly spendable: bigint;
  /** Amount that was exported but not imported. An import makes it spendable on the destination chain. */
  readonly importable: bigint;
  /** Amount that can be staked now, and spent once its lock ends. */
  readonly stakeable: bigint;
  /** Amount that cannot be used until its lock ends. */
  readonly locked: bigint;
  /** Staked amount. It is returned when the stake ends, with its lock if it had one. */
  readonly staked: bigint;
  /**
   * Amount that needs signatures of others, because fewer than `threshold` of its owners are among the
   * addresses.
   */
  readonly shared: bigint;
  /** Sum of all amounts above. */
  readonly total: bigint;
  /** Number of outputs. */
  readonly outputs: number;
}

type State = "spendable" | "importable" | "stakeable" | "locked" | "staked" | "shared";
type Sums = { -readonly [Name in keyof Balance]: Balance[Name] };

/**
 * Sums the outputs of lists (`data.utxos.list`) of any of the three chains. An output counts once, however
 * often it is listed. An exported output is listed both on the chain that it left and on the chain that may
 * import it. The sums leave out spent outputs, minting rights and non-fungible outputs.
 *
 * @param options Addresses, and the time of the balance.
 * @param lists Listings, or arrays of outputs.
 * @returns One entry per chain and asset, in the order of their first output.
 * @throws ValidationError without addresses or a time, and the errors of a listing.
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

/** Returns true for an unspent amount. Only the X-Chain has outputs of other kinds. */
function isAmount(utxo: Utxo): boolean {
  const isSpent = utxo.consumingTxHash !== undefined && utxo.consumingTxHash !== null;
  return !isSpent && /^(transfer|stake)$/i.test(utxo.utxoType) && !/^(nft|property)$/.test(utxo.asset.type);
}

/** Returns the sum that an output belongs to, which is the first that applies. */
function stateOf(utxo: PChainUtxo | XOrCChainUtxo, signers: ReadonlySet<string>, at: number): State {
  const own = utxo.addresses.filter((address) => signers.has(withoutChain(address)));
  // Without a threshold, any one of the owners can spend the output.
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
 * Returns true for a staked output. `utxoType` is not enough, because an output keeps it after its stake
 * ends. If a service leaves out `staked`, the end of the stake decides.
 */
const isStaked = ({ staked, utxoType, utxoEndTimestamp }: PChainUtxo, at: number): boolean =>
  staked ?? (utxoType === "STAKE" && (utxoEndTimestamp ?? Infinity) > at);

/** Returns the node's form `P-avax1…` in the data service's form. */
const withoutChain = (address: string): string => address.slice(address.indexOf("-") + 1);
