/** Arguments of contract calls as bytes, after the contracts' own descriptions of themselves. */
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { bigEndian } from "./big-endian.ts";

/** A parameter as a contract's description names it; tuples have components. */
export interface AbiParameter {
  readonly type: string;
  readonly components?: readonly AbiParameter[];
}

/** Integers, texts, bytes (addresses too), and arrays or tuples of such values. */
export type AbiValue = bigint | boolean | string | Uint8Array | readonly AbiValue[];

const WORD = 32;

const word = (bytes: Uint8Array): Uint8Array => {
  const padded = new Uint8Array(WORD);
  padded.set(bytes, WORD - bytes.length);
  return padded;
};

/** Bytes of any length, followed by zeros up to a whole word. */
const padded = (bytes: Uint8Array): Uint8Array =>
  concatBytes(bytes, new Uint8Array((WORD - (bytes.length % WORD)) % WORD));

const elementOf = (parameter: AbiParameter): AbiParameter => ({
  ...parameter,
  type: parameter.type.slice(0, -2),
});

const isArray = ({ type }: AbiParameter): boolean => type.endsWith("[]");

function isDynamic(parameter: AbiParameter): boolean {
  if (isArray(parameter) || parameter.type === "bytes" || parameter.type === "string") return true;
  return parameter.components?.some(isDynamic) ?? false;
}

const mismatch = (type: string, value: AbiValue) =>
  new TypeError(`a value of ABI type ${type} cannot be ${typeof value}`);

function encodeOne(parameter: AbiParameter, value: AbiValue): Uint8Array {
  const { type, components } = parameter;
  if (isArray(parameter)) {
    if (!Array.isArray(value)) throw mismatch(type, value);
    const element = elementOf(parameter);
    return concatBytes(
      word(bigEndian(value.length)),
      encodeAbi(
        value.map(() => element),
        value,
      ),
    );
  }
  if (components !== undefined) {
    if (!Array.isArray(value)) throw mismatch(type, value);
    return encodeAbi(components, value);
  }
  if (typeof value === "boolean") return word(Uint8Array.of(value ? 1 : 0));
  if (typeof value === "bigint") return word(bigEndian(value));
  const bytes = typeof value === "string" ? utf8ToBytes(value) : value;
  if (!(bytes instanceof Uint8Array)) throw mismatch(type, value);
  if (isDynamic(parameter)) return concatBytes(word(bigEndian(bytes.length)), padded(bytes));
  return type === "address" ? word(bytes) : padded(bytes);
}

/**
 * Encodes a tuple of values: what has a fixed length in place, the rest behind, with its offset in place.
 *
 * @throws TypeError when a value does not fit its type
 */
export function encodeAbi(parameters: readonly AbiParameter[], values: readonly AbiValue[]): Uint8Array {
  if (parameters.length !== values.length)
    throw new TypeError(`${values.length} values for ${parameters.length} ABI parameters`);
  const parts = parameters.map((parameter, index) => {
    const value = values[index];
    if (value === undefined) throw new TypeError(`ABI parameter ${index} is missing`);
    return { dynamic: isDynamic(parameter), bytes: encodeOne(parameter, value) };
  });
  let offset = parts.reduce((sum, { dynamic, bytes }) => sum + (dynamic ? WORD : bytes.length), 0);
  const heads = parts.map(({ dynamic, bytes }) => {
    if (!dynamic) return bytes;
    const head = word(bigEndian(offset));
    offset += bytes.length;
    return head;
  });
  return concatBytes(...heads, ...parts.flatMap(({ dynamic, bytes }) => (dynamic ? [bytes] : [])));
}
