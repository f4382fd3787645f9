primary-network dev --print-genesis > genesis.json
cat > config.yaml <<END
networks:
  fuji:
    nodeUrl: http://127.0.0.1:$NODE_PORT
    genesis: genesis.json
    xChain: true
    cChain: true
    warpSigners: http://127.0.0.1:$NODE_PORT/ext/warp
    evmChains:
      - evmChainId: 43112
        blockchainId: c-chain
        name: C-Chain
        rpcUrl: http://127.0.0.1:$NODE_PORT/ext/bc/C/rpc
        token: { name: Avalanche, symbol: AVAX }
database:
  dataDir: database
listen:
  port: $SERVE_PORT
  adminPort: $SERVE_ADMIN_PORT
END
