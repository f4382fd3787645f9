/** ethers: both providers, a transfer, a contract and its call. */
import { answer, bytecode } from "../answer-contract.mjs";
import { loadClient } from "../load-client.mjs";

export async function tryWallet({ nodeUrl, phrase }, { check, issue }) {
  const { ethers } = loadClient("ethers");
  // Without its cache, which answers the nonce of a quarter of a second ago.
  const provider = new ethers.JsonRpcProvider(`${nodeUrl}/ext/bc/C/rpc`, undefined, { cacheTimeout: -1 });
  const chain = String((await provider.getNetwork()).chainId);
  const wallet = ethers.HDNodeWallet.fromPhrase(phrase).connect(provider);
  await check("getFeeData", async () => `${(await provider.getFeeData()).maxFeePerGas} wei`);
  await check("getBlock finalized, safe", async () => {
    const [finalized, safe] = await Promise.all(["finalized", "safe"].map((tag) => provider.getBlock(tag)));
    return `${finalized.number}, ${safe.number}`;
  });
  const receiptOf = (from) => async (hash) => {
    const { status } = await from.waitForTransaction(hash);
    return status === 1 ? "success" : "reverted";
  };
  const send = (from, tx) => async () => (await from.sendTransaction(tx)).hash;
  await issue("transfer", chain, send(wallet, { to: wallet.address, value: 1n }), receiptOf(provider));
  const created = await issue("deployment", chain, send(wallet, { data: bytecode }), receiptOf(provider));
  const { contractAddress: to } = await provider.getTransactionReceipt(created);
  await check("call of the contract", async () => {
    const value = BigInt(await provider.call({ to }));
    if (value !== answer) throw new Error(`got ${value}`);
    return value;
  });
  await issue("transaction to the contract", chain, send(wallet, { to }), receiptOf(provider));

  const socket = new ethers.WebSocketProvider(`${nodeUrl.replace("http", "ws")}/ext/bc/C/ws`);
  const seen = new Promise((resolve) => socket.once("block", resolve));
  await socket.getBlockNumber(); // the subscription goes out before it
  const over = wallet.connect(socket);
  await issue("transfer over a WebSocket", chain, send(over, { to, value: 0n }), receiptOf(socket));
  await check("block event", async () => `block ${await seen}`);
  await socket.destroy();
  provider.destroy();
}
