primary-network dev --avalanchego /usr/local/bin/avalanchego
