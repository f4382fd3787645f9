/** The tables of the database. Written by `pnpm generate` from migrations/: do not edit. */

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
  c_block: {
    network: number;
    height: number;
    block_id: string;
    parent_id: string;
    time: number;
  };
  c_checkpoint: {
    network: number;
    height: number;
    block_id: string;
  };
  c_former_import: {
    network: number;
    consuming_tx: string;
    utxo_id: string;
    consumed_height: number;
    consumed_time: number;
    signatures: string;
  };
  c_tx: {
    network: number;
    height: number;
    idx: number;
    tx_id: string;
    type: string;
    time: number;
    memo: string;
    source_chain: string | null;
    destination_chain: string | null;
    accounts: string;
  };
  c_tx_address: {
    network: number;
    address: string;
    height: number;
    idx: number;
    type: string;
    time: number;
  };
  c_utxo: {
    network: number;
    utxo_id: string;
    tx_id: string;
    output_index: number;
    asset_id: string;
    amount: string;
    locktime: string;
    threshold: number;
    addresses: string[];
    type: string;
    group_id: number | null;
    payload: string | null;
    bytes: string | null;
    created_on: string;
    consumed_on: string;
    height: number;
    time: number;
    consuming_tx: string | null;
    consumed_height: number | null;
    consumed_time: number | null;
    signatures: string | null;
  };
  c_utxo_address: {
    network: number;
    address: string;
    utxo_id: string;
    time: number;
    amount: string;
  };
  evm_block: {
    chain: number;
    number: number;
    hash: Uint8Array;
    parent: Uint8Array;
    time: number;
    time_ms: number | null;
    delay_excess: string | null;
    base_fee: string | null;
    tx_count: number;
  };
  evm_checkpoint: {
    chain: number;
    number: number;
    hash: Uint8Array;
    time: number;
    indexed_at: number;
    settled_at: number;
  };
  evm_contract: {
    chain: number;
    address: Uint8Array;
    number: number;
    idx: number;
    seq: number;
    creator: Uint8Array;
  };
  evm_day: {
    chain: number;
    day: number;
    txs: number;
  };
  evm_internal: {
    chain: number;
    number: number;
    idx: number;
    seq: number;
    type: string;
    sender: Uint8Array;
    recipient: Uint8Array | null;
    value: string;
    reverted: boolean;
    gas_limit: string;
    gas_used: string;
  };
  evm_range: {
    chain: number;
    first: number;
    last: number;
    parent: Uint8Array;
    hash: Uint8Array;
    time: number;
    ordered: string;
  };
  evm_token: {
    chain: number;
    address: Uint8Array;
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
    token: Uint8Array;
    sender: Uint8Array;
    recipient: Uint8Array;
    token_id: string | null;
    value: string | null;
  };
  evm_tx: {
    chain: number;
    number: number;
    idx: number;
    hash: Uint8Array;
    type: number;
    succeeded: boolean;
    sender: Uint8Array;
    recipient: Uint8Array | null;
    created: Uint8Array | null;
    nonce: string;
    value: string;
    input: Uint8Array;
    gas_limit: string;
    gas_used: string;
    gas_price: string;
    max_fee: string | null;
    max_tip: string | null;
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
    message_id: Uint8Array;
    kind: string;
    number: number;
    idx: number;
    log_index: number;
    fee: string | null;
  };
  icm_side: {
    chain: number;
    side: string;
    message_id: Uint8Array;
    number: number;
    idx: number;
    log_index: number;
    contract: Uint8Array;
    source: Uint8Array;
    destination: Uint8Array;
    nonce: string;
    sender: Uint8Array;
    recipient: Uint8Array;
    data: Uint8Array;
    receipts: string;
    time: number;
    fee_token: Uint8Array | null;
    fee: string | null;
    deliverer: Uint8Array | null;
    redeemer: Uint8Array | null;
    sourced: boolean;
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
  };
  nft_token: {
    chain: number;
    address: Uint8Array;
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
  p_block: {
    network: number;
    height: number;
    block_id: string;
    parent_id: string;
    type: string;
    time: number;
    size: number;
    supply: string;
    container_id: string | null;
    container_parent: string | null;
    proposer: string | null;
    proposer_height: number | null;
    proposer_time: number | null;
  };
  p_blockchain: {
    network: number;
    blockchain_id: string;
    subnet_id: string;
    name: string;
    vm_id: string;
    genesis: string;
    is_evm: boolean;
    evm_chain_id: string | null;
    height: number;
    idx: number;
    time: number;
  };
  p_checkpoint: {
    network: number;
    height: number;
    block_id: string;
    time: number;
    supply: string;
  };
  p_delegator_address: {
    network: number;
    address: string;
    height: number;
    idx: number;
    end_time: number;
  };
  p_l1_validation: {
    network: number;
    validation_id: string;
    validation_hex: string;
    subnet_id: string;
    node_id: string;
    weight: string;
    paid_until: string;
    bls_public_key: string;
    bls_proof: string;
    refund_threshold: number;
    refund_addresses: string[];
  };
  p_poll: {
    network: number;
    poll: number;
    time: number;
  };
  p_renewal: {
    network: number;
    tx_id: string;
    height: number;
    start_time: number;
    end_time: number;
    weight: string;
    potential_reward: string;
    compound_shares: number;
    next_period: number;
    cycle_fees: string;
    accrued_reward: string;
    accrued_fees: string;
    paid_reward: string;
    paid_fees: string;
  };
  p_stake_change: {
    network: number;
    height: number;
    tx_ids: string[];
  };
  p_staker: {
    network: number;
    tx_id: string;
    kind: string;
    node_id: string;
    subnet_id: string;
    weight: string;
    start_time: number;
    end_time: number;
    fee_shares: number | null;
    potential_reward: string | null;
    promoted_height: number | null;
    reward_addresses: string[];
    bls_public_key: string | null;
    bls_proof: string | null;
    height: number;
    idx: number;
    validator_tx: string | null;
    reward_tx: string | null;
    reward_height: number | null;
    reward_time: number | null;
    reward_amount: string | null;
    fee_amount: string | null;
    removed_tx: string | null;
    removed_height: number | null;
    removed_time: number | null;
    own_addresses: string[];
    fee_addresses: string[] | null;
    renews: boolean;
    settled_height: number | null;
    delegation_count: number | null;
    delegated: string | null;
    delegation_fees: string | null;
  };
  p_subnet: {
    network: number;
    subnet_id: string;
    height: number;
    idx: number;
    time: number;
    conversion_tx: string | null;
    conversion_height: number | null;
    manager_chain: string | null;
    manager_address: string | null;
  };
  p_subnet_owner: {
    network: number;
    subnet_id: string;
    height: number;
    idx: number;
    locktime: string;
    threshold: number;
    addresses: string[];
  };
  p_tx: {
    network: number;
    height: number;
    idx: number;
    tx_id: string;
    type: string;
    time: number;
    detail: string;
    consumed: string[];
  };
  p_tx_address: {
    network: number;
    address: string;
    height: number;
    idx: number;
    type: string;
    time: number;
  };
  p_tx_validation: {
    network: number;
    validation_id: string;
    height: number;
    idx: number;
    type: string;
    time: number;
  };
  p_uptime: {
    network: number;
    node_id: string;
    poll: number;
    uptime: string;
    connected: boolean;
  };
  p_utxo: {
    network: number;
    utxo_id: string;
    tx_id: string;
    output_index: number;
    asset_id: string;
    amount: string;
    locktime: string;
    stakeable_locktime: string;
    threshold: number;
    addresses: string[];
    kind: string;
    reward_type: string | null;
    created_on: string;
    consumed_on: string;
    height: number;
    time: number;
    emitting_tx: string | null;
    stake_start: number | null;
    stake_end: number | null;
    returned_height: number | null;
    consuming_tx: string | null;
    consumed_height: number | null;
    consumed_time: number | null;
  };
  p_utxo_address: {
    network: number;
    address: string;
    utxo_id: string;
    time: number;
    amount: string;
  };
  page_token_key: {
    id: number;
    secret: Uint8Array;
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
    timestamp: string;
  };
  schema_migration_lock: {
    id: string;
    is_locked: number;
  };
  x_asset: {
    network: number;
    asset_id: string;
    name: string;
    symbol: string;
    denomination: number;
    height: number;
  };
  x_block: {
    network: number;
    height: number;
    block_id: string;
    parent_id: string;
    time: number;
    type: string;
    size: number;
    container_id: string | null;
    container_parent: string | null;
    proposer: string | null;
    proposer_height: number | null;
    proposer_time: number | null;
  };
  x_checkpoint: {
    network: number;
    height: number;
    block_id: string;
    history: number;
  };
  x_tx: {
    network: number;
    height: number;
    idx: number;
    tx_id: string;
    type: string;
    time: number;
    memo: string;
    source_chain: string | null;
    destination_chain: string | null;
  };
  x_tx_address: {
    network: number;
    address: string;
    height: number;
    idx: number;
    type: string;
    time: number;
  };
  x_utxo: {
    network: number;
    utxo_id: string;
    tx_id: string;
    output_index: number;
    asset_id: string;
    amount: string;
    locktime: string;
    threshold: number;
    addresses: string[];
    type: string;
    group_id: number | null;
    payload: string | null;
    bytes: string | null;
    created_on: string;
    consumed_on: string;
    height: number;
    time: number;
    consuming_tx: string | null;
    consumed_height: number | null;
    consumed_time: number | null;
    signatures: string | null;
  };
  x_utxo_address: {
    network: number;
    address: string;
    utxo_id: string;
    time: number;
    amount: string;
  };
}

/** Columns that have a default. */
export interface Defaulted {
  evm_checkpoint: "settled_at";
  icm_side: "sourced";
  nft_token: "status" | "metadata" | "fence";
  p_staker: "renews";
  p_tx: "consumed";
  schema_migration_lock: "is_locked";
  x_checkpoint: "history";
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
  c_block: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    parent_id: "text",
    time: "bigint",
  },
  c_checkpoint: {
    network: "integer",
    height: "bigint",
    block_id: "text",
  },
  c_former_import: {
    network: "integer",
    consuming_tx: "text",
    utxo_id: "text",
    consumed_height: "bigint",
    consumed_time: "bigint",
    signatures: "text",
  },
  c_tx: {
    network: "integer",
    height: "bigint",
    idx: "integer",
    tx_id: "text",
    type: "text",
    time: "bigint",
    memo: "text",
    source_chain: "text",
    destination_chain: "text",
    accounts: "text",
  },
  c_tx_address: {
    network: "integer",
    address: "text",
    height: "bigint",
    idx: "integer",
    type: "text",
    time: "bigint",
  },
  c_utxo: {
    network: "integer",
    utxo_id: "text",
    tx_id: "text",
    output_index: "bigint",
    asset_id: "text",
    amount: "numeric(20,0)",
    locktime: "numeric(20,0)",
    threshold: "bigint",
    addresses: "text[]",
    type: "text",
    group_id: "bigint",
    payload: "text",
    bytes: "text",
    created_on: "text",
    consumed_on: "text",
    height: "bigint",
    time: "bigint",
    consuming_tx: "text",
    consumed_height: "bigint",
    consumed_time: "bigint",
    signatures: "text",
  },
  c_utxo_address: {
    network: "integer",
    address: "text",
    utxo_id: "text",
    time: "bigint",
    amount: "numeric(20,0)",
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
  },
  evm_day: {
    chain: "bigint",
    day: "integer",
    txs: "bigint",
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
  evm_range: {
    chain: "bigint",
    first: "bigint",
    last: "bigint",
    parent: "bytea",
    hash: "bytea",
    time: "bigint",
    ordered: "text",
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
  p_block: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    parent_id: "text",
    type: "text",
    time: "bigint",
    size: "integer",
    supply: "numeric(20,0)",
    container_id: "text",
    container_parent: "text",
    proposer: "text",
    proposer_height: "bigint",
    proposer_time: "bigint",
  },
  p_blockchain: {
    network: "integer",
    blockchain_id: "text",
    subnet_id: "text",
    name: "text",
    vm_id: "text",
    genesis: "text",
    is_evm: "boolean",
    evm_chain_id: "numeric(20,0)",
    height: "bigint",
    idx: "integer",
    time: "bigint",
  },
  p_checkpoint: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    time: "bigint",
    supply: "text",
  },
  p_delegator_address: {
    network: "integer",
    address: "text",
    height: "bigint",
    idx: "integer",
    end_time: "bigint",
  },
  p_l1_validation: {
    network: "integer",
    validation_id: "text",
    validation_hex: "text",
    subnet_id: "text",
    node_id: "text",
    weight: "numeric(20,0)",
    paid_until: "numeric(40,0)",
    bls_public_key: "text",
    bls_proof: "text",
    refund_threshold: "bigint",
    refund_addresses: "text[]",
  },
  p_poll: {
    network: "integer",
    poll: "bigint",
    time: "bigint",
  },
  p_renewal: {
    network: "integer",
    tx_id: "text",
    height: "bigint",
    start_time: "bigint",
    end_time: "bigint",
    weight: "numeric(20,0)",
    potential_reward: "numeric(20,0)",
    compound_shares: "integer",
    next_period: "bigint",
    cycle_fees: "numeric(20,0)",
    accrued_reward: "numeric(20,0)",
    accrued_fees: "numeric(20,0)",
    paid_reward: "numeric(20,0)",
    paid_fees: "numeric(20,0)",
  },
  p_stake_change: {
    network: "integer",
    height: "bigint",
    tx_ids: "text[]",
  },
  p_staker: {
    network: "integer",
    tx_id: "text",
    kind: "text",
    node_id: "text",
    subnet_id: "text",
    weight: "numeric(20,0)",
    start_time: "bigint",
    end_time: "bigint",
    fee_shares: "integer",
    potential_reward: "numeric(20,0)",
    promoted_height: "bigint",
    reward_addresses: "text[]",
    bls_public_key: "text",
    bls_proof: "text",
    height: "bigint",
    idx: "integer",
    validator_tx: "text",
    reward_tx: "text",
    reward_height: "bigint",
    reward_time: "bigint",
    reward_amount: "numeric(20,0)",
    fee_amount: "numeric(20,0)",
    removed_tx: "text",
    removed_height: "bigint",
    removed_time: "bigint",
    own_addresses: "text[]",
    fee_addresses: "text[]",
    renews: "boolean",
    settled_height: "bigint",
    delegation_count: "integer",
    delegated: "numeric",
    delegation_fees: "numeric",
  },
  p_subnet: {
    network: "integer",
    subnet_id: "text",
    height: "bigint",
    idx: "integer",
    time: "bigint",
    conversion_tx: "text",
    conversion_height: "bigint",
    manager_chain: "text",
    manager_address: "text",
  },
  p_subnet_owner: {
    network: "integer",
    subnet_id: "text",
    height: "bigint",
    idx: "integer",
    locktime: "numeric(20,0)",
    threshold: "bigint",
    addresses: "text[]",
  },
  p_tx: {
    network: "integer",
    height: "bigint",
    idx: "integer",
    tx_id: "text",
    type: "text",
    time: "bigint",
    detail: "text",
    consumed: "text[]",
  },
  p_tx_address: {
    network: "integer",
    address: "text",
    height: "bigint",
    idx: "integer",
    type: "text",
    time: "bigint",
  },
  p_tx_validation: {
    network: "integer",
    validation_id: "text",
    height: "bigint",
    idx: "integer",
    type: "text",
    time: "bigint",
  },
  p_uptime: {
    network: "integer",
    node_id: "text",
    poll: "bigint",
    uptime: "numeric(7,4)",
    connected: "boolean",
  },
  p_utxo: {
    network: "integer",
    utxo_id: "text",
    tx_id: "text",
    output_index: "integer",
    asset_id: "text",
    amount: "numeric(20,0)",
    locktime: "numeric(20,0)",
    stakeable_locktime: "numeric(20,0)",
    threshold: "bigint",
    addresses: "text[]",
    kind: "text",
    reward_type: "text",
    created_on: "text",
    consumed_on: "text",
    height: "bigint",
    time: "bigint",
    emitting_tx: "text",
    stake_start: "bigint",
    stake_end: "bigint",
    returned_height: "bigint",
    consuming_tx: "text",
    consumed_height: "bigint",
    consumed_time: "bigint",
  },
  p_utxo_address: {
    network: "integer",
    address: "text",
    utxo_id: "text",
    time: "bigint",
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
    name: "character varying(255)",
    timestamp: "character varying(255)",
  },
  schema_migration_lock: {
    id: "character varying(255)",
    is_locked: "integer",
  },
  x_asset: {
    network: "integer",
    asset_id: "text",
    name: "text",
    symbol: "text",
    denomination: "integer",
    height: "bigint",
  },
  x_block: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    parent_id: "text",
    time: "bigint",
    type: "text",
    size: "integer",
    container_id: "text",
    container_parent: "text",
    proposer: "text",
    proposer_height: "bigint",
    proposer_time: "bigint",
  },
  x_checkpoint: {
    network: "integer",
    height: "bigint",
    block_id: "text",
    history: "bigint",
  },
  x_tx: {
    network: "integer",
    height: "bigint",
    idx: "integer",
    tx_id: "text",
    type: "text",
    time: "bigint",
    memo: "text",
    source_chain: "text",
    destination_chain: "text",
  },
  x_tx_address: {
    network: "integer",
    address: "text",
    height: "bigint",
    idx: "integer",
    type: "text",
    time: "bigint",
  },
  x_utxo: {
    network: "integer",
    utxo_id: "text",
    tx_id: "text",
    output_index: "bigint",
    asset_id: "text",
    amount: "numeric(20,0)",
    locktime: "numeric(20,0)",
    threshold: "bigint",
    addresses: "text[]",
    type: "text",
    group_id: "bigint",
    payload: "text",
    bytes: "text",
    created_on: "text",
    consumed_on: "text",
    height: "bigint",
    time: "bigint",
    consuming_tx: "text",
    consumed_height: "bigint",
    consumed_time: "bigint",
    signatures: "text",
  },
  x_utxo_address: {
    network: "integer",
    address: "text",
    utxo_id: "text",
    time: "bigint",
    amount: "numeric(20,0)",
  },
} as const;
