/** Hardhat 2: its provider, which signs for the accounts of its configuration. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bytecode, checkedAnswer, checkedHeights, checkedLogs } from "../answer-contract.ts";
import { folder } from "../folder.ts";
import { loadClient } from "../load-client.ts";
import type { Network, Steps } from "../steps.ts";

/** What is used of Hardhat. */
interface Library {
  readonly network: {
    readonly provider: { send<T>(method: string, params?: readonly unknown[]): Promise<T> };
  };
}

interface Receipt {
  readonly status: string;
  readonly contractAddress: string;
}

/** Milliseconds between two looks for a receipt. */
const PAUSE = 100;

export async function tryWallet({ nodeUrl, phrase }: Network, { check, issue }: Steps): Promise<void> {
  // Hardhat keeps its own files beside its configuration, so that stands outside the checkout, too.
  const file = join(folder, "hardhat.config.cjs");
  const accounts = { mnemonic: phrase, initialIndex: 2, count: 1 };
  const networks = { local: { url: `${nodeUrl}/ext/bc/C/rpc`, accounts } };
  writeFileSync(file, `module.exports = ${JSON.stringify({ solidity: "0.8.28", networks })};\n`);
  process.env.HARDHAT_CONFIG = file;
  process.env.HARDHAT_NETWORK = "local";
  const { provider } = loadClient<Library>("hardhat").network;
  const chain = String(Number(await provider.send<string>("eth_chainId")));
  await check("eth_blockNumber", () => provider.send<string>("eth_blockNumber"));
  const [from] = await provider.send<string[]>("eth_accounts");
  const send = (tx: object) => () => provider.send<string>("eth_sendTransaction", [{ from, ...tx }]);
  const receiptOf = async (hash: string): Promise<Receipt> => {
    for (;;) {
      const receipt = await provider.send<Receipt | null>("eth_getTransactionReceipt", [hash]);
      if (receipt) return receipt;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const status = async (hash: string) =>
    Number((await receiptOf(hash)).status) === 1 ? "success" : "reverted";
  await issue("transfer", chain, send({ to: from, value: "0x1" }), status);
  const created = await issue("deployment", chain, send({ data: bytecode }), status);
  const { contractAddress: to } = await receiptOf(created);
  await check("call of the contract", async () =>
    checkedAnswer(await provider.send<string>("eth_call", [{ to }, "latest"])),
  );
  await check("eth_estimateGas", async () =>
    Number(await provider.send<string>("eth_estimateGas", [{ from, to }])),
  );
  await issue("transaction to the contract", chain, send({ to }), status);
  await check("eth_getLogs", async () =>
    checkedLogs(await provider.send("eth_getLogs", [{ address: to, fromBlock: "0x1" }])),
  );
  await check("finalized and latest", async () => {
    const { number } = await provider.send<{ number: string }>("eth_getBlockByNumber", ["finalized", false]);
    return checkedHeights(Number(number), Number(await provider.send<string>("eth_blockNumber")));
  });
}
