/** Uptimes of validators, which both sides know from the same node here: each node has its own view of the others. */
import type { DataClient } from "@primary-network/data";
import { caller, type Node, type Said } from "../questions/exchange.ts";

const PRIMARY = "11111111111111111111111111111111LpoYY";

/** @returns a line for each validator whose uptime differs by a whole percent */
export async function compareUptimes(node: Node, data: DataClient): Promise<readonly string[]> {
  const { validators } = await caller(node)("/ext/bc/P", "platform.getCurrentValidators");
  const ours = new Map<string, number>();
  for await (const validator of data.validators.list({ subnetId: PRIMARY, pageSize: 100 }))
    if (validator.validationStatus === "active")
      ours.set(validator.txHash, Math.round(validator.uptimePerformance));
  return validators
    .map(({ txID, uptime }: Said) => ({ txID, said: Math.round(Number(uptime)), mine: ours.get(txID) }))
    .filter(({ said, mine }: { said: number; mine: number | undefined }) => said !== mine)
    .map(({ txID, said, mine }: Said) => `uptime of ${txID}: node ${said}, service ${mine}`);
}
