/** Applies atomic transactions of the C-Chain to its EVM accounts. */
import type { AcceptedCBlock } from "../../chains/c/chain.ts";
import { WEI } from "../../chains/c/execute.ts";
import { quantity, toHex } from "../contracts/hex.ts";
import type { EvmChain } from "./chain.ts";

/** wei credited to an account; debited when negative. */
async function addBalance({ node }: EvmChain, address: string, difference: bigint): Promise<void> {
  const balance = BigInt(String(await node.ask("eth_getBalance", address, "latest"))) + difference;
  // Only a chain that tests reverted can hold less than was exported.
  await node.act("anvil_setBalance", address, quantity(balance < 0n ? 0n : balance));
}

/** The nonce after an export, unless the account has a higher one already. */
async function passNonce({ node }: EvmChain, address: string, nonce: bigint): Promise<void> {
  const reached = BigInt(String(await node.ask("eth_getTransactionCount", address, "latest")));
  if (reached <= nonce) await node.act("anvil_setNonce", address, quantity(nonce + 1n));
}

/** Makes the EVM chain's block of an atomic block: imports credit accounts, exports debit them and raise their nonces. */
export async function applyAtomic(chain: EvmChain, { txs, timestamp }: AcceptedCBlock): Promise<void> {
  for (const { unsignedTx: tx } of txs) {
    if (tx.type === "ImportTx") {
      for (const { address, amount } of tx.outputs) await addBalance(chain, toHex(address), amount * WEI);
      continue;
    }
    for (const { address, amount, nonce } of tx.inputs) {
      await addBalance(chain, toHex(address), -amount * WEI);
      await passNonce(chain, toHex(address), nonce);
    }
  }
  await chain.mine(timestamp);
}
