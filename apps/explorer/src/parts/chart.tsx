/** A line chart of points in time, with its numbers as a table for who cannot see it. */
import "uplot/dist/uPlot.min.css";
import { useEffect, useRef } from "react";
import UPlot from "uplot";
import { useIsDark } from "../app/theme.ts";

/** A point: Unix time in seconds and a value. */
export type Point = readonly [at: number, value: number];

const HEIGHT = 220;

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** @param name what is drawn, and its unit */
export function Chart({
  name,
  points,
  unit = "",
}: {
  name: string;
  points: readonly Point[];
  unit?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isDark = useIsDark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read again when the theme changes
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const axis = {
      stroke: colour("--quiet"),
      grid: { stroke: colour("--line"), width: 1 },
      ticks: { show: false },
    };
    const plot = new UPlot(
      {
        width: element.clientWidth,
        height: HEIGHT,
        legend: { live: true },
        axes: [axis, { ...axis, size: 64 }],
        series: [
          {},
          {
            label: name,
            stroke: colour("--accent"),
            fill: colour("--accent-quiet"),
            width: 2,
            value: (_, value) => (value === null ? "" : `${value}${unit}`),
          },
        ],
      },
      [points.map(([at]) => at), points.map(([, value]) => value)],
      element,
    );
    const resize = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }));
    resize.observe(element);
    return () => {
      resize.disconnect();
      plot.destroy();
    };
  }, [name, points, unit, isDark]);
  return (
    <figure className="chart">
      <figcaption>{name}</figcaption>
      <div ref={place} style={{ minHeight: HEIGHT }} aria-hidden="true" />
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">{name}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(([at, value]) => (
              <tr key={at}>
                <td>{new Date(at * 1000).toISOString()}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
