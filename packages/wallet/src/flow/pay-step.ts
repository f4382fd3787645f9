/** Steps that build a P-Chain transaction from the coins of its signers, and the intents of flows as text. */
import { encodeHex } from "@primary-network/codec";
import type { Payer } from "../build/draft.ts";
import type { Coin } from "../coin.ts";
import type { Context } from "../context.ts";
import type { SigningDocument } from "../document/document.ts";
import { readCoins } from "../network/coins.ts";
import { readContext } from "../network/context.ts";
import type { IssuedTransaction } from "../network/issue.ts";
import type { WalletNode } from "../network/wallet-node.ts";
import { type FlowOptions, runFlow, type Step } from "./flow.ts";

/** Builder of a step's transaction. */
type Build = (
  coins: readonly Coin[],
  context: Context,
  before: readonly IssuedTransaction[],
) => SigningDocument | Promise<SigningDocument>;

/** Makes a step. It reads facts and coins when it begins, so that it spends the change of the step before. */
export function payStep(node: WalletNode, { from }: Payer, name: string, build: Build): Step {
  return {
    name,
    async build(before) {
      const addresses = typeof from === "string" ? [from] : from;
      const [context, coins] = await Promise.all([
        readContext(node),
        readCoins(node, { chain: "P", addresses }),
      ]);
      return await build(coins, context, before);
    },
  };
}

/** Runs a flow of one transaction. */
export async function payOnce(
  kind: string,
  intent: Payer,
  options: FlowOptions,
  build: Build,
): Promise<IssuedTransaction> {
  const steps = [payStep(options.node, intent, kind, build)];
  const [issued] = await runFlow(kind, intentText(intent), steps, options);
  return issued as IssuedTransaction; // one step
}

/** Writes an intent as JSON that does not depend on the order of its fields. */
export function intentText(intent: object): string {
  return JSON.stringify(intent, (_field, value: unknown) => {
    if (typeof value === "bigint") return value.toString();
    if (value instanceof Uint8Array) return encodeHex(value, { checksum: false });
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}
