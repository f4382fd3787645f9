/** Bytes: as text if they are text, with the bytes folded, and in hexadecimal otherwise. */
import { hexText } from "../format/hex-text.ts";

export function Bytes({ hex }: { hex: string }) {
  const text = hexText(hex);
  if (text === undefined) return <code className="whole">{hex}</code>;
  return (
    <>
      “{text}”
      <details>
        <summary>Hexadecimal</summary>
        <code className="whole">{hex}</code>
      </details>
    </>
  );
}
