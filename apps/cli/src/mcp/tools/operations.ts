/** The tools `operations` and `call`: everything that the clients can call. */
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Deployment } from "../../deployment/deployment.ts";
import { callable, callOf, describeOperation, summaries } from "../operations.ts";
import { responding } from "../tool.ts";

export function addOperations(server: McpServer, deployment: Deployment): void {
  const called = callable(deployment);
  server.registerTool(
    "operations",
    {
      title: "What can be called",
      description:
        "Without a name: the documented operations of the data and metrics services that read. With one: its parameters, with types, ranges and meanings.",
      inputSchema: {
        name: z.string().optional().describe("An operation, such as listSubnets"),
        about: z.string().optional().describe("Only operations whose name or summary has this text"),
      },
      annotations: { readOnlyHint: true },
    },
    responding(async ({ name, about }) => (name === undefined ? summaries(about) : describeOperation(name))),
  );
  server.registerTool(
    "call",
    {
      title: "Call an operation",
      description:
        "Calls a documented operation that reads, by name. A listing gives one page; pass its nextPageToken as pageToken for the next.",
      inputSchema: {
        name: z.string().describe("An operation, such as listSubnets"),
        params: z.record(z.string(), z.unknown()).default({}).describe("Its parameters by name"),
      },
      annotations: { readOnlyHint: true },
    },
    responding(({ name, params }) => callOf(called, name)(params)),
  );
}
