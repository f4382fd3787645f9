/** The C-Chain before, at and after Helicon: payments and tokens on both sides, then a burst of blocks to execute. */
import { contracts } from "@primary-network/localnet";
import { parseEther } from "viem";
import { call, deployment, EvmChain } from "./evm-chain.ts";
import type { Lane } from "./lane.ts";

const { Coin, Splitter } = contracts;
/** Transactions of the burst; each takes all of its 3 million gas. */
const BURST = 40;
/** Code of a contract whose creation loops until its gas is spent. */
const LOOP = "0x5b600056";

/** @param heliconTime of the activation, in Unix seconds */
export async function driveAcrossHelicon(lane: Lane, heliconTime: number): Promise<void> {
  const chain = new EvmChain(lane, "C-Chain across Helicon");
  const [erin, frank] = [lane.account("erin"), lane.account("frank")];
  const payment = { to: frank.evmAddress, value: parseEther("0.125") };

  const { contractAddress: coin, blockNumber } = await chain.send(
    "deploy an ERC-20 before",
    erin,
    deployment(Coin, ["Crossing Coin", "CROSS", 6, 1_000_000n]),
  );
  const { contractAddress: splitter } = await chain.send(
    "deploy a splitter before",
    erin,
    deployment(Splitter),
  );
  const work = [
    { ...payment, envelope: "legacy" as const },
    call(Coin, coin, "transfer", [frank.evmAddress, 25n]),
    { ...call(Splitter, splitter, "split", [[frank.evmAddress]]), value: parseEther("0.5") },
  ];
  // Without a pause, so that blocks stand closely before and after the activation.
  while (Date.now() < (heliconTime + 4) * 1_000) await chain.sendTogether("around", erin, work);
  await chain.sendTogether(
    "burst",
    erin,
    Array.from({ length: BURST }, () => ({ data: LOOP }) as const),
  );
  const { blockNumber: last } = await chain.send("pay after the burst", erin, payment);

  const settles = async (number: bigint) =>
    "settledHeight" in (await chain.client.getBlock({ blockNumber: number }));
  if ((await settles(blockNumber)) || !(await settles(last)))
    throw new Error("the activation was not between the first block and the last one");
}
