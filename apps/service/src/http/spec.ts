/** Compiles the two specs: routes, and validators of parameters and bodies. */

import data from "@primary-network/data/openapi.json" with { type: "json" };
import { operations as dataOperations } from "@primary-network/data/spec";
import metrics from "@primary-network/metrics/openapi.json" with { type: "json" };
import { operations as metricsOperations } from "@primary-network/metrics/spec";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Interface } from "./error-body.ts";

/** A JSON Schema as far as coercion reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly default?: unknown;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

/** A parameter of an operation. */
export interface SpecParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  /** `explode: false`: one comma-joined value. */
  readonly csv: boolean;
  readonly schema: Schema;
  readonly validate: ValidateFunction;
}

/** An operation of a spec. */
export interface SpecOperation {
  readonly id: string;
  readonly of: Interface;
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Compute units that a request costs. */
  readonly weight: number;
  readonly parameters: readonly SpecParameter[];
  readonly body?: { readonly required: boolean; readonly validate: ValidateFunction };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
  readonly [key: string]: unknown;
}

interface RawParameter {
  $ref?: string;
  name: string;
  in: "path" | "query";
  required?: boolean;
  explode?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: string;
  "x-rate-weight": number;
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: { "application/json"?: unknown } };
}

const METHODS: ReadonlySet<string> = new Set(["get", "post", "patch", "delete"]);

/** An open enum may gain values, so only its pattern is checked in paths and bodies. */
function openEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(openEnums);
  if (typeof value !== "object" || value === null) return value;
  const open = "x-enum-open" in value && value["x-enum-open"] === true;
  const entries = Object.entries(value).filter(([key]) => !(open && key === "enum"));
  return Object.fromEntries(entries.map(([key, member]) => [key, openEnums(member)]));
}

const escapeToken = (token: string) => token.replaceAll("~", "~0").replaceAll("/", "~1");

function lookUp(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      // A JSON pointer leads through objects and lists only; anything else has no members.
      (value, token) =>
        typeof value === "object" && value !== null ? (value as Record<string, unknown>)[token] : undefined,
      document,
    );
}

function readDocument(of: Interface, raw: unknown): SpecOperation[] {
  const document = openEnums(raw) as Document; // bundled by the generator, which checks its form
  // Not checked against the schema of schemas, which `pnpm check` does: compiling that takes half of the start without an index to build.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, verbose: true });
  ajv.addSchema(document, of);
  // A filter by an unknown value would silently give an empty list, so query values must be known ones.
  const closed = `${of}-closed`;
  ajv.addSchema(raw as object, closed); // as above
  /** Follows references within the document; the pointer is where the schema's rules are. */
  const follow = (value: unknown, pointer: string): { value: unknown; pointer: string } => {
    const ref = typeof value === "object" && value !== null && "$ref" in value ? value.$ref : undefined;
    if (typeof ref !== "string") return { value, pointer };
    return follow(lookUp(document, ref.slice(1)), ref.slice(1));
  };
  /** A rule that is compiled when it is first used: all of them take 0.2 s, which each process would pay at its start. */
  const rule = (pointer: string, schemas: string = of) => {
    let compiled: ValidateFunction | undefined;
    return () => {
      compiled ??= ajv.compile({ $ref: `${schemas}#${encodeURI(pointer)}` });
      return compiled;
    };
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.has(method))
      .map(([method, rawOperation]): SpecOperation => {
        const operation = rawOperation as RawOperation; // as above
        const at = `/paths/${escapeToken(path)}/${method}`;
        const parameters = (operation.parameters ?? []).map((entry, index): SpecParameter => {
          const { value, pointer } = follow(entry, `${at}/parameters/${index}`);
          const parameter = value as RawParameter; // as above
          const schema = follow(parameter.schema, `${pointer}/schema`);
          const validate = rule(schema.pointer, parameter.in === "query" ? closed : of);
          return {
            name: parameter.name,
            in: parameter.in,
            required: parameter.required ?? false,
            csv: parameter.explode === false,
            schema: schema.value as Schema, // as above
            get validate() {
              return validate();
            },
          };
        });
        const { requestBody } = operation;
        const validateBody = rule(`${at}/requestBody/content/application~1json/schema`);
        return {
          id: operation.operationId,
          of,
          method: method.toUpperCase(),
          path,
          weight: operation["x-rate-weight"],
          parameters,
          ...(requestBody && {
            body: {
              required: requestBody.required ?? false,
              get validate() {
                return validateBody();
              },
            },
          }),
        };
      }),
  );
}

let operations: readonly SpecOperation[] | undefined;

/** Every operation of both interfaces; read once in a process, however many services it opens. */
export function readSpecs(): readonly SpecOperation[] {
  operations ??= [...readDocument("data", data), ...readDocument("metrics", metrics)];
  return operations;
}

/** The tables that hold what the documents' schemas cannot say: bounds of decimal strings, rules over several fields. */
export const operationTables = { ...dataOperations, ...metricsOperations };

/** Ids of all operations, which the handlers must cover. */
export type AnyOperationId = keyof typeof operationTables;
