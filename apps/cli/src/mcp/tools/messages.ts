/** The tool `messages`. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Connection } from "../connection.ts";
import { addTool } from "../tool.ts";

export function addMessages(server: McpServer, connection: Connection): void {
  addTool(
    server,
    "messages",
    {
      title: "Interchain messages",
      description:
        "Interchain messages between EVM chains, newest first, of one address or all. Each says whether it was delivered and executed.",
      input: {
        address: z.string().optional().describe("Sender or receiver, 0x…"),
        limit: z.number().int().min(1).max(50).default(10),
      },
    },
    async ({ address, limit }) => {
      const { data } = await connection.open();
      const { items, nextPageToken } = await (address === undefined
        ? data.icm.list({ pageSize: limit })
        : data.icm.listByAddress({ address, pageSize: limit }));
      const messages = items.map((message) => ({
        messageId: message.messageId,
        status: message.status,
        executed: message.messageExecuted,
        from: { chainId: message.sourceEvmChainId, address: message.from },
        to: { chainId: message.destinationEvmChainId, address: message.to },
        sent: "sourceTransaction" in message ? message.sourceTransaction : undefined,
        delivered: "destinationTransaction" in message ? message.destinationTransaction : undefined,
      }));
      return { messages, hasMore: nextPageToken !== undefined };
    },
  );
}
