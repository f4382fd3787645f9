/** Damage to an index: each a statement that changes rows of one table, with the comparisons that must find it. */

/** One damage. */
export interface Corruption {
  readonly name: string;
  readonly table: string;
  readonly sql: string;
  /** Name in the service's status. */
  readonly chain: string;
  /** Begins with one of these: the name of a comparison that finds it. */
  readonly found: string;
}

const OTHER = "decode(repeat('ab', 32), 'hex')";
/** The first row in an order, by its place in the table. */
const one = (table: string, where = "true", order = "1") =>
  `ctid = (select ctid from ${table} where ${where} order by ${order} limit 1)`;

const of =
  (chain: string) =>
  (name: string, table: string, found: string, sql: string): Corruption => ({
    name,
    table,
    sql,
    chain,
    found,
  });

const p = of("p-chain");
const x = of("x-chain");
const c = of("c-chain");

const P_BLOCKS = "P-Chain blocks by height";
const P_TXS = "P-Chain transactions: type and block";
const WITH_TX = "height in (select height from p_tx where height > 0)";
const VALIDATORS = "validators of the Primary Network now";
const PRIMARY = "subnet_id = decode(repeat('00', 32), 'hex')";
const ACTIVE = `kind = 'validator' and ${PRIMARY} and reward_height is null and removed_height is null`;

const blocks: readonly Corruption[] = [
  p("a block has another id", "p_block", P_BLOCKS, `update p_block set block_id = ${OTHER} where height = 7`),
  p(
    "a block has another parent",
    "p_block",
    P_BLOCKS,
    `update p_block set parent_id = ${OTHER} where height = 7`,
  ),
  p("a block is a second later", "p_block", P_BLOCKS, "update p_block set time = time + 1 where height = 7"),
  p("a block is a byte larger", "p_block", P_BLOCKS, "update p_block set size = size + 1 where height = 7"),
  p(
    "a block has another proposer",
    "p_block",
    P_BLOCKS,
    `update p_block set proposer = decode(repeat('ab', 20), 'hex') where ${one("p_block", "proposer is not null")}`,
  ),
  p("a height is skipped", "p_block", P_BLOCKS, "delete from p_block where height = 7"),
  p(
    "blocks moved up by one",
    "p_block",
    P_BLOCKS,
    "with moved as (delete from p_block where height >= 20 returning *) update p_block b set block_id = m.block_id from moved m where b.height = m.height - 1",
  ),
  p(
    "the supply is off by one",
    "p_block",
    "current supply",
    "update p_block set supply = supply + 1 where height = (select max(height) from p_block)",
  ),
];

const transactions: readonly Corruption[] = [
  p(
    "a transaction is missing",
    "p_tx",
    P_TXS,
    `delete from p_tx where ${one("p_tx", WITH_TX, "height desc")}`,
  ),
  p(
    "a transaction is twice",
    "p_tx",
    P_BLOCKS,
    `insert into p_tx select network, idx + 50, height, time, tx_id, type, consumed, inputs, detail, staked from p_tx where ${one("p_tx", WITH_TX, "height")}`,
  ),
  p(
    "a transaction moved to the next height",
    "p_tx",
    P_TXS,
    `update p_tx set height = height + 1, idx = idx + 50 where ${one("p_tx", WITH_TX, "height")}`,
  ),
  p(
    "a transaction has another id",
    "p_tx",
    P_TXS,
    `update p_tx set tx_id = ${OTHER} where ${one("p_tx", WITH_TX, "height")}`,
  ),
  p(
    "a transaction has another type",
    "p_tx",
    P_TXS,
    `update p_tx set type = 'BaseTx' where ${one("p_tx", "height > 0 and type <> 'BaseTx'", "height")}`,
  ),
  p(
    "a transaction's inputs are lost",
    "p_tx",
    "P-Chain transactions: outputs spent",
    `update p_tx set inputs = '\\x', consumed = '{}' where ${one("p_tx", "height > 0 and length(inputs) > 0", "height")}`,
  ),
  p(
    "the burned amount is off by one",
    "p_checkpoint",
    "AVAX burned on the P-Chain",
    "update p_checkpoint set burned = burned + 1",
  ),
];

const UNSPENT =
  "utxo_id in (select utxo_id from p_unspent) and height > 0 and kind is null and consumed_on is null";
const outputs: readonly Corruption[] = [
  p(
    "an output's amount is off by one",
    "p_utxo",
    "UTXO set of the P-Chain",
    `update p_utxo set amount = amount + 1 where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output has another owner",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `update p_utxo set addresses = array[decode(repeat('ab', 20), 'hex')] where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output is locked",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `update p_utxo set locktime = locktime + 1 where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output needs two signatures",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `update p_utxo set threshold = threshold + 1 where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output is missing",
    "p_utxo",
    "P-Chain transactions: outputs made",
    `delete from p_utxo where ${one("p_utxo", UNSPENT, "height")}`,
  ),
  p(
    "an output is spent too early",
    "p_unspent",
    "UTXO set of the P-Chain",
    "delete from p_unspent where utxo_id = (select utxo_id from p_unspent where length(address) = 20 order by time desc limit 1)",
  ),
];

const stakers: readonly Corruption[] = [
  p(
    "a validator's weight is off by one",
    "p_staker",
    VALIDATORS,
    `update p_staker set weight = weight + 1 where ${one("p_staker", ACTIVE)}`,
  ),
  p(
    "a validator is missing",
    "p_staker",
    VALIDATORS,
    `delete from p_staker where ${one("p_staker", ACTIVE)}`,
  ),
  p(
    "a validator ends a second later",
    "p_staker",
    VALIDATORS,
    `update p_staker set end_time = end_time + 1 where ${one("p_staker", ACTIVE)}`,
  ),
  p(
    "a validator's reward is off by one",
    "p_staker",
    VALIDATORS,
    `update p_staker set potential_reward = potential_reward + 1 where ${one("p_staker", ACTIVE)}`,
  ),
  p(
    "a validator is of another node",
    "p_staker",
    VALIDATORS,
    `update p_staker set node_id = decode(repeat('ab', 20), 'hex') where ${one("p_staker", ACTIVE)}`,
  ),
  p(
    "a past validator's weight is off by one",
    "p_staker",
    "weights of the Primary Network's validators",
    `update p_staker set weight = weight + 1 where kind = 'validator' and ${PRIMARY} and reward_height is not null`,
  ),
  p(
    "a subnet's validator has another weight",
    "p_staker",
    "validators of subnets with permission",
    `update p_staker set weight = weight + 1 where ${one("p_staker", `not ${PRIMARY} and removed_height is null`, "end_time desc")}`,
  ),
  p(
    "an L1 validator's weight is off by one",
    "p_l1_state",
    "validators of L1s",
    "update p_l1_state set weight = weight + 1 where weight > 0",
  ),
  p(
    "an L1 validator's balance is off by one",
    "p_l1_state",
    "validators of L1s",
    "update p_l1_state set paid_until = paid_until + 1 where paid_until > 0",
  ),
  p(
    "an L1 validator is missing",
    "p_l1_validation",
    "validators of L1s",
    "delete from p_l1_validation where validation_id = (select validation_id from p_l1_validation where weight > 0 limit 1)",
  ),
  p(
    "an L1 validator is of another node",
    "p_l1_validation",
    "validators of L1s",
    "update p_l1_validation set node_id = decode(repeat('ab', 20), 'hex')",
  ),
  p(
    "a subnet has another owner",
    "p_subnet_owner",
    "subnets: owners",
    "update p_subnet_owner set addresses = array[decode(repeat('ab', 20), 'hex')]",
  ),
  p(
    "a subnet is missing",
    "p_subnet",
    "list of subnets",
    `delete from p_subnet where ${one("p_subnet", "height > 0")}`,
  ),
  p(
    "a blockchain has another name",
    "p_blockchain",
    "blockchains",
    `update p_blockchain set name = name || 'x' where ${one("p_blockchain", "height > 0")}`,
  ),
  p(
    "a blockchain is missing",
    "p_blockchain",
    "blockchains",
    `delete from p_blockchain where ${one("p_blockchain", "height > 0")}`,
  ),
];

const xChain: readonly Corruption[] = [
  x(
    "an X-Chain block has another id",
    "x_block",
    "X-Chain blocks",
    `update x_block set block_id = ${OTHER} where height = 2`,
  ),
  x("an X-Chain height is skipped", "x_block", "X-Chain blocks", "delete from x_block where height = 2"),
  x(
    "an X-Chain transaction is missing",
    "x_tx",
    "X-Chain transactions: block",
    `delete from x_tx where ${one("x_tx", "height > 0", "height")}`,
  ),
  x(
    "an X-Chain transaction moved",
    "x_tx",
    "X-Chain transactions: block",
    `update x_tx set height = height + 1, idx = idx + 50 where ${one("x_tx", "height > 0", "height")}`,
  ),
  x(
    "an X-Chain output's amount is off by one",
    "x_utxo",
    "X-Chain transactions: plain outputs",
    `update x_utxo set amount = amount + 1 where ${one("x_utxo", "height > 0 and amount > 0", "height")}`,
  ),
  x(
    "an X-Chain output is spent too early",
    "x_unspent",
    "UTXO set of the X-Chain",
    "delete from x_unspent where length(address) = 20",
  ),
];

/** Damage to the Primary Network's own chains, which the local network has too. */
export const primaryCorruptions: readonly Corruption[] = [
  ...blocks,
  ...transactions,
  ...outputs,
  ...stakers,
  ...xChain,
];

const RECEIPTS = "EVM transactions and receipts";
const EVM_BLOCKS = "EVM blocks: id";

/** Damage to the C-Chain. @param evm its name as an EVM chain */
export function cChainCorruptions(evm: string): readonly Corruption[] {
  const e = of(evm);
  return [
    c(
      "a C-Chain block has another id",
      "c_block",
      "C-Chain blocks",
      `update c_block set block_id = ${OTHER} where height in (select height from c_tx)`,
    ),
    c(
      "a C-Chain height is skipped",
      "c_block",
      "C-Chain blocks",
      "delete from c_block where height in (select height from c_tx)",
    ),
    c(
      "an atomic transaction is missing",
      "c_tx",
      "C-Chain atomic transactions",
      `delete from c_tx where ${one("c_tx")}`,
    ),
    e(
      "an EVM block has another hash",
      "evm_block",
      EVM_BLOCKS,
      `update evm_block set hash = ${OTHER} where number = 3`,
    ),
    e("an EVM block is missing", "evm_block", EVM_BLOCKS, "delete from evm_block where number = 3"),
    e(
      "an EVM block's gas is off by one",
      "evm_block",
      EVM_BLOCKS,
      "update evm_block set gas_used = gas_used + 1 where number = 3",
    ),
    e(
      "an EVM block's fees are off by one",
      "evm_block",
      EVM_BLOCKS,
      "update evm_block set fees = fees + 1 where number = 3",
    ),
    e(
      "an EVM transaction is missing",
      "evm_tx",
      RECEIPTS,
      `delete from evm_tx where ${one("evm_tx", "true", "number")}`,
    ),
    e(
      "an EVM transaction's value is off by one",
      "evm_tx",
      RECEIPTS,
      `update evm_tx set value = value + 1 where ${one("evm_tx", "true", "number")}`,
    ),
    e(
      "an EVM transaction failed",
      "evm_tx",
      RECEIPTS,
      `update evm_tx set succeeded = not succeeded where ${one("evm_tx", "true", "number")}`,
    ),
    e(
      "an EVM transaction has another sender",
      "evm_tx",
      RECEIPTS,
      `update evm_tx set sender = decode(repeat('ab', 20), 'hex') where ${one("evm_tx", "true", "number")}`,
    ),
    e(
      "a transfer is missing",
      "evm_transfer",
      "EVM token transfers",
      `delete from evm_transfer where ${one("evm_transfer", "true", "number")}`,
    ),
    e(
      "a transfer is twice",
      "evm_transfer",
      "EVM token transfers",
      `insert into evm_transfer select * from evm_transfer where ${one("evm_transfer", "true", "number")}`,
    ),
    e(
      "a transfer's value is off by one",
      "evm_transfer",
      "EVM token transfers",
      `update evm_transfer set value = value + 1 where ${one("evm_transfer", "kind = (select min(kind) from evm_transfer)", "number")}`,
    ),
    e(
      "an internal transaction is missing",
      "evm_internal",
      "EVM internal transactions",
      `delete from evm_internal where ${one("evm_internal", "value > 0")}`,
    ),
    e(
      "a deployment is missing",
      "evm_contract",
      "EVM deployments",
      `delete from evm_contract where ${one("evm_contract")}`,
    ),
  ];
}
