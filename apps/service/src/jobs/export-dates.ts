/** Reads the days of an export, under their current and older names. */

import { DAY, dayStart } from "../domain/day.ts";
import type { ExportRequest } from "./export-request.ts";

/** Days in a request, YYYY-MM-DD. */
export interface ExportDates {
  readonly firstDate?: string;
  readonly lastDate?: string;
  /** Older name of `firstDate`. */
  readonly startDate?: string;
  /** Older name of `lastDate`. */
  readonly endDate?: string;
}

/** Thrown for invalid or contradictory days; the message names field and rule. */
export class ExportDatesError extends Error {
  override readonly name = "ExportDatesError";
}

function pick(dates: ExportDates, name: "firstDate" | "lastDate", older: "startDate" | "endDate") {
  const [value, olderValue] = [dates[name], dates[older]];
  if (value !== undefined && olderValue !== undefined) {
    throw new ExportDatesError(
      `${name} and ${older} exclude each other: ${older} is the older name of ${name}`,
    );
  }
  const field = value === undefined ? older : name;
  const text = value ?? olderValue;
  if (text === undefined) return undefined;
  const start = dayStart(text);
  if (start === undefined) throw new ExportDatesError(`${field} must be a day as YYYY-MM-DD, not "${text}"`);
  return { field, text, start };
}

/** @throws ExportDatesError */
export function readExportDates(dates: ExportDates): Pick<ExportRequest, "from" | "to"> {
  const first = pick(dates, "firstDate", "startDate");
  const last = pick(dates, "lastDate", "endDate");
  if (first && last && first.start > last.start) {
    throw new ExportDatesError(`${first.field} ${first.text} must not be after ${last.field} ${last.text}`);
  }
  return { ...(first && { from: first.start }), ...(last && { to: last.start + DAY }) };
}
