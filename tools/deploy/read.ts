/** Reads what is in deploy/ for the tests. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../shared/packages.ts";
import { DEPLOY, type Rendering, renderArguments, toolEnvironment } from "./chart.ts";

export const RUNBOOKS = join(root, "apps", "docs", "src", "content", "docs", "guides", "runbooks");

export const readText = (path: string): string => readFileSync(join(DEPLOY, path), "utf8");

/** A YAML file of an expected form; the tests check what they use of it. */
export const readYaml = <T>(path: string): T => parse(readText(path), { merge: true }) as T;

export interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: { readonly [file: string]: string };
  readonly spec?: {
    readonly replicas?: number;
    readonly minAvailable?: number;
    readonly template?: { readonly spec: PodSpec };
  };
}

export interface PodSpec {
  readonly securityContext: object;
  readonly initContainers: readonly Container[];
  readonly containers: readonly Container[];
}

export interface Container {
  readonly name: string;
  readonly args: readonly string[];
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string; readOnly?: boolean }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly readinessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
  readonly livenessProbe?: { readonly httpGet: { readonly path: string; readonly port: string } };
}

/** Renders the chart; undefined when helm is not installed. */
export function renderChart(name: Rendering): readonly KubernetesObject[] | undefined {
  const { error, status, stdout, stderr } = spawnSync("helm", renderArguments(name), {
    encoding: "utf8",
    env: toolEnvironment,
  });
  if (error) return undefined;
  if (status !== 0) throw new Error(`helm template: ${stderr}`);
  return parseAllDocuments(stdout).map(
    (document) => document.toJS() as KubernetesObject, // as the chart renders it, which deploy:check holds to Kubernetes' schemas
  );
}

/** One alert of the rules. */
export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

export const readAlerts = (): readonly Alert[] =>
  readYaml<{ groups: { rules: Alert[] }[] }>("prometheus/alerts.yaml").groups.flatMap(({ rules }) => rules);

/** Names of the runbooks' pages. */
export const runbookNames = (): string[] => readdirSync(RUNBOOKS).map((name) => name.replace(/\.mdx$/, ""));

/** Names of metrics in a query: words before a brace, a bracket, an operator or the end that are no function. */
export const metricsIn = (query: string): string[] => [
  ...new Set(query.match(/\b(primary_network|process|nodejs|up)(_[a-z0-9_]+)?\b(?=[{[ )]|$)/g) ?? []),
];

/** An instruction of a Dockerfile's last stage. */
export function instruction(name: string): string {
  const stage =
    readText("docker/Dockerfile")
      .replaceAll(/\\\n/g, " ")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const [, value] = new RegExp(`^${name} (.*)$`, "m").exec(stage) ?? [];
  if (value === undefined) throw new Error(`the Dockerfile has no ${name}`);
  return value;
}

/** A unit's settings; of one that is given several times, the last. */
export function unit(name: string): { readonly [setting: string]: string } {
  const lines = readText(`systemd/${name}.service`).matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, key, value]) => [key, value]));
}
