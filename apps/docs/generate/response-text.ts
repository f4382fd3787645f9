/** A recorded response as JSON to read: whole where it is short, and said to be shortened where it is not. */
import { printJson } from "@primary-network/core";
import { indented } from "../src/json/indented.ts";

const ITEMS = 3;
const FIELDS = 40;
const CHARACTERS = 260;

/** A response's text, with every digit of every integer. */
export interface ResponseText {
  readonly text: string;
  readonly isShortened: boolean;
}

export function responseText(response: unknown): ResponseText {
  let isShortened = false;
  const cut = (value: unknown): unknown => {
    if (typeof value === "string" && value.length > CHARACTERS) {
      isShortened = true;
      return `${value.slice(0, CHARACTERS)}…`;
    }
    if (Array.isArray(value)) {
      if (value.length <= ITEMS) return value.map(cut);
      isShortened = true;
      return [...value.slice(0, ITEMS).map(cut), `… ${value.length - ITEMS} more`];
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value);
    // A map with many keys, such as validators by node id, and not a record with many fields.
    const kept = entries.length > FIELDS ? entries.slice(0, ITEMS) : entries;
    if (kept.length < entries.length) isShortened = true;
    return Object.fromEntries([
      ...kept.map(([name, item]) => [name, cut(item)]),
      ...(kept.length < entries.length ? [["…", `${entries.length - kept.length} more`]] : []),
    ]);
  };
  return { text: indented(printJson(cut(response))), isShortened };
}
