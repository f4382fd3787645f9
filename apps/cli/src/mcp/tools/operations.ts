/** The tools `operations` and `call`: every read operation of the services. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Connection } from "../connection.ts";
import { type Callable, callable, callOf, describeOperation, summaries } from "../operations.ts";
import { addTool } from "../tool.ts";

export function addOperations(server: McpServer, connection: Connection): void {
  let called: Callable | undefined;
  const open = async () => (called ??= callable(await connection.open()));
  addTool(
    server,
    "operations",
    {
      title: "Operations",
      description:
        "Lists the read operations of the data and metrics services. With a name, describes that operation and its parameters.",
      input: {
        name: z.string().optional().describe("An operation, such as listSubnets"),
        about: z.string().optional().describe("Only operations whose name or summary has this text"),
      },
    },
    async ({ name, about }) => (name === undefined ? summaries(about) : describeOperation(name)),
  );
  addTool(
    server,
    "call",
    {
      title: "Call an operation",
      description:
        "Calls a read operation by name. A list returns one page: pass its nextPageToken as pageToken to get the next.",
      input: {
        name: z.string().describe("An operation, such as listSubnets"),
        params: z.record(z.string(), z.unknown()).default({}).describe("Its parameters by name"),
      },
    },
    async ({ name, params }) => callOf(name)(await open(), params),
  );
}
