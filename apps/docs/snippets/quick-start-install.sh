npm install @primary-network/data @primary-network/metrics @primary-network/pchain-rpc @primary-network/codec
