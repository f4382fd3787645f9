/**
 * Rehearses a release: builds and packs the packages, uses README's examples with them, publishes them to a private registry, and uses
 * them from there on every runtime. `pnpm release:rehearse [--quick] [--out <folder>] [--complete]`: `--quick` ends before the registry,
 * which continuous integration does; the folder gets the bill of materials; `--complete` takes a consumer that cannot run here for a
 * failed one.
 */

import { rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { assertInstalled } from "../../shared/budgets.ts";
import { endPrograms, run } from "../../shared/command.ts";
import { startDev } from "../../shared/dev-command.ts";
import { measureInstalled } from "../../shared/installed-size.ts";
import { readOptions } from "../../shared/options.ts";
import { published, root } from "../../shared/packages.ts";
import { areTypesRight, publint } from "../../shared/packing.ts";
import { createSteps } from "../../shared/steps.ts";
import { table } from "../../shared/table.ts";
import { needed } from "./consumers/consumer.ts";
import { useExamples } from "./examples.ts";
import { checkBehaviours } from "./expected.ts";
import { install, keepSbom } from "./installations.ts";
import { checkDeclarations, useCommand, useLibraries } from "./on-node.ts";
import { type Packed, packAs } from "./pack-as.ts";
import { createPackedProject } from "./packed-project.ts";
import { createProject, type Project } from "./project.ts";
import { publish, type RegistryEnvironment, settings } from "./publish.ts";
import { startRegistry } from "./registry.ts";
import { installTools } from "./runtimes.ts";
import { type ScriptedServer, startScriptedServer } from "./scripted-server.ts";
import { checkSizes } from "./sizes.ts";
import { checkTarball } from "./tarball.ts";
import { nextVersion } from "./version.ts";

const options = readOptions("release:rehearse", {
  quick: { type: "boolean", default: false },
  out: { type: "string" },
  complete: { type: "boolean", default: false },
});
const started = performance.now();
const interruption = new AbortController();
const steps = createSteps("release:rehearse", { signal: interruption.signal });
const scratch = await mkdtemp(join(tmpdir(), "primary-network-rehearsal-"));
const folder = async (name: string) => {
  await mkdir(join(scratch, name), { recursive: true });
  return join(scratch, name);
};

/** What is running or about to, as promises, to be ended last first: an interruption must not leave what was just starting. */
const running: Promise<{ stop(): Promise<void> }>[] = [];
function start<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  running.push(starting);
  return starting;
}
async function end(): Promise<void> {
  const nothing = () => {};
  for (const starting of running.splice(0).reverse()) await starting.then(({ stop }) => stop(), nothing);
  await rm(scratch, { recursive: true, force: true });
}
// Ending the programs ends the step that waits for them, and that the rehearsal.
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.once(signal, () => {
    process.exitCode = code;
    interruption.abort(new Error(`release:rehearse: interrupted by ${signal}`));
    endPrograms();
  });
// An open browser ends at once on the same signals.
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** A step that everything after it needs. */
async function must<T>(name: string, action: () => Promise<T>): Promise<T> {
  const results: { readonly value: T }[] = [];
  await steps.run(name, async () => {
    const value = await action();
    results.push({ value });
    return value;
  });
  const [result] = results;
  if (result === undefined) throw new Error(`nothing to go on with after: ${name}`);
  return result.value;
}

async function rehearse(): Promise<void> {
  if (!options.quick) await must("registry, bundler and runtimes", installTools);
  await must("build", async () => {
    const args = ["--yes", "pnpm", "run", "build", "--output-logs=errors-only"];
    await run("npx", args, { cwd: root, seconds: 400 });
  });
  const version = await must("next version", async () => nextVersion(await folder("version")));

  const tarballs: Packed[] = [];
  for (const one of published)
    tarballs.push(await must(`pack ${one.name}`, async () => packAs(one, version, await folder("packed"))));
  for (const packed of tarballs) {
    await steps.run(`contents of ${packed.name}`, async () => `${await checkTarball(packed)} files`);
    await steps.run(`publint ${packed.name}`, () => publint(packed.tarball));
    await steps.run(`attw ${packed.name}`, () => areTypesRight(packed.tarball));
  }
  await usePacked(tarballs);
  if (options.quick) return;

  const registry = await must("private registry", async () => start(startRegistry(await folder("registry"))));
  const env = await settings(await folder("home"), registry.url);
  for (const { name, tarball } of tarballs)
    await must(`publish ${name}@${version}`, () => publish(tarball, version, env, scratch));
  steps.skip("provenance", "only the build server can sign it; a test reads its workflow");

  const dev = await must("dev command", async () => start(startDev(scratch, ["--no-evm"])));
  const scripted = await start(startScriptedServer());
  const project = (id: string) =>
    createProject({
      dir: join(scratch, "consumers", id),
      env,
      version,
      addresses: { service: dev.service, node: dev.node, scripted: `${scripted.url}/${id}` },
    });

  const all = await project("all");
  await must("install of all clients", () => all.install());
  await steps.run("size budgets", () => checkSizes(all.dir));
  console.log(`\n${table(await installEach(tarballs, version, env))}\n`);
  console.log(`\n${table(await useEverywhere(project, scripted))}\n`);
  console.log(`\n${table(await useOnNodes(version, env))}\n`);
}

/** Installs the tarballs as they are, and uses README's examples. */
async function usePacked(tarballs: readonly Packed[]): Promise<void> {
  const all = join(scratch, "packed-project");
  await must("install of the tarballs", () =>
    createPackedProject(all, { use: tarballs.map(({ name }) => name), tarballs }),
  );
  await useExamples(steps, all, start);
  await steps.run("installed size of the data client", async () => {
    const dir = join(scratch, "packed-client");
    const name = "@primary-network/data";
    await createPackedProject(dir, { use: [name], tarballs, more: ["--omit=dev", "--omit=peer"] });
    const size = await measureInstalled(dir);
    assertInstalled(name, size);
    return `${(size.bytes / 1e6).toFixed(2)} MB, ${size.packages} packages`;
  });
}

/** What each package brings to its user: size, packages, licences and the bill of materials. Resolves with the table's rows. */
async function installEach(
  tarballs: readonly Packed[],
  version: string,
  env: RegistryEnvironment,
): Promise<string[][]> {
  const rows = [["package", "tarball", "installed", "packages"]];
  for (const packed of tarballs)
    await steps.run(`installation of ${packed.name}`, async () => {
      const dir = await folder(`installations/${packed.folder}`);
      const { row, sbom } = await install({ packed, all: tarballs, version, env, dir });
      rows.push([...row]);
      return options.out ? keepSbom(resolve(options.out), packed.name, version, sbom) : "";
    });
  return rows;
}

/** Lets every Node run the command and the libraries; resolves with the table's rows. */
async function useOnNodes(version: string, env: RegistryEnvironment): Promise<string[][]> {
  // Looked up only now: what is missing is known when the tools are installed.
  const { nodes } = await import("./consumers/node.ts");
  const libraries = await folder("libraries");
  await must("install of the libraries", async () => {
    const names = published.map(({ name }) => `${name}@${version}`);
    await run("npm", ["init", "--yes"], { cwd: libraries, env });
    await run("npm", ["install", ...names], { cwd: libraries, env, seconds: 300 });
  });
  await steps.run("declarations of the libraries", () => checkDeclarations({ env, dir: libraries }));
  const rows = [["on", "download", "npx primary-network dev: ready", "a second time", "tests of libraries"]];
  for (const [index, { name, node }] of nodes.entries()) {
    if (node === undefined && !options.complete) {
      steps.skip(`command and libraries on ${name}`, "no binary for this platform");
      continue;
    }
    const times = await steps.run(`command on ${name}`, async () =>
      useCommand({ node: needed(node), env, version, dir: await folder(`command-${index}/folder`), start }),
    );
    const tests = await steps.run(`libraries on ${name}`, () =>
      useLibraries({ node: needed(node), env, dir: libraries }),
    );
    const inSeconds = (time: number | undefined) => (time === undefined ? "FAILED" : `${time.toFixed(1)} s`);
    const cells = [times?.download, times?.ready, times?.again].map(inSeconds);
    rows.push([name, ...cells, tests === undefined ? "FAILED" : `${tests} passed`]);
  }
  return rows;
}

/** Lets every consumer install and run the program; resolves with the table's rows. */
async function useEverywhere(
  project: (id: string) => Promise<Project>,
  scripted: ScriptedServer,
): Promise<string[][]> {
  // Looked up only now: what is missing is known when the tools are installed.
  const { consumers } = await import("./consumers/all.ts");
  const rows = [["consumer", "version", "behaviours", "seconds"]];
  for (const [index, { name, missing, use }] of consumers.entries()) {
    if (missing && !options.complete) {
      steps.skip(name, missing);
      rows.push([name, "", "skipped", ""]);
      continue;
    }
    const id = `consumer-${index}`;
    const used = await steps.run(name, async () => {
      if (missing) throw new Error(missing);
      const own = await project(id);
      const { version, printed } = await use(own);
      await own.checkInstalled();
      const behaviours = checkBehaviours(printed, scripted.requestsOf(id));
      return { version, behaviours };
    });
    const seconds = steps.done.at(-1)?.seconds.toFixed(1) ?? "";
    rows.push([name, used?.version ?? "", used ? String(used.behaviours) : "FAILED", seconds]);
  }
  return rows;
}

try {
  await rehearse();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
} finally {
  await end();
}
if (interruption.signal.aborted) process.exit();
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
steps.end();
