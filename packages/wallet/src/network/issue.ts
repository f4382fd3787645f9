/** Issues signed transactions, and waits until the network has accepted them. */
import { BadRequestError, ConnectionError, PrimaryNetworkError, RpcError } from "@primary-network/core";
import { poll } from "@primary-network/core/client";
import type { SigningDocument } from "../document/document.ts";
import { signedTransaction } from "../document/signing.ts";
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
    signal?.throwIfAborted();
    try {
      await node.call(ISSUE[document.chain], { tx: signed.tx, encoding: "hex" });
      return issued;
    } catch (error) {
      const state = await readState(node, issued).catch(() => "unknown" as const);
      if (state === "accepted" || state === "processing") return issued;
      if (!(error instanceof PrimaryNetworkError)) throw error; // of a node that is not of `createWalletNode`
      if (error instanceof RpcError || error instanceof BadRequestError) {
        throw new RefusedError(error.reason, { cause: error });
      }
      if (attempt === ATTEMPTS || (!error.retryable && !(error instanceof ConnectionError))) throw error;
    }
  }
}

const ATTEMPTS = 3;

/** Methods by chain. */
const ISSUE = { P: "platform.issueTx", X: "avm.issueTx", C: "avax.issueTx" } as const;
const STATUS = {
  P: "platform.getTxStatus",
  X: "avm.getTxStatus",
  C: "avax.getAtomicTxStatus",
} as const;

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
  node: WalletNode,
  { chain, id: txID }: IssuedTransaction,
): Promise<{ readonly state: TransactionState; readonly reason: string }> {
  const { status, reason = "" }: { status: string; reason?: string | undefined } = await node.call(
    STATUS[chain],
    { txID },
  );
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
