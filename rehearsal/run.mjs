/**
 * Rehearses a release: builds and packs the packages, publishes them to a private registry, and uses them from there on every
 * runtime. `node rehearsal/run.mjs [--out <folder>] [--complete]`: the folder gets the bill of materials; `--complete` takes a consumer
 * that cannot run here for a failed one.
 */
import { rmSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { endPrograms, run } from "../tools/shared/command.ts";
import { startDev } from "../tools/shared/dev-command.ts";
import { nameOf, published, root } from "../tools/shared/packages.ts";
import { createSteps } from "../tools/shared/steps.ts";
import { table } from "../tools/shared/table.ts";
import { areTypesRight, checkSizes, publint } from "./lint.mjs";
import { pack } from "./pack.mjs";
import { checkInstalledProduction } from "./production.mjs";
import { createProject } from "./project.mjs";
import { publish, settings } from "./publish.mjs";
import { startRegistry } from "./registry.mjs";
import { installTools } from "./runtimes.mjs";
import { checkSbom, withoutRehearsal } from "./sbom.mjs";
import { startScriptedServer } from "./scripted-server.mjs";
import { checkTarball } from "./tarball.mjs";
import { nextVersion } from "./version.mjs";
import { checkBehaviours } from "./wanted.mjs";

const { values: options } = parseArgs({
  options: { out: { type: "string" }, complete: { type: "boolean", default: false } },
});
const started = performance.now();
const interruption = new AbortController();
const steps = createSteps("release:rehearse", { signal: interruption.signal });
const scratch = await mkdtemp(join(tmpdir(), "primary-network-rehearsal-"));
const folder = async (name) => {
  await mkdir(join(scratch, name), { recursive: true });
  return join(scratch, name);
};

/** What is running or about to, as promises, to be ended last first: an interruption must not leave what was just starting. */
const running = [];
const start = (starting) => {
  running.push(starting);
  return starting;
};
async function end() {
  const nothing = () => {};
  for (const starting of running.splice(0).reverse()) await starting.then(({ stop }) => stop(), nothing);
  await rm(scratch, { recursive: true, force: true });
}
// Ending the programs ends the step that waits for them, and that the rehearsal.
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
])
  process.once(signal, () => {
    process.exitCode = code;
    interruption.abort(new Error(`release:rehearse: interrupted by ${signal}`));
    endPrograms();
  });
// An open browser answers the same signals by leaving at once.
process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));

/** A step that everything after it stands on. */
async function must(name, action) {
  const value = await steps.run(name, action);
  if (steps.done.at(-1)?.outcome === "failed") throw new Error(`nothing to go on with after: ${name}`);
  return value;
}
async function rehearse() {
  await must("registry, bundler and runtimes", installTools);
  await must("build", async () => {
    const args = ["--yes", "pnpm", "run", "build", "--output-logs=errors-only"];
    await run("npx", args, { cwd: root, seconds: 400 });
  });
  const version = await must("next version", async () => nextVersion(await folder("version")));

  const tarballs = [];
  for (const name of published)
    tarballs.push(await must(`pack ${name}`, async () => pack(name, version, await folder("packed"))));
  for (const { folder: name, tarball, contents, manifest } of tarballs) {
    await steps.run(
      `contents of ${name}`,
      async () => `${await checkTarball(name, contents, manifest)} files`,
    );
    await steps.run(`publint ${name}`, async () => void (await publint(tarball)));
    await steps.run(`attw ${name}`, async () => void (await areTypesRight(tarball)));
  }

  const registry = await must("private registry", async () => start(startRegistry(await folder("registry"))));
  const env = await settings(await folder("home"), registry.url);
  for (const { folder: name, tarball } of tarballs)
    await must(`publish ${name}@${version}`, async () => void (await publish(tarball, env, scratch)));
  steps.skip("provenance", "only the build server can sign it; a test reads its workflow");

  const dev = await must("dev command", async () => start(startDev(scratch, ["--no-evm"])));
  const scripted = await start(startScriptedServer());
  const project = (id) =>
    createProject({
      dir: join(scratch, "consumers", id),
      env,
      version,
      addresses: { service: dev.service, node: dev.node, scripted: `${scripted.url}/${id}` },
    });

  await checkProduction(await project("primary-network-sdk"), registry, version);
  return useEverywhere(project, scripted);
}

/** What all published packages bring to a user: sizes, licences, the bill of materials. */
async function checkProduction(project, registry, version) {
  await must("install from the registry", async () => void (await project.install()));
  await steps.run("size budgets", () => checkSizes(project.dir));
  await steps.run("licences", async () => `${await checkInstalledProduction(project.dir)} packages`);
  await steps.run("bill of materials", async () => {
    const printed = await project.run("npm", ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"]);
    const document = withoutRehearsal(JSON.parse(printed), registry.url, published.map(nameOf));
    checkSbom(document);
    if (!options.out) return `${document.components.length} packages; not kept without --out`;
    const file = join(resolve(options.out), `primary-network-sdk-${version}.cdx.json`);
    await mkdir(resolve(options.out), { recursive: true });
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
    return `${document.components.length} packages, ${file}`;
  });
}

/** Lets every consumer install and run the program; resolves with the table's rows. */
async function useEverywhere(project, scripted) {
  // Looked up only now: what is missing is known when the tools are installed.
  const { consumers } = await import("./consumers/all.mjs");
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
      const behaviours = checkBehaviours(printed, scripted.asked(id));
      return { version, behaviours };
    });
    const { seconds } = steps.done.at(-1);
    rows.push([name, used?.version ?? "", used ? String(used.behaviours) : "FAILED", seconds.toFixed(1)]);
  }
  return rows;
}

try {
  const rows = await rehearse();
  console.log(`\n${table(rows)}\n`);
} catch (error) {
  console.log(error.message);
} finally {
  await end();
}
if (interruption.signal.aborted) process.exit();
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
steps.end();
