export DOMAIN=api.example.org NODE_URL=http://127.0.0.1:9650
export NETWORK=fuji GENESIS=fuji EVM_CHAIN_ID=43113 # or mainnet, mainnet and 43114

sudo tee /etc/primary-network/serve.yaml > /dev/null <<END
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
  port: 8080
  adminPort: 8081
  allowHosts: [$DOMAIN]
  trustProxy: 1
publicUrl: https://$DOMAIN
anonymous: [data]
exportDir: /var/lib/primary-network
END
sed "s/adminPort: 8081/adminPort: 8082/" /etc/primary-network/serve.yaml |
  sudo tee /etc/primary-network/index.yaml > /dev/null
