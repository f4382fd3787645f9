/** viem: HTTP and WebSocket transports, a transfer, a contract and its call, watched blocks. */
import { bytecode, checkedAnswer, checkedHeights, checkedLogs } from "../answer-contract.ts";
import { loadClient } from "../load-client.ts";
import type { Network, Steps } from "../steps.ts";

interface Reader {
  getChainId(): Promise<number>;
  estimateFeesPerGas(): Promise<{ readonly maxFeePerGas: bigint }>;
  getFeeHistory(options: object): Promise<{ readonly baseFeePerGas: readonly bigint[] }>;
  waitForTransactionReceipt(options: { readonly hash: string }): Promise<{ readonly status: string }>;
  getTransactionReceipt(options: {
    readonly hash: string;
  }): Promise<{ readonly contractAddress: string | null }>;
  call(options: { readonly to: string | null }): Promise<{ readonly data?: string }>;
  estimateGas(options: object): Promise<bigint>;
  getLogs(options: object): Promise<readonly { readonly topics: readonly string[]; readonly data: string }[]>;
  getBlock(options: { readonly blockTag: string }): Promise<{ readonly number: bigint }>;
  getBlockNumber(options: { readonly cacheTime: number }): Promise<bigint>;
  watchBlocks(options: {
    readonly onBlock: (block: { readonly number: bigint }) => void;
    readonly onError: (error: Error) => void;
  }): () => void;
}

interface Wallet {
  sendTransaction(tx: object): Promise<string>;
  deployContract(options: { readonly abi: readonly unknown[]; readonly bytecode: string }): Promise<string>;
}

/** What is used of viem. */
interface Library {
  createPublicClient(options: object): Reader;
  createWalletClient(options: object): Wallet;
  defineChain(chain: object): object;
  http(url?: string): unknown;
  webSocket(url: string): unknown;
}

interface Accounts {
  mnemonicToAccount(phrase: string, options: { readonly addressIndex: number }): { readonly address: string };
}

export async function tryWallet({ nodeUrl, phrase }: Network, { check, issue }: Steps): Promise<void> {
  const { createPublicClient, createWalletClient, defineChain, http, webSocket } =
    loadClient<Library>("viem");
  const { mnemonicToAccount } = loadClient<Accounts>("viem/accounts");
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
  let stop = () => {};
  const seen = new Promise<bigint>((resolve, reject) => {
    stop = socket.watchBlocks({ onBlock: ({ number }) => resolve(number), onError: reject });
  });
  seen.catch(() => {}); // reported by the check below
  const status = (client: Reader) => async (hash: string) =>
    (await client.waitForTransactionReceipt({ hash })).status;
  const send = (tx: object) => () => wallet.sendTransaction(tx);
  await issue("transfer", String(id), send({ to: account.address, value: 1n }), status(reader));
  const created = await issue(
    "deployment",
    String(id),
    () => wallet.deployContract({ abi: [], bytecode }),
    status(reader),
  );
  const { contractAddress: to } = await reader.getTransactionReceipt({ hash: created });
  await check("call of the contract", async () => checkedAnswer((await reader.call({ to })).data));
  await check("estimateGas", async () => `${await reader.estimateGas({ account, to })} gas`);
  await issue("transaction to the contract", String(id), send({ to }), status(socket));
  await check("getLogs", async () => checkedLogs(await reader.getLogs({ address: to, fromBlock: 1n })));
  await check("finalized and latest", async () => {
    const { number } = await reader.getBlock({ blockTag: "finalized" });
    return checkedHeights(number, await reader.getBlockNumber({ cacheTime: 0 }));
  });
  await check("watchBlocks", async () => `block ${await seen}`);
  stop();
}
