/** A scripted HTTP server on 127.0.0.1, for what only a real connection shows. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../../../tools/shared/listen.ts";

/** Handles one request; `count` counts from 1. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Starts a server on a free port. */
export async function startServer(handler: Handler) {
  let requests = 0;
  const server = createServer((request, response) => handler(request, response, ++requests));
  const baseUrl = await listen(server);
  return {
    baseUrl,
    requests: () => requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with JSON. */
export function json(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
}
