/** Replaces Anvil's gas by what was charged, in every result that shows it. */
import type { JsonValue } from "@primary-network/codec";
import type { Charges } from "../chain/charges.ts";

const eachOf = (value: JsonValue, change: (one: JsonValue) => JsonValue): JsonValue =>
  Array.isArray(value) ? value.map(change) : value;

function tracedTx(value: JsonValue, charges: Charges): JsonValue {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { txHash, result } = value;
  return result === undefined ? value : { ...value, result: charges.trace(txHash, result) };
}

/** A method's result with the charges of its transactions. */
export function withCharges(
  method: string,
  [first]: readonly JsonValue[],
  value: JsonValue,
  charges: Charges,
): JsonValue {
  switch (method) {
    case "eth_getTransactionReceipt":
      return charges.receipt(value);
    case "eth_getBlockReceipts":
      return eachOf(value, (one) => charges.receipt(one));
    case "debug_traceTransaction":
      return charges.trace(first, value);
    case "debug_traceBlockByHash":
    case "debug_traceBlockByNumber":
      return eachOf(value, (one) => tracedTx(one, charges));
    default:
      return value;
  }
}
