/** Checks a configuration file by its schema, and says of every error how to put it right. */
import * as v from "valibot";
import { type JsonSchema, jsonOf } from "./json-schema.ts";
import { nearest } from "./nearest.ts";
import { namesOf } from "./rules.ts";
import type { ConfigSource, Finding, Path } from "./source.ts";

type Properties = { readonly [name: string]: JsonSchema };

/** The schema of a field inside an object or a list. */
function inside(json: JsonSchema | undefined, key: string | number): JsonSchema | undefined {
  const branches = Array.isArray(json?.anyOf) ? (json.anyOf as JsonSchema[]) : []; // this module's own schemas
  const properties = json?.properties as Properties | undefined;
  const found = properties
    ? Object.hasOwn(properties, key)
      ? properties[key]
      : undefined
    : typeof key === "number"
      ? json?.items
      : json?.additionalProperties;
  if (typeof found === "object" && found !== null) return found as JsonSchema;
  for (const branch of branches) {
    const branched = inside(branch, key);
    if (branched) return branched;
  }
  return undefined;
}

/** The fields of an object that accepts no others. */
function propertiesOf(json: JsonSchema | undefined): Properties | undefined {
  const branches = Array.isArray(json?.anyOf) ? (json.anyOf as JsonSchema[]) : []; // as above
  const own = json?.additionalProperties === false ? (json.properties as Properties) : undefined;
  return own ?? branches.map(propertiesOf).find((properties) => properties !== undefined);
}

/** Unknown names at any depth. */
function unknownFields(value: unknown, json: JsonSchema | undefined, path: Path = []): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const properties = Array.isArray(value) ? undefined : propertiesOf(json);
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, field]): Finding[] => {
    const at = [...path, key];
    if (!properties || Object.hasOwn(properties, key)) return unknownFields(field, inside(json, key), at);
    const names = Object.keys(properties);
    const meant = nearest(String(key), names);
    const known = `known are ${namesOf(names)}`;
    return [
      {
        path: at,
        rule: `is not a known field; ${meant === undefined ? known : `did you mean ${meant}? ${known}`}`,
      },
    ];
  });
}

/**
 * `; for example pollMs: 1000`, in a form that is both JSON's and YAML's; empty when the rule itself says
 * enough.
 */
function exampleOf(json: JsonSchema | undefined, path: Path): string {
  const [example = json?.default] = (json?.examples as unknown[] | undefined) ?? [];
  if (example === undefined) return "";
  const name = path.at(-1);
  return `; for example ${typeof name === "string" ? `${name}: ` : ""}${JSON.stringify(example)}`;
}

/**
 * Checks a parsed file, or the value read in its place.
 *
 * @throws CliError with every error of the file: its line and column, the field's path, the rule and an
 *   example
 */
export function check<const Schema extends v.GenericSchema>(
  source: ConfigSource,
  schema: Schema,
  value: unknown = source.value,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const json = jsonOf(schema);
  const wrong = issues
    .filter(({ expected }) => expected !== "never")
    .map(({ path = [], message }): Finding => {
      const keys = path.map(({ key }) => key as string | number); // names of objects and indexes of lists
      const field = keys.reduce<JsonSchema | undefined>(inside, json);
      return { path: keys, rule: `${message}${exampleOf(field, keys)}` };
    });
  const findings = [...unknownFields(value, json), ...wrong];
  const byPath = new Map(findings.toReversed().map((finding) => [finding.path.join("\n"), finding]));
  throw source.error([...byPath.values()].reverse());
}
