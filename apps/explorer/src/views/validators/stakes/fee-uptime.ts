/** Uptimes by fee: validators that are alike to the eye stand together. */

export interface Alike {
  /** Fee of delegations in percent, to a tenth. */
  readonly fee: number;
  /** Uptime in percent, rounded to a whole one. */
  readonly uptime: number;
  readonly count: number;
}

/** Percent between two lines of a grid. */
export const STEP = 20;

/** Ends of the axes that show all points: whole steps, at least one of each. */
export function endsOf(points: readonly Pick<Alike, "fee" | "uptime">[]): {
  readonly fee: number;
  readonly uptime: number;
} {
  const fee = Math.max(1, ...points.map((point) => point.fee));
  const uptime = Math.min(99, ...points.map((point) => point.uptime));
  return { fee: Math.ceil(fee / STEP) * STEP, uptime: Math.floor(uptime / STEP) * STEP };
}

/** In the order of fees, then of uptimes. */
export function alikeOf(validators: readonly { readonly fee: number; readonly uptime: number }[]): Alike[] {
  const found = new Map<string, { fee: number; uptime: number; count: number }>();
  for (const validator of validators) {
    const [fee, uptime] = [Math.round(validator.fee * 10) / 10, Math.round(validator.uptime)];
    const alike = found.get(`${fee}/${uptime}`) ?? { fee, uptime, count: 0 };
    alike.count++;
    found.set(`${fee}/${uptime}`, alike);
  }
  return [...found.values()].sort((one, other) => one.fee - other.fee || one.uptime - other.uptime);
}
