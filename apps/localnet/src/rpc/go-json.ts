/**
 * Reads the first JSON value of a text like Go's decoder: with its error messages, ignoring any text after the value,
 * and with exact integers, because an id is returned as it was sent.
 */
import type { JsonValue } from "@primary-network/codec";

/** A text that is not JSON; the message is Go's. */
export class GoJsonError extends Error {
  override readonly name = "GoJsonError";
}

/** Go's decoder accepts a depth of 10,000; the stack of JavaScript does not, and no call needs a thousandth of it. */
const MAX_DEPTH = 1_000;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/uy;
const LITERALS: readonly (readonly [text: string, value: JsonValue])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

/** A character as Go quotes it in a message. */
function quoted(character: string): string {
  if (character === "'") return `'\\''`;
  if (character === '"') return `'"'`;
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20 || code === 0x7f) return JSON.stringify(character).replaceAll('"', "'");
  return `'${character}'`;
}

/** Reads one text from left to right. */
class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Names the expected token where another one is found, or the end of the text. */
  #fail(looking: string): never {
    const rest = this.#text.slice(this.#at);
    if (rest === "") throw new GoJsonError("unexpected EOF");
    throw new GoJsonError(`invalid character ${quoted([...rest][0] ?? "")} ${looking}`);
  }

  #skip(): string {
    while (/[ \t\r\n]/u.test(this.#text[this.#at] ?? "")) this.#at += 1;
    return this.#text[this.#at] ?? "";
  }

  value(depth: number): JsonValue {
    if (depth > MAX_DEPTH) throw new GoJsonError("exceeded max depth");
    const first = this.#skip();
    if (first === "{") return this.#object(depth);
    if (first === "[") return this.#list(depth);
    if (first === '"') return this.#string();
    if (first === "-" || /[0-9]/u.test(first)) return this.#number();
    for (const [text, value] of LITERALS) if (first === text[0]) return this.#literal(text, value);
    return this.#fail("looking for beginning of value");
  }

  #literal(text: string, value: JsonValue): JsonValue {
    for (const requested of text) {
      if (this.#text[this.#at] !== requested) this.#fail(`in literal ${text} (expecting '${requested}')`);
      this.#at += 1;
    }
    return value;
  }

  #number(): JsonValue {
    NUMBER.lastIndex = this.#at;
    const found = NUMBER.exec(this.#text)?.[0];
    if (found === undefined) {
      this.#at += 1;
      return this.#fail("in numeric literal");
    }
    this.#at += found.length;
    const next = this.#text[this.#at] ?? "";
    const isWhole = /^-?[0-9]+$/u.test(found);
    if (next === "." && isWhole) {
      this.#at += 1;
      this.#fail("after decimal point in numeric literal");
    }
    if ((next === "e" || next === "E") && !/[eE]/u.test(found)) {
      this.#at += 1;
      if (/[+-]/u.test(this.#text[this.#at] ?? "")) this.#at += 1;
      this.#fail("in exponent of numeric literal");
    }
    const number = Number(found);
    return isWhole && !Number.isSafeInteger(number) ? BigInt(found) : number;
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    for (;;) {
      const character = this.#text[this.#at];
      if (character === undefined || character < " ") return this.#fail("in string literal");
      this.#at += 1;
      if (character === '"') break;
      if (character === "\\") this.#escape();
    }
    // Go replaces halves of surrogate pairs, which JSON.parse keeps.
    const text: string = JSON.parse(this.#text.slice(start, this.#at));
    return text.replace(/\p{Surrogate}/gu, "\ufffd");
  }

  #escape(): void {
    const character = this.#text[this.#at] ?? "";
    if (!/["\\/bfnrtu]/u.test(character)) this.#fail("in string escape code");
    this.#at += 1;
    if (character !== "u") return;
    for (let digit = 0; digit < 4; digit += 1, this.#at += 1)
      if (!/[0-9a-fA-F]/u.test(this.#text[this.#at] ?? "")) this.#fail("in \\u hexadecimal character escape");
  }

  #list(depth: number): JsonValue {
    const items: JsonValue[] = [];
    this.#at += 1;
    if (this.#skip() === "]") {
      this.#at += 1;
      return items;
    }
    for (;;) {
      items.push(this.value(depth + 1));
      const next = this.#skip();
      if (next !== "," && next !== "]") this.#fail("after array element");
      this.#at += 1;
      if (next === "]") return items;
    }
  }

  #object(depth: number): JsonValue {
    const members = new Map<string, JsonValue>();
    this.#at += 1;
    let next = this.#skip();
    if (next === "}") {
      this.#at += 1;
      return {};
    }
    for (;;) {
      if (next !== '"') this.#fail("looking for beginning of object key string");
      const key = this.#string();
      if (this.#skip() !== ":") this.#fail("after object key");
      this.#at += 1;
      members.set(key, this.value(depth + 1));
      next = this.#skip();
      if (next !== "," && next !== "}") this.#fail("after object key:value pair");
      this.#at += 1;
      if (next === "}") return Object.fromEntries(members);
      next = this.#skip();
    }
  }
}

/**
 * The first value of a text.
 *
 * @throws GoJsonError with Go's message
 * @example parseGoJson("nothing") // throws: invalid character 'o' in literal null (expecting 'u')
 */
export function parseGoJson(text: string): JsonValue {
  if (/^[ \t\r\n]*$/u.test(text)) throw new GoJsonError("EOF");
  return new Parser(text).value(1);
}
