/** Webhook messages that the receiver of `dev` accepts and keeps, and its check of signatures. */
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { MOST_KEPT, RECEIVER_PATH, WebhookReceiver } from "./webhook-receiver.ts";

const OWN = "8b0d6a3f-0000-4000-8000-000000000001";
const OF_A_KEY = "8b0d6a3f-0000-4000-8000-000000000002";

function receiver() {
  const service = { secret: "5b".repeat(32) as string | undefined, requests: 0 };
  const lines: object[] = [];
  const made = new WebhookReceiver({
    request: async (path) => {
      service.requests++;
      if (path === "/v1/webhooks:getSharedSecret")
        return service.secret
          ? Response.json({ secret: service.secret })
          : Response.json({}, { status: 404 });
      return Response.json({}, { status: path === `/v1/webhooks/${OWN}` ? 200 : 404 });
    },
    now: () => 1_700_000_000,
    log: { info: (fields) => void lines.push(fields) },
    hosts: ["localhost", "127.0.0.1"],
  });
  const call = async (method: string, body?: string, headers = {}, path = RECEIVER_PATH) => {
    const init = {
      method,
      headers: { host: "localhost:8080", ...headers },
      ...(body !== undefined && { body }),
    };
    return made.fetch(new Request(`http://localhost:8080${path}`, init));
  };
  const post = async (message: unknown, { secret = service.secret ?? "" } = {}) => {
    const body = JSON.stringify(message);
    const signature = createHmac("sha256", Buffer.from(secret, "hex")).update(body).digest("base64");
    return (await call("POST", body, { "x-signature": signature }))?.status;
  };
  const list = async () => {
    const response = (await call("GET")) ?? expect.fail("no response");
    return (await response.json()).deliveries;
  };
  return { service, lines, call, post, list };
}

const message = (n: number, webhookId = OWN) => ({
  webhookId,
  eventType: "test",
  messageId: `m-${n}`,
  event: { n },
});

describe("the receiver of webhooks", () => {
  it("lists deliveries, newest first, and logs a line for each", async () => {
    const { post, list, lines } = receiver();
    expect([await post(message(1)), await post(message(2)), await post(message(1))]).toEqual([200, 200, 200]);
    const common = { receivedAt: 1_700_000_000, webhookId: OWN, eventType: "test", signature: "valid" };
    expect(await list()).toEqual([
      { ...common, messageId: "m-1", isRepeated: true, message: message(1) },
      { ...common, messageId: "m-2", isRepeated: false, message: message(2) },
      { ...common, messageId: "m-1", isRepeated: false, message: message(1) },
    ]);
    expect(lines).toEqual(
      [
        [1, false],
        [2, false],
        [1, true],
      ].map(([n, isRepeated]) => {
        return { webhookId: OWN, eventType: "test", messageId: `m-${n}`, signature: "valid", isRepeated };
      }),
    );
  });

  it("follows a secret that is made or replaced, and requests it only then", async () => {
    const { service, post, list } = receiver();
    service.secret = undefined;
    expect(await post(message(1), { secret: "00" })).toBe(401);
    service.secret = "77".repeat(32);
    for (const n of [2, 3]) expect(await post(message(n))).toBe(200);
    const { requests } = service;
    expect(await post(message(4))).toBe(200);
    expect(service.requests).toBe(requests);
    service.secret = "78".repeat(32);
    expect(await post(message(5))).toBe(200);
    expect((await list()).map(({ signature }: { signature: string }) => signature)).toEqual([
      ...["valid", "valid", "valid", "valid"],
      "invalid",
    ]);
  });

  it("refuses a wrong signature, and cannot judge that of a webhook of an API key", async () => {
    const { post, list } = receiver();
    expect(await post(message(1), { secret: "11".repeat(32) })).toBe(401);
    expect(await post(message(2, OF_A_KEY), { secret: "11".repeat(32) })).toBe(200);
    expect(await list()).toMatchObject([{ signature: "unchecked" }, { signature: "invalid" }]);
  });

  it.each<[string, string, string | undefined, object, number]>([
    ["no JSON", "POST", "{", {}, 400],
    ["no message", "POST", '{"webhookId":1}', {}, 400],
    ["null", "POST", "null", {}, 400],
    ["no body", "POST", undefined, {}, 400],
    [
      "a body without bounds",
      "POST",
      JSON.stringify({ ...message(1), more: "x".repeat(1_000_000) }),
      {},
      413,
    ],
    ["another method", "DELETE", undefined, {}, 405],
    ["another site's name", "GET", undefined, { host: "evil.test" }, 403],
  ])("refuses %s", async (_, method, body, headers, status) => {
    const { call, list } = receiver();
    expect((await call(method, body, headers))?.status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it("keeps the last ones, and no more than some megabytes of text", async () => {
    const { post, list } = receiver();
    for (let n = 0; n < MOST_KEPT + 5; n++) await post(message(n));
    const ids = async () => (await list()).map(({ messageId }: { messageId: string }) => messageId);
    expect(await ids()).toHaveLength(MOST_KEPT);
    expect((await ids())[0]).toBe(`m-${MOST_KEPT + 4}`);
    for (const n of [200, 201, 202]) await post({ ...message(n), more: "x".repeat(900_000) });
    expect(await ids()).toEqual(["m-202", "m-201"]);
  });

  it("leaves other paths to the service", async () => {
    expect(await receiver().call("GET", undefined, {}, "/v1/status")).toBeUndefined();
  });
});
