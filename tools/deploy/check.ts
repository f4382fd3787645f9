/**
 * Lints what is in deploy/ with the tool made for each, and says what was skipped for want of one: `pnpm deploy:check`. Tools are
 * looked for in the folder of DEPLOY_TOOLS and on the path; deploy/README.md says where each comes from. `--complete` counts a
 * missing tool as a failure.
 */

import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../shared/command.ts";
import { readOptions } from "../shared/options.ts";
import { createSteps } from "../shared/steps.ts";
import {
  CHART,
  DEPLOY,
  KUBERNETES,
  RENDERINGS,
  renderArguments,
  toolEnvironment,
  valuesOf,
} from "./chart.ts";

const options = readOptions("deploy:check", { complete: { type: "boolean", default: false } });

/** Of `systemd-analyze security`, in tenths: 0 is no exposure, 100 a unit without any restriction. */
const MAX_EXPOSURE = 20;
const UNITS = ["index", "serve", "migrate", "verify"].map((name) => `primary-network-${name}.service`);

const env = {
  ...toolEnvironment,
  // What compose.yaml requires.
  POSTGRES_PASSWORD: "0123456789abcdef",
  GRAFANA_PASSWORD: "0123456789abcdef",
};
const steps = createSteps("deploy:check");

/** The tool's version; undefined when it is not installed. */
async function versionOf(tool: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const text = await run(tool, args, { env });
    // Programs in Go name the compiler too.
    return /\d+(\.\d+)+/.exec(text.replaceAll(/go\d\S*/g, ""))?.[0] ?? "of unknown version";
  } catch {
    return undefined;
  }
}

type Run = (args: readonly string[], cwd?: string) => Promise<string>;

/** Runs a tool's steps, or skips them. */
async function withTool(
  tool: string,
  versionArgs: readonly string[],
  checks: { readonly [name: string]: (tool: Run) => Promise<unknown> },
): Promise<void> {
  const version = await versionOf(tool, versionArgs);
  for (const [name, check] of Object.entries(checks)) {
    const title = `${name} (${tool}${version ? ` ${version}` : ""})`;
    if (version !== undefined)
      await steps.run(title, async () => {
        await check((args, cwd = DEPLOY) => run(tool, args, { env, cwd }));
      });
    else if (options.complete)
      await steps.run(title, () => Promise.reject(new Error(`${tool} is not installed`)));
    else steps.skip(title, `${tool} is not installed`);
  }
}

/** Units name Node where distributions have it; here it may be elsewhere. */
async function unitsHere(folder: string): Promise<string[]> {
  const paths = UNITS.map((name) => join(folder, name));
  for (const [index, name] of UNITS.entries()) {
    const text = await readFile(join(DEPLOY, "systemd", name), "utf8");
    await writeFile(paths[index] ?? "", text.replaceAll("/usr/bin/node", process.execPath));
  }
  return paths;
}

let isRendered = false;
const renderingIn = (folder: string, name: string) => join(folder, `${name}.yaml`);

const scratch = await mkdtemp(join(tmpdir(), "primary-network-deploy-"));
try {
  await withTool("promtool", ["--version"], {
    "alert rules": (tool) => tool(["check", "rules", "--lint=all", "--lint-fatal", "prometheus/alerts.yaml"]),
    "tests of the alerts": (tool) => tool(["test", "rules", "alerts.test.yaml"], join(DEPLOY, "prometheus")),
    "compose's Prometheus": (tool) => tool(["check", "config", "--syntax-only", "compose/prometheus.yaml"]),
  });
  await withTool("hadolint", ["--version"], {
    "the image": (tool) => tool(["docker/Dockerfile"]),
  });
  await withTool("docker-compose", ["version"], {
    "the compose file": (tool) => tool(["--file", "compose/compose.yaml", "config", "--quiet"]),
  });
  await withTool("systemd-analyze", ["--version"], {
    "the units": async (tool) => {
      await tool(["verify", "--recursive-errors=one", ...(await unitsHere(scratch))]);
    },
    "the units' restrictions": async (tool) => {
      for (const unit of await unitsHere(scratch))
        await tool(["security", "--offline=true", `--threshold=${MAX_EXPOSURE}`, "--no-pager", unit]);
    },
  });
  await withTool("systemd-sysusers", ["--version"], {
    "the units' user": async (tool) => {
      await copyFile(join(DEPLOY, "systemd", "primary-network.sysusers.conf"), join(scratch, "user.conf"));
      await tool(["--dry-run", join(scratch, "user.conf")]);
    },
  });
  await withTool("helm", ["version", "--short"], {
    "the chart": async (tool) => {
      for (const name of RENDERINGS) await tool(["lint", "--strict", CHART, "--values", valuesOf(name)]);
    },
    "a chart without a database is refused": async (tool) => {
      const refused = await tool(["lint", CHART]).then(
        () => false,
        () => true,
      );
      if (!refused) throw new Error("helm lint accepts values without a database");
    },
    "the chart is rendered": async (tool) => {
      for (const name of RENDERINGS)
        await writeFile(renderingIn(scratch, name), await tool(renderArguments(name)));
      isRendered = true;
    },
  });
  if (!isRendered) steps.skip("the chart's objects", "the chart is not rendered");
  else
    await withTool("kubernetes-validate", ["--version"], {
      "the chart's objects": (tool) =>
        tool(["--strict", "-k", KUBERNETES, ...RENDERINGS.map((name) => renderingIn(scratch, name))]),
    });
} finally {
  await rm(scratch, { recursive: true });
}
steps.end();
