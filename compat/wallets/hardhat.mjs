/** Hardhat 2: its provider, which signs for the accounts of its configuration. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answer, bytecode } from "../answer-contract.mjs";
import { folder } from "../folder.mjs";
import { loadClient } from "../load-client.mjs";

/** Milliseconds between two looks for a receipt. */
const PAUSE = 100;

export async function tryWallet({ nodeUrl, phrase }, { check, issue }) {
  // Hardhat keeps its own files beside its configuration, so that stands outside the checkout, too.
  const file = join(folder, "hardhat.config.cjs");
  const accounts = { mnemonic: phrase, initialIndex: 2, count: 1 };
  const networks = { local: { url: `${nodeUrl}/ext/bc/C/rpc`, accounts } };
  writeFileSync(file, `module.exports = ${JSON.stringify({ solidity: "0.8.28", networks })};\n`);
  process.env.HARDHAT_CONFIG = file;
  process.env.HARDHAT_NETWORK = "local";
  const { provider } = loadClient("hardhat").network;
  const chain = String(Number(await provider.send("eth_chainId")));
  await check("eth_blockNumber", () => provider.send("eth_blockNumber"));
  const [from] = await provider.send("eth_accounts");
  const send = (tx) => () => provider.send("eth_sendTransaction", [{ from, ...tx }]);
  const receiptOf = async (hash) => {
    for (;;) {
      const receipt = await provider.send("eth_getTransactionReceipt", [hash]);
      if (receipt) return receipt;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  };
  const status = async (hash) => (Number((await receiptOf(hash)).status) === 1 ? "success" : "reverted");
  await issue("transfer", chain, send({ to: from, value: "0x1" }), status);
  const created = await issue("deployment", chain, send({ data: bytecode }), status);
  const { contractAddress: to } = await receiptOf(created);
  await check("call of the contract", async () => {
    const value = BigInt(await provider.send("eth_call", [{ to }, "latest"]));
    if (value !== answer) throw new Error(`got ${value}`);
    return value;
  });
  await issue("transaction to the contract", chain, send({ to }), status);
}
