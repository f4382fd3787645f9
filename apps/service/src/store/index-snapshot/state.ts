/** The rows that the current state needs: to respond about it, and to be followed from its last blocks on. */

import { type QueryExecutorProvider, sql } from "kysely";
import { TOTAL_EVERY } from "../evm/tx-total.ts";
import type { TableName } from "../sql/database.ts";
import { tablePrefix } from "../utxos/crossing.ts";
import { IndexSnapshotError } from "./snapshot-error.ts";
import type { OWN } from "./tables.ts";

/** Nothing of a table. */
const NOTHING = "false";
/** All of a table. */
const ALL = "true";

type Chain = "p" | "x" | "c";
const others = (chain: Chain): Chain[] => Object.values(tablePrefix).filter((other) => other !== chain);

/** The condition that another chain has a row of the output `u`. */
const elsewhere = (chain: Chain, condition: string): string =>
  others(chain)
    .map(
      (other) =>
        `exists (select from ${other}_utxo t where t.network = u.network and t.utxo_id = u.utxo_id and ${condition})`,
    )
    .join(" or ");

/**
 * The condition that an output `u` is unspent. An output that crossed has a row on both chains, of which both go; one whose
 * other row is still to be indexed stays, since that row will say what became of it.
 */
const isOpen = (chain: Chain): string => `case
    when u.created_on is not null then not (${elsewhere(chain, "t.consumed_on is not null")})
    when u.consumed_on is not null then not (${elsewhere(chain, "t.created_on is not null")})
    else u.consumed_height is null end`;

/** The condition that the output of a row is open. */
const ofOpen = (chain: Chain, table: string): string => `exists (select from ${chain}_utxo u
    where u.network = ${table}.network and u.utxo_id = ${table}.utxo_id and ${isOpen(chain)})`;

/** The condition that a row is of the last block of its chain. */
const last = (chain: Chain): string =>
  `exists (select from ${chain}_checkpoint k where k.network = ${chain}_block.network and k.height = ${chain}_block.height)`;

/** The first block whose transactions are added to the last total. */
const TOTALLED = `(select k.number - k.number % ${TOTAL_EVERY} from evm_checkpoint k where k.chain = `;

const utxos = (chain: Chain) =>
  ({
    [`${chain}_utxo`]: `exists (select from (select ${chain}_utxo.*) u where ${isOpen(chain)})`,
    [`${chain}_utxo_address`]: ofOpen(chain, `${chain}_utxo_address`),
    [`${chain}_unspent`]: ofOpen(chain, `${chain}_unspent`),
    [`${chain}_balance_sum`]: NOTHING,
    [`${chain}_import_owner`]: NOTHING,
    [`${chain}_tx`]: NOTHING,
    [`${chain}_tx_address`]: NOTHING,
    [`${chain}_checkpoint`]: ALL,
  }) as { readonly [noun in `${Chain}_${UtxoNoun}`]: string }; // the keys are those nouns of the chain
type UtxoNoun =
  | "utxo"
  | "utxo_address"
  | "unspent"
  | "balance_sum"
  | "import_owner"
  | "tx"
  | "tx_address"
  | "checkpoint";

/** The tables that each belong to a deployment. */
type Own = (typeof OWN)[number];

/** The condition for the rows of each table; the last transfer of an NFT says who owns it. */
const CONDITIONS: { readonly [name in Exclude<TableName, Own | "index_window">]: string } = {
  ...utxos("p"),
  ...utxos("x"),
  ...utxos("c"),
  // A network is known by its first block; the start of an open stake is the time of the block that registered it.
  p_block: `p_block.height = 0 or ${last("p")} or exists (select from p_staker s where s.network = p_block.network
    and s.height = p_block.height and s.reward_height is null and s.removed_height is null)`,
  p_lock: ALL,
  p_tx_validation: NOTHING,
  p_reward: NOTHING,
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
  x_block: last("x"),
  x_asset: ALL,
  x_tx_asset: NOTHING,
  c_block: last("c"),
  c_former_import: NOTHING,
  evm_checkpoint: ALL,
  // Gas fees up to the last block are a total, and sums over the blocks after it.
  evm_block: `number >= ${TOTALLED}evm_block.chain) and number <= (select k.number from evm_checkpoint k where k.chain = evm_block.chain)`,
  evm_tx_total: `number = ${TOTALLED}evm_tx_total.chain)`,
  evm_range: NOTHING,
  evm_rewind: ALL,
  evm_tx: NOTHING,
  evm_internal: NOTHING,
  evm_contract: NOTHING,
  evm_transfer: `kind = 721 and number <= (select k.number from evm_checkpoint k where k.chain = evm_transfer.chain)
    and not exists (select from evm_transfer n where n.chain = evm_transfer.chain and n.kind = 721 and n.token = evm_transfer.token
      and n.token_id = evm_transfer.token_id and (n.number, n.log_index) > (evm_transfer.number, evm_transfer.log_index)
      and n.number <= (select k.number from evm_checkpoint k where k.chain = n.chain))`,
  evm_token: ALL,
  nft_token: ALL,
  contract_reading: ALL,
  evm_holding: ALL,
  evm_balance: NOTHING,
  evm_day: NOTHING,
  evm_period: NOTHING,
  evm_party: NOTHING,
  icm_change: NOTHING,
  icm_period: NOTHING,
  icm_side: NOTHING,
};

/** Each chain with its last block, in place of the window's rows. */
const BEGINNINGS = `(
    select network, height, 'p-chain' as alias from p_checkpoint
    union all select network, height, 'x-chain' from x_checkpoint
    union all select network, height, 'c-chain' from c_checkpoint
    union all select 0, number, 'evm-' || chain from evm_checkpoint) index_window`;

/** The rows of a table that the current state needs, as an item of FROM. */
export function stateRows(name: TableName): string {
  if (name === "index_window") return BEGINNINGS;
  const condition = (CONDITIONS as Partial<Record<TableName, string>>)[name] ?? ALL;
  return condition === ALL ? name : `(select * from ${name} where ${condition}) ${name}`;
}

/** @throws IndexSnapshotError before the X-Chain has a block: transactions without blocks are not a state to follow */
export async function refuseUnfinished(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ network: number }>`
    select network from x_checkpoint where height = 0 and history > 0 limit 1`.execute(db);
  if (rows[0])
    throw new IndexSnapshotError(
      `the X-Chain of network ${rows[0].network} is not indexed up to its first block; its state has no height yet`,
    );
}

/** Says whether an index began with such a snapshot. */
export async function lacksHistory(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`select exists (select from index_window) as lacks`.execute(
    db,
  );
  return rows[0]?.lacks === true;
}
