/** Links of which some are chosen, in one line: where that is wider than its place it scrolls, and the chosen one is in sight. */
import { type ReactNode, useEffect, useRef } from "react";

/** @param chosen names what is chosen: when it changes, it is brought into sight */
export function Strip({
  label,
  chosen,
  className = "tabs",
  children,
}: {
  label: string;
  chosen: string;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen says when to look
  useEffect(() => {
    const strip = place.current;
    const link = strip?.querySelector("[aria-current]");
    if (!strip || !link || strip.scrollWidth <= strip.clientWidth) return;
    const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
    strip.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosen]);
  return (
    <nav ref={place} aria-label={label} className={className}>
      {children}
    </nav>
  );
}
