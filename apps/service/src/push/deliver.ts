/** Posts one message to the URL of its webhook: a 2xx within ten seconds means that it was received. */

import { pause } from "../domain/pause.ts";
import { SIGNATURE_HEADER, signatureOf } from "../domain/push/signature.ts";
import { type Connect, isAskable } from "../nft/fetch-metadata.ts";
import type { WebhookDelivery } from "../store/service/claim-messages.ts";

export interface DeliverOptions {
  readonly connect: Connect;
  /** True when URLs of any port may be requested; false for the ports of web servers alone. */
  readonly anyPort: boolean;
  /** Aborts the attempt. */
  readonly signal: AbortSignal;
  /** Milliseconds for the whole attempt. Default 10000. */
  readonly timeoutMs?: number;
  /** Waits for their end. */
  readonly wait?: typeof pause | undefined;
}

/** A response's status, or why there is none. */
export interface Delivered {
  readonly received: boolean;
  readonly responseStatus: number | null;
  readonly error: string | null;
}

const TIMEOUT = 10_000;
/** Longest stored reason, in characters. */
const MAX_ERROR = 200;

const failed = (error: string): Delivered => ({
  received: false,
  responseStatus: null,
  error: error.slice(0, MAX_ERROR),
});

/** Never throws; redirects are not followed, since they would lead a signed message elsewhere. */
export async function deliver(
  { url: text, body, secret }: Pick<WebhookDelivery, "url" | "body" | "secret">,
  { connect, anyPort, signal, timeoutMs = TIMEOUT, wait = pause }: DeliverOptions,
): Promise<Delivered> {
  const url = new URL(text);
  if (!anyPort && !isAskable(url)) return failed("the URL is not one of a web server's port");
  const stop = new AbortController();
  const ended = new Promise<Delivered>((resolve) => {
    stop.signal.addEventListener("abort", () => resolve(failed(String(stop.signal.reason))));
  });
  void wait(timeoutMs, stop.signal).then(() => stop.abort(`no response within ${timeoutMs} ms`));
  const abort = () => stop.abort("the service ends");
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  const headers = { [SIGNATURE_HEADER]: signatureOf(secret, body) };
  const posted = connect(url, stop.signal, { body, headers }).then(
    ({ status, close }): Delivered => {
      close(); // the body says nothing
      return { received: status >= 200 && status < 300, responseStatus: status, error: null };
    },
    (error: unknown) => failed(error instanceof Error ? error.message : String(error)),
  );
  try {
    return await Promise.race([posted, ended]);
  } finally {
    signal.removeEventListener("abort", abort);
    stop.abort("done");
  }
}
