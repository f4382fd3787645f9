/** Calls inside a transaction: as a trace shows them, and as the service lists them. */
import type { EvmTransactionDetail } from "@primary-network/data";
import type { Said } from "../node-calls.ts";

const lower = (text: string | undefined): string | undefined => text?.toLowerCase();

/** Shown by the service as the recipient of a creation that failed; the trace names none. */
const NOBODY = `0x${"0".repeat(40)}`;

/** Calls below the transaction's own, depth first. */
function callsIn(trace: Said): readonly Said[] {
  return (trace.calls ?? []).flatMap((call: Said) => [call, ...callsIn(call)]);
}

/** Calls that may carry value, and creations: the service lists these. */
const MOVES = new Set(["CALL", "CREATE", "CREATE2", "SELFDESTRUCT"]);

export function callLines(trace: Said): readonly string[] {
  return callsIn(trace)
    .filter(({ type, value }) => MOVES.has(type) && (type !== "CALL" || BigInt(value ?? "0x0") > 0n))
    .map(
      ({ from, to, value, error }) =>
        `${lower(from)} ${lower(to ?? NOBODY)} ${BigInt(value ?? "0x0")} ${error ? "reverted" : ""}`,
    );
}

/** The same of the service's response. */
export function listedCalls({ internalTransactions = [] }: EvmTransactionDetail): readonly string[] {
  return internalTransactions
    .filter(({ internalTxType, value }) => internalTxType !== "CALL" || BigInt(value) > 0n)
    .map(
      ({ from, to, value, isReverted }) =>
        `${lower(from.address)} ${lower(to.address)} ${value} ${isReverted ? "reverted" : ""}`,
    );
}

/** Contracts that a successful transaction deployed by calls. */
export function createdIn(trace: Said): readonly string[] {
  return callsIn(trace)
    .filter(({ type, error }) => /^CREATE/.test(type) && !error)
    .map(({ to }) => to);
}
