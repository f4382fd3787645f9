/** Runs one step of the plan. */
import { InternalServerError } from "@primary-network/core";
import { compareBlocks } from "./compare/blocks.ts";
import { compareCAddress, compareCChain } from "./compare/c-chain.ts";
import { compareEvm } from "./compare/evm.ts";
import { compareListing } from "./compare/listing.ts";
import { compareStakers } from "./compare/stakers.ts";
import { compareSubnets } from "./compare/subnets.ts";
import { compareBurned, compareCurrentSupply } from "./compare/supply.ts";
import { compareHolder } from "./compare/tokens.ts";
import { compareTransactions } from "./compare/transactions.ts";
import { comparePAddress } from "./compare/utxos.ts";
import { compareXAddress } from "./compare/x-address.ts";
import { compareXChain } from "./compare/x-chain.ts";
import type { Compared } from "./compared.ts";
import { readPBlocks } from "./p-blocks.ts";
import type { Step } from "./plan.ts";
import { settle } from "./settle.ts";
import type { Sides } from "./sides.ts";

/** For progress. */
export function titleOf(step: Step): string {
  if (step.kind === "blocks") return `${step.chain} ${step.from} to ${step.to}`;
  if (step.kind === "listing") return `lists of the ${step.chain}`;
  if ("items" in step) return `${step.items.length} ${step.kind}`;
  return step.kind;
}

async function compareRange(compared: Compared, chain: string, heights: readonly number[]): Promise<void> {
  const evm = compared.evmChains.find(({ name }) => name === chain);
  if (evm !== undefined) return compareEvm(compared, evm, heights);
  if (chain === "x-chain") return compareXChain(compared, heights);
  if (chain === "c-chain") return compareCChain(compared, heights);
  const { blocks, txs } = await readPBlocks(compared, heights);
  await compareBlocks(compared, blocks);
  await compareTransactions(compared, txs);
}

/** Comparisons of an address by chain. */
const BY_ADDRESS = [
  ["p-chain", comparePAddress],
  ["x-chain", compareXAddress],
  ["c-chain", compareCAddress],
] as const;

/** The sums end at the position, and the service's response is of its last block. */
async function compareSums(compared: Compared, sides: Sides): Promise<void> {
  const { index } = await sides.heights(sides.chains);
  if (sides.chains.every((chain) => index[chain] === compared.position[chain]))
    return compareBurned(compared);
  compared.comparison.leaveOut({
    chain: "p-chain",
    subject: "burned amounts of the supply",
    reason: "the index grew since the run began, and shows only the current amounts",
  });
}

/** Runs a step. A request that the service fails is a difference: a damaged index may do that. */
export async function runStep(compared: Compared, sides: Sides, step: Step): Promise<void> {
  try {
    await compareStep(compared, sides, step);
  } catch (error) {
    if (!(error instanceof InternalServerError)) throw error;
    const chain = "chain" in step ? step.chain : "p-chain";
    const question = { chain, name: "requests that the service fails", ask: "look at the service's log" };
    compared.comparison.compare(question, titleOf(step), undefined, error.message);
  }
}

/** Blocks are final, so only what depends on the last block is settled. */
async function compareStep(compared: Compared, sides: Sides, step: Step): Promise<void> {
  const settled = (subject: string, chains: readonly string[], run: (compared: Compared) => Promise<void>) =>
    settle(compared, subject, () => sides.heights(chains), run);
  // Balances and stakes of the P-Chain change by exports of the others too.
  const primary = BY_ADDRESS.map(([chain]) => chain).filter((chain) => sides.chains.includes(chain));
  switch (step.kind) {
    case "blocks": {
      const heights = Array.from({ length: step.to - step.from + 1 }, (_, index) => step.from + index);
      return compareRange(compared, step.chain, heights);
    }
    case "listing":
      return compareListing(compared, step.chain, compared.sample);
    case "addresses":
      return settled("balances of addresses", primary, async (once) => {
        for (const [chain, compare] of BY_ADDRESS)
          if (primary.includes(chain)) await once.each(step.items, (address) => compare(once, address));
      });
    case "holders":
      await compared.each(step.items, (holder) => compareHolder(compared, holder));
      return;
    case "validators":
      return settled("validators", ["p-chain"], compareStakers);
    case "subnets":
      return settled("subnets", ["p-chain"], compareSubnets);
    case "current supply":
      return settled("current supply", ["p-chain"], compareCurrentSupply);
    case "burned":
      return compareSums(compared, sides);
  }
}
