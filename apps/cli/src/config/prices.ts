/** Reads prices of tokens from a configuration. */
import type { PriceTable } from "@primary-network/service";
import type { Field } from "./field.ts";

const isChain = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);
const isToken = (text: string): boolean => text === "native" || /^0x[0-9a-fA-F]{40}$/.test(text);
const isCurrency = (text: string): boolean => /^[a-z]{3}$/.test(text);
const isPrice = (text: string): boolean => /^\d{1,40}(\.\d{1,40})?$/.test(text);

/** The fields of an object whose names keep a rule, each read. */
function table<T>(field: Field, rule: string, holds: (name: string) => boolean, read: (field: Field) => T) {
  return Object.fromEntries(
    field
      .entries()
      .map(([name, value]) => [name, holds(name) ? read(value) : value.fail(`must be named by ${rule}`)]),
  );
}

/**
 * Prices by EVM chain id, token and currency.
 *
 * @throws CliError naming the field and the rule
 */
export function readPrices(field: Field): PriceTable {
  const ofToken = (token: Field) =>
    table(token, "a currency in lower case, such as usd", isCurrency, (price) =>
      price.matching("a decimal number in quotes", isPrice),
    );
  const ofChain = (chain: Field) => table(chain, "the address of a token, or native", isToken, ofToken);
  return table(field, "an EVM chain id", isChain, ofChain);
}
