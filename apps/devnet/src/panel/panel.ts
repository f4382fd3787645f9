/**
 * The development panel's part of the service's listener: the control API and the accounts of a local
 * network, for the explorer's page alone.
 */
import { readBody } from "../listen/read-body.ts";
import type { DevNetwork } from "../network/dev-network.ts";
import { PANEL_PREFIX } from "../terminal/panel-address.ts";
import { accountsOf, keyOf } from "./accounts.ts";
import { callNode } from "./node-calls.ts";
import { refusalOf } from "./own-page.ts";
import { PanelError } from "./panel-error.ts";
import { sendFunds } from "./send-funds.ts";

/** Bytes of a request that is read here. */
const MOST_BYTES = 10_000;

type Client = { readonly address: string | undefined };

const respond = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
  });

/** A member of a request's body that is a text. */
async function textsOf<Name extends string>(
  request: Request,
  ...names: readonly Name[]
): Promise<{ readonly [name in Name]: string }> {
  const body = await readBody(request, MOST_BYTES);
  let given: unknown;
  try {
    given = JSON.parse(body?.toString() ?? "");
  } catch {
    throw new PanelError(`the body must be JSON of at most ${MOST_BYTES} bytes`);
  }
  const members = Object(given) as Readonly<Record<string, unknown>>;
  const read = names.map((name) => {
    const text = members[name];
    if (typeof text !== "string") throw new PanelError(`${name} must be a text`);
    return [name, text] as const;
  });
  return Object.fromEntries(read) as { readonly [name in Name]: string }; // of exactly these names
}

/** Paths of the control API that the panel offers. Saved worlds as bytes are for programs only. */
const CONTROLLED = /^(?:clock|blocks|snapshots|faults)(?:\/|$)/;

/** The node's interface below the panel's. */
const NODE_PREFIX = "node/";

/** Sends a request to the control API with the token, which the page never has. */
async function control(request: Request, path: string, network: DevNetwork): Promise<Response> {
  if (network.control === undefined) return respond(501, { error: "this network cannot be controlled" });
  const body = await readBody(request, MOST_BYTES);
  if (body === undefined) return respond(413, { error: `a request has at most ${MOST_BYTES} bytes` });
  const response = await network.control.fetch(
    new Request(`http://control/${path}`, {
      method: request.method,
      headers: { authorization: `Bearer ${network.control.token}` },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    }),
  );
  response.headers.set("cache-control", "no-store");
  return response;
}

/** The response to a request of the own page. */
async function respondTo(request: Request, path: string, network: DevNetwork): Promise<Response> {
  const { method } = request;
  if (method === "GET" && path === "network") return respond(200, accountsOf(network));
  if (method === "POST" && path === "keys") {
    const { name } = await textsOf(request, "name");
    return respond(200, keyOf(network, name));
  }
  if (method === "POST" && path === "faucet")
    return respond(201, await sendFunds(network, await textsOf(request, "chain", "to", "amount")));
  if (method === "POST" && path.startsWith(NODE_PREFIX))
    return callNode(request, path.slice(NODE_PREFIX.length), network);
  if (CONTROLLED.test(path)) return control(request, path, network);
  return respond(404, { error: "there is nothing at this path" });
}

/**
 * Adds the panel to a listener's handler.
 *
 * @param handle the handler of every other request
 */
export function withPanel(
  handle: (request: Request, client: Client) => Promise<Response>,
  network: DevNetwork,
): (request: Request, client: Client) => Promise<Response> {
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(PANEL_PREFIX)) return handle(request, client);
    const refused = refusalOf({ method: request.method, headers: request.headers, address: client.address });
    if (refused !== undefined) return respond(403, { error: refused });
    try {
      return await respondTo(request, pathname.slice(PANEL_PREFIX.length), network);
    } catch (error) {
      if (error instanceof PanelError) return respond(400, { error: error.message });
      throw error;
    }
  };
}
