/** Follows an interchain message until it is delivered. */
import { type Clock, NotFoundError } from "@primary-network/core";
import { type PollOptions, poll } from "@primary-network/core/client";
import type { DataClient } from "./client.ts";
import type {
  DeliveredIcmMessage,
  DeliveredSourceNotIndexedIcmMessage,
  IcmMessage,
} from "./gen/operations.ts";

/** Options of {@link waitForMessage}. `withinMs` limits the whole wait (default one hour). */
export interface WaitForMessageOptions extends PollOptions<IcmMessage | undefined> {
  /** Clock for the waits. @default the platform's */
  readonly clock?: Clock | undefined;
}

/**
 * Polls an interchain message until it is delivered, and returns it. Check its `messageExecuted`, since the
 * receiver may fail although the message is delivered. A message that the service does not know yet counts as
 * pending, because the index follows the chain. In this case, `onProgress` receives undefined.
 *
 * @param messageId 32 bytes of hex, from the log of the sending transaction.
 * @throws DeadlineError if it is not delivered within `withinMs`, AbortError if the signal aborts, and the
 * error of a request that fails after its retries.
 * @example
 * ```ts
 * const message = await waitForMessage(data, messageId, { withinMs: 60_000 });
 * console.log(message.messageExecuted, message.destinationTransaction.txHash);
 * ```
 */
export async function waitForMessage(
  data: { readonly icm: Pick<DataClient["icm"], "get"> },
  messageId: string,
  { clock, ...options }: WaitForMessageOptions = {},
): Promise<DeliveredIcmMessage | DeliveredSourceNotIndexedIcmMessage> {
  let delivered: DeliveredIcmMessage | DeliveredSourceNotIndexedIcmMessage | undefined;
  const job = {
    operation: "waitForMessage",
    clock,
    ask: (call: Parameters<typeof data.icm.get>[1]) =>
      data.icm.get({ messageId }, call).catch((error: unknown) => {
        if (error instanceof NotFoundError) return undefined;
        throw error;
      }),
    isFinal: (message: IcmMessage | undefined) => {
      // An unknown status counts as pending.
      if (message?.status === "delivered" || message?.status === "delivered_source_not_indexed")
        delivered = message;
      return delivered !== undefined;
    },
  };
  await poll<IcmMessage | undefined>(job, options);
  return delivered as NonNullable<typeof delivered>; // the response that made the job final
}
