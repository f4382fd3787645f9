/** Follows an interchain message until it is delivered. */
import { type Clock, NotFoundError } from "@primary-network/core";
import { type PollOptions, poll } from "@primary-network/core/client";
import type { DataClient } from "./client.ts";
import type {
  DeliveredIcmMessage,
  DeliveredSourceNotIndexedIcmMessage,
  IcmMessage,
} from "./gen/operations.ts";

/** Options of {@link waitForMessage}. `withinMs` bounds the whole wait (default one hour). */
export interface WaitForMessageOptions extends PollOptions<IcmMessage | undefined> {
  /** Times the waits. @default the clock of the platform */
  readonly clock?: Clock | undefined;
}

/**
 * Asks for an interchain message until it has been delivered, and returns it. Look at its `messageExecuted`: a message may
 * be delivered and its receiver have failed. A message that the service does not know yet is waited for like one that is on
 * its way, since a chain's block comes before the index has it; `onProgress` is called with undefined then.
 *
 * @param messageId 32 bytes of hex, as the log of the sending transaction has it.
 * @throws DeadlineError when it is not delivered within `withinMs`; AbortError when the signal aborts; and whatever asking
 * fails with, after its retries.
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
      // A status that is not known yet is taken for one more kind of being on its way.
      if (message?.status === "delivered" || message?.status === "delivered_source_not_indexed")
        delivered = message;
      return delivered !== undefined;
    },
  };
  await poll<IcmMessage | undefined>(job, options);
  return delivered as NonNullable<typeof delivered>; // what made the job final
}
