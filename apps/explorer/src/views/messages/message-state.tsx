/** The state of an interchain message as a pill. */
import { Pill } from "../../parts/pill.tsx";

const STATES: Readonly<Record<string, readonly [tone: "good" | "behind" | "rest", word: string]>> = {
  pending: ["behind", "Pending"],
  delivered: ["good", "Delivered"],
  delivered_source_not_indexed: ["good", "Delivered, source not indexed"],
};

export function MessageState({ status }: { status: string }) {
  const [tone, word] = STATES[status] ?? (["rest", status.replaceAll("_", " ")] as const);
  return <Pill tone={tone}>{word}</Pill>;
}
