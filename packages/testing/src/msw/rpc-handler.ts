/** Handles a method of the P-Chain RPC, found by the method in the request's body. */
import { parseJson, printJson } from "@primary-network/core";
import { delay, HttpHandler } from "msw";
import { exampleOf } from "./examples.ts";
import { rpcFailure } from "./failure.ts";
import type { AnyResolver } from "./http-handler.ts";
import { type RpcId, rpcOperations } from "./ids.ts";
import { pathReader } from "./path.ts";
import type { OverrideOptions } from "./resolver.ts";

/** The parts of a message that a handler reads. */
interface Message {
  readonly id: unknown;
  readonly method: unknown;
  readonly params: { readonly [name: string]: unknown };
}

/** Parsed message of each request, because about forty handlers read it. */
const messages = new WeakMap<Request, Promise<Message | undefined>>();

async function parse(request: Request): Promise<Message | undefined> {
  try {
    const { id, method, params } = Object(parseJson(await request.clone().text()));
    // A node also accepts a list with the object as its first element.
    const first: unknown = Array.isArray(params) ? params[0] : params;
    return {
      id: id ?? null,
      method,
      params: typeof first === "object" && first !== null ? { ...first } : {},
    };
  } catch {
    return undefined;
  }
}

function messageOf(request: Request): Promise<Message | undefined> {
  const known = messages.get(request) ?? parse(request);
  messages.set(request, known);
  return known;
}

/** Returns the path of a method. The index of each chain has its own path. */
const pathOf = (path: string) => (path.startsWith("/ext/index/") ? "/ext/index/{chain}/{kind}" : path);

/** Makes the handler of a method. */
export function rpcHandler(
  id: RpcId,
  resolver: AnyResolver | undefined,
  { baseUrl, once = false, delayMs }: OverrideOptions = {},
): HttpHandler {
  const operation = rpcOperations[id];
  const read = pathReader(pathOf(operation.path), baseUrl);
  return new HttpHandler(
    "POST",
    async ({ request }) =>
      read(request.url) !== undefined && (await messageOf(request))?.method === operation.rpc,
    async ({ request }) => {
      if (delayMs !== undefined) await delay(delayMs);
      const message = await parse(request);
      const params = message?.params ?? {};
      const example = exampleOf(id, params);
      const fail = (failure: Parameters<typeof rpcFailure>[2], options?: Parameters<typeof rpcFailure>[3]) =>
        rpcFailure(id, message?.id, failure, options);
      const page = () => {
        throw new TypeError(`${id} has no pages`);
      };
      const value = await (resolver ?? (() => example))({ params, request, example, fail, page });
      if (value instanceof Response) return value;
      const text = printJson({ jsonrpc: "2.0", result: value, id: message?.id });
      return new Response(text, { headers: { "content-type": "application/json; charset=utf-8" } });
    },
    { once },
  );
}
