/** A button that copies a text. */
import { useState } from "react";

export function CopyText({ text, label = "Copy" }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1_500);
  };
  return (
    <button type="button" className="copy-text" onClick={() => void copy()}>
      {copied ? "Copied" : label}
    </button>
  );
}
