/** Pages of any origin may ask the node, as its default is. */
import { expect, it } from "vitest";
import { createLocalnet } from "../index.ts";

it("answers preflights and lets every origin read", async () => {
  const localnet = await createLocalnet({ weeks: 2, validators: 4, delegators: 0 });
  const origin = { origin: "http://page.test" };
  const preflight = await localnet.fetch(
    new Request("http://node.test/ext/bc/P", {
      method: "OPTIONS",
      headers: {
        ...origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    }),
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
  const answer = await localnet.fetch(
    new Request("http://node.test/ext/bc/P", {
      method: "POST",
      headers: { ...origin, "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}',
    }),
  );
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});
