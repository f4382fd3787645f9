mkdir self-hosting-node && cd self-hosting-node
export NODE_URL=http://127.0.0.1:9650
export NETWORK=fuji GENESIS=fuji EVM_CHAIN_ID=43113 # or mainnet, mainnet and 43114
export DATABASE_URL=postgresql://127.0.0.1/primary_network
export PORT=8080 ADMIN_PORT=8081 INDEX_ADMIN_PORT=8082

cat > config.yaml <<END
networks:
  $NETWORK:
    nodeUrl: $NODE_URL
    genesis: $GENESIS
    xChain: true
    cChain: true
    evmChains:
      - evmChainId: $EVM_CHAIN_ID
        blockchainId: c-chain
        name: C-Chain
        rpcUrl: $NODE_URL/ext/bc/C/rpc
        token: { name: Avalanche, symbol: AVAX }
listen:
  port: $PORT
  adminPort: $ADMIN_PORT
END
sed "s/adminPort: .*/adminPort: $INDEX_ADMIN_PORT/" config.yaml > index.yaml # the same with a port of its own
