/**
 * Receives the messages of webhooks beside the service of `dev`: checks and logs each, and lists the last
 * ones.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { servesHost } from "../listen/hosts.ts";
import { readBody } from "../listen/read-body.ts";

/** Path of the receiver on the service's port: POST is a delivery, GET lists them. */
export const RECEIVER_PATH = "/webhooks-received";

/** Deliveries that are kept. */
export const MOST_KEPT = 100;
/** Characters of all kept messages together: twice the longest message. */
const MOST_TEXT = 2_000_000;
/** Bytes of one message. */
const MOST_BYTES = 1_000_000;

/** A message as it was delivered. */
export interface WebhookDelivery {
  /** Unix seconds of the network's clock. */
  readonly receivedAt: number;
  readonly webhookId: string;
  readonly eventType: string;
  readonly messageId: string;
  /** `unchecked` for webhooks of API keys: only their owners can read the secrets. */
  readonly signature: "valid" | "invalid" | "unchecked";
  /** True when the same message was delivered before. */
  readonly isRepeated: boolean;
  readonly message: unknown;
}

/** Parts of `dev` that the receiver uses. */
export interface WebhookReceiverOptions {
  /** Requests a path of the service, without an API key. */
  readonly request: (path: string) => Promise<Response>;
  /** Unix seconds. */
  readonly now: () => number;
  readonly log: { info(fields: object, message: string): void };
  /** Host names that are served; undefined for any. */
  readonly hosts: readonly string[] | undefined;
}

const refuse = (statusCode: number, message: string, headers = {}): Response =>
  Response.json({ statusCode, message }, { status: statusCode, headers });

/** Reads the fields that every message has. Undefined for other bodies. */
function readMessage(
  text: string,
): Pick<WebhookDelivery, "webhookId" | "eventType" | "messageId" | "message"> | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { webhookId, eventType, messageId } = Object(message) as Record<string, unknown>;
  if (typeof webhookId !== "string" || typeof eventType !== "string" || typeof messageId !== "string")
    return undefined;
  return { webhookId, eventType, messageId, message };
}

export class WebhookReceiver {
  readonly #options: WebhookReceiverOptions;
  /** Newest last, each with the length of its text. */
  readonly #kept: { readonly delivery: WebhookDelivery; readonly length: number }[] = [];
  #keptText = 0;
  #secret: string | undefined;

  constructor(options: WebhookReceiverOptions) {
    this.#options = options;
  }

  /** The response to a request for the receiver; undefined for any other path. */
  fetch(request: Request): Promise<Response> | undefined {
    return new URL(request.url).pathname === RECEIVER_PATH ? this.#respond(request) : undefined;
  }

  async #respond(request: Request): Promise<Response> {
    const { method, headers } = request;
    if (!servesHost(headers.get("host") ?? undefined, this.#options.hosts))
      return refuse(403, "invalid host specified");
    if (method === "POST") return this.#receive(request);
    if (method !== "GET" && method !== "HEAD")
      return refuse(405, "only GET and POST are supported", { allow: "GET, HEAD, POST" });
    const deliveries = this.#kept.map(({ delivery }) => delivery).reverse();
    return Response.json({ deliveries }, { headers: { "cache-control": "no-store" } });
  }

  async #receive(request: Request): Promise<Response> {
    const body = await readBody(request, MOST_BYTES);
    if (body === undefined) return refuse(413, `a message has at most ${MOST_BYTES} bytes`);
    const message = readMessage(body.toString());
    if (message === undefined)
      return refuse(400, "the body must be a JSON object with webhookId, eventType and messageId");
    const { webhookId, eventType, messageId } = message;
    const signature = await this.#check(body, request.headers.get("x-signature") ?? "", webhookId);
    const isRepeated = this.#kept.some(({ delivery }) => delivery.messageId === messageId);
    const delivery = { receivedAt: this.#options.now(), signature, isRepeated, ...message };
    this.#keep(delivery, body.length);
    const fields = { webhookId, eventType, messageId, signature, isRepeated };
    this.#options.log.info(fields, "a webhook's message was received");
    return signature === "invalid"
      ? refuse(401, "the signature is not that of the message")
      : Response.json({});
  }

  async #check(body: Buffer, given: string, webhookId: string): Promise<WebhookDelivery["signature"]> {
    if (this.#isSigned(body, given)) return "valid";
    // None was made when the last message came, or it was replaced since.
    this.#secret = await this.#readSecret();
    if (this.#isSigned(body, given)) return "valid";
    const { ok } = await this.#options.request(`/v1/webhooks/${encodeURIComponent(webhookId)}`);
    return ok ? "invalid" : "unchecked";
  }

  #isSigned(body: Buffer, given: string): boolean {
    if (this.#secret === undefined) return false;
    const want = createHmac("sha256", Buffer.from(this.#secret, "hex")).update(body).digest();
    const signature = Buffer.from(given, "base64");
    return signature.length === want.length && timingSafeEqual(signature, want);
  }

  async #readSecret(): Promise<string | undefined> {
    const response = await this.#options.request("/v1/webhooks:getSharedSecret");
    const { secret } = Object(await response.json()) as { secret?: unknown };
    return typeof secret === "string" ? secret : undefined;
  }

  #keep(delivery: WebhookDelivery, length: number): void {
    this.#kept.push({ delivery, length });
    this.#keptText += length;
    while (this.#kept.length > MOST_KEPT || this.#keptText > MOST_TEXT)
      this.#keptText -= this.#kept.shift()?.length ?? 0;
  }
}
