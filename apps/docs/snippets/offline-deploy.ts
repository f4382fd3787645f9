import { createDataClient } from "@primary-network/data";
import { createPublicClient, createWalletClient, decodeEventLog, defineChain, http, parseAbi } from "viem";
import { mnemonicToAccount } from "viem/accounts";

// A contract that stores a number and logs it. Your compiler prints the ABI and the bytecode of yours.
const abi = parseAbi(["function store(uint256 value)", "event Stored(uint256 value)"]);
const bytecode =
  "0x6032600c60003960326000f3600435806000556000527fc6d8c0af6d21f291e7c359603aa97e0ed500f04db6e983b9fce75a91c6b8da6b60206000a100";

const chain = defineChain({
  id: 43112,
  name: "Local C-Chain",
  nativeCurrency: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:9650/ext/bc/C/rpc"] } },
});
const account = mnemonicToAccount("test test test test test test test test test test test junk");
const wallet = createWalletClient({ account, chain, transport: http() });
const node = createPublicClient({ chain, transport: http() });

// Deploy and call it through the node.
const hash = await wallet.deployContract({ abi, bytecode });
const { contractAddress: address } = await node.waitForTransactionReceipt({ hash });
if (!address) throw new Error("no contract");
await wallet.writeContract({ address, abi, functionName: "store", args: [42n] });

// Read it back from the service. The stream waits until the service has indexed the log.
const data = createDataClient({ baseUrl: "http://127.0.0.1:8080", network: "fuji" });
const chainId = "43112";
for await (const log of data.evm.streamLogs({ chainId, addresses: [address], since: "earliest" }).items()) {
  const topics = log.topics as [`0x${string}`, ...`0x${string}`[]];
  const { eventName, args } = decodeEventLog({ abi, topics, data: log.data as `0x${string}` });
  const { nativeTransaction } = await data.evm.getTransaction({ chainId, txHash: log.txHash });
  console.log(eventName, args.value, "with status", nativeTransaction.txStatus);
  break;
}
const deployment = await data.evm.getDeployment({ chainId, address });
console.log(address, deployment.nativeTransaction.method?.methodName);
