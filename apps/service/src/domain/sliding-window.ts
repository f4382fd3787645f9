/**
 * Arithmetic of rate limits: units spent within the last minute and day, counted in slots.
 *
 * The windows slide: a slot counts until it lies wholly in the past of a full window, so no stretch of a minute (or a
 * day) ever holds more than its allowance. The price is one slot: the window is up to 1/60 (1/24) longer than named.
 */

import type { Allowance } from "./access.ts";

/** A window and the slots that it is counted in. */
export interface Span {
  readonly slotMs: number;
  readonly slots: number;
}

export const MINUTE: Span = { slotMs: 1_000, slots: 60 };
export const DAY: Span = { slotMs: 3_600_000, slots: 24 };

/** Units by slot, newest first; one slot more than the window has, since the oldest may be partly in it. */
export interface Used {
  /** Number of the newest slot, counted from 1970. */
  readonly slot: number;
  readonly units: readonly number[];
}

/** The units that a caller has used. */
export interface Usage {
  readonly minute: Used;
  readonly day: Used;
}

export const slotAt = ({ slotMs }: Span, now: number): number => Math.floor(now / slotMs);

const sum = (units: readonly number[]): number => units.reduce((total, value) => total + value, 0);

/**
 * Advances a window to a time. A clock that is slightly behind (another replica's) leaves it unchanged; one that was set
 * back by more than the window resets it, or callers would wait until the clock reaches its old time again.
 */
export function slide(used: Used, span: Span, now: number): Used {
  const slot = slotAt(span, now);
  if (slot <= used.slot && used.slot - slot <= span.slots) return used;
  const passed = slot < used.slot ? span.slots + 1 : Math.min(slot - used.slot, span.slots + 1);
  return {
    slot,
    units: [...Array<number>(passed).fill(0), ...used.units.slice(0, span.slots + 1 - passed)],
  };
}

/** A caller who has used nothing. */
export function noUsage(now: number): Usage {
  const empty = (span: Span): Used => ({
    slot: slotAt(span, now),
    units: Array<number>(span.slots + 1).fill(0),
  });
  return { minute: empty(MINUTE), day: empty(DAY) };
}

/** Spends units when both windows have room for them, and none otherwise. */
export function spend(
  usage: Usage,
  cost: number,
  allowance: Allowance,
  now: number,
): { granted: boolean; usage: Usage } {
  const minute = slide(usage.minute, MINUTE, now);
  const day = slide(usage.day, DAY, now);
  const granted =
    sum(minute.units) + cost <= allowance.perMinute && sum(day.units) + cost <= allowance.perDay;
  if (!granted) return { granted, usage: { minute, day } };
  const add = ({ slot, units: [newest = 0, ...older] }: Used): Used => ({
    slot,
    units: [newest + cost, ...older],
  });
  return { granted, usage: { minute: add(minute), day: add(day) } };
}

/** One window as it is reported to a caller. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until `cost` units fit, if nothing else is spent. */
  readonly waitMs: number;
  /** Milliseconds until all units are free again, if nothing else is spent. */
  readonly resetMs: number;
}

/** The state of a window for a further request of `cost` units. */
export function standing(used: Used, span: Span, limit: number, cost: number, now: number): Standing {
  const { slot, units } = slide(used, span, now);
  const spent = sum(units);
  let excess = spent + cost - limit;
  let waitMs = 0;
  let resetMs = 0;
  for (let age = units.length - 1; age >= 0; age--) {
    const freed = units[age] ?? 0;
    if (freed === 0) continue;
    resetMs = (slot - age + span.slots + 1) * span.slotMs - now;
    if (excess > 0) waitMs = resetMs;
    excess -= freed;
  }
  return { limit, remaining: Math.max(0, limit - spent), waitMs, resetMs };
}
