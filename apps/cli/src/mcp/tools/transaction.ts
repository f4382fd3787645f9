/** The tools `transaction` and `block`: one whole transaction or block, from the chain that has it. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { type Found, findByText } from "@primary-network/data";
import { z } from "zod";
import type { Connection } from "../connection.ts";
import { addTool } from "../tool.ts";

/** The chain of a transaction or block: `p-chain`, `x-chain`, `c-chain` or an EVM chain id; undefined for others. */
const chainOf = (found: Found): string | undefined => {
  if (found.kind === "transaction" || found.kind === "block") return found.chain;
  return found.kind === "evm-transaction" || found.kind === "evm-block" ? found.chainId : undefined;
};

export function addTransaction(server: McpServer, connection: Connection): void {
  const lookUp = async (text: string, kinds: readonly Found["kind"][], chain?: string): Promise<object> => {
    const { data } = await connection.open();
    const all = (await findByText(data, text)).filter(({ kind }) => kinds.includes(kind));
    const found = all.filter((one) => chain === undefined || chainOf(one) === chain);
    if (found.length > 0) return { found };
    const chains = all.map(chainOf).join(", ");
    const elsewhere = all.length > 0 ? ` on ${chain}; it exists on ${chains}` : "";
    throw new Error(`no ${kinds[0]} ${text}${elsewhere}`);
  };
  addTool(
    server,
    "transaction",
    {
      title: "A transaction",
      description:
        "A whole transaction by its id (P-, X-, C-Chain) or hash (EVM chains): inputs, outputs, amounts, fees, logs, transfers.",
      input: { id: z.string().min(1).max(200).describe("Transaction id, or 0x hash") },
    },
    ({ id }) => lookUp(id, ["transaction", "evm-transaction"]),
  );
  addTool(
    server,
    "block",
    {
      title: "A block",
      description:
        "A whole block by its id, hash or height. A height exists on several chains: give the chain for one.",
      input: {
        id: z.string().min(1).max(200).describe("Block id, 0x hash or height"),
        chain: z.string().optional().describe("p-chain, x-chain, c-chain or an EVM chain id (default: all)"),
      },
    },
    ({ id, chain }) => lookUp(id, ["block", "evm-block"], chain),
  );
}
