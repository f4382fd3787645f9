/** Pages with room for whole ids in tables. */
import { useSyncExternalStore } from "react";

// One query for all rows: making a query costs more than making a row does.
const wide = matchMedia("(min-width: 120rem)");

const subscribe = (changed: () => void): (() => void) => {
  wide.addEventListener("change", changed);
  return () => wide.removeEventListener("change", changed);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
