/** The weight of a validator. */
import type { ActiveValidator } from "@primary-network/data";

/** Its own stake and what is delegated to it, in nAVAX: its weight in the consensus. */
export const weightOf = ({
  amountStaked,
  amountDelegated = "0",
}: Pick<ActiveValidator, "amountStaked" | "amountDelegated">): bigint =>
  BigInt(amountStaked) + BigInt(amountDelegated);
