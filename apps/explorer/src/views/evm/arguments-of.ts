/** The arguments of a call, read from its input data. */
import { abiString } from "../../format/hex-text.ts";
import { parametersOf } from "./method-text.ts";
import { parameterNames } from "./parameter-names.ts";

/** A parameter's type, its name if the method is well known, and its value if that is one word or a string. */
export interface Argument {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | undefined;
}

/** Hex digits of a word, and of what stands before the first: 0x and the selector. */
const WORD = 64;
const HEAD = 10;

/** The value of a word as its type has it; undefined for types whose words say only where the value stands. */
function textOf(type: string, word: string): string | undefined {
  if (type === "address") return `0x${word.slice(24)}`;
  if (type === "bool") return BigInt(`0x${word}`) === 0n ? "false" : "true";
  if (/^uint\d*$/.test(type)) return String(BigInt(`0x${word}`));
  if (/^int\d*$/.test(type)) return String(BigInt.asIntN(256, BigInt(`0x${word}`)));
  const length = /^bytes(\d+)$/.exec(type)?.[1];
  return length ? `0x${word.slice(0, 2 * Number(length))}` : undefined;
}

/** Tuples and arrays of a fixed length take several words, or one, as their parts are. */
const takesWords = (type: string) => type.startsWith("(") || /\[\d+\]/.test(type);

/** The parameters of a signature with the values that the input has; none behind one that may take several words. */
export function argumentsOf(signature: string, input: string): Argument[] {
  const types = parametersOf(signature);
  const names = parameterNames(signature);
  const unknown = types.findIndex(takesWords);
  return types.map((type, index) => {
    const word = input.slice(HEAD + index * WORD, HEAD + (index + 1) * WORD);
    const name = names[index];
    const named = { type, ...(name && { name }) };
    if (word.length < WORD || (unknown >= 0 && index >= unknown)) return named;
    const value = type === "string" ? abiString(input.slice(HEAD), Number(`0x${word}`)) : textOf(type, word);
    return value === undefined ? named : { ...named, value };
  });
}
