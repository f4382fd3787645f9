/**
 * The streams that the shown views want, and whether each is open: only then is the status looked at rarely.
 */
import { useSyncExternalStore } from "react";

const wanted = new Map<symbol, { isOpen: boolean; readonly list: string | undefined }>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Notes a stream.
 *
 * @param list the key of the listing that the stream keeps current by itself
 * @returns what notes whether it is open, and what forgets it
 */
export function want(list?: string): { set(isOpen: boolean): void; forget(): void } {
  const id = Symbol();
  const state = { isOpen: false, list };
  wanted.set(id, state);
  tell();
  return {
    set(isOpen) {
      if (state.isOpen === isOpen) return;
      state.isOpen = isOpen;
      tell();
    },
    forget() {
      wanted.delete(id);
      tell();
    },
  };
}

/** Returns true if a stream keeps a listing current. */
export const isFollowed = (list: string): boolean =>
  [...wanted.values()].some((one) => one.isOpen && one.list === list);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns true if every listing on the page is kept current by streams. */
export const useIsStreaming = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted.size > 0 && [...wanted.values()].every(({ isOpen }) => isOpen),
  );
