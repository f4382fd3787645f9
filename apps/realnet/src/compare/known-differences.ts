/** What the service says otherwise than the node on purpose, each with its reason. */

/** A difference that is meant. */
interface KnownDifference {
  readonly question: string;
  /** Whether this difference is the meant one. */
  readonly applies: (about: string, node: unknown, service: unknown) => boolean;
  readonly reason: string;
}

/** nAVAX a second by which the public networks' price of an active L1 validator, 512, is above that of a private network, 1. */
const PRICE_DIFFERENCE = 511n;
const PRICE_REASON =
  "the fee of L1 validators is reckoned with the public networks' price of 512 nAVAX a second; a private network has 1";

/** Whether two amounts differ by whole seconds of an L1 validator at the other price. */
function differsByPrice(node: unknown, service: unknown, field: "amount" | "unlocked"): boolean {
  const amountOf = (value: unknown): bigint | undefined => {
    const text = typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
    return typeof text === "string" ? BigInt(text) : undefined;
  };
  const [wanted, found] = [amountOf(node), amountOf(service)];
  if (wanted === undefined || found === undefined) return false;
  return wanted > found && (wanted - found) % PRICE_DIFFERENCE === 0n;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    question: "UTXO set of the P-Chain, output by output",
    applies: (_, node, service) => differsByPrice(node, service, "amount"),
    reason: PRICE_REASON,
  },
  {
    question: "balances of the P-Chain",
    applies: (_, node, service) => differsByPrice(node, service, "unlocked"),
    reason: PRICE_REASON,
  },
];

/** Why two values may differ; undefined when they may not. */
export function knownDifference(
  question: string,
  about: string,
  node: unknown,
  service: unknown,
): string | undefined {
  return knownDifferences.find((known) => known.question === question && known.applies(about, node, service))
    ?.reason;
}
