/** Ids, hashes and addresses of the P-, X- and C-Chain as bytes: less than two thirds of the space, and nothing to decode. */

import { sql } from "kysely";
import { accountKey, fromAddress, fromCb58, fromNodeId, toHex } from "../../../domain/id-text.ts";
import type { Move, MovingMigration } from "../moving-migration.ts";
import type { Value } from "../sql/array-literal.ts";
import type { Tx } from "../sql/database.ts";
import { begin, end } from "./0017-tables.ts";
import { type Column, type Columns, type FormerRow, insertRows, moveOf } from "./move-rows.ts";

const idOf = (text: Value): Value => (typeof text === "string" ? fromCb58(text) : null);
const nodeOf = (text: Value): Value =>
  typeof text === "string" && text.startsWith("NodeID-") ? fromNodeId(text) : text;
/** Accounts of the C-Chain stood among its addresses as hex. */
const addressOf = (text: string): string => (text.startsWith("0x") ? accountKey(text) : fromAddress(text));
const listOf = (value: Value, one: (text: string) => string): Value =>
  Array.isArray(value) ? value.map(one) : null;

/** A column as it was. */
const same = (type: string): Column => [type];
const id = (name: string): Column => ["bytea", (row) => idOf(row[name] ?? null)];
const node = (name: string): Column => ["bytea", (row) => nodeOf(row[name] ?? null)];
const address = (name: string): Column => ["bytea", (row) => addressOf(String(row[name]))];
const addresses = (name: string): Column => ["bytea[]", (row) => listOf(row[name] ?? null, fromAddress)];
/** Was hex with 0x. */
const hex = (name: string): Column => ["bytea", (row) => row[name] ?? null];

const [INT, BIGINT, TEXT, AMOUNT, FLAG] = ["int", "bigint", "text", "numeric", "boolean"].map(same) as [
  Column,
  Column,
  Column,
  Column,
  Column,
];

const network = { network: INT };
const position = { ...network, height: BIGINT, idx: INT };
const timed = { ...position, time: BIGINT };

type Key = { readonly [column: string]: string };
const KEYS = {
  height: { network: "int", height: "bigint" },
  position: { network: "int", height: "bigint", idx: "int" },
  address: { network: "int", address: "text", height: "bigint", idx: "int" },
  utxo: { network: "int", utxo_id: "text" },
} as const;
const byId = (name: string): Key => ({ network: "int", [name]: "text" });

const tableOf = (table: string, key: Key, columns: Columns): Move =>
  moveOf({ from: `former_${table}`, key, write: (tx, rows) => insertRows(tx, table, columns, rows) });

const proposed = {
  ...network,
  height: BIGINT,
  block_id: id("block_id"),
  parent_id: id("parent_id"),
  type: TEXT,
  time: BIGINT,
  size: INT,
  container_id: id("container_id"),
  container_parent: id("container_parent"),
  proposer: node("proposer"),
  proposer_height: BIGINT,
  proposer_time: BIGINT,
};

/** Ids in a transaction's detail, with what reads them. */
function detailOf(text: string): string {
  // What version 16 wrote, the only writer of this column.
  const detail = JSON.parse(text);
  for (const amounts of Object.values<{ asset: string }[]>(detail.amounts))
    for (const amount of amounts) amount.asset = fromCb58(amount.asset);
  for (const name of ["sourceChain", "destinationChain", "subnetId", "stakingTxHash"])
    if (detail[name] !== undefined) detail[name] = fromCb58(detail[name]);
  if (detail.nodeId !== undefined) detail.nodeId = fromNodeId(detail.nodeId);
  if (detail.rewardAddresses) detail.rewardAddresses = detail.rewardAddresses.map(fromAddress);
  if (detail.owner) detail.owner.addresses = detail.owner.addresses.map(fromAddress);
  const manager = detail.l1ValidatorManagerDetails;
  if (manager) manager.blockchainId = fromCb58(manager.blockchainId);
  for (const validator of detail.l1ValidatorDetails ?? []) {
    validator.validationId = fromCb58(validator.validationId);
    validator.subnetId = fromCb58(validator.subnetId);
    validator.nodeId = nodeOf(validator.nodeId);
    delete validator.validationIdHex;
  }
  return JSON.stringify(detail);
}

const isRouted = (row: FormerRow): boolean => row.created_on !== row.consumed_on;
/** An output that came from another chain is spent; one that went to another is not, as far as this chain knows. */
const isImported = (row: FormerRow): boolean => isRouted(row) && row.consuming_tx !== null;
const isExported = (row: FormerRow): boolean => isRouted(row) && row.consuming_tx === null;

const utxo = (avax: (network: Value) => string | undefined): Columns => ({
  ...network,
  utxo_id: id("utxo_id"),
  tx_id: id("tx_id"),
  output_index: INT,
  asset_id: [
    "bytea",
    ({ asset_id: asset, network }) => (asset === avax(network ?? null) ? null : idOf(asset ?? null)),
  ],
  amount: AMOUNT,
  locktime: AMOUNT,
  threshold: INT,
  addresses: addresses("addresses"),
  created_on: ["bytea", (row) => (isImported(row) ? idOf(row.created_on ?? null) : null)],
  consumed_on: ["bytea", (row) => (isExported(row) ? idOf(row.consumed_on ?? null) : null)],
  height: BIGINT,
  time: BIGINT,
  consuming_tx: id("consuming_tx"),
  consumed_height: BIGINT,
  consumed_time: BIGINT,
});

const pUtxo: Columns = {
  stakeable_locktime: AMOUNT,
  kind: ["text", ({ kind }) => (kind === "STAKE" ? kind : null)],
  reward_type: TEXT,
  emitting_tx: ["bytea", (row) => (row.emitting_tx === row.tx_id ? null : idOf(row.emitting_tx ?? null))],
  stake_start: BIGINT,
  stake_end: BIGINT,
  returned_height: BIGINT,
};

/** 65 bytes each. */
const signatures: Column = [
  "bytea",
  ({ signatures: text }) =>
    typeof text === "string"
      ? toHex(
          Uint8Array.from(
            text.split(",").flatMap((one) => [...atob(one)]),
            (char) => char.charCodeAt(0),
          ),
        )
      : null,
];

const xUtxo: Columns = { type: TEXT, group_id: BIGINT, payload: hex("payload"), signatures };

/** The asset of the P-Chain's first outputs is AVAX: those of the genesis, or the one that paid the first fee. */
async function avaxByNetwork(tx: Tx): Promise<(network: Value) => string | undefined> {
  const { rows } = await sql<{ network: number; asset: string }>`
    select network, (select u.asset_id from former_p_utxo u where u.network = c.network
      order by u.height limit 1) as asset from p_checkpoint c`.execute(tx);
  const assets = new Map<Value, string>(rows.map(({ network, asset }) => [network, asset]));
  return (network) => assets.get(network);
}

/** Outputs, and the rows of their owners. */
const utxosOf = (chain: "p" | "x" | "c", own: Columns): Move =>
  moveOf({
    from: `former_${chain}_utxo`,
    key: KEYS.utxo,
    async write(tx, rows) {
      await insertRows(tx, `${chain}_utxo`, { ...utxo(await avaxByNetwork(tx)), ...own }, rows);
      const owned = rows.flatMap((row) =>
        [...new Set(row.addresses as readonly string[])].map((owner) => ({ ...row, address: owner })),
      );
      const columns = {
        ...network,
        address: address("address"),
        utxo_id: id("utxo_id"),
        time: BIGINT,
        amount: AMOUNT,
      };
      await insertRows(tx, `${chain}_utxo_address`, columns, owned);
    },
  });

const ofTx = (chain: "x" | "c", own: Columns): Move =>
  tableOf(`${chain}_tx`, KEYS.position, {
    ...timed,
    tx_id: id("tx_id"),
    type: TEXT,
    memo: hex("memo"),
    source_chain: id("source_chain"),
    destination_chain: id("destination_chain"),
    ...own,
  });

const addressesOf = (chain: "p" | "x" | "c"): Move =>
  tableOf(`${chain}_tx_address`, KEYS.address, { ...timed, address: address("address"), type: TEXT });

/** Checkpoints stay where they are; what they name becomes hex. */
const checkpointsOf = (chain: "p" | "x", change: (row: FormerRow) => FormerRow): Move =>
  moveOf({
    from: `${chain}_checkpoint`,
    key: { network: "int" },
    async write(tx, rows) {
      for (const row of rows.map(change)) {
        const supply = chain === "p" ? sql`, supply = ${row.supply}` : sql``;
        await sql`update ${sql.table(`${chain}_checkpoint`)} set block_id = ${row.block_id}${supply}
          where network = ${row.network}::int`.execute(tx);
      }
    },
  });

const blockIdOf = ({ block_id: text }: FormerRow): Value => (text === "" ? "" : idOf(text ?? null));

/** Ids in the state of the supply. */
function supplyOf(text: string): string {
  const state = JSON.parse(text);
  for (const one of state.supplies) one.subnet = fromCb58(one.subnet);
  for (const term of state.waiting) {
    term.tx_id = fromCb58(term.tx_id);
    term.subnet_id = fromCb58(term.subnet_id);
  }
  return JSON.stringify(state);
}

function accountsOf(text: string): string {
  const accounts = JSON.parse(text);
  for (const account of accounts) {
    account.asset = fromCb58(account.asset);
    account.signatures = account.signatures.map((one: string) =>
      toHex(Uint8Array.from(atob(one), (char) => char.charCodeAt(0))),
    );
  }
  return JSON.stringify(accounts);
}

const moves: readonly Move[] = [
  checkpointsOf("p", (row) => ({ ...row, block_id: blockIdOf(row), supply: supplyOf(String(row.supply)) })),
  checkpointsOf("x", (row) => ({ ...row, block_id: blockIdOf(row) })),
  tableOf("p_block", KEYS.height, { ...proposed, supply: AMOUNT }),
  tableOf("p_tx", KEYS.position, {
    ...timed,
    tx_id: id("tx_id"),
    type: TEXT,
    consumed: ["bytea[]", ({ consumed }) => listOf(consumed ?? null, fromCb58)],
    detail: ["text", ({ detail }) => detailOf(String(detail))],
  }),
  addressesOf("p"),
  tableOf(
    "p_tx_validation",
    { network: "int", validation_id: "text", height: "bigint", idx: "int" },
    { ...timed, validation_id: id("validation_id"), type: TEXT },
  ),
  utxosOf("p", pUtxo),
  tableOf("p_staker", byId("tx_id"), {
    ...position,
    tx_id: id("tx_id"),
    kind: TEXT,
    node_id: node("node_id"),
    subnet_id: id("subnet_id"),
    weight: AMOUNT,
    start_time: BIGINT,
    end_time: BIGINT,
    renews: FLAG,
    fee_shares: INT,
    potential_reward: AMOUNT,
    promoted_height: BIGINT,
    reward_addresses: addresses("reward_addresses"),
    own_addresses: addresses("own_addresses"),
    fee_addresses: addresses("fee_addresses"),
    bls_public_key: hex("bls_public_key"),
    bls_proof: hex("bls_proof"),
    validator_tx: id("validator_tx"),
    reward_tx: id("reward_tx"),
    reward_height: BIGINT,
    reward_time: BIGINT,
    reward_amount: AMOUNT,
    fee_amount: AMOUNT,
    removed_tx: id("removed_tx"),
    removed_height: BIGINT,
    removed_time: BIGINT,
  }),
  tableOf(
    "p_uptime",
    { network: "int", node_id: "text", poll: "bigint" },
    { ...network, node_id: node("node_id"), poll: BIGINT, uptime: AMOUNT, connected: FLAG },
  ),
  tableOf("p_subnet", byId("subnet_id"), {
    ...timed,
    subnet_id: id("subnet_id"),
    conversion_tx: id("conversion_tx"),
    conversion_height: BIGINT,
    manager_chain: id("manager_chain"),
    manager_address: hex("manager_address"),
  }),
  tableOf(
    "p_subnet_owner",
    { network: "int", subnet_id: "text", height: "bigint", idx: "int" },
    {
      ...position,
      subnet_id: id("subnet_id"),
      locktime: AMOUNT,
      threshold: INT,
      addresses: addresses("addresses"),
    },
  ),
  tableOf("p_blockchain", byId("blockchain_id"), {
    ...timed,
    blockchain_id: id("blockchain_id"),
    subnet_id: id("subnet_id"),
    name: TEXT,
    vm_id: id("vm_id"),
    genesis: TEXT,
    is_evm: FLAG,
    evm_chain_id: AMOUNT,
  }),
  tableOf("p_l1_validation", byId("validation_id"), {
    ...network,
    validation_id: id("validation_id"),
    subnet_id: id("subnet_id"),
    node_id: node("node_id"),
    weight: AMOUNT,
    paid_until: AMOUNT,
    bls_public_key: hex("bls_public_key"),
    bls_proof: hex("bls_proof"),
    refund_threshold: INT,
    refund_addresses: addresses("refund_addresses"),
  }),
  tableOf(
    "p_renewal",
    { network: "int", tx_id: "text", height: "bigint" },
    {
      ...network,
      tx_id: id("tx_id"),
      height: BIGINT,
      start_time: BIGINT,
      end_time: BIGINT,
      weight: AMOUNT,
      potential_reward: AMOUNT,
      compound_shares: INT,
      next_period: BIGINT,
      cycle_fees: AMOUNT,
      accrued_reward: AMOUNT,
      accrued_fees: AMOUNT,
      paid_reward: AMOUNT,
      paid_fees: AMOUNT,
    },
  ),
  tableOf("x_block", KEYS.height, proposed),
  ofTx("x", {}),
  addressesOf("x"),
  tableOf("x_asset", byId("asset_id"), {
    ...network,
    asset_id: id("asset_id"),
    name: TEXT,
    symbol: TEXT,
    denomination: INT,
    height: BIGINT,
  }),
  utxosOf("x", xUtxo),
  tableOf("c_block", KEYS.height, {
    ...network,
    height: BIGINT,
    block_id: hex("block_id"),
    parent_id: hex("parent_id"),
    time: BIGINT,
  }),
  ofTx("c", { accounts: ["text", ({ accounts }) => accountsOf(String(accounts))] }),
  addressesOf("c"),
  utxosOf("c", xUtxo),
  tableOf(
    "c_former_import",
    { network: "int", consuming_tx: "text", utxo_id: "text" },
    {
      ...network,
      consuming_tx: id("consuming_tx"),
      utxo_id: id("utxo_id"),
      consumed_height: BIGINT,
      consumed_time: BIGINT,
      signatures,
    },
  ),
];

export const bytes: MovingMigration = { begin, moves, end };
