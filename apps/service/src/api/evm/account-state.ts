/** The state of an account by its chain's node, as a response has it. */

import { type AccountBalances, PrunedStateError } from "../../sources/evm/account-state.ts";
import { EvmNodeError } from "../../sources/evm/node-error.ts";
import type { ServedEvmChain } from "../request/handler.ts";
import { HttpError } from "../request/http-error.ts";

/**
 * Native balance and tokens of an account after a block.
 *
 * @throws HttpError 501 when the node no longer has the block's state, 503 when it cannot be reached or does not have the block yet, 502
 *   when it gives an invalid response
 */
export async function accountState(
  { source, state }: ServedEvmChain,
  owner: string,
  height: number,
  tokens: readonly string[] = [],
): Promise<AccountBalances> {
  try {
    return await state.balances(owner, height, tokens);
  } catch (error) {
    if (error instanceof PrunedStateError) throw new HttpError(501, `${source.name}: ${error.message}`);
    if (!(error instanceof EvmNodeError)) throw error;
    throw error.unreachable
      ? new HttpError(503, `the node of ${source.name} cannot report balances now: ${error.message}`)
      : new HttpError(502, `the node of ${source.name} gave an invalid response: ${error.message}`);
  }
}
