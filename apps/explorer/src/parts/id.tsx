/** Ids, hashes and addresses: shortened, with a button that copies the whole. */
import { type ReactNode, useState } from "react";
import { short } from "../format/short.ts";

/** Milliseconds for which a copied id says so. */
const SAID = 1_500;

export function Id({
  value,
  keep,
  children,
}: {
  value: string;
  keep?: number;
  children?: (text: string) => ReactNode;
}) {
  const [copied, setCopied] = useState(false);
  const text = short(value, keep);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(() => setCopied(false), SAID);
  };
  return (
    <span className="id" title={value}>
      {children ? children(text) : <code>{text}</code>}
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
