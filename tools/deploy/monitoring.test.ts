/** Alerts, runbooks, dashboard and the documentation's table name metrics that exist. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { metricsText } from "../../apps/cli/src/verify/metrics-text.ts";
import { Metrics } from "../../apps/service/src/http/node/metrics.ts";
import { root } from "../shared/packages.ts";
import { metricsIn, RUNBOOKS, readAlerts, readText, readYaml, runbookNames } from "./read.ts";

const SITE = "https://primary-network.github.io/primary-network-sdk";

const metrics = new Metrics(() => 0);

/** A report of `verify`, whose metrics node_exporter serves. */
const verified = {
  ...{ asked: 0, equal: 0, different: 0, seed: 1, rows: [], differences: [], notCompared: [] },
  position: { "p-chain": 1 },
};

/** Every name that a scrape can have, histograms with their three. */
const scraped = new Set(["up"]);
for (const line of [await metrics.text(), metricsText(verified, 0)].join("\n").split("\n")) {
  const [, name = "", type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
  scraped.add(name);
  if (type === "histogram") for (const part of ["bucket", "sum", "count"]) scraped.add(`${name}_${part}`);
}

const alerts = readAlerts();

interface RuleTest {
  readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly object[] }[];
}
const tests = readYaml<{ tests: RuleTest[] }>("prometheus/alerts.test.yaml").tests.flatMap(
  (one) => one.alert_rule_test,
);

describe.each(alerts)("$alert", ({ alert, expr, labels, annotations }) => {
  test("asks for metrics that exist", () => {
    expect(metricsIn(expr)).not.toEqual([]);
    for (const name of metricsIn(expr)) expect(scraped).toContain(name);
  });
  test("has a severity, a summary and a runbook of its own", () => {
    expect(["critical", "warning"]).toContain(labels.severity);
    expect(annotations.summary).not.toBe("");
    const [, page = ""] = /^(?:.*)\/guides\/runbooks\/([a-z-]+)\/$/.exec(annotations.runbook_url) ?? [];
    expect(annotations.runbook_url).toBe(`${SITE}/guides/runbooks/${page}/`);
    const text = readFileSync(join(RUNBOOKS, `${page}.mdx`), "utf8");
    expect(text).toMatch(
      new RegExp(`^---\ntitle: ${alert}\ndescription: \\S.*\nsidebar: \\{ order: \\d+ \\}\n---\n`),
    );
    for (const part of ["## Check", "## Fix"]) expect(text).toContain(part);
  });
  test("is tested firing", () => {
    const own = tests.filter(({ alertname }) => alertname === alert);
    expect(own.some(({ exp_alerts }) => exp_alerts.length > 0)).toBe(true);
  });
});

test("every runbook belongs to an alert, and links to pages and anchors that exist", () => {
  const named = alerts.map(({ annotations }) => annotations.runbook_url.split("/").at(-2));
  expect(runbookNames().sort()).toEqual(named.sort());
  for (const name of runbookNames()) {
    const text = readFileSync(join(RUNBOOKS, `${name}.mdx`), "utf8");
    for (const [, up = "", page = "", anchor] of text.matchAll(
      /\]\(((?:\.\.\/)+)([a-z-]+)\/(?:#([a-z-]+))?\)/g,
    )) {
      const target = readFileSync(join(RUNBOOKS, up.slice(3), `${page}.mdx`), "utf8");
      const anchors = [...target.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
        title
          .toLowerCase()
          .replaceAll(/[^a-z0-9 -]/g, "")
          .replaceAll(" ", "-"),
      );
      if (anchor !== undefined)
        expect([name, page, anchors]).toEqual([name, page, expect.arrayContaining([anchor])]);
    }
  }
});

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string }[];
}
interface Dashboard {
  readonly uid: string;
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly query: unknown }[] };
}

describe("the dashboard", () => {
  const dashboard: Dashboard = JSON.parse(readText("grafana/primary-network.json"));
  const graphs = dashboard.panels.filter(({ type }) => type !== "row");

  test.each(graphs)("$title asks for metrics that exist, by variables that it has", ({ targets = [] }) => {
    expect(targets).not.toEqual([]);
    const variables = dashboard.templating.list.map(({ name }) => name);
    for (const { expr } of targets) {
      expect(metricsIn(expr)).not.toEqual([]);
      for (const name of metricsIn(expr)) expect(scraped).toContain(name);
      for (const [, name] of expr.matchAll(/\$(\w+)/g))
        expect([...variables, "__rate_interval"]).toContain(name);
    }
  });

  test("has panels with ids of their own that do not overlap", () => {
    const { panels } = dashboard;
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
  });

  test("shows every metric of the service", () => {
    const shown = new Set(
      graphs.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))),
    );
    const missing = metrics.described.filter(
      ({ name }) => ![name, `${name}_bucket`, `${name}_count`].some((one) => shown.has(one)),
    );
    // Readiness is in `/readyz`; the dashboard has what it is made of.
    expect(missing.map(({ name }) => name)).toEqual(["primary_network_index_ready"]);
  });
});

test("the guide's table has every metric, with type, labels and meaning", () => {
  const guide = readFileSync(join(root, "apps/docs/src/content/docs/guides/monitoring.mdx"), "utf8");
  const rows = guide.match(/^\| `primary_network_.*$/gm) ?? [];
  expect(rows).toEqual(
    metrics.described.map(
      ({ name, type, labels, help }) =>
        `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(", ")} | ${help} |`,
    ),
  );
});
