/** Lists the movements of an EVM transaction that concern an export's addresses. */

import type { EvmInternalFact, EvmTransferFact } from "../../domain/evm/facts.ts";
import type { EvmTxRow } from "../../store/evm/concerning.ts";

/** The transaction itself, an internal call with value, or a token transfer. */
export type EvmMovement =
  | { readonly type: "TRANSACTION"; readonly tx: EvmTxRow }
  | { readonly type: "INTERNAL"; readonly tx: EvmTxRow; readonly moved: EvmInternalFact }
  | {
      readonly type: `ERC-${EvmTransferFact["kind"]}`;
      readonly tx: EvmTxRow;
      readonly moved: EvmTransferFact;
    };

/**
 * The movements of a transaction: itself first, then internal calls in the order in which they began, then tokens in the
 * order of the log; each only when one of the addresses is a party of it. Reverted calls moved nothing.
 */
export function evmMovementsOf(tx: EvmTxRow, addresses: ReadonlySet<string>): EvmMovement[] {
  const concerns = (...parties: readonly (string | null)[]) =>
    parties.some((party) => party !== null && addresses.has(party));
  return [
    ...(concerns(tx.sender, tx.recipient, tx.created) ? [{ type: "TRANSACTION", tx } as const] : []),
    ...tx.internals
      .filter(({ sender, recipient, reverted }) => !reverted && concerns(sender, recipient))
      .map((moved) => ({ type: "INTERNAL", tx, moved }) as const),
    ...tx.transfers
      .filter(({ sender, recipient }) => concerns(sender, recipient))
      .map((moved) => ({ type: `ERC-${moved.kind}`, tx, moved }) as const),
  ];
}
