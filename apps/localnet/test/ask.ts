/** Asks local networks by raw requests, as any JSON-RPC client would. */
import { expect } from "vitest";
import { createLocalnet, type Localnet, type LocalnetOptions } from "../src/index.ts";

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
  const ask = async (method: string, params: object, path = PATHS[method.split(".")[0] ?? ""]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    return (await post(localnet, body, path)).json();
  };
  return {
    async result(method: string, params: object = {}, path?: string) {
      const response = await ask(method, params, path);
      expect(response.error, method).toBeUndefined();
      return response.result;
    },
    async fault(method: string, params: object = {}, path?: string): Promise<string> {
      const response = await ask(method, params, path);
      expect(response.error, method).toEqual({ code: -32000, message: expect.any(String), data: null });
      return response.error.message;
    },
  };
}

const shared = new Map<string, Promise<Localnet>>();

/** A network that its tests only read, and a caller of its methods. The files of a process share it. */
export async function sharedNode(options: LocalnetOptions = { weeks: 3, validators: 10, delegators: 40 }) {
  const key = JSON.stringify(options);
  const opening = shared.get(key) ?? createLocalnet(options);
  shared.set(key, opening);
  const localnet = await opening;
  return { localnet, ask: createAsk(localnet) };
}
