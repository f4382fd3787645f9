/** What an owner has on the P-, X- and C-Chain, every nAVAX of it: outputs, and the balance of an EVM account. */
import { createDataClient } from "@primary-network/data";
import { createPChainClient } from "@primary-network/pchain-rpc";

const serviceUrl = process.env.SERVICE_URL ?? "http://127.0.0.1:8080";
const nodeUrl = process.env.NODE_URL ?? "http://127.0.0.1:9650";
// Two addresses of the local network.
const address = process.env.ADDRESS ?? "local1wp7rd7cxetcqqf9kl7w0533gpgld5klm90e2qn";
const evmAddress = process.env.EVM_ADDRESS ?? "0x6de03f503F4E1cC3E7f7b080F643419D66b50357";

const data = createDataClient({ baseUrl: serviceUrl, network: "fuji" });
const pchain = createPChainClient({ baseUrl: nodeUrl });
const avax = (nAvax: bigint) =>
  `${nAvax / 1_000_000_000n}.${String(nAvax % 1_000_000_000n).padStart(9, "0")} AVAX`;

const { assetID } = await pchain.getStakingAssetID();
const { blockchains } = await pchain.getBlockchains();
const idOf = (name: string) => blockchains?.find((chain) => chain.name === name)?.id;
const chains = [
  { blockchainId: "p-chain", id: "11111111111111111111111111111111LpoYY" },
  { blockchainId: "x-chain", id: idOf("X-Chain") },
  { blockchainId: "c-chain", id: idOf("C-Chain") },
] as const;

let total = 0n;
for (const { blockchainId, id } of chains) {
  let [free, staked, count] = [0n, 0n, 0];
  for await (const output of data.utxos.list({ blockchainId, addresses: [address], pageSize: 100 })) {
    // An output on its way to another chain is listed on both; it counts where it can be spent.
    if (output.asset.assetId !== assetID || output.consumedOnChainId !== id) continue;
    count++;
    if ("staked" in output && output.staked === true) staked += BigInt(output.asset.amount);
    else free += BigInt(output.asset.amount);
  }
  console.log(`${blockchainId}  ${avax(free)} free, ${avax(staked)} staked, in ${count} outputs`);
  total += free + staked;
}

const response = await fetch(`${nodeUrl}/ext/bc/C/rpc`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: [evmAddress, "latest"] }),
});
const { result } = await response.json();
const nAvax = BigInt(result) / 1_000_000_000n; // the EVM counts in 10^-18 AVAX
console.log(`evm      ${avax(nAvax)} in the account`);
console.log(`total    ${avax(total + nAvax)}`);
