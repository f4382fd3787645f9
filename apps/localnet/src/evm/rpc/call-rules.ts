/** Checks that a node makes on `eth_call` and `eth_estimateGas` before any code runs. */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import * as Address from "ox/Address";
import { BASE_FEE } from "../chain/next-price.ts";
import { EvmRpcError } from "../chain/node.ts";
import { toBytes, toHex } from "../contracts/hex.ts";
import { intrinsicGas, MAX_INIT_CODE } from "../contracts/intrinsic-gas.ts";

/** Most gas that the node lets a call use (its `rpc-gas-cap`). */
export const RPC_GAS_CAP = 50_000_000n;
/** Lower bound for `eth_estimateGas`: from here on the caller's gas limits the search. */
const LEAST_GAS = 21_000n;

/** Returns an account's wei at the block of the call. */
export type BalanceOf = (address: string) => Promise<bigint>;

interface TriedCall {
  readonly from: string;
  readonly value: bigint;
  readonly gas: bigint | undefined;
  readonly feeCap: bigint;
  readonly tip: bigint;
  readonly data: Uint8Array;
  readonly creates: boolean;
  readonly accessList: JsonValue;
}

const ZERO_ADDRESS = `0x${"00".repeat(20)}`;
const refusal = (message: string) => new EvmRpcError({ code: -32_000, message });

/**
 * The balance that a call is to see instead of an account's own, in hexadecimal.
 *
 * @param changes of the state, by address
 */
export function changedBalance(changes: JsonValue, address: string): string | undefined {
  const isObject = (value: JsonValue | undefined): value is JsonObject =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(changes)) return undefined;
  const [, change] =
    Object.entries(changes).find(([name]) => name.toLowerCase() === address.toLowerCase()) ?? [];
  return isObject(change) && typeof change.balance === "string" ? change.balance : undefined;
}

/** Undefined when a field is malformed; Anvil reports that. */
function readCall(call: JsonObject): TriedCall | undefined {
  const {
    from = null,
    to = null,
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    gas,
    value,
    accessList,
  } = call;
  const input = call.input ?? call.data ?? "0x";
  const numbers = [gasPrice, maxFeePerGas, maxPriorityFeePerGas, gas, value].map((given) => {
    if (given === undefined || given === null) return undefined;
    return typeof given === "string" && /^0x[0-9a-f]+$/i.test(given) ? BigInt(given) : null;
  });
  if (numbers.includes(null) || typeof input !== "string" || !/^0x([0-9a-f]{2})*$/i.test(input))
    return undefined;
  if (from !== null && (typeof from !== "string" || !/^0x[0-9a-f]{40}$/i.test(from))) return undefined;
  const [price, cap, tip, most, amount] = numbers.map((one) => one ?? undefined);
  if (price !== undefined && (cap !== undefined || tip !== undefined))
    throw refusal("both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified");
  return {
    from: from ?? ZERO_ADDRESS,
    value: amount ?? 0n,
    gas: most,
    feeCap: price ?? cap ?? 0n,
    tip: price ?? tip ?? 0n,
    data: toBytes(input),
    creates: to === null,
    accessList: accessList ?? null,
  };
}

function accessedOf(accessList: JsonValue): { addresses: number; keys: number } {
  const entries = Array.isArray(accessList) ? accessList : [];
  const keys = entries.map((entry) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry) && Array.isArray(entry.storageKeys)
      ? entry.storageKeys.length
      : 0,
  );
  return { addresses: entries.length, keys: keys.reduce((sum, count) => sum + count, 0) };
}

/** Returns the price of the block that a call is tried on. */
export type BaseFeeOf = () => Promise<bigint>;

/** The node's message for prices that the block does not accept; a call without prices pays nothing. */
async function priceFault(
  { feeCap, tip }: TriedCall,
  address: string,
  baseFeeOf: BaseFeeOf,
): Promise<string | undefined> {
  if (feeCap === 0n && tip === 0n) return undefined;
  if (feeCap < tip)
    return `max priority fee per gas higher than max fee per gas: address ${address}, maxPriorityFeePerGas: ${tip}, maxFeePerGas: ${feeCap}`;
  const baseFee = await baseFeeOf();
  if (feeCap < baseFee)
    return `max fee per gas less than block base fee: address ${address}, maxFeePerGas: ${feeCap}, baseFee: ${baseFee}`;
  return undefined;
}

/** The node's message when the sender cannot pay for the value or the gas. */
async function faultOf(
  call: TriedCall,
  gas: bigint,
  balanceOf: BalanceOf,
  baseFeeOf: BaseFeeOf,
): Promise<string | undefined> {
  const address = Address.checksum(toHex(toBytes(call.from)));
  const price = await priceFault(call, address, baseFeeOf);
  if (price !== undefined) return price;
  const cost = gas * call.feeCap + call.value;
  if (cost > 0n) {
    const balance = await balanceOf(call.from);
    if (balance < cost)
      return `insufficient funds for gas * price + value: address ${address} have ${balance} want ${cost}`;
  }
  return undefined;
}

const tooLongCode = ({ creates, data }: TriedCall): string | undefined =>
  creates && data.length > MAX_INIT_CODE
    ? `max initcode size exceeded: code size ${data.length} limit ${MAX_INIT_CODE}`
    : undefined;

/**
 * Checks a call for `eth_call`.
 *
 * @throws EvmRpcError with the node's text
 */
export async function verifyCall(
  given: JsonObject,
  balanceOf: BalanceOf,
  baseFeeOf: BaseFeeOf = async () => BASE_FEE,
): Promise<void> {
  const call = readCall(given);
  if (call === undefined) return;
  const asked = call.gas ?? RPC_GAS_CAP;
  const gas = asked > RPC_GAS_CAP ? RPC_GAS_CAP : asked;
  const needed = intrinsicGas({ ...call, accessed: accessedOf(call.accessList) });
  const low = gas < needed ? `intrinsic gas too low: have ${gas}, want ${needed}` : undefined;
  const fault = (await faultOf(call, gas, balanceOf, baseFeeOf)) ?? low ?? tooLongCode(call);
  if (fault !== undefined) throw refusal(`err: ${fault} (supplied gas ${gas})`);
}

/**
 * Checks a call whose gas is to be estimated.
 *
 * @param gasLimit most gas of a block
 * @throws EvmRpcError with the node's text
 */
export async function verifyEstimate(
  given: JsonObject,
  balanceOf: BalanceOf,
  gasLimit: bigint,
  baseFeeOf: BaseFeeOf = async () => BASE_FEE,
): Promise<void> {
  const call = readCall(given);
  if (call === undefined) return;
  let gas = call.gas !== undefined && call.gas >= LEAST_GAS ? call.gas : gasLimit;
  if (call.feeCap > 0n) {
    // The sender's balance limits the gas; something must be left after the value, even if the value is 0.
    const balance = await balanceOf(call.from);
    if (call.value >= balance) throw refusal("insufficient funds for transfer");
    const payable = (balance - call.value) / call.feeCap;
    if (payable < gas) gas = payable;
  }
  if (gas > RPC_GAS_CAP) gas = RPC_GAS_CAP;
  const fault = (await faultOf(call, gas, balanceOf, baseFeeOf)) ?? tooLongCode(call);
  if (fault !== undefined) throw refusal(`failed with ${gas} gas: ${fault}`);
  if (gas < intrinsicGas({ ...call, accessed: accessedOf(call.accessList) }))
    throw refusal(`gas required exceeds allowance (${gas})`);
}
