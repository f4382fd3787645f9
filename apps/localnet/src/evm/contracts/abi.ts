/** Arguments of contract calls as bytes, by the contracts' own descriptions. */
import * as AbiParameters from "ox/AbiParameters";
import { toBytes, toHex } from "./hex.ts";

/** A parameter as a contract's description names it; tuples have components. */
export interface AbiParameter {
  readonly type: string;
  readonly name?: string;
  readonly components?: readonly AbiParameter[];
}

/** Integers, texts, bytes (addresses too), and arrays or tuples of such values. */
export type AbiValue = bigint | boolean | string | Uint8Array | readonly AbiValue[];

/** The library takes bytes and addresses as hexadecimal text. */
type HexValue = bigint | boolean | string | readonly HexValue[];

const toHexValue = (value: AbiValue): HexValue => {
  if (value instanceof Uint8Array) return toHex(value);
  return typeof value === "object" ? value.map(toHexValue) : value;
};

/**
 * Encodes a tuple of values.
 *
 * @throws Error of the library when a value does not fit its type, or one is missing
 */
export function encodeAbi(parameters: readonly AbiParameter[], values: readonly AbiValue[]): Uint8Array {
  // The library derives the values' types from the parameters, which are known only when this runs: it checks them then.
  return toBytes(AbiParameters.encode(parameters, values.map(toHexValue) as never));
}
