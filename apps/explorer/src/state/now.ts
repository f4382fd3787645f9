/**
 * The time of the network. A local network has its own clock, which you can move; the clock of a recorded one
 * stands still.
 */
import { useSyncExternalStore } from "react";

/** A clock's reading. */
interface Reading {
  /** Unix seconds, with fractions. */
  readonly now: number;
  readonly frozen: boolean;
}

let read: { readonly reading: Reading; readonly at: number } | undefined;
const listeners = new Set<() => void>();

/** Notes the reading of a network's clock; without one, the network's time is that of this machine. */
export function setClock(reading: Reading | undefined): void {
  if (reading === read?.reading) return;
  read = reading && { reading, at: Date.now() };
  for (const listener of listeners) listener();
}

/** The clock of a network that was recorded. @param at Unix seconds */
export const stoppedAt = (at: number): Reading => ({ now: at, frozen: true });

/** Unix seconds, with fractions. */
export function nowInSeconds(): number {
  const here = Date.now();
  if (!read) return here / 1000;
  const { now, frozen } = read.reading;
  return frozen ? now : now + (here - read.at) / 1000;
}

/** Calls back whenever the clock is read again, until the returned function is called. */
export function onClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Unix seconds, with fractions, of when what uses it is drawn: again when the network's clock is known or has
 * moved.
 */
export function useNow(): number {
  useSyncExternalStore(onClock, () => read);
  return nowInSeconds();
}
