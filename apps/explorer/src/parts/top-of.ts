/** Where an element stands in its page. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

/**
 * Pixels of the page above an element. Read after what uses it is rendered, and whenever the page has another height, as what stands
 * above the element may have one; not while the page is only scrolled, as a reading makes the browser lay out the page at once.
 */
export function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  const read = useCallback(
    () => setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + scrollY)),
    [element],
  );
  useLayoutEffect(read);
  useEffect(() => {
    const changes = new ResizeObserver(read);
    changes.observe(document.body);
    return () => changes.disconnect();
  }, [read]);
  return top;
}
