/** JSON in its canonical form (RFC 8785): members sorted by name, no white space. Receivers of webhooks compute a signature over it. */

/** A value of JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue | undefined };

/**
 * The canonical text of a value; members that are undefined are left out. ECMAScript serialises numbers and
 * texts as the RFC demands, and sorts strings as it demands: by UTF-16 code units.
 *
 * @example
 * canonicalJson({ b: 1, a: "x" }); // {"a":"x","b":1}
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.keys(value)
    .sort()
    .flatMap((name) => {
      const member = value[name];
      return member === undefined ? [] : [`${JSON.stringify(name)}:${canonicalJson(member)}`];
    });
  return `{${members.join(",")}}`;
}

const isList = (value: object): value is readonly JsonValue[] => Array.isArray(value);
