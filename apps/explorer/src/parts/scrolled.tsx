/** Something wide that scrolls by itself, so that the page does not; also by keyboard. */
import type { ReactNode } from "react";

export function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="numbers" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
