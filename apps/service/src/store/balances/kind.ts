/** The kind of balance that an output `u` counts to at a time, as SQL. */

import { CHAIN_ALIASES, type ChainAlias } from "../../domain/network.ts";
import type { Parameter } from "../sql/statement.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import type { XUtxoRow } from "../x/utxo.ts";

/** The kinds of the P-Chain's balances, under the interface's names. */
export type PBalanceKind =
  | "unlockedUnstaked"
  | "unlockedStaked"
  | "lockedPlatform"
  | "lockedStakeable"
  | "lockedStaked"
  | "pendingStaked"
  | "atomicMemoryUnlocked"
  | "atomicMemoryLocked";

/** The kinds of the X-Chain; the C-Chain has the last two. */
export type XBalanceKind = "unlocked" | "locked" | "atomicMemoryUnlocked" | "atomicMemoryLocked";

/** The sum of the outputs of one kind, asset and type that the same chain can spend. */
export interface BalanceRow extends Pick<XUtxoRow, "assetId" | "amount" | "asset"> {
  kind: PBalanceKind | XBalanceKind;
  /** The codec's name of an output of the type. */
  type: string;
  /** Chain that the outputs were exported to. */
  sharedWith: string | null;
  outputs: number;
}

/** The latest outputs, or the outputs as of the last block up to a time in the past. */
export type BalanceShape = { readonly past: boolean };

export interface BalanceValues {
  readonly network: number;
  readonly addresses: readonly string[];
  readonly time: number;
}

type Value = Parameter<BalanceValues>;

export type Kind = BalanceRow["kind"];

/** The height of the last block of a chain up to a time. */
export const lastBlock = (chain: ChainAlias, network: string, time: string): string =>
  `select l.height from ${tablePrefix[chain]}_block l
    where l.network = ${network} and l.time <= ${time} order by l.time desc, l.height desc limit 1`;

/** The height of the last block up to a time in the past, as a common table expression for the fragments below. */
export const seen = (chain: ChainAlias, value: Value): string =>
  `seen as materialized (${lastBlock(chain, value("network", "int"), value("time", "bigint"))})`;

const SEEN_HEIGHT = "(select height from seen)";

/** The condition that an output is not spent at the time. */
export const unspent = ({ past }: BalanceShape, value: Value): string =>
  past
    ? `(u.consumed_time is null or u.consumed_time > ${value("time", "bigint")})`
    : "u.consumed_time is null";

/** The condition that the stake of an output of the P-Chain is locked. */
const staked = ({ past }: BalanceShape): string =>
  `u.kind is not null and ${past ? `coalesce(u.returned_height > ${SEEN_HEIGHT}, true)` : "u.returned_height is null"}`;

/** A time of a stake's term. The stake of an auto-renewed validator moves from cycle to cycle. */
const termOf = (
  side: "start" | "end",
  { past }: BalanceShape,
): string => `coalesce((select r.${side}_time from p_renewal r
  where r.network = u.network and r.tx_id = u.tx_id ${past ? `and r.height <= ${SEEN_HEIGHT}` : ""}
  order by r.height desc limit 1), u.stake_${side})`;

export function kindOf(chain: ChainAlias, shape: BalanceShape, value: Value): string {
  const time = value("time", "bigint");
  if (chain !== "p-chain")
    return `case when u.consumed_on is null then case when u.locktime > ${time} then 'locked' else 'unlocked' end
      when u.locktime > ${time} then 'atomicMemoryLocked' else 'atomicMemoryUnlocked' end`;
  const lock = "greatest(u.locktime, u.stakeable_locktime)";
  return `case
    when u.consumed_on is not null then
      case when ${lock} > ${time} then 'atomicMemoryLocked' else 'atomicMemoryUnlocked' end
    when ${staked(shape)} then
      case when ${termOf("start", shape)} > ${time} then 'pendingStaked'
        when ${lock} > ${termOf("end", shape)} then 'lockedStaked' else 'unlockedStaked' end
    when u.locktime > ${time} then 'lockedPlatform'
    when u.stakeable_locktime > ${time} then 'lockedStakeable'
    else 'unlockedUnstaked' end`;
}

/** An output type for each of the interface's asset types: amounts of different types are not added. */
export const typeOf = (chain: ChainAlias, alias = "u"): string =>
  chain === "p-chain"
    ? "'TransferOutput'"
    : `case when ${alias}.type like 'Nft%' then 'NftTransferOutput' when ${alias}.type like 'Property%' then 'PropertyOwnedOutput'
        else 'TransferOutput' end`;

/** The kind of a chain's outputs that are without condition. */
export const unconditional = (chain: ChainAlias): Kind =>
  chain === "p-chain" ? "unlockedUnstaked" : "unlocked";

/**
 * The condition that an output is without condition from a block on: until it is spent, it remains of the
 * kind above.
 *
 * @param time of the block, and its height, as SQL
 */
export const isUnconditional = (chain: ChainAlias, time: string, height: string = SEEN_HEIGHT): string =>
  chain === "p-chain"
    ? `u.consumed_on is null and (u.kind is null or coalesce(u.returned_height <= ${height}, false))
    and u.locktime <= ${time} and u.stakeable_locktime <= ${time}`
    : `u.consumed_on is null and u.locktime <= ${time}`;

/** The condition that another chain has imported an output: it is in that chain's table under the same id. */
const imported = (chain: ChainAlias, { past }: BalanceShape, value: Value): string =>
  CHAIN_ALIASES.filter((other) => other !== chain)
    .map(
      (
        other,
      ) => `exists (select from ${tablePrefix[other]}_utxo t where t.network = u.network and t.utxo_id = u.utxo_id
        ${past ? `and t.consumed_time <= ${value("time", "bigint")}` : ""})`,
    )
    .join(" or ");

/** The condition that an output has an amount, and no other chain has spent it. */
export const counts = (chain: ChainAlias, shape: BalanceShape, value: Value): string =>
  `u.amount > 0 and (u.consumed_on is null or not (${imported(chain, shape, value)}))`;

/** The condition that the addresses can spend outputs together that have these owners and threshold. */
export const spendable = (owners: string, threshold: string, value: Value): string =>
  // Owners are compared with the list of a subquery, which is read once, not from its text for each output.
  `(${threshold} <= 1 or (select count(*) from unnest(${owners}) owner
    where owner = any((select ${value("addresses", "bytea[]")})::bytea[])) >= ${threshold})`;
