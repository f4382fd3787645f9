/** Every field of the configuration that may hold a secret is known to `doctor`, which hides what it holds. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { type JsonSchema, jsonOf } from "../config/json-schema.ts";
import { configSchema } from "../config/schema.ts";
import { secretsOf } from "./redact.ts";

/** Fields that responses give, so that nothing in them is a secret. */
const SHOWN = /\.(publicRpcUrl|explorerUrl)$/;
/** Values of which one fits each field, around a secret. */
const FORMS = [
  (secret: string) => `postgresql://user:${secret}@host/data`,
  (secret: string) => `https://host/${secret}`,
  (secret: string) => `wss://host/${secret}`,
  (secret: string) => secret.padEnd(64, "x"),
];

/** A value of a schema with a secret in each field that may hold one, and little else; undefined of a field that can be left out. */
function exampleOf(
  schema: JsonSchema,
  path: string,
  secrets: Map<string, string>,
  isRequired: boolean,
): unknown {
  const { anyOf, properties, items, writeOnly, pattern, examples, required } = schema as JsonSchema & {
    readonly anyOf?: readonly JsonSchema[];
    readonly properties?: { readonly [name: string]: JsonSchema };
    readonly items?: JsonSchema;
    readonly pattern?: string;
    readonly examples?: readonly unknown[];
    readonly required?: readonly string[];
  };
  if (writeOnly) {
    const secret = `secret-${secrets.size}-value`;
    const form = FORMS.find((each) => new RegExp(pattern ?? "").test(each(secret)));
    const value = (pattern === undefined ? FORMS[3] : form)?.(secret);
    if (!SHOWN.test(path)) secrets.set(path, pattern === undefined ? (value ?? "") : secret);
    return value;
  }
  if (properties) {
    const entries = Object.entries(properties)
      .map(([name, field]) => {
        const needs = required?.includes(name) ?? false;
        return [name, exampleOf(field, `${path}.${name}`, secrets, needs)] as const;
      })
      .filter(([, value]) => value !== undefined);
    return entries.length === 0 && !isRequired ? undefined : Object.fromEntries(entries);
  }
  if (items) {
    const item = exampleOf(items, path, secrets, false);
    return item === undefined ? undefined : [item];
  }
  if (anyOf?.[0]) return exampleOf(anyOf[0], path, secrets, isRequired);
  return isRequired ? examples?.[0] : undefined;
}

it("what any of them holds is hidden", async () => {
  const secrets = new Map<string, string>();
  const config = exampleOf(jsonOf(configSchema), "config", secrets, true);
  expect([...secrets.keys()]).toEqual(
    expect.arrayContaining(["config.database.readUrl", "config.exports.secret"]),
  );
  const folder = await mkdtemp(join(tmpdir(), "redact-"));
  try {
    const file = join(folder, "config.json");
    await writeFile(file, JSON.stringify(config));
    const hidden = secretsOf((await readConfig(file, {})).service);
    expect([...secrets].filter(([, secret]) => !hidden.includes(secret))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
