/** The tool `find`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { findByText } from "@primary-network/data";
import { z } from "zod";
import type { Deployment } from "../../deployment/deployment.ts";
import { responding } from "../tool.ts";

export function addFind(server: McpServer, { data }: Deployment): void {
  server.registerTool(
    "find",
    {
      title: "Find anything",
      description:
        "Finds what a text names: transactions, blocks, subnets, blockchains, assets and messages by id, hash or height; nodes by their id or a part of it; addresses by their form.",
      inputSchema: { text: z.string().min(1).max(200).describe("An id, hash, address, NodeID or height") },
      annotations: { readOnlyHint: true },
    },
    responding(async ({ text }) => ({ found: await findByText(data, text) })),
  );
}
