/**
 * `eth_callDetailed`: a call that is only tried, with the gas that it takes and the error that it ends with.
 */
import type { JsonObject, JsonValue } from "@primary-network/codec";
import { chargedGas } from "../../chains/c/gas-clock.ts";
import { EvmRpcError } from "../chain/node.ts";
import { RPC_GAS_CAP } from "./call-rules.ts";

/** JSON-RPC code of a call that a contract reverted. */
const REVERTED = 3;

/** Makes a call of Anvil. @throws EvmRpcError with a node's code and text */
export type AskNode = (method: string, params: readonly JsonValue[]) => Promise<JsonValue>;

/** Most gas that a call may use: what it gives, up to the node's cap. */
export function gasOf({ gas }: JsonObject): bigint {
  const given = typeof gas === "string" ? BigInt(gas) : RPC_GAS_CAP;
  return given < RPC_GAS_CAP ? given : RPC_GAS_CAP;
}

/** The result of the call, or the error that it ends with. */
async function outcomeOf(ask: AskNode, params: readonly JsonValue[]) {
  try {
    return { errCode: 0, err: "", returnData: await ask("eth_call", params) };
  } catch (error) {
    if (!(error instanceof EvmRpcError)) throw error;
    const { code, message, data = "0x" } = error;
    return code === REVERTED
      ? { errCode: code, err: message, returnData: data }
      : { errCode: 0, err: message, returnData: "0x" };
  }
}

/**
 * Tries a call.
 *
 * @param params of the method: the call, the block, and changes of the state that it is to see
 * @param isCharged true if at least half of the limit counts as used (ACP-194)
 */
export async function callDetailed(
  [call, block = "latest", overrides]: readonly [JsonObject, ...(JsonValue | undefined)[]],
  isCharged: boolean,
  ask: AskNode,
): Promise<JsonObject> {
  const limit = gasOf(call);
  const capped = { ...call, gas: `0x${limit.toString(16)}` };
  const changes = overrides === undefined ? {} : { stateOverrides: overrides };
  const trace = await ask("debug_traceCall", [capped, block, { tracer: "callTracer", ...changes }]);
  const { gasUsed = "0x0" } =
    typeof trace === "object" && trace !== null && !Array.isArray(trace) ? trace : {};
  const outcome = await outcomeOf(ask, [capped, block, ...(overrides === undefined ? [] : [overrides])]);
  const used = BigInt(String(gasUsed));
  return { gas: Number(isCharged ? chargedGas(used, limit) : used), ...outcome };
}
