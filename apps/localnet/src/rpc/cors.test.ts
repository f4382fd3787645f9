/** The headers of every response, and what pages of other origins may do: as the node's default is. */
import { formatNodeId } from "@primary-network/codec";
import { expect, test } from "vitest";
import { sharedNode } from "../../test/ask.ts";

const { localnet } = await sharedNode({ weeks: 2, validators: 4, delegators: 0 });

const ORIGIN = { origin: "http://page.test" };

async function headersOf(init: RequestInit, path = "/ext/bc/P") {
  const response = await localnet.fetch(new Request(`http://node.test${path}`, init));
  const { "content-type": _, "node-id": nodeId, ...headers } = Object.fromEntries(response.headers);
  expect(nodeId).toBe(formatNodeId(localnet.nodeId));
  return { status: response.status, headers };
}

const preflight = (headers: string, method = "POST") =>
  headersOf({
    method: "OPTIONS",
    headers: {
      ...ORIGIN,
      "access-control-request-method": method,
      "access-control-request-headers": headers,
    },
  });

test("a page of any origin may send a JSON body", async () => {
  const vary = "Origin, Access-Control-Request-Method, Access-Control-Request-Headers";
  expect(await preflight("content-type")).toEqual({
    status: 200,
    headers: {
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "Content-Type",
      "access-control-allow-methods": "POST",
      "access-control-allow-origin": "*",
      vary,
    },
  });
  for (const refused of [await preflight("x-own"), await preflight("content-type", "PUT")])
    expect(refused).toEqual({ status: 200, headers: { vary } });
});

test("responses allow every origin to read them, and carry no CORS headers without an Origin", async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}';
  const call = (headers: object) =>
    headersOf({ method: "POST", headers: { "content-type": "application/json", ...headers }, body });
  const own = { vary: "Origin", "x-content-type-options": "nosniff" };
  expect(await call({})).toEqual({ status: 200, headers: own });
  expect(await call(ORIGIN)).toEqual({
    status: 200,
    headers: { ...own, "access-control-allow-credentials": "true", "access-control-allow-origin": "*" },
  });
});

test("OPTIONS that is no preflight is refused like other methods than POST", async () => {
  expect(await headersOf({ method: "OPTIONS" })).toEqual({ status: 405, headers: { vary: "Origin" } });
});
