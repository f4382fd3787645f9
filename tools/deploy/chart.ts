/** The chart, the values that it is checked with, and where its tools are looked for. */
import { delimiter, join } from "node:path";
import { root } from "../shared/packages.ts";

export const DEPLOY: string = join(root, "deploy");
export const CHART: string = join(DEPLOY, "helm", "primary-network");
/** The oldest version of Kubernetes that the chart supports. */
export const KUBERNETES = "1.30";

/** Names of the values that the chart is rendered with. */
export const RENDERINGS = ["small", "all"] as const;
export type Rendering = (typeof RENDERINGS)[number];

export const valuesOf = (name: Rendering): string => join(DEPLOY, "helm", "values", `${name}.yaml`);

/** Arguments of helm that render the chart. */
export const renderArguments = (name: Rendering): string[] => [
  ...["template", "primary-network", CHART, "--values", valuesOf(name)],
  ...["--kube-version", KUBERNETES],
];

/** An environment in which the tools of DEPLOY_TOOLS are found first. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [process.env.DEPLOY_TOOLS, process.env.PATH].filter(Boolean).join(delimiter),
};
