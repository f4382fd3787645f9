/** Damage to validators, subnets, L1s and blockchains. */
import { type Corruption, of, one, STRANGER } from "./corruption.ts";

const p = of("p-chain");

const VALIDATORS = "validators of the Primary Network now";
const PRIMARY = "subnet_id = decode(repeat('00', 32), 'hex')";
const ACTIVE = `kind = 'validator' and ${PRIMARY} and reward_height is null and removed_height is null`;

export const stakerCorruptions: readonly Corruption[] = [
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
    `update p_staker set node_id = ${STRANGER} where ${one("p_staker", ACTIVE)}`,
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
    `update p_l1_validation set node_id = ${STRANGER}`,
  ),
  p(
    "a subnet has another owner",
    "p_subnet_owner",
    "subnets: owners",
    `update p_subnet_owner set addresses = array[${STRANGER}]`,
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
