import { createDataClient, formatUnits, sumBalances } from "@primary-network/data";
import { createPChainClient } from "@primary-network/pchain-rpc";

const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const pchain = createPChainClient({ baseUrl: "http://127.0.0.1:9650" });

const addresses = ["P-local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn"];
const outputs = (blockchainId: string) => data.utxos.list({ blockchainId, addresses, pageSize: 100 });

// Locks depend on the chain's time, which may differ from the computer's.
const { timestamp } = await pchain.getTimestamp();
const at = Date.parse(timestamp) / 1000;
const sums = await sumBalances({ addresses, at }, outputs("p-chain"), outputs("x-chain"), outputs("c-chain"));
for (const { symbol, denomination, spendable, importable, staked, total } of sums) {
  const whole = (amount: bigint) => formatUnits(amount, denomination);
  console.log(`${whole(total)} ${symbol}: ${whole(spendable)} free, ${whole(staked)} staked`);
  if (importable > 0n) console.log(`  ${whole(importable)} of them wait for an import`);
}
