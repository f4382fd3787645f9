/** Issues signed transactions, and waits until the network has accepted them. */
import { BadRequestError, ConnectionError, PrimaryNetworkError, RpcError } from "@primary-network/core";
import { poll } from "@primary-network/core/client";
import type { SigningDocument } from "../document/document.ts";
import { type SignedTransaction, signedTransaction } from "../document/signing.ts";
import type { Chain } from "../owner.ts";
import { RefusedError } from "../refusal.ts";
import type { WalletNode } from "./wallet-node.ts";

/** State of a transaction. `unknown` also means that the node has never seen it. */
export type TransactionState = "accepted" | "processing" | "dropped" | "unknown";

/** Bounds of a wait. */
export interface WaitOptions {
  /** Milliseconds until the transaction must be accepted. @default 60000 */
  readonly withinMs?: number | undefined;
  /** Milliseconds between the first two questions. @default 200 */
  readonly intervalMs?: number | undefined;
  /** Ends the wait at once. */
  readonly signal?: AbortSignal | undefined;
}

/** A transaction and its chain. */
export interface IssuedTransaction {
  /** Chain of the transaction. */
  readonly chain: Chain;
  /** Id in cb58. */
  readonly id: string;
}

/**
 * Issues a signed document. After a failed connection the node is asked whether it has the transaction, and the same
 * bytes are sent again if it has not. A different transaction is never made, so nothing can be paid twice.
 *
 * @returns Chain and id. The transaction is not accepted yet: use `waitForAcceptance`.
 * @throws RefusedError if the node refuses the transaction, DocumentError if a signature is missing, and the errors
 * of the client if the node cannot be reached. Then the transaction may have been issued; issue the same document
 * again, or ask `readState`.
 * @example
 * const issued = await issue(node, document);
 * await waitForAcceptance(node, issued);
 */
export async function issue(
  node: WalletNode,
  document: SigningDocument,
  { signal }: Pick<WaitOptions, "signal"> = {},
): Promise<IssuedTransaction> {
  const signed = signedTransaction(document);
  const issued = { chain: document.chain, id: signed.id };
  for (let attempt = 1; ; attempt++) {
    try {
      signal?.throwIfAborted();
      await send(node, document.chain, signed);
      return issued;
    } catch (error) {
      if (!(error instanceof PrimaryNetworkError)) throw error;
      const state = await readState(node, issued).catch(() => "unknown" as const);
      if (state === "accepted" || state === "processing") return issued;
      if (error instanceof RpcError || error instanceof BadRequestError) {
        throw new RefusedError(error.reason, { cause: error });
      }
      if (attempt === ATTEMPTS || (!error.retryable && !(error instanceof ConnectionError))) throw error;
    }
  }
}

const ATTEMPTS = 3;

async function send({ pchain, call }: WalletNode, chain: Chain, { tx }: SignedTransaction): Promise<void> {
  if (chain === "P") await pchain.issueTx({ tx, encoding: "hex" });
  else await call(chain === "X" ? "avm.issueTx" : "avax.issueTx", { tx, encoding: "hex" });
}

const STATES: { readonly [status: string]: TransactionState } = {
  Committed: "accepted",
  Accepted: "accepted",
  Processing: "processing",
  Dropped: "dropped",
  Aborted: "dropped",
  Rejected: "dropped",
};

/**
 * Asks for the state of a transaction.
 *
 * @throws The errors of the client.
 * @example
 * await readState(node, { chain: "P", id }); // "accepted"
 */
export async function readState(node: WalletNode, transaction: IssuedTransaction): Promise<TransactionState> {
  return (await readStatus(node, transaction)).state;
}

async function readStatus(
  { pchain, call }: WalletNode,
  { chain, id: txID }: IssuedTransaction,
): Promise<{ readonly state: TransactionState; readonly reason: string }> {
  const method = chain === "X" ? "avm.getTxStatus" : "avax.getAtomicTxStatus";
  const { status, reason = "" }: { status: string; reason?: string | undefined } =
    chain === "P" ? await pchain.getTxStatus({ txID }) : await call(method, { txID });
  return { state: STATES[status] ?? "unknown", reason };
}

/**
 * Waits until a transaction is accepted.
 *
 * @throws RefusedError if the network dropped it, DeadlineError if it is not accepted within `withinMs` (it may still
 * be accepted later), AbortError if the signal aborts, and the errors of the client.
 * @example
 * await waitForAcceptance(node, issued, { withinMs: 30_000 });
 */
export async function waitForAcceptance(
  node: WalletNode,
  transaction: IssuedTransaction,
  { withinMs = 60_000, intervalMs = 200, signal }: WaitOptions = {},
): Promise<void> {
  const { state, reason } = await poll(
    {
      operation: "waitForAcceptance",
      ask: () => readStatus(node, transaction),
      isFinal: (status) => status.state === "accepted" || status.state === "dropped",
    },
    { withinMs, intervalMs, signal },
  );
  if (state === "dropped") throw new RefusedError(reason === "" ? "it was dropped" : reason);
}
