/** The supply of AVAX: the current one, and the burned amounts that all transactions and receipts add up to. */
import { type Compared, P, pathOf } from "../compared.ts";

const NANO = 10n ** 9n;

/** An amount of whole AVAX in 10^-18 AVAX. */
function fine(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(18, "0"));
}

/** The node's current supply, as the last block of the index has it. */
export async function compareCurrentSupply(compared: Compared): Promise<void> {
  const { call, data, comparison } = compared;
  const { supply, height } = await call(P, "platform.getCurrentSupply");
  const blockId = String(height);
  await comparison.compareResponse(
    { chain: "p-chain", name: "current supply", ask: `${pathOf(compared, "p-chain")}/blocks/{about}` },
    blockId,
    String(supply),
    () => data.blocks.get({ blockchainId: "p-chain", blockId }),
    ({ currentSupply }) => currentSupply,
  );
}

/** Needs the sums of every block. */
export async function compareBurned(compared: Compared): Promise<void> {
  const { data, comparison, sums } = compared;
  const ours = await data.supply.get();
  const compare = (chain: string, name: string, node: bigint, service: bigint) =>
    comparison.compare({ chain, name, ask: "GET /v1/avax/supply" }, "all", node, service);
  compare(
    "p-chain",
    "AVAX burned on the P-Chain, without fees of L1 validators",
    sums.pBurned * NANO,
    fine(ours.totalPBurned) - fine(ours.l1ValidatorFees),
  );
  compare("c-chain", "AVAX burned on the C-Chain", sums.cBurned, fine(ours.totalCBurned));
}
