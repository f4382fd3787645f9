/**
 * The transaction pool as `txpool_*` of a node shows it: on these chains, only transactions that wait for an
 * earlier nonce.
 */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import * as Address from "ox/Address";
import { tx } from "./node-shapes.ts";

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const mapValues = (value: JsonValue | undefined, change: (one: JsonValue, name: string) => JsonValue) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]))
    : {};

/** A node names accounts by checksummed addresses. */
const byAccount = (value: JsonValue | undefined): JsonObject =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          Address.checksum(name as `0x${string}`), // Anvil writes addresses
          one,
        ]),
      )
    : {};

/** The transactions of all accounts, by account and nonce. @param pool Anvil's */
export function poolContent(pool: JsonValue): JsonObject {
  const { pending, queued } = isObject(pool) ? pool : {};
  const [ready, waiting] = [pending, queued].map((part) =>
    byAccount(mapValues(part, (nonces) => mapValues(nonces, tx))),
  );
  return { pending: ready ?? {}, queued: waiting ?? {} };
}

/** The transactions of one account, by nonce. @param address 20 bytes in hexadecimal */
export function poolContentFrom(pool: JsonValue, address: string) {
  const name = Address.checksum(address.toLowerCase() as `0x${string}`); // checked by the caller
  const content = poolContent(pool);
  const of = (part: JsonValue | undefined): JsonObject => {
    const own = isObject(part) ? part[name] : undefined;
    return isObject(own) ? own : {};
  };
  return { pending: of(content.pending), queued: of(content.queued) };
}

function inspect(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const { to, value: amount, gas, gasPrice, maxFeePerGas } = value;
  const number = (one: JsonValue | undefined) => BigInt(String(one ?? "0x0"));
  const receiver = typeof to === "string" ? Address.checksum(to as `0x${string}`) : "contract creation"; // Anvil writes addresses
  return `${receiver}: ${number(amount)} wei + ${number(gas)} gas × ${number(maxFeePerGas ?? gasPrice)} wei`;
}

/** The same as lines of text. */
export function poolInspection(pool: JsonValue): JsonObject {
  const { pending, queued } = isObject(pool) ? pool : {};
  const [ready, waiting] = [pending, queued].map((part) =>
    byAccount(mapValues(part, (nonces) => mapValues(nonces, inspect))),
  );
  return { pending: ready ?? {}, queued: waiting ?? {} };
}
