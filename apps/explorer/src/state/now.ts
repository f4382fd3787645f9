/** What time it is for the network: a local network has a clock of its own, which its reader moves. */

/** A clock's reading. */
interface Reading {
  /** Unix seconds, with fractions. */
  readonly now: number;
  readonly frozen: boolean;
}

let read: { readonly reading: Reading; readonly at: number } | undefined;

/** Notes the reading of a network's clock. */
export function setClock(reading: Reading): void {
  read = { reading, at: Date.now() };
}

/** Unix seconds, with fractions. */
export function nowInSeconds(): number {
  const here = Date.now();
  if (!read) return here / 1000;
  const { now, frozen } = read.reading;
  return frozen ? now : now + (here - read.at) / 1000;
}
