/** A column of numbers as a drawing: a line over time, or a bar for each row. A library would weigh more than the page's whole script. */
import type { Row } from "./rows.ts";

const SVG = "http://www.w3.org/2000/svg";
const HEIGHT = 220;
/** Room for the labels, in pixels. */
const LEFT = 62;
const BELOW = 22;
const ABOVE = 10;
const RIGHT = 12;

/** A value of a chart and where it stands: seconds, or the row's number. */
export interface Point {
  readonly at: number;
  readonly value: number;
}

/** The points of a column, in the order in which they are drawn. */
export function pointsOf(rows: readonly Row[], column: string, time: string | undefined): Point[] {
  const points = rows.flatMap((row, index) => {
    const text = row.get(column) ?? "";
    const at = time === undefined ? index + 1 : Number(row.get(time));
    return text === "" || Number.isNaN(at) ? [] : [{ at, value: Number(text) }];
  });
  return points.sort((one, other) => one.at - other.at);
}

/** A million is M: en-GB has m, which reads as a thousandth. */
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: 4 });
const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ");

/** Describes a chart in words. */
export function summaryOf(points: readonly Point[], column: string, isTime: boolean): string {
  const values = points.map(({ value }) => value);
  const [first, last] = [points[0], points.at(-1)];
  const span =
    isTime && first && last ? ` from ${dateOf(first.at)} to ${dateOf(last.at)} UTC` : ", one for each row";
  return `${column}: ${values.length} values${span}; lowest ${compact.format(Math.min(...values))}, highest ${compact.format(Math.max(...values))}. The table has each of them.`;
}

type Attributes = Readonly<Record<string, string | number>>;

function drawn(name: string, attributes: Attributes, text?: string): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Draws the chart, `width` pixels wide. */
export function chartOf(
  points: readonly Point[],
  column: string,
  isTime: boolean,
  width: number,
): SVGElement {
  const label = summaryOf(points, column, isTime);
  const svg = drawn("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": label });
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const height = HEIGHT - ABOVE - BELOW;
  const wide = width - LEFT - RIGHT;
  const y = (value: number) => ABOVE + height * (1 - (value - least) / (most - least || 1));
  const [first = 0, last = 1] = [points[0]?.at, points.at(-1)?.at];
  const slot = wide / points.length;
  const x = (at: number, index: number) =>
    isTime ? LEFT + (wide * (at - first)) / (last - first || 1) : LEFT + slot * (index + 0.5);
  for (const value of [least, (least + most) / 2, most]) {
    svg.append(
      drawn("line", { class: "grid", x1: LEFT, x2: width - RIGHT, y1: y(value), y2: y(value) }),
      drawn("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, compact.format(value)),
    );
  }
  const ends = isTime ? [dateOf(first), dateOf(last)] : ["1", String(points.length)];
  for (const [index, text] of ends.entries()) {
    const place = {
      x: index === 0 ? LEFT : width - RIGHT,
      y: HEIGHT - 6,
      "text-anchor": index === 0 ? "start" : "end",
    };
    svg.append(drawn("text", place, text));
  }
  if (isTime) {
    const line = points.map(({ at, value }, index) => `${x(at, index).toFixed(1)},${y(value).toFixed(1)}`);
    svg.append(drawn("polyline", { class: "line", points: line.join(" ") }));
  }
  for (const [index, { at, value }] of points.entries()) {
    const title = drawn("title", {}, `${isTime ? dateOf(at) : `row ${at}`}: ${value}`);
    const shape = isTime
      ? drawn("circle", { class: "point", cx: x(at, index), cy: y(value), r: points.length > 80 ? 1 : 3 })
      : drawn("rect", {
          class: "bar",
          x: x(at, index) - slot * 0.4,
          y: Math.min(y(value), y(0)),
          width: slot * 0.8,
          height: Math.abs(y(value) - y(0)),
        });
    shape.append(title);
    svg.append(shape);
  }
  return svg;
}
