/** Reads a parsed configuration field by field; every error names the file, the field's path and the rule. */
import { CliError } from "../cli-error.ts";

/** A value in a configuration file, and its path. */
export class Field {
  readonly #file: string;
  readonly #path: string;
  readonly #value: unknown;

  constructor(file: string, value: unknown, path = "") {
    this.#file = file;
    this.#path = path;
    this.#value = value;
  }

  /** @throws CliError always */
  fail(rule: string): never {
    throw new CliError(`${this.#file}: ${this.#path || "the file"} ${rule}.`);
  }

  /** Whether there is a value. */
  get given(): boolean {
    return this.#value !== undefined && this.#value !== null;
  }

  /** Whether the name is present, even without a value: for fields where an empty value must not mean the default. */
  get named(): boolean {
    return this.#value !== undefined;
  }

  #told(): string {
    const text = JSON.stringify(this.#value) ?? "nothing";
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  }

  /**
   * The fields of an object that may have only the named ones.
   *
   * @throws CliError naming an unknown field
   */
  object<Name extends string>(names: readonly Name[]): { readonly [name in Name]: Field } {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return this.fail(`must hold the fields ${names.join(", ")}, not ${this.#told()}`);
    }
    const at = (name: string) => (this.#path === "" ? name : `${this.#path}.${name}`);
    const unknown = Object.keys(value).find((name) => !names.some((known) => known === name));
    if (unknown !== undefined) {
      new Field(this.#file, undefined, at(unknown)).fail(`is no field; there is ${names.join(", ")}`);
    }
    const found: Record<string, unknown> = { ...value };
    const fields = names.map((name) => [name, new Field(this.#file, found[name], at(name))]);
    return Object.fromEntries(fields) as { readonly [name in Name]: Field }; // made from the same names
  }

  /** The fields of an object, whatever they are called. */
  entries(): (readonly [name: string, field: Field])[] {
    const value = this.#value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return this.fail(`must be an object, not ${this.#told()}`);
    }
    return Object.entries(value).map(([name, inner]) => [
      name,
      new Field(this.#file, inner, `${this.#path}.${name}`),
    ]);
  }

  text(): string {
    if (typeof this.#value === "string" && this.#value !== "") return this.#value;
    return this.fail(this.given ? `must be a text, not ${this.#told()}` : "is missing");
  }

  /** A text that error messages never repeat. */
  secret(minLength: number): string {
    const value = this.#value;
    if (typeof value === "string" && value.length >= minLength) return value;
    return this.fail(`must be a text of at least ${minLength} characters`);
  }

  /** A text that satisfies a rule. */
  matching(rule: string, holds: (text: string) => boolean): string {
    const text = this.text();
    return holds(text) ? text : this.fail(`must be ${rule}, not ${this.#told()}`);
  }

  oneOf<const Choice extends string | boolean>(choices: readonly Choice[]): Choice {
    const choice = choices.find((known) => known === this.#value);
    return choice ?? this.fail(`must be one of ${choices.join(", ")}, not ${this.#told()}`);
  }

  boolean(): boolean {
    return typeof this.#value === "boolean"
      ? this.#value
      : this.fail(`must be true or false, not ${this.#told()}`);
  }

  integer(min: number, max: number): number {
    const value = this.#value;
    if (typeof value === "number" && Number.isInteger(value) && value >= min && value <= max) return value;
    return this.fail(`must be a whole number from ${min} to ${max}, not ${this.#told()}`);
  }

  /** The members of a list. */
  items(): Field[] {
    const value = this.#value;
    if (!Array.isArray(value)) return this.fail(`must be a list, not ${this.#told()}`);
    return value.map((item, index) => new Field(this.#file, item, `${this.#path}[${index}]`));
  }

  texts(): string[] {
    return this.items().map((item) => item.text());
  }
}
