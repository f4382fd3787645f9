/** Runs the tools for assistants until the assistant leaves, or the process is stopped. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { pathOfTarget } from "@primary-network/devnet/parts";
import { CliError } from "@primary-network/devnet/terminal";
import { tellBug, terminal } from "../terminal/output.ts";
import { connectionOf } from "./connection.ts";
import { createLocalNetwork, type LocalNetwork } from "./local-network.ts";
import type { McpFlags } from "./mcp-flags.ts";
import { createToolServer, NODE_URL } from "./tool-server.ts";

/** The local network to change; undefined unless its control address is given. */
function localOf({
  controlUrl,
  controlToken,
  nodeUrl = NODE_URL,
  baseUrl,
}: McpFlags): LocalNetwork | undefined {
  if (controlUrl === undefined) return undefined;
  if (!controlToken)
    throw new CliError("--control-url needs a token: set CONTROL_TOKEN to the token that dev printed");
  return createLocalNetwork({ controlUrl, controlToken, nodeUrl, baseUrl });
}

/** A listener. */
export interface Served {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves tools at `/mcp` of a port of 127.0.0.1. Each request gets its own server, which keeps no state, so any number
 * of assistants can use it.
 *
 * @param port 0 for a free one
 */
export async function startHttp(port: number, create: () => McpServer): Promise<Served> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const names = ["127.0.0.1", "localhost"].map((name) => `${name}:${boundPort()}`);
    const transport = new StreamableHTTPServerTransport({
      enableJsonResponse: true,
      // A web page that reaches this port by a name of its own must not reach the tools.
      enableDnsRebindingProtection: true,
      allowedHosts: names,
      allowedOrigins: names.map((name) => `http://${name}`),
    });
    const server = create();
    response.on("close", () => void server.close());
    await server.connect(transport as Parameters<typeof server.connect>[0]); // its declarations predate exact optional properties
    await transport.handleRequest(request, response);
  };
  const listener = createServer((request, response) => {
    const path = pathOfTarget(request.url);
    if (path !== "/mcp") {
      response.writeHead(path === undefined ? 400 : 404).end();
      return;
    }
    handle(request, response).catch((error: unknown) => {
      tellBug(error);
      response.destroy();
    });
  });
  const boundPort = () => Number(Object(listener.address()).port);
  await new Promise<void>((resolve, reject) => {
    listener.on("error", reject); // also once it listens: a connection that cannot be accepted ends nothing
    listener.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: boundPort(),
    close: () => new Promise((resolve) => void listener.close(() => resolve())),
  };
}

export async function runMcp(flags: McpFlags): Promise<void> {
  const local = localOf(flags);
  const connection = connectionOf(flags);
  const create = () => createToolServer(connection, local, flags.docsUrl, flags.nodeUrl);
  if (flags.http === undefined) {
    await create().connect(new StdioServerTransport());
    return;
  }
  const { port } = await startHttp(flags.http, create);
  terminal.tell(`Tools for assistants: http://127.0.0.1:${port}/mcp`);
}
