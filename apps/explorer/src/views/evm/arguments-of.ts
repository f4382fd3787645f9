/** The values of the parameters that a call's input data hold. */
import { parametersOf } from "./method-text.ts";

/** A parameter's type, and its value where that stands in one word of the data. */
export interface Argument {
  readonly type: string;
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
  const unknown = types.findIndex(takesWords);
  return types.map((type, index) => {
    const word = input.slice(HEAD + index * WORD, HEAD + (index + 1) * WORD);
    if (word.length < WORD || (unknown >= 0 && index >= unknown)) return { type };
    const value = textOf(type, word);
    return value === undefined ? { type } : { type, value };
  });
}
