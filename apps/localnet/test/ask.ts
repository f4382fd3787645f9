/** Asks a local network by raw requests, as any JSON-RPC client would. */
import { expect } from "vitest";
import type { Localnet } from "../src/index.ts";

const PATHS: Readonly<Record<string, string>> = {
  platform: "/ext/bc/P",
  avm: "/ext/bc/X",
  index: "/ext/index/P/block",
  info: "/ext/info",
};

/** Sends a body to a path as JSON by default. */
export function post(localnet: Localnet, body: string, path = "/ext/bc/P", contentType = "application/json") {
  const headers = { "content-type": contentType };
  return localnet.fetch(new Request(`http://node${path}`, { method: "POST", headers, body }));
}

/** Calls methods of a network: for their result, or for the message of the fault that is expected. */
export function createAsk(localnet: Localnet) {
  const ask = async (method: string, params: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    return (await post(localnet, body, PATHS[method.split(".")[0] ?? ""])).json();
  };
  return {
    async result(method: string, params: object = {}) {
      const response = await ask(method, params);
      expect(response.error, method).toBeUndefined();
      return response.result;
    },
    async fault(method: string, params: object = {}): Promise<string> {
      const response = await ask(method, params);
      expect(response.error, method).toMatchObject({ code: -32000, data: null });
      return response.error.message;
    },
  };
}
