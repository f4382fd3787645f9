/** Lists validations as they are at a snapshot: pages are selected in memory, and rows read of those that are not open. */

import type { Slice, Window } from "../../domain/listing.ts";
import type { ValidatorFilter, ValidatorRow, ValidatorStore } from "../ports/validator.ts";
import type { Db } from "../sql/database.ts";
import type { StakeBook } from "../stakes/book.ts";
import type { Validation } from "../stakes/entry.ts";
import { selectValidators } from "../stakes/select-validators.ts";
import { readValidationRows } from "../stakes/validation-rows.ts";

const NONE = { uptime: null, connected: null, subnetStake: null };

async function listValidators(
  db: Db,
  book: StakeBook,
  window: Window,
  filter: ValidatorFilter,
): Promise<Slice<ValidatorRow>> {
  const { networkId, snapshot } = window;
  const view = await book.view(snapshot);
  const uptimes = await book.uptimes(snapshot);
  const { validations, next } = selectValidators(book, view, uptimes, window, filter);
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
}

/** @param bookOf the stakers of a network */
export function createValidatorStore(db: Db, bookOf: (networkId: number) => StakeBook): ValidatorStore {
  return { list: (window, filter) => listValidators(db, bookOf(window.networkId), window, filter) };
}
