-- The current validators of the Primary Network, as of the export's last block.
select network, node_id, transaction_hash, weight, start_time, end_time, potential_reward
from read_parquet('archive/stakers/*/*.parquet', hive_partitioning = true)
where kind = 'validator'
  and subnet_id = '11111111111111111111111111111111LpoYY'
  and potential_reward is not null
  and reward_block_index is null;
