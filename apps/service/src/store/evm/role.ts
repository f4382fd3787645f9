/** The roles in which an address takes part in a transaction, each with an index that has the order of the chain. */

import { ERC_KINDS } from "../../domain/evm/facts.ts";
import { partyKey, txPosition } from "../schema/keys.ts";
import type { Dialect } from "../session/connection.ts";
import { ofOneWorker, unestimated } from "../sql/planner.ts";

/** Rows `t` of a table that have an address in a column. */
export interface Role {
  readonly table: "evm_tx" | "evm_internal" | "evm_transfer" | "evm_contract";
  readonly party: string;
  /** The standard of the tokens of transfers, which are indexed by it. */
  readonly kind?: number;
  /** The condition of the rows that the index covers. */
  readonly only?: string;
}

/** The columns, as SQL, that give the index of a role the order of the chain. */
export const positionsOf = (table: string): readonly string[] =>
  table === "evm_tx" ? [txPosition("t.number", "t.idx")] : ["t.number", "t.idx"];

export const SENDER: Role = { table: "evm_tx", party: "t.sender" };

/** The parties of the transaction itself. */
export const SENT: readonly Role[] = [SENDER, { table: "evm_tx", party: "coalesce(t.recipient, t.created)" }];

/** All roles; a call that was reverted did not happen. */
export const CONCERNED: readonly Role[] = [
  ...SENT,
  ...["t.sender", "t.recipient"].flatMap((party): Role[] => [
    { table: "evm_internal", party, only: "not t.reverted" },
    ...ERC_KINDS.map((kind) => ({ table: "evm_transfer", party, kind }) as const),
  ]),
];

/**
 * Says whether a row has an address in a role, as SQL. The address itself is compared too, as others may have
 * its key.
 */
export function hasRole(
  { party, kind, only }: Role,
  address: string,
  chain: string,
  dialect: Dialect,
): string {
  const ofKind = (given: string) => (kind === undefined ? {} : { kind: given });
  const own = partyKey({ address: party, chain: "t.chain", ...ofKind("t.kind") });
  const wanted = partyKey({ address, chain, ...ofKind(`${kind}::smallint`) });
  const same = `${party} = ${address} and t.chain = ${chain}${kind === undefined ? "" : ` and t.kind = ${kind}`}`;
  return `${own} = ${wanted} and ${unestimated(same)} ${ofOneWorker(chain, dialect)}${only === undefined ? "" : ` and ${only}`}`;
}
