/**
 * Ids, hashes and addresses, with a button that copies them. A long one is short, except in a table column
 * with room.
 */
import { type ReactNode, useState } from "react";

/** Milliseconds for which a copied id says so. */
const SAID = 1_500;
/** Characters at the end of an id that are always shown. */
const TAIL = 6;

/** The whole id; the style sheet puts an ellipsis before its end if it is too wide for its place. */
function Text({ value, keep }: { value: string; keep: number }) {
  if (value.length <= keep) return <code>{value}</code>;
  return (
    <code className="middle" style={{ "--keep": keep } as Record<string, number>}>
      <span>{value.slice(0, -TAIL)}</span>
      <span>{value.slice(-TAIL)}</span>
    </code>
  );
}

/** @param keep characters to show outside of tables */
export function Id({
  value,
  keep = 18,
  children,
}: {
  value: string;
  keep?: number;
  children?: (text: ReactNode) => ReactNode;
}) {
  const [copied, setCopied] = useState(false);
  const text = <Text value={value} keep={keep} />;
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID);
  };
  return (
    <span className="id" title={value}>
      {children ? children(text) : text}
      <button type="button" className="copy" onClick={() => void copy()} aria-label={`Copy ${value}`}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path
            d={copied ? "m3 8 3.5 3.5L13 5" : "M5.5 5.5h7v7h-7zM3.5 10.5v-7h7"}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </button>
    </span>
  );
}
