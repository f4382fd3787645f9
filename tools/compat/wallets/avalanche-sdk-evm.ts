/** @avalanche-sdk/client on the C-Chain as an EVM chain: a transfer, a contract and its logs. */
import { bytecode, checkedAnswer, checkedHeights, checkedLogs } from "../answer-contract.ts";
import { loadClient } from "../load-client.ts";
import type { Network, Steps } from "../steps.ts";

interface Receipt {
  readonly status: string;
  readonly contractAddress?: string | null;
}

interface WalletClient {
  getChainId(): Promise<number>;
  sendTransaction(tx: object): Promise<string>;
  waitForTransactionReceipt(options: { readonly hash: string }): Promise<Receipt>;
  call(options: object): Promise<{ readonly data?: string }>;
  estimateGas(options: object): Promise<bigint>;
  getLogs(options: object): Promise<readonly { readonly topics: readonly string[]; readonly data: string }[]>;
  getBlock(options: { readonly blockTag: string }): Promise<{ readonly number: bigint }>;
  getBlockNumber(options: { readonly cacheTime: number }): Promise<bigint>;
}

/** What is used of @avalanche-sdk/client. */
interface Library {
  createAvalancheWalletClient(options: object): WalletClient;
}

interface Accounts {
  privateKeyToAvalancheAccount(key: string): { readonly evmAccount: { readonly address: string } };
}

interface Phrases {
  mnemonicToAccount(
    phrase: string,
    options: { readonly addressIndex: number },
  ): { getHdKey(): { readonly privateKey: Uint8Array } };
}

export async function tryWallet({ nodeUrl, phrase }: Network, { check, issue }: Steps): Promise<void> {
  const { createAvalancheWalletClient } = loadClient<Library>("@avalanche-sdk/client");
  const { privateKeyToAvalancheAccount } = loadClient<Accounts>("@avalanche-sdk/client/accounts");
  const { avalancheLocal } = loadClient<{ avalancheLocal: object }>("@avalanche-sdk/client/chains");
  const { mnemonicToAccount } = loadClient<Phrases>("viem/accounts");
  const { privateKey } = mnemonicToAccount(phrase, { addressIndex: 4 }).getHdKey();
  const avalancheAccount = privateKeyToAvalancheAccount(`0x${Buffer.from(privateKey).toString("hex")}`);
  const account = avalancheAccount.evmAccount;
  const client = createAvalancheWalletClient({
    account: avalancheAccount,
    chain: avalancheLocal,
    transport: { type: "http", url: `${nodeUrl}/ext/bc/C/rpc` },
  });
  const chain = String(await client.getChainId());
  const send = (tx: object) => () => client.sendTransaction({ account, chain: null, ...tx });
  const status = async (hash: string) => (await client.waitForTransactionReceipt({ hash })).status;
  await issue("transfer", chain, send({ to: account.address, value: 1n }), status);
  const created = await issue("deployment", chain, send({ data: bytecode }), status);
  const { contractAddress: to } = await client.waitForTransactionReceipt({ hash: created });
  await check("call of the contract", async () => checkedAnswer((await client.call({ to })).data));
  await check("estimateGas", async () => `${await client.estimateGas({ account, to })} gas`);
  await issue("transaction to the contract", chain, send({ to }), status);
  await check("getLogs", async () => checkedLogs(await client.getLogs({ address: to, fromBlock: 1n })));
  await check("finalized and latest", async () => {
    const { number } = await client.getBlock({ blockTag: "finalized" });
    return checkedHeights(number, await client.getBlockNumber({ cacheTime: 0 }));
  });
}
