/** ethers: both providers, a transfer, a contract and its call. */
import { bytecode, checkedAnswer, checkedHeights, checkedLogs } from "../answer-contract.ts";
import { loadClient } from "../load-client.ts";
import type { Network, Steps } from "../steps.ts";

interface Transaction {
  readonly to?: string | null;
  readonly value?: bigint;
  readonly data?: string;
}

interface Provider {
  getNetwork(): Promise<{ readonly chainId: bigint }>;
  getFeeData(): Promise<{ readonly maxFeePerGas: bigint | null }>;
  getBlock(tag: string): Promise<{ readonly number: number } | null>;
  getBlockNumber(): Promise<number>;
  waitForTransaction(hash: string): Promise<{ readonly status: number | null } | null>;
  getTransactionReceipt(hash: string): Promise<{ readonly contractAddress: string | null } | null>;
  call(tx: Transaction): Promise<string>;
  estimateGas(tx: Transaction): Promise<bigint>;
  getLogs(filter: object): Promise<readonly { readonly topics: readonly string[]; readonly data: string }[]>;
  once(event: string, listener: (value: number) => void): unknown;
  destroy(): Promise<void> | void;
}

interface Wallet {
  readonly address: string;
  connect(provider: Provider): Wallet;
  sendTransaction(tx: Transaction): Promise<{ readonly hash: string }>;
}

/** What is used of ethers. */
interface Library {
  readonly ethers: {
    readonly JsonRpcProvider: new (url: string, network: undefined, options: object) => Provider;
    readonly WebSocketProvider: new (url: string) => Provider;
    readonly HDNodeWallet: { fromPhrase(phrase: string): Wallet };
  };
}

export async function tryWallet({ nodeUrl, phrase }: Network, { check, issue }: Steps): Promise<void> {
  const { ethers } = loadClient<Library>("ethers");
  // Without its cache, which returns the nonce of a quarter of a second ago.
  const provider = new ethers.JsonRpcProvider(`${nodeUrl}/ext/bc/C/rpc`, undefined, { cacheTimeout: -1 });
  const chain = String((await provider.getNetwork()).chainId);
  const wallet = ethers.HDNodeWallet.fromPhrase(phrase).connect(provider);
  await check("getFeeData", async () => `${(await provider.getFeeData()).maxFeePerGas} wei`);
  await check("getBlock finalized, safe", async () => {
    const [finalized, safe] = await Promise.all(["finalized", "safe"].map((tag) => provider.getBlock(tag)));
    return `${finalized?.number}, ${safe?.number}`;
  });
  const receiptOf = (from: Provider) => async (hash: string) => {
    const receipt = await from.waitForTransaction(hash);
    return receipt?.status === 1 ? "success" : "reverted";
  };
  const send = (from: Wallet, tx: Transaction) => async () => (await from.sendTransaction(tx)).hash;
  await issue("transfer", chain, send(wallet, { to: wallet.address, value: 1n }), receiptOf(provider));
  const created = await issue("deployment", chain, send(wallet, { data: bytecode }), receiptOf(provider));
  const { contractAddress: to = null } = (await provider.getTransactionReceipt(created)) ?? {};
  await check("call of the contract", async () => checkedAnswer(await provider.call({ to })));
  await check("estimateGas", async () => `${await provider.estimateGas({ to })} gas`);
  await issue("transaction to the contract", chain, send(wallet, { to }), receiptOf(provider));
  await check("getLogs", async () => checkedLogs(await provider.getLogs({ address: to, fromBlock: 1 })));
  await check("finalized and latest", async () => {
    const finalized = await provider.getBlock("finalized");
    return checkedHeights(finalized?.number ?? 0, await provider.getBlockNumber());
  });

  const socket = new ethers.WebSocketProvider(`${nodeUrl.replace("http", "ws")}/ext/bc/C/ws`);
  const seen = new Promise<number>((resolve) => socket.once("block", resolve));
  await socket.getBlockNumber(); // the subscription goes out before it
  const over = wallet.connect(socket);
  await issue("transfer over a WebSocket", chain, send(over, { to, value: 0n }), receiptOf(socket));
  await check("block event", async () => `block ${await seen}`);
  await socket.destroy();
  provider.destroy();
}
