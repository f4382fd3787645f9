/** Tour step: messages between the C-Chain and the L1. */
import { table } from "../terminal/table.ts";
import type { EvmSights, Guide } from "./guide.ts";

/** Messages on the screen. */
const COUNT = 5;

/** Prints the latest messages of the contract that the network's history deploys on both chains. */
export async function showMessages({
  data,
  icmAddress: address,
  print,
  signal,
}: Guide & EvmSights): Promise<void> {
  const messages = await data.icm.listByAddress({ address }, { signal }).toArray({ limit: COUNT });
  print(
    table(
      ["from chain", "to chain", "nonce", "status", "executed"],
      messages.map((message) => [
        message.sourceEvmChainId,
        message.destinationEvmChainId,
        message.messageNonce,
        message.status,
        message.messageExecuted ? "yes" : "no",
      ]),
    ),
  );
}
