# Everything in memory, without the EVM chains, from another seed.
primary-network dev --data-dir memory --no-evm --seed my-test
# Other ports, a block every second, a control API, test methods for the EVM chains.
primary-network dev --node-port 19650 --port 18080 --admin-port 18081 --control-port 9651 --block-interval 1 --evm-dev-methods
# The same blocks every day, and the keys of the accounts.
primary-network dev --start-time 2026-06-01 --print-keys
# From a node's genesis file.
primary-network dev --genesis genesis.json
