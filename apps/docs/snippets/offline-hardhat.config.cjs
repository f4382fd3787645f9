module.exports = {
  solidity: "0.8.28",
  networks: {
    local: {
      url: "http://127.0.0.1:9650/ext/bc/C/rpc",
      chainId: 43112,
      accounts: { mnemonic: "test test test test test test test test test test test junk" },
    },
  },
};
