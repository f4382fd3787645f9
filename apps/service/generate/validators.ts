/** Compiles rules to functions that need neither Ajv nor `eval`; equal rules share one. */

import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Schema } from "./rule.ts";

/** What Ajv's code takes from its package: how many characters a text has. */
const LENGTH = 'require("ajv/dist/runtime/ucs2length").default';
const OWN_LENGTH = "(text) => { let length = 0; for (const _ of text) length++; return length; }";

export class Validators {
  readonly #names = new Map<string, string>();
  readonly #rules = new Map<string, Schema>();

  /** The name of the function that validates values by a rule. */
  nameOf(rule: Schema): string {
    const text = JSON.stringify(rule);
    const name = this.#names.get(text) ?? `rule${this.#names.size}`;
    this.#names.set(text, name);
    this.#rules.set(name, rule);
    return name;
  }

  /** The functions, by the names that were given. */
  code(): string {
    // A schema without $id is known by the name under which it is added.
    const schemas = Object.fromEntries(this.#rules);
    const ajv = new Ajv2020({ strict: false, schemas, code: { source: true, esm: true, lines: true } });
    const exported = standalone.default(
      ajv,
      Object.fromEntries([...this.#rules.keys()].map((name) => [name, name])),
    );
    const code = exported
      .replace('"use strict";', "")
      .replaceAll(LENGTH, OWN_LENGTH)
      .replaceAll(/^export const /gm, "const ")
      .replaceAll(/\/\*# sourceURL=.*?\*\//g, "");
    if (code.includes("require(")) throw new Error("the code of a rule needs a package");
    return code;
  }
}

/** Types of what the generated files export. */
export const validatorTypes = `/** What a value breaks, as Ajv says it. */
export interface Fault {
  /** JSON pointer to the part of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** Whether a value fits; \`errors\` has what the last one breaks. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly Fault[] | null;
}`;
