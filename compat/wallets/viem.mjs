/** viem: HTTP and WebSocket transports, a transfer, a contract and its call, watched blocks. */
import { answer, bytecode } from "../answer-contract.mjs";
import { loadClient } from "../load-client.mjs";

export async function tryWallet({ nodeUrl, phrase }, { check, issue }) {
  const { createPublicClient, createWalletClient, defineChain, http, webSocket } = loadClient("viem");
  const { mnemonicToAccount } = loadClient("viem/accounts");
  const url = `${nodeUrl}/ext/bc/C/rpc`;
  const reader = createPublicClient({ transport: http(url) });
  const id = await reader.getChainId();
  const chain = defineChain({
    id,
    name: "C-Chain",
    nativeCurrency: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
  const account = mnemonicToAccount(phrase, { addressIndex: 1 });
  const wallet = createWalletClient({ chain, account, transport: http() });
  const socket = createPublicClient({
    chain,
    transport: webSocket(`${nodeUrl.replace("http", "ws")}/ext/bc/C/ws`),
  });
  await check("estimateFeesPerGas", async () => `${(await socket.estimateFeesPerGas()).maxFeePerGas} wei`);
  await check("getFeeHistory", async () => {
    const { baseFeePerGas } = await reader.getFeeHistory({ blockCount: 2, rewardPercentiles: [50] });
    return `${baseFeePerGas.length} base fees`;
  });
  let stop;
  const seen = new Promise((resolve, reject) => {
    stop = socket.watchBlocks({ onBlock: ({ number }) => resolve(number), onError: reject });
  });
  seen.catch(() => {}); // reported by the check below
  const status = (client) => async (hash) => (await client.waitForTransactionReceipt({ hash })).status;
  const send = (tx) => () => wallet.sendTransaction(tx);
  await issue("transfer", String(id), send({ to: account.address, value: 1n }), status(reader));
  const created = await issue(
    "deployment",
    String(id),
    () => wallet.deployContract({ abi: [], bytecode }),
    status(reader),
  );
  const { contractAddress: to } = await reader.getTransactionReceipt({ hash: created });
  await check("call of the contract", async () => {
    const value = BigInt((await reader.call({ to })).data);
    if (value !== answer) throw new Error(`got ${value}`);
    return value;
  });
  await issue("transaction to the contract", String(id), send({ to }), status(socket));
  await check("watchBlocks", async () => `block ${await seen}`);
  stop();
}
