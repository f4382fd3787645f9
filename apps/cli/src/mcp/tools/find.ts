/** The tool `find`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { findByText } from "@primary-network/data";
import { z } from "zod";
import type { Connection } from "../connection.ts";
import { addTool } from "../tool.ts";

export function addFind(server: McpServer, connection: Connection): void {
  addTool(
    server,
    "find",
    {
      title: "Find anything",
      description:
        "Looks up an id, hash, height, address or name: transactions, blocks, subnets, blockchains, assets, messages, nodes (also by a part of the id) and EVM chains.",
      input: { text: z.string().min(1).max(200).describe("An id, hash, address, NodeID or height") },
    },
    async ({ text }) => ({ found: await findByText((await connection.open()).data, text) }),
  );
}
