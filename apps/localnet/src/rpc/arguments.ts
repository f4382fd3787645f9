/** Reads the arguments of a call like the node's own decoder. */

import { RpcFault } from "./fault.ts";
import { decodeId } from "./id.ts";

/** The single error for every argument of a wrong type. */
export const BAD_ARGUMENT =
  "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls";

const MAX_UINT64 = (1n << 64n) - 1n;
const MAX_UINT32 = (1n << 32n) - 1n;
const MAX_UINT16 = (1n << 16n) - 1n;

/** Byte encodings that a call may request. */
export type Encoding = "hex" | "hexnc" | "hexc" | "json";
const ENCODINGS: readonly Encoding[] = ["hex", "hexnc", "hexc", "json"];

function bad(): never {
  throw new RpcFault(BAD_ARGUMENT);
}

/** Arguments by name. Names match exactly or else in any letter case; null counts as absent. */
export class Arguments {
  readonly #fields: ReadonlyMap<string, unknown>;

  constructor(fields: object) {
    const exact = new Map<string, unknown>(Object.entries(fields));
    this.#fields = new Map([
      ...[...exact].map(([name, value]) => [name.toLowerCase(), value] as const),
      ...exact,
    ]);
  }

  #get(name: string): unknown {
    return this.#fields.get(name) ?? this.#fields.get(name.toLowerCase()) ?? undefined;
  }

  /** A string, "" when absent. */
  string(name: string): string {
    const value = this.#get(name) ?? "";
    return typeof value === "string" ? value : bad();
  }

  /** A list of strings, empty when absent; a null element counts as "". */
  strings(name: string): string[] {
    const value = this.#get(name) ?? [];
    if (!Array.isArray(value)) return bad();
    return value.map((item: unknown) => (item === null ? "" : typeof item === "string" ? item : bad()));
  }

  /** An unsigned 64-bit integer given as number or decimal string; undefined when absent. */
  uint64(name: string): bigint | undefined {
    const value = this.#get(name);
    if (value === undefined) return undefined;
    const text = typeof value === "number" && Number.isInteger(value) ? BigInt(value).toString() : value;
    if (typeof text !== "string" || !/^[0-9]{1,20}$/.test(text)) return bad();
    const integer = BigInt(text);
    return integer <= MAX_UINT64 ? integer : bad();
  }

  /** An unsigned 32-bit integer given as number or decimal string, 0 when absent. */
  uint32(name: string): number {
    const value = this.uint64(name) ?? 0n;
    return value <= MAX_UINT32 ? Number(value) : bad();
  }

  /** An unsigned 16-bit integer given as number or decimal string, 0 when absent. */
  uint16(name: string): number {
    const value = this.uint64(name) ?? 0n;
    return value <= MAX_UINT16 ? Number(value) : bad();
  }

  /** A boolean, false when absent. */
  boolean(name: string): boolean {
    const value = this.#get(name) ?? false;
    return typeof value === "boolean" ? value : bad();
  }

  /** Returns true if the argument is exactly this string. */
  is(name: string, word: string): boolean {
    return this.#get(name) === word;
  }

  /** A 32-byte id in cb58; all zeros when absent, which is also the Primary Network's id. */
  id(name: string): Uint8Array {
    const value = this.#get(name);
    if (value === undefined) return new Uint8Array(32);
    return typeof value === "string" ? this.#id(value) : bad();
  }

  /** A list of ids, empty when absent. */
  ids(name: string): Uint8Array[] {
    return this.strings(name).map((text) => this.#id(text));
  }

  #id(text: string): Uint8Array {
    try {
      return decodeId(text);
    } catch {
      return bad();
    }
  }

  /** The requested encoding in any letter case; `hex` when absent. */
  encoding(): Encoding {
    const text = this.string("encoding").toLowerCase();
    if (this.#get("encoding") === undefined) return "hex";
    return ENCODINGS.find((known) => known === text) ?? bad();
  }

  /** Arguments nested in one argument, all absent when it is. */
  nested(name: string): Arguments {
    const value = this.#get(name) ?? {};
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? new Arguments(value)
      : bad();
  }
}
