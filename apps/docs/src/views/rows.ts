/** A response as rows and columns, and which of the columns are numbers that a chart can show. */
import { Digits, isList, isObject, type Json, type JsonObject } from "../json/read-json.ts";

/** Texts by column. */
export type Row = ReadonlyMap<string, string>;

/** A response as a table. */
export interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Rows that the response has besides. */
  readonly more: number;
}

/** Rows that are shown: more would freeze the page. */
const SHOWN = 500;
/** Levels of objects inside a row whose fields are columns of their own. */
const DEPTH = 2;

/** The rows of a response: the items of its list, or else its fields; undefined when it has neither. */
export function rowsOf(response: Json): Rows | undefined {
  const json = resultOf(response);
  const list = listOf(json);
  if (list === undefined) {
    if (!isObject(json)) return undefined;
    const fields = [...flattened(json)];
    if (fields.length === 0) return undefined;
    const rows = fields.map(
      ([name, value]) =>
        new Map([
          ["field", name],
          ["value", value],
        ]),
    );
    return {
      columns: ["field", "value"],
      rows: rows.slice(0, SHOWN),
      more: Math.max(rows.length - SHOWN, 0),
    };
  }
  // The mark of a shortened list stands among its items.
  const items = list.some(isObject) ? list.filter(isObject) : list;
  const rows = items
    .slice(0, SHOWN)
    .map((item) => (isObject(item) ? flattened(item) : new Map([["value", textOf(item)]])));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return { columns, rows, more: items.length - rows.length };
}

/** The result inside a JSON-RPC response. */
function resultOf(json: Json): Json {
  return isObject(json) && json.has("jsonrpc") ? (json.get("result") ?? json.get("error") ?? json) : json;
}

/** The list that a response is there for: itself, or the longest one of its fields. */
function listOf(json: Json): readonly Json[] | undefined {
  if (isList(json)) return json;
  if (!isObject(json)) return undefined;
  const lists = [...json.values()].filter(isList);
  return lists.toSorted((one, other) => other.length - one.length).find(({ length }) => length > 0);
}

function flattened(object: JsonObject, prefix = "", depth = DEPTH): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of object) {
    if (isObject(value) && depth > 0 && value.size > 0) {
      for (const [inner, text] of flattened(value, `${prefix}${name}.`, depth - 1)) texts.set(inner, text);
    } else texts.set(prefix + name, textOf(value));
  }
  return texts;
}

function textOf(value: Json): string {
  if (value instanceof Digits) return value.text;
  if (isList(value)) {
    const isShort = value.length <= 3 && value.every((item) => !isList(item) && !isObject(item));
    return isShort ? value.map(textOf).join(", ") : `${value.length} items`;
  }
  return isObject(value) ? `${value.size} fields` : String(value ?? "");
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Numbers that name something, rather than count it. */
const NAMES =
  /(?:^|[.A-Z_])(?:id|hash|address|index|number|nonce|version|code)s?$|Id$|Hash$|Address$|Index$|Number$|chainId$/;
const TIME = /timestamp$|(?:^|\.)time$/i;

/** Columns that a chart can show. */
export interface Series {
  /** Columns of numbers; the first is drawn first. */
  readonly values: readonly string[];
  /** The column of times in seconds; undefined when the rows have none. */
  readonly time: string | undefined;
}

/** The columns that a chart can show; undefined when there are none, or not two rows. */
export function seriesOf({ columns, rows }: Rows): Series | undefined {
  if (rows.length < 2) return undefined;
  const numeric = columns.filter((column) => {
    const texts = rows.map((row) => row.get(column) ?? "").filter((text) => text !== "");
    return texts.length >= 2 && texts.every((text) => NUMBER.test(text));
  });
  const time = numeric.find((column) => TIME.test(column));
  const values = numeric.filter((column) => !TIME.test(column) && !NAMES.test(column));
  return values.length === 0 ? undefined : { values, time };
}
