/** The health of an indexed chain: a word for its pill, and the reason if it is not well. */
import type { ChainIndexStatus } from "@primary-network/data";
import { countText } from "./count.ts";
import { durationText } from "./duration.ts";

/** The colour of a state. */
export type Tone = "good" | "behind" | "bad" | "recorded";

export interface Health {
  readonly tone: Tone;
  readonly word: string;
  /** The reason in a sentence; undefined for a chain that is well. */
  readonly reason?: string;
}

type Status = Pick<
  ChainIndexStatus,
  "state" | "catchingUp" | "blocksBehind" | "secondsBehind" | "secondsLeft"
>;

/** Seconds behind a node that are usual between two blocks. */
const USUAL = 60;

/** @param isRecorded whether the network is a recording, which gets no further blocks */
export function healthOf(status: Status, isRecorded: boolean): Health {
  const { state, catchingUp, secondsBehind = 0, secondsLeft = 0, blocksBehind = 0 } = status;
  if (isRecorded) return { tone: "recorded", word: "Recorded" };
  const late = secondsBehind > USUAL ? ` Last up to date ${durationText(secondsBehind)} ago.` : "";
  switch (state) {
    case "stopped":
      return {
        tone: "bad",
        word: "Stopped",
        reason: `The node's blocks contradict those that are indexed.${late}`,
      };
    case "waiting":
      return { tone: "bad", word: "Retrying", reason: `The node's last response was an error.${late}` };
    case "connecting":
      return { tone: "behind", word: "Connecting", reason: "The node has not responded yet." };
    default:
      if (!catchingUp) return { tone: "good", word: "Live" };
      return {
        tone: "behind",
        word: "Behind",
        reason:
          blocksBehind > 0
            ? `${countText(blocksBehind, "block")} to go${secondsLeft > 0 ? `, about ${durationText(secondsLeft)}` : ""}.`
            : `The index is not receiving blocks.${late}`,
      };
  }
}

const ORDER: readonly Tone[] = ["good", "recorded", "behind", "bad"];

/** The health of several parts of a chain: that of the part that is worst. */
export const worst = (parts: readonly Health[]): Health =>
  parts.reduce((one, other) => (ORDER.indexOf(other.tone) > ORDER.indexOf(one.tone) ? other : one));

/** The state of all chains together. @param error why the status could not be read */
export function freshnessOf(chains: readonly Health[], error: unknown, isRecorded: boolean): Health {
  if (error) return { tone: "bad", word: "Not connected" };
  if (isRecorded) return { tone: "recorded", word: "Recorded" };
  const late = chains.filter(({ tone }) => tone !== "good");
  if (late.length === 0) return { tone: "good", word: "Live" };
  const tone = late.some((one) => one.tone === "bad") ? "bad" : "behind";
  return { tone, word: `${countText(late.length, "chain")} behind` };
}
