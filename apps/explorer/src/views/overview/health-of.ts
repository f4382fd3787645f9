/** The health of an indexed chain in a word. */
import type { ChainIndexStatus } from "@primary-network/data";

export interface HealthOf {
  readonly dot: "good" | "behind" | "bad" | "recorded";
  readonly text: string;
}

/** What the state means to a reader; one that is not known yet stands as it is. @param isRecorded whether no block comes any more */
export function healthOf(
  { state, catchingUp }: Pick<ChainIndexStatus, "state" | "catchingUp">,
  isRecorded: boolean,
): HealthOf {
  if (isRecorded) return { dot: "recorded", text: "recorded" };
  if (state === "stopped") return { dot: "bad", text: "stopped: the chain contradicts itself" };
  if (state === "waiting") return { dot: "bad", text: "waiting after a failure" };
  if (state === "connecting") return { dot: "behind", text: "connecting" };
  if (catchingUp) return { dot: "behind", text: "catching up" };
  return { dot: "good", text: state === "following" ? "following" : state };
}

/** The chain as URLs name it: `43112` for `evm-43112`, an alias as it is. */
export const aliasOf = (chain: string): string => chain.replace(/^evm-/, "");
