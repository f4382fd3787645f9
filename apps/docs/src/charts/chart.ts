/** A chart as SVG, in the colours of the theme: bars or a line over labels, drawn when the site is built. */
import type { Point } from "./points.ts";

/** Form of the points. */
export type ChartKind = "bars" | "line";

const WIDTH = 640;
const HEIGHT = 230;
/** Around the points; labels stand in it. */
const LEFT = 64;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 30;
/** Steps of an axis, as multiples of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The values at the lines of the axis, from 0 on: at most five, and the last is at or above the largest value. */
export function axisOf(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const count = Math.ceil((largest / step) * (1 - 1e-9));
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

const short = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
const at = (value: number) => Number(value.toFixed(1));

/** Description of the chart for screen readers. */
export function summaryOf(points: readonly Point[], unit: string): string {
  const values = points.map(({ value }) => value);
  const named = (value: number) => {
    const label = points.find((point) => point.value === value)?.label ?? "";
    return `${exact.format(value)} ${unit} (${label})`;
  };
  const ends = `${points.length} values from ${points[0]?.label} to ${points.at(-1)?.label}`;
  return `${ends}; the smallest is ${named(Math.min(...values))}, the largest ${named(Math.max(...values))}.`;
}

/** Labels below the axis: the first, the last, and two between them if there is room. */
function labelled(count: number): number[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index);
  return [...new Set([0, Math.round((count - 1) / 3), Math.round((2 * (count - 1)) / 3), count - 1])];
}

/** The parts of the picture inside its `svg` element; no text of a point needs escaping, as it is a date or an id. */
export function chartParts(points: readonly Point[], kind: ChartKind): string {
  const axis = axisOf(Math.max(...points.map(({ value }) => value)));
  const top = axis.at(-1) ?? 1;
  const room = (WIDTH - LEFT - RIGHT) / points.length;
  const x = (index: number) => at(LEFT + room * (index + 0.5));
  const y = (value: number) => at(HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM));
  const grid = axis.map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${short.format(value)}</text>`,
  );
  const labels = labelled(points.length).map(
    (index) =>
      `<text x="${x(index)}" y="${HEIGHT - 8}" text-anchor="${points.length > 7 && index === 0 ? "start" : points.length > 7 && index === points.length - 1 ? "end" : "middle"}">${points[index]?.label}</text>`,
  );
  const wide = at(Math.max(1, Math.min(room * 0.75, 60)));
  const drawn =
    kind === "bars"
      ? points.map(
          ({ value }, index) =>
            `<rect x="${at(x(index) - wide / 2)}" y="${y(value)}" width="${wide}" height="${at(y(0) - y(value))}"/>`,
        )
      : [`<polyline points="${points.map(({ value }, index) => `${x(index)},${y(value)}`).join(" ")}"/>`];
  return `<g class="axis">${grid.join("")}${labels.join("")}</g><g class="${kind}">${drawn.join("")}</g>`;
}

/** The `viewBox` of a chart. */
export const VIEW = `0 0 ${WIDTH} ${HEIGHT}`;
