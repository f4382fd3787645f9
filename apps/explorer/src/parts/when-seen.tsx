/** Loads its content when it scrolls into view, so that charts further down do not delay the first screen. */
import { type ReactNode, useEffect, useRef, useState } from "react";

/** Distance below the screen at which loading begins. */
const AHEAD = "200px";

/** @param className of the place, which is as high before as it is then */
export function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  );
}
