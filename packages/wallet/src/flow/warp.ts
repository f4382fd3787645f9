/** Signatures of Warp messages, which go between an L1's manager and the P-Chain. */
import { NotFoundError } from "@primary-network/core";
import { poll } from "@primary-network/core/client";
import type { IssuedTransaction, WaitOptions } from "../network/issue.ts";

/** A message with the signatures of validators. */
export interface SignedMessage {
  /** Signed Warp message as hex, with or without 0x. */
  readonly signedMessage: string;
}

/** Service that collects the signatures of validators: `signatures` of a client of the data service is one. */
export interface WarpSignatures {
  /** Has a message of a chain signed by the validators of its subnet. */
  aggregate(request: { readonly message: string }): PromiseLike<SignedMessage>;
  /** Has the P-Chain's message about a transaction signed. It throws NotFoundError until it knows the transaction. */
  aggregateForTransaction(request: { readonly txHash: string }): PromiseLike<SignedMessage>;
}

/** Writes the 0x that a service may leave out. */
const prefixed = (hex: string): string => (hex.startsWith("0x") ? hex : `0x${hex}`);

/** Has a message of a manager signed. */
export async function signedMessage(signatures: WarpSignatures, message: string): Promise<string> {
  return prefixed((await signatures.aggregate({ message })).signedMessage);
}

/**
 * Gets the P-Chain's signed message about an accepted transaction, for the L1's manager: about a conversion, or the
 * registration, weight or end of a validator. It waits until the service knows the transaction. Validators of the
 * manager's chain sign: the L1's, so that they must run, or the Primary Network's if the manager is on the C-Chain.
 *
 * @returns Signed Warp message as hex.
 * @throws DeadlineError if the service does not know the transaction within `withinMs`, and the errors of the service.
 * @example
 * const message = await readConfirmation(converted, { signatures: data.signatures });
 */
export async function readConfirmation(
  { id: txHash }: Pick<IssuedTransaction, "id">,
  {
    signatures,
    withinMs = 60_000,
    intervalMs = 200,
    signal,
  }: WaitOptions & { readonly signatures: WarpSignatures },
): Promise<string> {
  const found = await poll(
    {
      operation: "readConfirmation",
      async ask() {
        try {
          return (await signatures.aggregateForTransaction({ txHash })).signedMessage;
        } catch (error) {
          if (error instanceof NotFoundError) return undefined; // not indexed yet
          throw error;
        }
      },
      isFinal: (message) => message !== undefined,
    },
    { withinMs, intervalMs, signal },
  );
  return prefixed(found as string); // final
}
