/** Calls of the compiled contracts of this package, by name. */
import { concatBytes } from "@noble/hashes/utils.js";
import { contracts } from "../../gen/contracts.ts";
import { type AbiParameter, type AbiValue, encodeAbi } from "./abi.ts";
import { toBytes } from "./hex.ts";

/** Name of a contract of this package. */
export type ContractName = keyof typeof contracts;

interface AbiEntry {
  readonly type: string;
  readonly name?: string;
  readonly inputs?: readonly AbiParameter[];
}

/** The data of a transaction without receiver that creates a contract. */
export function creationCode(name: ContractName, ...values: AbiValue[]): Uint8Array {
  const { abi, bytecode } = contracts[name];
  const entries: readonly AbiEntry[] = abi;
  const inputs = entries.find(({ type }) => type === "constructor")?.inputs ?? [];
  return concatBytes(toBytes(bytecode), encodeAbi(inputs, values));
}

/**
 * The data of a call; where functions share a name, the number of values says which.
 *
 * @throws TypeError when the contract has no such function, or a value does not fit
 * @example callData("Coin", "transfer", account.ethAddress, 1n)
 */
export function callData(contract: ContractName, name: string, ...values: AbiValue[]): Uint8Array {
  const { abi, selectors } = contracts[contract];
  const entries: readonly AbiEntry[] = abi;
  const found = entries.find(
    (entry) => entry.type === "function" && entry.name === name && entry.inputs?.length === values.length,
  );
  const inputs = found?.inputs ?? [];
  const signature = `${name}(${inputs.map(canonicalType).join(",")})`;
  const selector = Object.entries(selectors).find(([text]) => text === signature)?.[1];
  if (found === undefined || selector === undefined)
    throw new TypeError(`${contract} has no function ${name} of ${values.length} values`);
  return concatBytes(toBytes(selector), encodeAbi(inputs, values));
}

/** A type in the form of a function signature: tuples as the list of their components. */
function canonicalType({ type, components }: AbiParameter): string {
  return components ? type.replace("tuple", `(${components.map(canonicalType).join(",")})`) : type;
}

/** The selector of a function with a unique name. */
export function selectorOf(contract: ContractName, name: string): Uint8Array {
  const found = Object.entries(contracts[contract].selectors).find(([text]) => text.startsWith(`${name}(`));
  if (found === undefined) throw new TypeError(`${contract} has no function ${name}`);
  return toBytes(found[1]);
}
