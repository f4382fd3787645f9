/** Tries wallets and third-party tools on the local node: what they issue must be accepted, and the service must list it. */
import { linesOf } from "./child.ts";
import type { Network, StepLine } from "./steps.ts";

/** What a transaction that went well ends as: on the P-Chain, the X-Chain and C-Chain's atomic part, in the EVM. */
const GOOD = ["Committed", "Accepted", "success"];

/**
 * What a wallet cannot do towards any local network, or a node with Helicon, with the reason; anything else fails the suite.
 * Each is a part of its message.
 */
const KNOWN: Readonly<Record<string, readonly [part: string, reason: string]>> = {
  "avalanche-sdk-client": [
    "Invalid network ID: 12345",
    "it has the chains' ids of Mainnet and Fuji only, so it moves nothing between the chains of other networks",
  ],
  cast: [
    "state not available for pending block",
    "it estimates gas on the pending block, which has no state since Helicon; avalanchego 1.15.0 refuses it in the same words",
  ],
};

/** A step in one line, and whether the suite fails by it. */
function judge(
  name: string,
  { id, ms, result = "", error }: StepLine,
): { readonly what: string; readonly failed?: boolean } {
  const [part, reason] = KNOWN[name] ?? [];
  if (error && part && error.includes(part)) return { what: `known: ${reason}` };
  if (error) return { what: `FAILED: ${error}`, failed: true };
  if (ms === undefined) return { what: result };
  const failed = !GOOD.includes(result);
  return {
    what: `${failed ? "NOT ACCEPTED: " : ""}${result.padEnd(10)} ${String(ms).padStart(6)} ms  ${id}`,
    failed,
  };
}

/** The middle one of the times, and the longest. */
function summary(times: readonly number[]): string {
  if (times.length === 0) return "no transaction listed by the service";
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${times.length} transactions listed by the service: median ${median} ms, maximum ${sorted.at(-1)} ms after they were sent`;
}

/** Tries these wallets one after another, prints a line per step and how long the service took; resolves with how many failed. */
export async function tryWallets(network: Network, names: readonly string[]): Promise<number> {
  const times: number[] = [];
  let failures = 0;
  for (const name of names) {
    const lines = await linesOf<StepLine>("wallet.ts", name, network);
    console.log(`\n${name}`);
    for (const line of lines) {
      const { what, failed } = judge(name, line);
      if (failed) failures++;
      console.log(`  ${line.operation.padEnd(34)} ${what}`);
    }
    const its = lines.flatMap(({ ms }) => ms ?? []);
    if (lines.at(-1)?.operation !== "end") {
      failures++;
      console.log("  FAILED: its process ended before its program");
    }
    console.log(`  ${summary(its)}`);
    times.push(...its);
  }
  console.log(`\nall wallets: ${summary(times)}`);
  return failures;
}
