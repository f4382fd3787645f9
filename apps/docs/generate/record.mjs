/** Example calls made by the published clients on the local network: what was sent, and what came back. */
import { tmpdir } from "node:os";
import { parseJson, printJson } from "@primary-network/core";
import { createDataClient } from "@primary-network/data";
import { createMetricsClient } from "@primary-network/metrics";
import { createPChainClient } from "@primary-network/pchain-rpc";
import { startDev } from "../../../tools/shared/dev-command.ts";
import { methodExamples } from "./method-examples.mjs";
import { serviceExamples } from "./service-examples.mjs";

/** Where both listen without flags, as the pages show it. */
export const SERVICE = "http://127.0.0.1:8080";
export const NODE = "http://127.0.0.1:9650";

/** A fetch that keeps the last request, and the text of its answer. */
function recorder() {
  const last = {};
  const fetch = async (url, init) => {
    const response = await globalThis.fetch(url, init);
    const text = await response.clone().text();
    Object.assign(last, { method: init?.method ?? "GET", url: String(url), body: init?.body, text });
    return response;
  };
  return { fetch, last };
}

/** JSON-RPC as the first request of a client and its answer: a client counts them. */
const asFirst = (text) => printJson({ ...parseJson(text), id: 1 });

/**
 * Makes every example call.
 *
 * @param {Map<string, object>} calls which method of which client makes each, by operation id or method name
 * @returns {Promise<Map<string, { params: object, request: object, answer: unknown }>>} by operation id or method name
 */
export async function record(calls) {
  const dev = await startDev(tmpdir(), ["--block-interval", "0"]);
  try {
    const service = recorder();
    const node = recorder();
    const data = createDataClient({ baseUrl: dev.service, network: "fuji", fetch: service.fetch });
    const metrics = createMetricsClient({ baseUrl: dev.service, fetch: service.fetch });
    const pchain = createPChainClient({ baseUrl: dev.node, fetch: node.fetch });
    const here = (text) => text.replaceAll(dev.service, SERVICE).replaceAll(dev.node, NODE);
    const examples = [
      ...Object.entries(await serviceExamples({ data })).map(([id, params]) => ({ id, params, at: service })),
      ...Object.entries(await methodExamples({ pchain, data })).map(([id, params]) => ({
        id,
        params,
        at: node,
      })),
    ];
    const recorded = new Map();
    for (const { id, params, at } of examples) {
      const call = calls.get(id);
      if (call === undefined) throw new Error(`examples: there is no operation ${id}`);
      await invoke({ data, metrics, pchain }, call, params);
      const { method, url, body, text } = at.last;
      const shown = (json) => here(at === node ? asFirst(json) : json);
      const request = { method, url: here(url), body: body && shown(body) };
      recorded.set(id, { params, request, answer: text === "" ? undefined : parseJson(shown(text)) });
    }
    return recorded;
  } finally {
    await dev.stop();
  }
}

/** Makes a call as its page shows it; of a listing, its first page. */
function invoke(clients, { client, resource, method }, params) {
  const target = resource === undefined ? clients[client] : clients[client][resource];
  return target[method](params);
}
