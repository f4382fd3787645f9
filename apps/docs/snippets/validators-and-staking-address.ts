import { createDataClient } from "@primary-network/data";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const addresses = ["local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"];

const staking = await data.transactions.listStaking({ blockchainId: "p-chain", addresses });
for (const { txType, amountStaked } of staking.items) console.log(txType, amountStaked[0]?.amount);

const utxos = await data.utxos.list({ blockchainId: "p-chain", addresses }).toArray({ limit: 1000 });
console.log(utxos.length, "unspent outputs");
