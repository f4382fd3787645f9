/** A line chart of series in time, with its numbers as a table for who cannot see it. */
import "uplot/dist/uPlot.min.css";
import { useEffect, useMemo, useRef } from "react";
import UPlot from "uplot";
import { axisTexts } from "../format/axis-texts.ts";
import { numberText } from "../format/number.ts";
import { useIsDark } from "../state/theme.ts";
import { align, type Point } from "./align.ts";
import { Figure } from "./figure.tsx";

/** A line of a chart. */
export interface Series {
  readonly label: string;
  readonly points: readonly Point[];
}

const HEIGHT = 220;
/** Most points that are marked one by one: a line through few points, or a single one, could not be seen. */
const FEW = 40;
/** Seconds shown at both sides of a point that is alone. */
const AROUND = 43_200;
const COLOURS = ["--accent", "--second", "--third", "--fourth", "--fifth"] as const;

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** @param name what is drawn, and its unit */
export function Chart({ name, series }: { name: string; series: readonly Series[] }) {
  const place = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  const { times, values } = useMemo(() => align(series.map(({ points }) => points)), [series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read again when the theme changes
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const axis = {
      stroke: colour("--quiet"),
      grid: { stroke: colour("--line"), width: 1 },
      ticks: { show: false },
    };
    const [only] = times;
    const range: { range?: [number, number] } =
      only !== undefined && times.length === 1 ? { range: [only - AROUND, only + AROUND] } : {};
    const plot = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        scales: {
          x: range,
          y: { range: (_, least, most) => [Math.min(0, least), most > 0 ? most * 1.08 : 1] },
        },
        // Days begin when the service's days begin, wherever the reader is.
        tzDate: (at) => UPlot.tzDate(new Date(at * 1000), "Etc/UTC"),
        axes: [
          { ...axis, gap: 8, values: (_, splits, __, ___, step) => axisTexts(splits, step) },
          { ...axis, size: 64, values: (_, splits) => splits.map(numberText) },
        ],
        series: [
          {},
          ...series.map(({ label }, index) => ({
            label,
            stroke: colour(COLOURS[index % COLOURS.length] ?? "--accent"),
            ...(series.length === 1 && { fill: colour("--accent-quiet") }),
            width: 2,
            points: { show: times.length <= FEW },
          })),
        ],
      },
      [[...times], ...values.map((line) => [...line])],
      element,
    );
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      plot.destroy();
    };
  }, [series, times, values, isDark]);
  return (
    <Figure
      name={name}
      numbers={() => ({
        head: ["Time", ...series.map(({ label }) => label)],
        rows: times.map((at, index) => [
          new Date(at * 1000).toISOString(),
          ...values.map((line) => String(line[index] ?? "")),
        ]),
      })}
    >
      {series.length > 1 && (
        <ul className="legend">
          {series.map(({ label }, index) => (
            <li key={label}>
              <span className="dot" style={{ background: `var(${COLOURS[index % COLOURS.length]})` }} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={place} style={{ height: HEIGHT }} aria-hidden="true" />
    </Figure>
  );
}
