/** Any request to the service over a small local network: every response is one that the interface documents. */
import { encodeCb58 } from "@primary-network/codec";
import { createLocalnet } from "@primary-network/localnet";
import { createService } from "@primary-network/service";

/** Sends one request; throws when the response is none of the interface. */
export interface HttpTarget {
  (bytes: Uint8Array): Promise<void>;
  /** Ends the service that the requests are sent to. */
  close(): Promise<void>;
}

const NODE = "http://node.test";
const START = Date.UTC(2026, 5, 1) / 1_000;

/** Bytes as `METHOD path` in the first line, `name: value` lines, an empty line, and the body. */
function requestOf(bytes: Uint8Array): Request | undefined {
  const text = Buffer.from(bytes).toString("utf8");
  const end = text.indexOf("\n\n");
  const [first = "", ...lines] = (end < 0 ? text : text.slice(0, end)).split("\n");
  const [method = "GET", path = ""] = first.split(" ", 2);
  const body = end < 0 ? "" : text.slice(end + 2);
  try {
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 1)];
      }),
    );
    return new Request(`http://127.0.0.1/${path.replace(/^\//, "")}`, {
      method,
      headers,
      ...(body !== "" && method !== "GET" && method !== "HEAD" && { body }),
    });
  } catch {
    return undefined; // no client can send this
  }
}

/** Statuses that a request alone can cause; 501 and 503 say what this deployment does not offer. */
const DOCUMENTED = new Set([
  200, 201, 202, 204, 302, 304, 400, 401, 403, 404, 405, 406, 413, 414, 415, 416, 429, 501, 503,
]);

/** Builds the network and its index, without EVM chains. */
export async function createHttpTarget(): Promise<HttpTarget> {
  const localnet = await createLocalnet({
    seed: "fuzz",
    weeks: 2,
    evm: false,
    blockIntervalSeconds: 0,
    clock: { now: () => START },
  });
  const service = await createService({
    networks: {
      fuji: {
        nodeUrl: NODE,
        networkId: localnet.networkId,
        hrp: localnet.hrp,
        genesis: localnet.genesisBytes,
        xChain: { genesis: localnet.xGenesisBytes, beganWithBlocks: true },
        cChain: true,
        assetId: encodeCb58(localnet.avaxAssetId),
        xChainId: encodeCb58(localnet.xChainId),
        cChainId: encodeCb58(localnet.cChainId),
        fetch: (url, init) => localnet.fetch(new Request(url, init as RequestInit)),
      },
    },
    clock: () => START * 1_000,
    limits: "off",
  });
  service.start();
  await service.indexed();
  const send = async (bytes: Uint8Array) => {
    const request = requestOf(bytes);
    if (request === undefined) return;
    const response = await service.fetch(request);
    const body = await response.text();
    if (!DOCUMENTED.has(response.status)) throw new Error(`status ${response.status}: ${body.slice(0, 500)}`);
    if (response.status < 400 || request.method === "HEAD") return;
    const { message } = JSON.parse(body);
    const messages: unknown[] = Array.isArray(message) ? message : [message];
    if (messages.length === 0 || !messages.every((one) => typeof one === "string" && one !== ""))
      throw new Error(`status ${response.status} without a message: ${body.slice(0, 500)}`);
  };
  return Object.assign(send, { close: () => service.close() });
}
