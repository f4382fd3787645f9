/** A state in a word, on the ground of its colour. */
import type { Tone } from "../format/health-of.ts";

export function Pill({ tone, children }: { tone: Tone | "rest"; children: string }) {
  return <span className={`pill ${tone}`}>{children}</span>;
}
