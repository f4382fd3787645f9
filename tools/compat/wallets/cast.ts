/** cast of Foundry, as npm has it: a separate program that gets the local address in every call. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { bytecode, checkedAnswer, checkedHeights, checkedLogs } from "../answer-contract.ts";
import { resolveClient } from "../load-client.ts";
import type { Network, Steps } from "../steps.ts";

const run = promisify(execFile);
/** Milliseconds that one call may take. */
const PATIENCE = 60_000;

export async function tryWallet({ nodeUrl, phrase }: Network, { check, issue }: Steps): Promise<void> {
  const { platform, arch } = process;
  const suffix = `${platform}-${arch === "x64" ? "amd64" : arch}`;
  const program = resolveClient(`@foundry-rs/cast-${suffix}/bin/cast`);
  const rpc = ["--rpc-url", `${nodeUrl}/ext/bc/C/rpc`];
  const cast = async (...args: string[]) => (await run(program, args, { timeout: PATIENCE })).stdout.trim();
  const key = await cast("wallet", "private-key", phrase, "3");
  const from = await cast("wallet", "address", "--private-key", key);
  const chain = await cast("chain-id", ...rpc);
  await check("block-number", () => cast("block-number", ...rpc));
  await check("balance", () => cast("balance", from, ...rpc));
  await check("base-fee", () => cast("base-fee", ...rpc));
  const sendWith =
    (flags: readonly string[]) =>
    (...args: string[]) =>
    () =>
      cast("send", "--async", "--private-key", key, ...flags, ...rpc, ...args);
  // Without a limit, cast estimates gas on the pending block.
  const estimated = sendWith([]);
  const send = sendWith(["--gas-limit", "200000"]);
  const receiptOf = async (hash: string): Promise<{ status: string; contractAddress: string }> =>
    JSON.parse(await cast("receipt", hash, "--json", ...rpc));
  const status = async (hash: string) =>
    Number((await receiptOf(hash)).status) === 1 ? "success" : "reverted";
  await issue("send with an estimate", chain, estimated(from, "--value", "1"), status);
  await issue("send", chain, send(from, "--value", "1"), status);
  const created = await issue("send --create", chain, send("--create", bytecode), status);
  const { contractAddress: to } = await receiptOf(created);
  await check("call", async () => checkedAnswer(await cast("call", to, "answer()(uint256)", ...rpc)));
  await check("estimate", () => cast("estimate", "--from", from, to, "answer()", ...rpc));
  await issue("send to the contract", chain, send(to, "answer()"), status);
  await check("logs", async () =>
    checkedLogs(JSON.parse(await cast("logs", "--address", to, "--from-block", "1", "--json", ...rpc))),
  );
  await check("finalized and latest", async () => {
    const finalized = await cast("block", "finalized", "--field", "number", ...rpc);
    return checkedHeights(Number(finalized), Number(await cast("block-number", ...rpc)));
  });
  await check("code", () => cast("code", to, ...rpc));
}
