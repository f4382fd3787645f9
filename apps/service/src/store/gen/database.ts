/** The tables of the database. Written by `pnpm generate` from schema/: do not edit. */

declare const bytes: unique symbol;

/** Hex with 0x, as the drivers read bytes; any other text needs `bytes()` of sql/bytes.ts to become a value of such a column. */
export type Bytes = string & { readonly [bytes]: true };

/** Rows as the driver reads them. */
export interface Tables {
  api_key: {
    id: string;
    hash: string;
    name: string;
    tier: string;
    privileges: string[];
    created_at: number;
    revoked_at: number | null;
  };
  api_log: {
    key: string;
    at: number;
    id: string;
    path: string;
    chain_id: string;
    status: number;
    duration: number;
    credits: number;
    address: string;
    host: string;
    user_agent: string;
  };
  api_usage: {
    key: string;
    span: number;
    at: number;
    path: string;
    chain_id: string;
    status: number;
    bucket: number;
    requests: number;
    credits: number;
  };
  c_balance_sum: {
    network: number;
    height: number;
    time: number;
    address: Bytes;
    sums: string;
    utxo_ids: Bytes[];
  };
  c_block: {
    network: number;
    height: number;
    time: number;
    block_id: Bytes;
    parent_id: Bytes | null;
    size: number;
    proposer_height: number | null;
    proposer_time: number | null;
    container_id: Bytes | null;
    container_parent: Bytes | null;
    proposer: Bytes | null;
  };
  c_checkpoint: {
    network: number;
    height: number;
    block_id: string;
    burned: string;
  };
  c_former_import: {
    network: number;
    consumed_height: number;
    consumed_time: number;
    consuming_tx: Bytes;
    utxo_id: Bytes;
    signatures: Bytes;
  };
  c_import_owner: {
    network: number;
    idx: number;
    height: number;
    time: number;
    source_height: number;
    source: string;
    address: Bytes;
  };
  c_tx: {
    network: number;
    idx: number;
    height: number;
    time: number;
    tx_id: Bytes;
    type: string;
    memo: Bytes;
    source_chain: Bytes | null;
    destination_chain: Bytes | null;
    accounts: string;
  };
  c_tx_address: {
    network: number;
    idx: number;
    height: number;
    time: number;
    address: Bytes;
    type: string;
  };
  c_unspent: {
    network: number;
    time: number;
    utxo_id: Bytes;
    address: Bytes;
    asset_id: Bytes | null;
    amount: string;
  };
  c_utxo: {
    network: number;
    output_index: number;
    height: number;
    time: number;
    consumed_height: number | null;
    consumed_time: number | null;
    group_id: number | null;
    threshold: number;
    utxo_id: Bytes;
    tx_id: Bytes;
    asset_id: Bytes | null;
    amount: string;
    locktime: string;
    addresses: Bytes[];
    type: string;
    payload: Bytes | null;
    created_on: Bytes | null;
    consumed_on: Bytes | null;
    consuming_tx: Bytes | null;
    signatures: Bytes | null;
    signers: Bytes[] | null;
  };
  c_utxo_address: {
    network: number;
    time: number;
    address: Bytes;
    utxo_id: Bytes;
    amount: string;
  };
  contract_reading: {
    chain: number;
    edition: number;
  };
  evm_balance: {
    chain: number;
    holding: number;
    number: number;
    balance: string;
  };
  evm_block: {
    chain: number;
    number: number;
    hash: Bytes;
    parent: Bytes;
    time: number;
    time_ms: number | null;
    delay_excess: string | null;
    base_fee: string | null;
    tx_count: number;
    gas_limit: string;
    gas_used: string;
    gas_cost: string | null;
    fees: string;
  };
  evm_checkpoint: {
    chain: number;
    number: number;
    hash: Bytes;
    time: number;
    indexed_at: number;
    settled_at: number;
  };
  evm_contract: {
    chain: number;
    address: Bytes;
    number: number;
    idx: number;
    seq: number;
    creator: Bytes;
    deployer: Bytes;
  };
  evm_day: {
    chain: number;
    day: number;
    txs: number;
  };
  evm_holding: {
    chain: number;
    id: number;
    owner: Bytes;
    kind: number;
    token: Bytes;
    token_id: string;
    first: number;
    changed: number;
    balance: string;
    emptied: number | null;
  };
  evm_internal: {
    chain: number;
    number: number;
    idx: number;
    seq: number;
    type: string;
    sender: Bytes;
    recipient: Bytes | null;
    value: string;
    reverted: boolean;
    gas_limit: string;
    gas_used: string;
  };
  evm_party: {
    chain: number;
    address: Bytes;
    seen: number;
    sent: number | null;
    deployed: number | null;
  };
  evm_period: {
    chain: number;
    unit: number;
    start: number;
    txs: number;
    gas: string;
    fees: string;
    prices: string;
    max_price: string;
    max_txs: number;
    max_gas: string;
    contracts: number;
    addresses: number;
    senders: number;
    deployers: number;
    total_txs: number;
    total_contracts: number;
    total_addresses: number;
    total_senders: number;
    total_deployers: number;
    second: number;
    second_txs: number;
    second_gas: string;
    last_addresses: number;
    last_senders: number;
    last_deployers: number;
  };
  evm_range: {
    chain: number;
    first: number;
    last: number;
    parent: Bytes;
    hash: Bytes;
    time: number;
    ordered: string;
  };
  evm_rewind: {
    chain: number;
    seq: number;
    number: number;
    hash: Bytes;
    former: number;
    at: number;
  };
  evm_token: {
    chain: number;
    address: Bytes;
    number: number;
    name: string | null;
    symbol: string | null;
    decimals: number | null;
    read_at: number | null;
  };
  evm_transfer: {
    chain: number;
    number: number;
    log_index: number;
    part: number;
    idx: number;
    kind: number;
    token: Bytes;
    sender: Bytes;
    recipient: Bytes;
    token_id: string | null;
    value: string | null;
  };
  evm_tx: {
    chain: number;
    number: number;
    idx: number;
    hash: Bytes;
    type: number;
    succeeded: boolean;
    sender: Bytes;
    recipient: Bytes | null;
    created: Bytes | null;
    nonce: string;
    value: string;
    input: Bytes;
    gas_limit: string;
    gas_used: string;
    gas_price: string;
    max_fee: string | null;
    max_tip: string | null;
  };
  evm_tx_total: {
    chain: number;
    number: number;
    txs: number;
    fees: string;
  };
  export_job: {
    id: string;
    caller: string;
    type: string;
    network: number;
    request: string;
    height: number;
    time: number;
    status: string;
    code: string | null;
    message: string | null;
    next_date: string | null;
    fence: number;
    lease_until: number;
    attempts: number;
    progress: string | null;
    file_fence: number | null;
    created_at: number;
    updated_at: number;
  };
  icm_change: {
    chain: number;
    message_id: Bytes;
    kind: string;
    number: number;
    idx: number;
    log_index: number;
    fee: string | null;
  };
  icm_period: {
    chain: number;
    unit: number;
    start: number;
    destination: Bytes;
    messages: number;
  };
  icm_side: {
    chain: number;
    side: string;
    message_id: Bytes;
    number: number;
    idx: number;
    log_index: number;
    contract: Bytes;
    source: Bytes;
    destination: Bytes;
    nonce: string;
    sender: Bytes;
    recipient: Bytes;
    data: Bytes;
    receipts: string;
    time: number;
    fee_token: Bytes | null;
    fee: string | null;
    deliverer: Bytes | null;
    redeemer: Bytes | null;
    sourced: boolean;
    late_chain: number | null;
    late_number: number | null;
  };
  index_window: {
    network: number;
    height: number;
    first: number;
    time: number;
    alias: string;
  };
  indexer_lease: {
    chain: string;
    holder: string;
    fence: number;
    session_pid: number;
    session_start: number;
    expires_at: number;
    reported_at: number;
    report: string | null;
    packed: boolean;
  };
  nft_token: {
    chain: number;
    address: Bytes;
    token_id: string;
    number: number;
    kind: number;
    uri: string | null;
    status: string;
    metadata: string;
    updated_at: number | null;
    reindexed_at: number | null;
    due_at: number | null;
    fence: number;
  };
  p_balance_sum: {
    network: number;
    height: number;
    time: number;
    address: Bytes;
    sums: string;
    utxo_ids: Bytes[];
  };
  p_block: {
    network: number;
    size: number;
    height: number;
    time: number;
    proposer_height: number | null;
    proposer_time: number | null;
    block_id: Bytes;
    parent_id: Bytes;
    type: string;
    supply: string;
    container_id: Bytes | null;
    container_parent: Bytes | null;
    proposer: Bytes | null;
  };
  p_blockchain: {
    network: number;
    idx: number;
    height: number;
    time: number;
    is_evm: boolean;
    blockchain_id: Bytes;
    subnet_id: Bytes;
    name: string;
    vm_id: Bytes;
    genesis: string;
    evm_chain_id: string | null;
  };
  p_checkpoint: {
    network: number;
    height: number;
    block_id: string;
    time: number;
    supply: string;
    created: string;
    burned: string;
    rewarded: string;
    l1_balance: string;
  };
  p_delegator_address: {
    network: number;
    idx: number;
    height: number;
    end_time: number;
    address: Bytes;
  };
  p_import_owner: {
    network: number;
    idx: number;
    height: number;
    time: number;
    source_height: number;
    source: string;
    address: Bytes;
  };
  p_l1_state: {
    network: number;
    idx: number;
    height: number;
    validation_id: Bytes;
    weight: string;
    paid_until: string;
  };
  p_l1_validation: {
    network: number;
    refund_threshold: number;
    validation_id: Bytes;
    subnet_id: Bytes;
    node_id: Bytes;
    weight: string;
    paid_until: string;
    bls_public_key: Bytes;
    bls_proof: Bytes;
    refund_addresses: Bytes[];
    height: number;
    time: number;
    disable_threshold: number;
    disable_addresses: Bytes[];
  };
  p_lock: {
    network: number;
    locktime: string;
    amount: string;
  };
  p_poll: {
    network: number;
    poll: number;
    time: number;
  };
  p_renewal: {
    network: number;
    compound_shares: number;
    height: number;
    start_time: number;
    end_time: number;
    next_period: number;
    tx_id: Bytes;
    weight: string;
    potential_reward: string;
    cycle_fees: string;
    accrued_reward: string;
    accrued_fees: string;
    paid_reward: string;
    paid_fees: string;
  };
  p_reward: {
    network: number;
    height: number;
    address: Bytes;
    node_id: Bytes;
    utxo_id: Bytes;
    staking_tx: Bytes;
  };
  p_stake_change: {
    network: number;
    height: number;
    tx_ids: Bytes[];
  };
  p_stake_day: {
    network: number;
    day: number;
    subnet_id: Bytes;
    validators: number;
    delegators: number;
    validator_weight: string;
    delegator_weight: string;
  };
  p_staker: {
    network: number;
    idx: number;
    height: number;
    start_time: number;
    end_time: number;
    promoted_height: number | null;
    reward_height: number | null;
    reward_time: number | null;
    removed_height: number | null;
    removed_time: number | null;
    fee_shares: number | null;
    renews: boolean;
    tx_id: Bytes;
    kind: string;
    node_id: Bytes;
    subnet_id: Bytes;
    weight: string;
    potential_reward: string | null;
    reward_addresses: Bytes[];
    own_addresses: Bytes[];
    fee_addresses: Bytes[] | null;
    bls_public_key: Bytes | null;
    bls_proof: Bytes | null;
    validator_tx: Bytes | null;
    reward_tx: Bytes | null;
    reward_amount: string | null;
    fee_amount: string | null;
    removed_tx: Bytes | null;
    settled_height: number | null;
    delegation_count: number | null;
    delegated: string | null;
    delegation_fees: string | null;
  };
  p_subnet: {
    network: number;
    idx: number;
    height: number;
    time: number;
    conversion_height: number | null;
    subnet_id: Bytes;
    conversion_tx: Bytes | null;
    manager_chain: Bytes | null;
    manager_address: Bytes | null;
  };
  p_subnet_owner: {
    network: number;
    idx: number;
    height: number;
    threshold: number;
    subnet_id: Bytes;
    locktime: string;
    addresses: Bytes[];
  };
  p_tx: {
    network: number;
    idx: number;
    height: number;
    time: number;
    tx_id: Bytes;
    type: string;
    consumed: Bytes[];
    inputs: Bytes;
    detail: string;
    staked: boolean;
  };
  p_tx_address: {
    network: number;
    idx: number;
    height: number;
    address: Bytes;
    type: string;
    staked: boolean;
  };
  p_tx_validation: {
    network: number;
    idx: number;
    height: number;
    validation_id: Bytes;
    type: string;
  };
  p_unspent: {
    network: number;
    time: number;
    utxo_id: Bytes;
    address: Bytes;
    asset_id: Bytes | null;
    amount: string;
  };
  p_uptime: {
    network: number;
    node_id: Bytes;
    poll: number;
    uptime: string;
    connected: boolean;
  };
  p_utxo: {
    network: number;
    output_index: number;
    height: number;
    time: number;
    stake_start: number | null;
    stake_end: number | null;
    returned_height: number | null;
    consumed_height: number | null;
    consumed_time: number | null;
    threshold: number;
    utxo_id: Bytes;
    tx_id: Bytes;
    asset_id: Bytes | null;
    amount: string;
    locktime: string;
    stakeable_locktime: string;
    addresses: Bytes[];
    kind: string | null;
    reward_type: string | null;
    created_on: Bytes | null;
    consumed_on: Bytes | null;
    emitting_tx: Bytes | null;
    consuming_tx: Bytes | null;
    signers: Bytes[] | null;
  };
  p_utxo_address: {
    network: number;
    time: number;
    address: Bytes;
    utxo_id: Bytes;
    amount: string;
  };
  page_token_key: {
    id: number;
    secret: Bytes;
    created_at: number;
  };
  rate_usage: {
    subject: string;
    minute_slot: number;
    minute_units: number[];
    day_slot: number;
    day_units: number[];
    granted: boolean;
  };
  schema_migration: {
    name: string;
    applied_at: number;
  };
  webhook: {
    id: string;
    owner: string;
    event_type: string;
    url: string;
    name: string;
    description: string;
    status: string;
    network_name: string;
    chain_id: string;
    filter: string;
    include_internal_txs: boolean;
    include_logs: boolean;
    created_at: number;
    height: number;
    idx: number;
    rewinds: number;
    host: string;
  };
  webhook_address: {
    webhook_id: string;
    address: Bytes;
  };
  webhook_message: {
    webhook_id: string;
    seq: number;
    message_id: string;
    height: number | null;
    lanes: Bytes[];
    body: string;
    status: string;
    attempts: number;
    created_at: number;
    first_at: number | null;
    due_at: number;
    ended_at: number | null;
    response_status: number | null;
    error: string | null;
    taken_back: boolean;
    fence: number;
  };
  webhook_secret: {
    owner: string;
    secret: string;
    created_at: number;
  };
  x_asset: {
    network: number;
    denomination: number;
    height: number;
    asset_id: Bytes;
    name: string;
    symbol: string;
  };
  x_balance_sum: {
    network: number;
    idx: number;
    height: number;
    time: number;
    address: Bytes;
    sums: string;
    utxo_ids: Bytes[];
  };
  x_block: {
    network: number;
    size: number;
    height: number;
    time: number;
    proposer_height: number | null;
    proposer_time: number | null;
    block_id: Bytes;
    parent_id: Bytes;
    type: string;
    container_id: Bytes | null;
    container_parent: Bytes | null;
    proposer: Bytes | null;
  };
  x_checkpoint: {
    network: number;
    height: number;
    block_id: string;
    history: number;
    burned: string;
  };
  x_import_owner: {
    network: number;
    idx: number;
    height: number;
    time: number;
    source_height: number;
    source: string;
    address: Bytes;
  };
  x_tx: {
    network: number;
    idx: number;
    height: number;
    time: number;
    tx_id: Bytes;
    type: string;
    memo: Bytes;
    source_chain: Bytes | null;
    destination_chain: Bytes | null;
  };
  x_tx_address: {
    network: number;
    idx: number;
    height: number;
    time: number;
    address: Bytes;
    type: string;
  };
  x_tx_asset: {
    network: number;
    idx: number;
    height: number;
    time: number;
    asset_id: Bytes;
    type: string;
  };
  x_unspent: {
    network: number;
    time: number;
    utxo_id: Bytes;
    address: Bytes;
    asset_id: Bytes | null;
    amount: string;
  };
  x_utxo: {
    network: number;
    output_index: number;
    height: number;
    time: number;
    consumed_height: number | null;
    consumed_time: number | null;
    group_id: number | null;
    threshold: number;
    utxo_id: Bytes;
    tx_id: Bytes;
    asset_id: Bytes | null;
    amount: string;
    locktime: string;
    addresses: Bytes[];
    type: string;
    payload: Bytes | null;
    created_on: Bytes | null;
    consumed_on: Bytes | null;
    consuming_tx: Bytes | null;
    signatures: Bytes | null;
    signers: Bytes[] | null;
  };
  x_utxo_address: {
    network: number;
    time: number;
    address: Bytes;
    utxo_id: Bytes;
    amount: string;
  };
}

/** Columns that have a default. */
export interface Defaulted {
  c_checkpoint: "burned";
  evm_checkpoint: "settled_at";
  evm_period: "last_addresses" | "last_senders" | "last_deployers";
  icm_side: "sourced";
  indexer_lease: "packed";
  nft_token: "status" | "metadata" | "fence";
  p_checkpoint: "created" | "burned" | "rewarded" | "l1_balance";
  p_staker: "renews";
  p_tx: "consumed" | "inputs" | "staked";
  p_tx_address: "staked";
  webhook: "host";
  x_checkpoint: "history" | "burned";
}

/** Columns that the database alone gives values to. */
export interface Identities {
  page_token_key: "id";
}

/** PostgreSQL's type of each column. */
export const columnTypes = {
  api_key: {
    id: "text",
    hash: "text",
    name: "text",
    tier: "text",
    privileges: "text[]",
    created_at: "bigint",
    revoked_at: "bigint",
  },
  api_log: {
    key: "text",
    at: "bigint",
    id: "uuid",
    path: "text",
    chain_id: "text",
    status: "integer",
    duration: "integer",
    credits: "integer",
    address: "text",
    host: "text",
    user_agent: "text",
  },
  api_usage: {
    key: "text",
    span: "integer",
    at: "bigint",
    path: "text",
    chain_id: "text",
    status: "integer",
    bucket: "integer",
    requests: "bigint",
    credits: "bigint",
  },
  c_balance_sum: {
    network: "integer",
    height: "bigint",
    time: "bigint",
    address: "bytea",
    sums: "text",
    utxo_ids: "bytea[]",
  },
  c_block: {
    network: "integer",
    height: "bigint",
    time: "bigint",
    block_id: "bytea",
    parent_id: "bytea",
    size: "integer",
    proposer_height: "integer",
    proposer_time: "bigint",
    container_id: "bytea",
    container_parent: "bytea",
    proposer: "bytea",
  },
  c_checkpoint: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    burned: "numeric(20,0)",
  },
  c_former_import: {
    network: "integer",
    consumed_height: "bigint",
    consumed_time: "bigint",
    consuming_tx: "bytea",
    utxo_id: "bytea",
    signatures: "bytea",
  },
  c_import_owner: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    source_height: "bigint",
    source: "text",
    address: "bytea",
  },
  c_tx: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    tx_id: "bytea",
    type: "text",
    memo: "bytea",
    source_chain: "bytea",
    destination_chain: "bytea",
    accounts: "text",
  },
  c_tx_address: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    address: "bytea",
    type: "text",
  },
  c_unspent: {
    network: "integer",
    time: "bigint",
    utxo_id: "bytea",
    address: "bytea",
    asset_id: "bytea",
    amount: "numeric(20,0)",
  },
  c_utxo: {
    network: "integer",
    output_index: "integer",
    height: "bigint",
    time: "bigint",
    consumed_height: "bigint",
    consumed_time: "bigint",
    group_id: "bigint",
    threshold: "integer",
    utxo_id: "bytea",
    tx_id: "bytea",
    asset_id: "bytea",
    amount: "numeric(20,0)",
    locktime: "numeric(20,0)",
    addresses: "bytea[]",
    type: "text",
    payload: "bytea",
    created_on: "bytea",
    consumed_on: "bytea",
    consuming_tx: "bytea",
    signatures: "bytea",
    signers: "bytea[]",
  },
  c_utxo_address: {
    network: "integer",
    time: "bigint",
    address: "bytea",
    utxo_id: "bytea",
    amount: "numeric(20,0)",
  },
  contract_reading: {
    chain: "bigint",
    edition: "bigint",
  },
  evm_balance: {
    chain: "bigint",
    holding: "bigint",
    number: "bigint",
    balance: "numeric",
  },
  evm_block: {
    chain: "bigint",
    number: "bigint",
    hash: "bytea",
    parent: "bytea",
    time: "bigint",
    time_ms: "bigint",
    delay_excess: "numeric(20,0)",
    base_fee: "numeric(78,0)",
    tx_count: "integer",
    gas_limit: "numeric(20,0)",
    gas_used: "numeric(20,0)",
    gas_cost: "numeric(78,0)",
    fees: "numeric(98,0)",
  },
  evm_checkpoint: {
    chain: "bigint",
    number: "bigint",
    hash: "bytea",
    time: "bigint",
    indexed_at: "bigint",
    settled_at: "bigint",
  },
  evm_contract: {
    chain: "bigint",
    address: "bytea",
    number: "bigint",
    idx: "integer",
    seq: "integer",
    creator: "bytea",
    deployer: "bytea",
  },
  evm_day: {
    chain: "bigint",
    day: "integer",
    txs: "bigint",
  },
  evm_holding: {
    chain: "bigint",
    id: "bigint",
    owner: "bytea",
    kind: "smallint",
    token: "bytea",
    token_id: "numeric(78,0)",
    first: "bigint",
    changed: "bigint",
    balance: "numeric",
    emptied: "bigint",
  },
  evm_internal: {
    chain: "bigint",
    number: "bigint",
    idx: "integer",
    seq: "integer",
    type: "text",
    sender: "bytea",
    recipient: "bytea",
    value: "numeric(78,0)",
    reverted: "boolean",
    gas_limit: "numeric(20,0)",
    gas_used: "numeric(20,0)",
  },
  evm_party: {
    chain: "bigint",
    address: "bytea",
    seen: "integer",
    sent: "integer",
    deployed: "integer",
  },
  evm_period: {
    chain: "bigint",
    unit: "smallint",
    start: "bigint",
    txs: "bigint",
    gas: "numeric",
    fees: "numeric",
    prices: "numeric",
    max_price: "numeric",
    max_txs: "bigint",
    max_gas: "numeric",
    contracts: "bigint",
    addresses: "bigint",
    senders: "bigint",
    deployers: "bigint",
    total_txs: "bigint",
    total_contracts: "bigint",
    total_addresses: "bigint",
    total_senders: "bigint",
    total_deployers: "bigint",
    second: "bigint",
    second_txs: "bigint",
    second_gas: "numeric",
    last_addresses: "bigint",
    last_senders: "bigint",
    last_deployers: "bigint",
  },
  evm_range: {
    chain: "bigint",
    first: "bigint",
    last: "bigint",
    parent: "bytea",
    hash: "bytea",
    time: "bigint",
    ordered: "text",
  },
  evm_rewind: {
    chain: "bigint",
    seq: "integer",
    number: "bigint",
    hash: "bytea",
    former: "bigint",
    at: "bigint",
  },
  evm_token: {
    chain: "bigint",
    address: "bytea",
    number: "bigint",
    name: "text",
    symbol: "text",
    decimals: "smallint",
    read_at: "bigint",
  },
  evm_transfer: {
    chain: "bigint",
    number: "bigint",
    log_index: "integer",
    part: "integer",
    idx: "integer",
    kind: "smallint",
    token: "bytea",
    sender: "bytea",
    recipient: "bytea",
    token_id: "numeric(78,0)",
    value: "numeric(78,0)",
  },
  evm_tx: {
    chain: "bigint",
    number: "bigint",
    idx: "integer",
    hash: "bytea",
    type: "smallint",
    succeeded: "boolean",
    sender: "bytea",
    recipient: "bytea",
    created: "bytea",
    nonce: "numeric(20,0)",
    value: "numeric(78,0)",
    input: "bytea",
    gas_limit: "numeric(20,0)",
    gas_used: "numeric(20,0)",
    gas_price: "numeric(78,0)",
    max_fee: "numeric(78,0)",
    max_tip: "numeric(78,0)",
  },
  evm_tx_total: {
    chain: "bigint",
    number: "bigint",
    txs: "bigint",
    fees: "numeric(98,0)",
  },
  export_job: {
    id: "uuid",
    caller: "text",
    type: "text",
    network: "integer",
    request: "text",
    height: "bigint",
    time: "bigint",
    status: "text",
    code: "text",
    message: "text",
    next_date: "text",
    fence: "integer",
    lease_until: "bigint",
    attempts: "integer",
    progress: "text",
    file_fence: "integer",
    created_at: "bigint",
    updated_at: "bigint",
  },
  icm_change: {
    chain: "bigint",
    message_id: "bytea",
    kind: "text",
    number: "bigint",
    idx: "integer",
    log_index: "integer",
    fee: "numeric(78,0)",
  },
  icm_period: {
    chain: "bigint",
    unit: "smallint",
    start: "bigint",
    destination: "bytea",
    messages: "bigint",
  },
  icm_side: {
    chain: "bigint",
    side: "text",
    message_id: "bytea",
    number: "bigint",
    idx: "integer",
    log_index: "integer",
    contract: "bytea",
    source: "bytea",
    destination: "bytea",
    nonce: "numeric(78,0)",
    sender: "bytea",
    recipient: "bytea",
    data: "bytea",
    receipts: "text",
    time: "bigint",
    fee_token: "bytea",
    fee: "numeric(78,0)",
    deliverer: "bytea",
    redeemer: "bytea",
    sourced: "boolean",
    late_chain: "bigint",
    late_number: "bigint",
  },
  index_window: {
    network: "integer",
    height: "bigint",
    first: "bigint",
    time: "bigint",
    alias: "text",
  },
  indexer_lease: {
    chain: "text",
    holder: "text",
    fence: "bigint",
    session_pid: "integer",
    session_start: "bigint",
    expires_at: "bigint",
    reported_at: "bigint",
    report: "text",
    packed: "boolean",
  },
  nft_token: {
    chain: "bigint",
    address: "bytea",
    token_id: "numeric(78,0)",
    number: "bigint",
    kind: "smallint",
    uri: "text",
    status: "text",
    metadata: "text",
    updated_at: "bigint",
    reindexed_at: "bigint",
    due_at: "bigint",
    fence: "integer",
  },
  p_balance_sum: {
    network: "integer",
    height: "bigint",
    time: "bigint",
    address: "bytea",
    sums: "text",
    utxo_ids: "bytea[]",
  },
  p_block: {
    network: "integer",
    size: "integer",
    height: "bigint",
    time: "bigint",
    proposer_height: "bigint",
    proposer_time: "bigint",
    block_id: "bytea",
    parent_id: "bytea",
    type: "text",
    supply: "numeric(20,0)",
    container_id: "bytea",
    container_parent: "bytea",
    proposer: "bytea",
  },
  p_blockchain: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    is_evm: "boolean",
    blockchain_id: "bytea",
    subnet_id: "bytea",
    name: "text",
    vm_id: "bytea",
    genesis: "text",
    evm_chain_id: "numeric(20,0)",
  },
  p_checkpoint: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    time: "bigint",
    supply: "text",
    created: "numeric(20,0)",
    burned: "numeric(20,0)",
    rewarded: "numeric(20,0)",
    l1_balance: "numeric(20,0)",
  },
  p_delegator_address: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    end_time: "bigint",
    address: "bytea",
  },
  p_import_owner: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    source_height: "bigint",
    source: "text",
    address: "bytea",
  },
  p_l1_state: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    validation_id: "bytea",
    weight: "numeric(20,0)",
    paid_until: "numeric(40,0)",
  },
  p_l1_validation: {
    network: "integer",
    refund_threshold: "integer",
    validation_id: "bytea",
    subnet_id: "bytea",
    node_id: "bytea",
    weight: "numeric(20,0)",
    paid_until: "numeric(40,0)",
    bls_public_key: "bytea",
    bls_proof: "bytea",
    refund_addresses: "bytea[]",
    height: "bigint",
    time: "bigint",
    disable_threshold: "integer",
    disable_addresses: "bytea[]",
  },
  p_lock: {
    network: "integer",
    locktime: "numeric(20,0)",
    amount: "numeric(20,0)",
  },
  p_poll: {
    network: "integer",
    poll: "bigint",
    time: "bigint",
  },
  p_renewal: {
    network: "integer",
    compound_shares: "integer",
    height: "bigint",
    start_time: "bigint",
    end_time: "bigint",
    next_period: "bigint",
    tx_id: "bytea",
    weight: "numeric(20,0)",
    potential_reward: "numeric(20,0)",
    cycle_fees: "numeric(20,0)",
    accrued_reward: "numeric(20,0)",
    accrued_fees: "numeric(20,0)",
    paid_reward: "numeric(20,0)",
    paid_fees: "numeric(20,0)",
  },
  p_reward: {
    network: "integer",
    height: "bigint",
    address: "bytea",
    node_id: "bytea",
    utxo_id: "bytea",
    staking_tx: "bytea",
  },
  p_stake_change: {
    network: "integer",
    height: "bigint",
    tx_ids: "bytea[]",
  },
  p_stake_day: {
    network: "integer",
    day: "integer",
    subnet_id: "bytea",
    validators: "bigint",
    delegators: "bigint",
    validator_weight: "numeric(38,0)",
    delegator_weight: "numeric(38,0)",
  },
  p_staker: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    start_time: "bigint",
    end_time: "bigint",
    promoted_height: "bigint",
    reward_height: "bigint",
    reward_time: "bigint",
    removed_height: "bigint",
    removed_time: "bigint",
    fee_shares: "integer",
    renews: "boolean",
    tx_id: "bytea",
    kind: "text",
    node_id: "bytea",
    subnet_id: "bytea",
    weight: "numeric(20,0)",
    potential_reward: "numeric(20,0)",
    reward_addresses: "bytea[]",
    own_addresses: "bytea[]",
    fee_addresses: "bytea[]",
    bls_public_key: "bytea",
    bls_proof: "bytea",
    validator_tx: "bytea",
    reward_tx: "bytea",
    reward_amount: "numeric(20,0)",
    fee_amount: "numeric(20,0)",
    removed_tx: "bytea",
    settled_height: "bigint",
    delegation_count: "integer",
    delegated: "numeric",
    delegation_fees: "numeric",
  },
  p_subnet: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    conversion_height: "bigint",
    subnet_id: "bytea",
    conversion_tx: "bytea",
    manager_chain: "bytea",
    manager_address: "bytea",
  },
  p_subnet_owner: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    threshold: "integer",
    subnet_id: "bytea",
    locktime: "numeric(20,0)",
    addresses: "bytea[]",
  },
  p_tx: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    tx_id: "bytea",
    type: "text",
    consumed: "bytea[]",
    inputs: "bytea",
    detail: "text",
    staked: "boolean",
  },
  p_tx_address: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    address: "bytea",
    type: "text",
    staked: "boolean",
  },
  p_tx_validation: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    validation_id: "bytea",
    type: "text",
  },
  p_unspent: {
    network: "integer",
    time: "bigint",
    utxo_id: "bytea",
    address: "bytea",
    asset_id: "bytea",
    amount: "numeric(20,0)",
  },
  p_uptime: {
    network: "integer",
    node_id: "bytea",
    poll: "bigint",
    uptime: "numeric(7,4)",
    connected: "boolean",
  },
  p_utxo: {
    network: "integer",
    output_index: "integer",
    height: "bigint",
    time: "bigint",
    stake_start: "bigint",
    stake_end: "bigint",
    returned_height: "bigint",
    consumed_height: "bigint",
    consumed_time: "bigint",
    threshold: "integer",
    utxo_id: "bytea",
    tx_id: "bytea",
    asset_id: "bytea",
    amount: "numeric(20,0)",
    locktime: "numeric(20,0)",
    stakeable_locktime: "numeric(20,0)",
    addresses: "bytea[]",
    kind: "text",
    reward_type: "text",
    created_on: "bytea",
    consumed_on: "bytea",
    emitting_tx: "bytea",
    consuming_tx: "bytea",
    signers: "bytea[]",
  },
  p_utxo_address: {
    network: "integer",
    time: "bigint",
    address: "bytea",
    utxo_id: "bytea",
    amount: "numeric(20,0)",
  },
  page_token_key: {
    id: "integer",
    secret: "bytea",
    created_at: "bigint",
  },
  rate_usage: {
    subject: "text",
    minute_slot: "bigint",
    minute_units: "integer[]",
    day_slot: "bigint",
    day_units: "integer[]",
    granted: "boolean",
  },
  schema_migration: {
    name: "text",
    applied_at: "bigint",
  },
  webhook: {
    id: "uuid",
    owner: "text",
    event_type: "text",
    url: "text",
    name: "text",
    description: "text",
    status: "text",
    network_name: "text",
    chain_id: "text",
    filter: "text",
    include_internal_txs: "boolean",
    include_logs: "boolean",
    created_at: "bigint",
    height: "bigint",
    idx: "integer",
    rewinds: "integer",
    host: "text",
  },
  webhook_address: {
    webhook_id: "uuid",
    address: "bytea",
  },
  webhook_message: {
    webhook_id: "uuid",
    seq: "bigint",
    message_id: "uuid",
    height: "bigint",
    lanes: "bytea[]",
    body: "text",
    status: "text",
    attempts: "integer",
    created_at: "bigint",
    first_at: "bigint",
    due_at: "bigint",
    ended_at: "bigint",
    response_status: "integer",
    error: "text",
    taken_back: "boolean",
    fence: "integer",
  },
  webhook_secret: {
    owner: "text",
    secret: "text",
    created_at: "bigint",
  },
  x_asset: {
    network: "integer",
    denomination: "integer",
    height: "bigint",
    asset_id: "bytea",
    name: "text",
    symbol: "text",
  },
  x_balance_sum: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    address: "bytea",
    sums: "text",
    utxo_ids: "bytea[]",
  },
  x_block: {
    network: "integer",
    size: "integer",
    height: "bigint",
    time: "bigint",
    proposer_height: "bigint",
    proposer_time: "bigint",
    block_id: "bytea",
    parent_id: "bytea",
    type: "text",
    container_id: "bytea",
    container_parent: "bytea",
    proposer: "bytea",
  },
  x_checkpoint: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    history: "bigint",
    burned: "numeric(20,0)",
  },
  x_import_owner: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    source_height: "bigint",
    source: "text",
    address: "bytea",
  },
  x_tx: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    tx_id: "bytea",
    type: "text",
    memo: "bytea",
    source_chain: "bytea",
    destination_chain: "bytea",
  },
  x_tx_address: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    address: "bytea",
    type: "text",
  },
  x_tx_asset: {
    network: "integer",
    idx: "integer",
    height: "bigint",
    time: "bigint",
    asset_id: "bytea",
    type: "text",
  },
  x_unspent: {
    network: "integer",
    time: "bigint",
    utxo_id: "bytea",
    address: "bytea",
    asset_id: "bytea",
    amount: "numeric(20,0)",
  },
  x_utxo: {
    network: "integer",
    output_index: "integer",
    height: "bigint",
    time: "bigint",
    consumed_height: "bigint",
    consumed_time: "bigint",
    group_id: "bigint",
    threshold: "integer",
    utxo_id: "bytea",
    tx_id: "bytea",
    asset_id: "bytea",
    amount: "numeric(20,0)",
    locktime: "numeric(20,0)",
    addresses: "bytea[]",
    type: "text",
    payload: "bytea",
    created_on: "bytea",
    consumed_on: "bytea",
    consuming_tx: "bytea",
    signatures: "bytea",
    signers: "bytea[]",
  },
  x_utxo_address: {
    network: "integer",
    time: "bigint",
    address: "bytea",
    utxo_id: "bytea",
    amount: "numeric(20,0)",
  },
} as const;
