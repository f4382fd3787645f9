/** Translates Anvil's errors to the codes and messages of a node. */
import { EvmRpcError } from "../chain/node.ts";

const SERVER_ERROR = -32_000;
const INVALID_PARAMS = -32_602;
const REVERTED = 3;

const OUT_OF_GAS = "out of gas";

/** The node's message for each of Anvil's that has the same meaning and needs no other values. */
const TEXTS: { readonly [anvil: string]: string } = {
  "EVM error CreateContractSizeLimit": "max code size exceeded",
  "EVM error CreateContractStartingWithEF": "invalid code: must not begin with 0xef",
  "EVM error InvalidFEOpcode": "invalid opcode: INVALID",
  "EVM error InvalidJump": "invalid jump destination",
  "EVM error InvalidOperandOOG": OUT_OF_GAS,
  "EVM error MemoryLimitOOG": OUT_OF_GAS,
  "EVM error MemoryOOG": OUT_OF_GAS,
  "EVM error OutOfGas": OUT_OF_GAS,
  "EVM error PrecompileOOG": OUT_OF_GAS,
};

const EXCEEDED = /^Out of gas: gas required exceeds allowance: (\d+)$/;

/** The error itself when it is not one of Anvil's. */
export function asNode(error: unknown): unknown {
  if (!(error instanceof EvmRpcError)) return error;
  const { message, data } = error;
  // A node does not decode custom errors of contracts: their bytes are in the data.
  const isOwnError = message.startsWith("execution reverted: custom error");
  const allowance = EXCEEDED.exec(message)?.[1];
  const known =
    allowance !== undefined
      ? `gas required exceeds allowance (${allowance})`
      : Object.hasOwn(TEXTS, message)
        ? TEXTS[message]
        : undefined;
  const keeps = known === undefined && (error.code === REVERTED || error.code === INVALID_PARAMS);
  return new EvmRpcError({
    code: keeps ? error.code : SERVER_ERROR,
    message: isOwnError ? "execution reverted" : (known ?? message),
    ...(data !== undefined && { data }),
  });
}
