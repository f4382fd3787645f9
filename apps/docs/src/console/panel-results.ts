/** A response in the page: as JSON, as a table, or as a chart where it has numbers. */
import { showCode } from "../highlight/coloured.ts";
import { indented } from "../json/indented.ts";
import { type Json, readJson } from "../json/read-json.ts";
import { chartOf, pointsOf, summaryOf } from "../views/chart.ts";
import { type Rows, rowsOf, type Series, seriesOf } from "../views/rows.ts";
import { tableOf } from "../views/table.ts";

/** Characters of a response that are shown: more would freeze the page. */
const SHOWN = 200_000;

/** The part of a page that shows responses. */
export interface Results {
  /** Shows a response's text; an empty one hides what was there. */
  readonly show: (text: string, label: string) => void;
  /** Response that was recorded in the page. */
  readonly recorded: string;
}

/** Connects the part of a page that shows responses. */
export function connectResults(section: HTMLElement): Results {
  const block = section.querySelector("pre");
  const code = block?.querySelector("code");
  const [tableBox, chartBox] = ["result-table", "result-chart"].map((name) =>
    section.querySelector<HTMLElement>(`.${name}`),
  );
  const tabs = [...section.querySelectorAll<HTMLInputElement>('input[name="view"]')];
  const recorded = code?.textContent ?? "";
  let rows: Rows | undefined;
  let series: Series | undefined;

  const draw = () => {
    const chosen = tabs.find(({ checked, disabled }) => checked && !disabled)?.value ?? "json";
    for (const [name, box] of [
      ["json", block],
      ["table", tableBox],
      ["chart", chartBox],
    ] as const) {
      if (box) box.hidden = name !== chosen || section.hidden;
    }
    if (chosen === "table" && rows) tableBox?.replaceChildren(tableOf(rows));
    if (chosen === "chart" && rows && series && chartBox) drawChart(chartBox, rows, series);
  };
  const read = (text: string) => {
    rows = tableFrom(text);
    series = rows && seriesOf(rows);
    for (const tab of tabs) {
      tab.disabled = (tab.value === "table" && !rows) || (tab.value === "chart" && !series);
      if (tab.disabled && tab.checked) {
        const [first] = tabs;
        if (first) first.checked = true;
      }
    }
    draw();
  };
  for (const tab of tabs) tab.addEventListener("change", draw);
  read(recorded);
  return {
    recorded,
    show(text, label) {
      const laid = /^\s*[{[]/.test(text) ? indented(text) : text;
      const rest = laid.length - SHOWN;
      if (code)
        showCode(code, rest > 0 ? `${laid.slice(0, SHOWN)}\n… ${rest} more characters` : laid, "json");
      section.hidden = text === "";
      section.ariaLabel = label;
      const origin = section.querySelector(".origin");
      if (origin) origin.textContent = label;
      if (block) block.ariaLabel = label;
      read(text);
    },
  };
}

function tableFrom(text: string): Rows | undefined {
  let json: Json;
  try {
    json = readJson(text);
  } catch {
    return undefined; // a response need not be JSON
  }
  return rowsOf(json);
}

/** Draws the chosen column; a list to choose from stands above where there are several. */
function drawChart(box: HTMLElement, { rows }: Rows, { values, time }: Series): void {
  const select = document.createElement("select");
  select.ariaLabel = "Column of the chart";
  select.append(...values.map((value) => new Option(value, value)));
  const figure = document.createElement("figure");
  const draw = () => {
    const column = select.value;
    const points = pointsOf(rows, column, time);
    const caption = document.createElement("figcaption");
    caption.textContent = summaryOf(points, column, time !== undefined);
    figure.replaceChildren(chartOf(points, column, time !== undefined, box.clientWidth), caption);
  };
  select.addEventListener("change", draw);
  box.replaceChildren(...(values.length > 1 ? [select] : []), figure);
  draw();
}
