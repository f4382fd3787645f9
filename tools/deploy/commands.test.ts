/** The commands and configurations of the image, compose file, units and chart are those of the program, and its restrictions hold. */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../apps/cli/src/config/config.ts";
import { createProgram } from "../../apps/cli/src/program.ts";
import { DEPLOY, RENDERINGS } from "./chart.ts";
import { type Container, instruction, readText, readYaml, renderChart, unit } from "./read.ts";

const CONFIG = "/etc/primary-network/config.yaml";
const STATE = "/var/lib/primary-network";
const MAIN = "node_modules/primary-network/dist/main.js";
const DATABASE_URL = "postgresql://127.0.0.1/index";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-commands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Parses a command line and runs nothing. @returns the name of the command */
async function parse(args: readonly string[]): Promise<string> {
  const program = createProgram();
  let name = "";
  for (const command of program.commands)
    command
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
      .action(() => {
        name = command.name();
      });
  await program
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .parseAsync([...args], { from: "user" });
  return name;
}

let files = 0;

async function configOf(text: string) {
  const file = join(folder, `config-${files++}.yaml`);
  await writeFile(file, text);
  return readConfig(file, { DATABASE_URL });
}

test("a flag that does not exist is detected", async () => {
  await expect(parse(["serve", "--config", CONFIG, "--nonsense"])).rejects.toThrow(/unknown option/);
});

/** An image by its version, for people, and the digest of its index, which decides. */
const PINNED = /^[a-z0-9./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

interface Service {
  readonly image: string;
  /** Of the image that is built here. */
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}

describe("compose", () => {
  const { services, volumes } = readYaml<{
    services: { readonly [name: string]: Service };
    volumes: { readonly [name: string]: null };
  }>("compose/compose.yaml");
  const own = ["migrate", "indexer", "service"] as const;

  test.each([
    ["migrate", "migrate"],
    ["indexer", "index"],
    ["service", "serve"],
  ])("%s runs %s", async (service, name) => {
    const { command = [], volumes: mounts = [] } = services[service] ?? expect.fail();
    expect(await parse(command)).toBe(name);
    expect(command).toContain(CONFIG);
    expect(mounts).toContain(`./config.yaml:${CONFIG}:ro`);
  });
  test("processes are restricted", () => {
    for (const name of own)
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
  });
  test("images are pinned, mounted files exist, and ports are bound to loopback", () => {
    for (const { image, build: own, volumes: mounts = [], ports = [] } of Object.values(services)) {
      if (own) expect(existsSync(resolve(DEPLOY, "compose", own.context, own.dockerfile))).toBe(true);
      expect(image).toMatch(own ? /^primary-network:\d+\.\d+\.\d+$/ : PINNED);
      for (const mount of mounts) {
        const [source = ""] = mount.split(":");
        if (source.startsWith(".")) expect(existsSync(resolve(DEPLOY, "compose", source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });
  test("Prometheus scrapes the processes, which accept the names that it uses", async () => {
    const { scrape_configs: jobs } = readYaml<{
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    }>("compose/prometheus.yaml");
    const { listen, service } = await configOf(readText("compose/config.yaml"));
    const targets = jobs.flatMap(({ static_configs: configs }) => configs.flatMap((one) => one.targets));
    expect(targets).toEqual(["indexer", "service"].map((name) => `${name}:${listen.adminPort}`));
    expect(listen).toMatchObject({
      host: "0.0.0.0",
      adminHost: "0.0.0.0",
      allowHosts: ["indexer", "service"],
    });
    expect(service).toMatchObject({ databaseUrl: DATABASE_URL, exports: { dir: STATE } });
    expect(jobs.map(({ job_name: name }) => name)).toEqual(["primary-network"]);
  });
});

describe("units", () => {
  test.each([
    ["index", "index"],
    ["serve", "serve"],
    ["migrate", "migrate"],
  ])("primary-network-%s runs %s", async (suffix, name) => {
    const { ExecStart = "", User } = unit(`primary-network-${suffix}`);
    const [node, main, ...args] = ExecStart.split(" ");
    expect([node, main]).toEqual(["/usr/bin/node", `/opt/primary-network/${MAIN}`]);
    expect(await parse(args)).toBe(name);
    const file = args.at(-1) ?? "";
    expect(dirname(file)).toBe("/etc/primary-network");
    const { service } = await configOf(readText(`systemd/${file.split("/").at(-1)}`));
    expect(service.databaseUrl).toBe(DATABASE_URL);
    expect(User).toBe("primary-network");
    expect(readText("systemd/primary-network.sysusers.conf")).toContain("u primary-network ");
  });
  test("primary-network-verify runs verify, and leaves its files where the unit may write", async () => {
    const { ExecStart = "", User, StateDirectory } = unit("primary-network-verify");
    const [node, main, ...args] = ExecStart.split(" ");
    expect([node, main]).toEqual(["/usr/bin/node", `/opt/primary-network/${MAIN}`]);
    expect(await parse(args)).toBe("verify");
    expect(args.filter((word) => word.startsWith("/")).map((file) => dirname(file))).toEqual([
      `/var/lib/${StateDirectory}`,
      `/var/lib/${StateDirectory}`,
    ]);
    expect(User).toBe("primary-network");
  });
  test("listen on ports of their own", async () => {
    const ports = await Promise.all(
      ["serve", "index"].map(
        async (name) => (await configOf(readText(`systemd/${name}.yaml`))).listen.adminPort,
      ),
    );
    expect(new Set(ports).size).toBe(2);
  });
});

const rendered = RENDERINGS.map((rendering) => ({ rendering, objects: renderChart(rendering) }));
const hasHelm = rendered.every(({ objects }) => objects !== undefined);

describe.skipIf(!hasHelm).each(rendered)("the chart, $rendering", ({ rendering, objects = [] }) => {
  const pods = objects.flatMap(({ spec }) => (spec?.template ? [spec.template.spec] : []));
  const containers = pods.flatMap((pod) => [...pod.initContainers, ...pod.containers]);
  const ofName = (name: string): Container =>
    containers.find((container) => container.name === name) ?? expect.fail(`no container ${name}`);

  test.each([
    ["migrate", "migrate"],
    ["indexer", "index"],
    ["api", "serve"],
  ])("%s runs %s", async (container, name) => {
    const { args } = ofName(container);
    expect(await parse(args)).toBe(name);
    expect(args.at(-1)).toBe(CONFIG);
  });
  test("pods are restricted, and write to one folder", () => {
    expect(pods).toHaveLength(2);
    for (const pod of pods) expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    for (const { securityContext, volumeMounts } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(volumeMounts.filter(({ readOnly }) => !readOnly)).toEqual([
        expect.objectContaining({ mountPath: STATE }),
      ]);
    }
  });
  test("its configuration is accepted, and the probes ask what it listens on", async () => {
    const text = objects.find(({ kind }) => kind === "ConfigMap")?.data?.["config.yaml"] ?? "";
    const { listen, service } = await configOf(text);
    expect(listen).toMatchObject({ host: "0.0.0.0", adminHost: "0.0.0.0" });
    expect(service.exports).toEqual(
      rendering === "all" ? expect.objectContaining({ dir: STATE }) : undefined,
    );
    for (const name of ["api", "indexer"]) {
      const { ports = [], livenessProbe, readinessProbe } = ofName(name);
      const port = (of: string) => ports.find((one) => one.name === of)?.containerPort;
      expect(port("admin")).toBe(listen.adminPort);
      expect(port("http")).toBe(name === "api" ? listen.port : undefined);
      expect(livenessProbe?.httpGet).toEqual({ path: "/livez", port: "admin" });
      expect(readinessProbe?.httpGet.path).toBe(name === "api" ? "/readyz" : "/livez");
    }
  });
  test("has what a deployment needs", () => {
    const kinds = objects.map(({ kind }) => kind).sort();
    const common = ["ConfigMap", "Deployment", "Deployment", "PodDisruptionBudget", "PodDisruptionBudget"];
    expect(kinds).toEqual(
      (rendering === "all"
        ? [
            ...common,
            "HorizontalPodAutoscaler",
            "Ingress",
            "NetworkPolicy",
            "PodMonitor",
            "Service",
            "ServiceAccount",
          ]
        : [...common, "NetworkPolicy", "Secret", "Service", "ServiceAccount"]
      ).sort(),
    );
  });
});

test("the image is built by the lock file on images that are pinned, and runs as nobody with one folder to write to", async () => {
  const text = await readFile(join(DEPLOY, "docker", "Dockerfile"), "utf8");
  const { packageManager } = JSON.parse(await readFile(join(DEPLOY, "..", "package.json"), "utf8"));
  const commands = [...text.matchAll(/\b(?:npx|npm|pnpm) .*/g)].map(([command]) => command);
  for (const command of commands)
    expect(command.startsWith(`npx --yes ${packageManager} `), command).toBe(true);
  expect(commands[0]).toContain("install --frozen-lockfile");
  expect(commands.at(-1)).toContain(
    "--filter=primary-network deploy --prod --no-optional --ignore-scripts /app",
  );
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(PINNED);
  expect(instruction("USER")).toBe("65532:65532");
  expect(JSON.parse(instruction("VOLUME"))).toEqual([STATE]);
  expect(instruction("STOPSIGNAL")).toBe("SIGTERM");
  expect(JSON.parse(instruction("ENTRYPOINT"))).toEqual(["node", "/app/dist/main.js"]);
  expect(await parse(JSON.parse(instruction("CMD")))).toBe("serve");
  expect(instruction("EXPOSE")).toBe("8080 8081");
});
