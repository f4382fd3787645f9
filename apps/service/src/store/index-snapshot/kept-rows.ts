/** The rows of a snapshot that leaves out history: the current state, and everything from where each chain begins. */

import type { TableName } from "../sql/database.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import type { ChainEnds } from "./beginnings.ts";
import type { OWN } from "./tables.ts";

/** Nothing of a table. */
const NOTHING = "false";
/** All of a table. */
const ALL = "true";

type Chain = "p" | "x" | "c";
const others = (chain: Chain): Chain[] => Object.values(tablePrefix).filter((other) => other !== chain);

/** The condition that another chain has a row of the output `u`. */
const elsewhere = (chain: Chain, condition: (other: Chain) => string): string =>
  others(chain)
    .map(
      (other) =>
        `exists (select from ${other}_utxo t where t.network = u.network and t.utxo_id = u.utxo_id and ${condition(other)})`,
    )
    .join(" or ");

/**
 * The condition that an output `u` is unspent. An output that crossed has a row on both chains, of which both go; one whose
 * other row is still to be indexed stays, since that row will say what became of it.
 */
const isOpen = (chain: Chain): string => `case
    when u.created_on is not null then not (${elsewhere(chain, () => "t.consumed_on is not null")})
    when u.consumed_on is not null then not (${elsewhere(chain, () => "t.created_on is not null")})
    else u.consumed_height is null end`;

/** Numbers of a chain, as SQL by the network or the EVM chain id of a row. */
interface Numbers {
  readonly first: (chain: Chain, table: string) => string;
  readonly blocks: (chain: Chain, table: string) => string;
  readonly evmFirst: (table: string) => string;
  readonly evmBlocks: (table: string) => string;
  readonly evmLast: (table: string) => string;
}

/** A constant for each owner of rows; null for others. */
function byOwner(column: string, values: readonly (readonly [owner: string, value: number])[]): string {
  const cases = values.map(([owner, value]) => `when ${owner} then ${value}`).join(" ");
  return values.length === 0 ? "null::bigint" : `(case ${column} ${cases} end)`;
}

function numbersOf(ends: readonly ChainEnds[]): Numbers {
  const primary = (chain: Chain, table: string, number: (of: ChainEnds) => number) =>
    byOwner(
      `${table}.network`,
      ends.filter(({ alias }) => alias === `${chain}-chain`).map((of) => [String(of.network), number(of)]),
    );
  const evm = (table: string, number: (of: ChainEnds) => number) =>
    byOwner(
      `${table}.chain`,
      ends.flatMap((of) => (of.alias.startsWith("evm-") ? [[of.alias.slice(4), number(of)] as const] : [])),
    );
  return {
    first: (chain, table) => primary(chain, table, ({ first }) => first),
    blocks: (chain, table) => primary(chain, table, ({ blocks }) => blocks),
    evmFirst: (table) => evm(table, ({ first }) => first),
    evmBlocks: (table) => evm(table, ({ blocks }) => blocks),
    evmLast: (table) => evm(table, ({ height }) => height),
  };
}

type UtxoNoun =
  | "utxo"
  | "utxo_address"
  | "unspent"
  | "balance_sum"
  | "import_owner"
  | "tx"
  | "tx_address"
  | "checkpoint";

function utxos(chain: Chain, { first }: Numbers) {
  const moved = (of: Chain, output: string) =>
    `(${output}.height >= ${first(of, output)} or coalesce(${output}.consumed_height >= ${first(of, output)}, false))`;
  // Both rows of an output that crossed, or none: each is read beside the other.
  const isKept = `(${isOpen(chain)}) or ${moved(chain, "u")} or ${elsewhere(chain, (other) => moved(other, "t"))}`;
  const of = (table: string, condition: string): string => `exists (select from ${chain}_utxo u
      where u.network = ${table}.network and u.utxo_id = ${table}.utxo_id and (${condition}))`;
  const since = (table: string): string => `${table}.height >= ${first(chain, table)}`;
  return {
    [`${chain}_utxo`]: `exists (select from (select ${chain}_utxo.*) u where ${isKept})`,
    [`${chain}_utxo_address`]: of(`${chain}_utxo_address`, isKept),
    [`${chain}_unspent`]: of(`${chain}_unspent`, isOpen(chain)),
    [`${chain}_balance_sum`]: NOTHING,
    [`${chain}_import_owner`]: since(`${chain}_import_owner`),
    [`${chain}_tx`]: since(`${chain}_tx`),
    [`${chain}_tx_address`]: since(`${chain}_tx_address`),
    [`${chain}_checkpoint`]: ALL,
  } as { readonly [noun in `${Chain}_${UtxoNoun}`]: string }; // the keys are those nouns of the chain
}

/**
 * The condition that a message goes on, or did so within the window: the rows of an ended one are never read again. The
 * destination acknowledges a message to its source only after it has received it.
 */
function isKeptMessage(table: string, { evmFirst, evmLast }: Numbers): string {
  const has = (rows: string, condition: string) =>
    `exists (select from ${rows} m where m.message_id = ${table}.message_id and m.number <= ${evmLast("m")} and ${condition})`;
  return `(${[
    has("icm_side", `m.number >= ${evmFirst("m")}`),
    has("icm_change", `m.number >= ${evmFirst("m")}`),
    `not ${has("icm_side", "m.side = 'destination'")}`,
    `not ${has("icm_change", "m.kind = 'executed'")}`,
    `not ${has("icm_change", "m.kind = 'receipt'")}`,
  ].join(" or ")})`;
}

/** The tables that each belong to a deployment. */
type Own = (typeof OWN)[number];

type Conditions = { readonly [name in Exclude<TableName, Own | "index_window">]: string };

/** The condition for the rows of each table. */
function conditionsOf(numbers: Numbers): Conditions {
  const { first, blocks, evmFirst, evmBlocks, evmLast } = numbers;
  const since = (chain: Chain, table: string): string => `${table}.height >= ${first(chain, table)}`;
  const until = (table: string): string => `${table}.number <= ${evmLast(table)}`;
  const evm = (table: string): string => `${table}.number >= ${evmFirst(table)} and ${until(table)}`;
  const message = (table: string): string => `${until(table)} and ${isKeptMessage(table, numbers)}`;
  return {
    ...utxos("p", numbers),
    ...utxos("x", numbers),
    ...utxos("c", numbers),
    // A network is known by its first block; the start of an open stake is the time of the block that registered it.
    p_block: `p_block.height = 0 or p_block.height >= ${blocks("p", "p_block")} or exists (select from p_staker s
      where s.network = p_block.network and s.height = p_block.height and s.reward_height is null and s.removed_height is null)`,
    // Rewards are shown with the time of the transaction that began the stake.
    p_tx: `${since("p", "p_tx")} or exists (select from p_staker s where s.network = p_tx.network and s.tx_id = p_tx.tx_id
      and (s.reward_height >= ${first("p", "s")} or s.reward_height is null and s.removed_height is null))`,
    p_lock: ALL,
    p_tx_validation: since("p", "p_tx_validation"),
    p_reward: since("p", "p_reward"),
    p_subnet: ALL,
    p_subnet_owner: ALL,
    p_blockchain: ALL,
    p_staker: ALL,
    p_stake_day: ALL,
    p_stake_change: ALL,
    p_delegator_address: ALL,
    p_renewal: ALL,
    p_poll: ALL,
    p_uptime: ALL,
    p_l1_validation: ALL,
    p_l1_state: ALL,
    x_block: `x_block.height >= ${blocks("x", "x_block")}`,
    x_asset: ALL,
    x_tx_asset: since("x", "x_tx_asset"),
    c_block: `c_block.height >= ${blocks("c", "c_block")}`,
    c_former_import: `consumed_height >= ${first("c", "c_former_import")}`,
    evm_checkpoint: ALL,
    // Totals up to a block are one of a multiple of blocks, and sums over the blocks after it.
    evm_block: `number >= ${evmBlocks("evm_block")} and ${until("evm_block")}`,
    evm_tx_total: `number >= ${evmBlocks("evm_tx_total")}`,
    evm_range: NOTHING,
    evm_rewind: ALL,
    evm_tx: `${evm("evm_tx")} or exists (select from icm_side s where s.chain = evm_tx.chain and s.number = evm_tx.number
      and s.idx = evm_tx.idx and ${message("s")})`,
    evm_internal: evm("evm_internal"),
    evm_contract: evm("evm_contract"),
    // The last transfer of an NFT says who owns it.
    evm_transfer: `${evm("evm_transfer")} or kind = 721 and number < ${evmFirst("evm_transfer")}
      and not exists (select from evm_transfer n where n.chain = evm_transfer.chain and n.kind = 721 and n.token = evm_transfer.token
        and n.token_id = evm_transfer.token_id and (n.number, n.log_index) > (evm_transfer.number, evm_transfer.log_index)
        and n.number < ${evmFirst("n")})`,
    evm_token: ALL,
    nft_token: ALL,
    contract_reading: ALL,
    evm_holding: ALL,
    // A balance holds until the next one of its holding.
    evm_balance: `exists (select from evm_holding h where h.chain = evm_balance.chain and h.id = evm_balance.holding
        and h.changed > ${evmFirst("h")})
      and not exists (select from evm_balance n where n.chain = evm_balance.chain and n.holding = evm_balance.holding
        and n.number > evm_balance.number and n.number <= ${evmFirst("n")})`,
    evm_day: NOTHING,
    evm_period: NOTHING,
    evm_party: NOTHING,
    icm_change: message("icm_change"),
    icm_period: NOTHING,
    icm_side: message("icm_side"),
  };
}

/** The beginnings as rows of their table. */
function beginnings(ends: readonly ChainEnds[]): string {
  const rows = ends.map(
    ({ network, height, first, time, alias }) =>
      `(${network}, ${height}::bigint, ${first}::bigint, ${time}::bigint, '${alias}')`,
  );
  return `(values ${rows.join(", ")}) index_window (network, height, first, time, alias)`;
}

/** Makes the function that gives the rows of a table that a snapshot keeps, as an item of FROM. */
export function keptRows(ends: readonly ChainEnds[]): (name: TableName) => string {
  const conditions: Partial<Record<TableName, string>> = conditionsOf(numbersOf(ends));
  return (name) => {
    if (name === "index_window") return beginnings(ends);
    const condition = conditions[name] ?? ALL;
    return condition === ALL ? name : `(select * from ${name} where ${condition}) ${name}`;
  };
}
