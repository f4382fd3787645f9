/** Reads a node's response field by field; every error names the field and the rule. */

import { EvmNodeError } from "./node-error.ts";

const fail = (field: string, rule: string): never => {
  throw new EvmNodeError(`the node's ${field} ${rule}`, { unreachable: false });
};

/**
 * Checks that a value is whole bytes in hex with 0x. A group that repeats would overflow on a few megabytes.
 */
export const isHex = (value: unknown): value is string =>
  typeof value === "string" && value.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(value);

/** An object in the response, and its name in errors. */
export class JsonObject {
  readonly #field: string;
  readonly #value: { readonly [name: string]: unknown };

  /** @throws EvmNodeError when it is not an object */
  constructor(value: unknown, field: string) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      fail(field, "is no object");
    }
    this.#field = field;
    this.#value = value as { readonly [name: string]: unknown }; // checked above; a copy would cost more than the reads
  }

  #name(name: string): string {
    return `${this.#field}.${name}`;
  }

  has(name: string): boolean {
    return this.#value[name] !== undefined && this.#value[name] !== null;
  }

  /** Names of its fields. */
  names(): string[] {
    return Object.keys(this.#value);
  }

  /** The unchecked value. */
  value(name: string): unknown {
    return this.#value[name];
  }

  /** A text, such as why a call failed. */
  text(name: string): string {
    const value = this.#value[name];
    return typeof value === "string" ? value : fail(this.#name(name), "is no text");
  }

  /** Bytes as hex with 0x, in lower case. */
  hex(name: string, bytes?: number): string {
    const value = this.#value[name];
    if (!isHex(value)) {
      return fail(this.#name(name), "is not bytes in hex with 0x");
    }
    if (bytes !== undefined && value.length !== 2 + 2 * bytes) {
      return fail(this.#name(name), `must hold ${bytes} bytes, not ${(value.length - 2) / 2}`);
    }
    return value.toLowerCase();
  }

  #quantity(name: string): string {
    const value = this.#value[name];
    if (typeof value !== "string" || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) {
      return fail(this.#name(name), "is no quantity: 0x and up to 64 hexadecimal digits");
    }
    return value;
  }

  /** An integer of 0 … 2^256 - 1, in hex with 0x. */
  quantity(name: string): bigint {
    return BigInt(this.#quantity(name));
  }

  /** Such an integer's digits in lower case, without 0x and without zeroes in front: none of 0. */
  digits(name: string): string {
    const value = this.#quantity(name);
    let start = 2;
    while (value[start] === "0") start++;
    return value.slice(start).toLowerCase();
  }

  /** A quantity that fits a number exactly. */
  integer(name: string): number {
    const value = this.quantity(name);
    return value <= Number.MAX_SAFE_INTEGER ? Number(value) : fail(this.#name(name), "is larger than 2^53");
  }

  list(name: string): readonly unknown[] {
    const value = this.#value[name];
    return Array.isArray(value) ? value : fail(this.#name(name), "is no list");
  }

  /** @throws EvmNodeError always */
  fail(name: string, rule: string): never {
    return fail(this.#name(name), rule);
  }
}
