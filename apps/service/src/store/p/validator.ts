/**
 * Lists validations as they are at a snapshot: selects pages in memory, and reads rows of closed validations.
 */

import type { Slice, Window } from "../../domain/listing.ts";
import type { Db } from "../sql/database.ts";
import type { StakeBooks } from "../stakes/book.ts";
import type { Validation, ValidationRow } from "../stakes/entry.ts";
import { selectValidators, type ValidatorFilter } from "../stakes/select-validators.ts";
import { readValidationRows } from "../stakes/validation-rows.ts";

export interface ValidatorRow {
  readonly validation: ValidationRow;
  /** Percent; null when the node did not report it, or outside of the active state. */
  readonly uptime: string | null;
  readonly connected: boolean | null;
  /** Stake and delegations of the whole subnet at the snapshot; null outside of the active state. */
  readonly subnetStake: string | null;
}

const NONE = { uptime: null, connected: null, subnetStake: null };

/** @param bookOf the stakers of a network */
export const validatorsOn = (db: Db, bookOf: StakeBooks) => ({
  async list(window: Window, filter: ValidatorFilter): Promise<Slice<ValidatorRow>> {
    const book = bookOf(window.networkId);
    const { networkId, snapshot } = window;
    const view = await book.view(snapshot);
    const uptimes = await book.uptimes(snapshot);
    const { validations, next } = selectValidators(book.stakers, view, uptimes, window, filter);
    const ended = validations.filter((validation) => !view.open.has(validation)).map(({ txId }) => txId);
    const rows = await readValidationRows(db, networkId, snapshot, ended);
    // The times between which nothing changes are for the book, not for items.
    const read = new Map(rows.map(({ from: _from, to: _to, ...row }) => [row.txId, row]));
    const rowOf = (validation: Validation): ValidatorRow => {
      const open = view.open.get(validation);
      if (open?.status === "active") {
        const { uptime = null, connected = null } = uptimes.get(validation.nodeId) ?? {};
        return {
          validation: open.row,
          uptime,
          connected,
          subnetStake: String(view.subnetStake(validation.subnetId)),
        };
      }
      const row = open?.row ?? read.get(validation.txId);
      if (!row) throw new Error(`validation ${validation.txId} is not stored any more`);
      return { validation: row, ...NONE };
    };
    return { items: validations.map(rowOf), ...(next && { next }) };
  },
});
