// Packs the published packages and uses them as a stranger would: lint of the tarballs, then an npm install in a scratch project,
// type checking and running README's examples in Node, and the same bundle in a browser page. `node scripts/pack-check.mjs`.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, openPage, pageOf } from "../tools/shared/browser-page.ts";
import { startDev } from "../tools/shared/dev-command.ts";
import { examplesOf } from "../tools/shared/readme-examples.ts";
import { createSteps } from "../tools/shared/steps.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const packages = ["core", "codec", "data", "metrics", "pchain-rpc"];
const scratch = mkdtempSync(join(tmpdir(), "primary-network-pack-"));
const tarballs = join(scratch, "tarballs");
const project = join(scratch, "project");
mkdirSync(tarballs);
mkdirSync(project);

const { run: step, skip, end } = createSteps("pack-check");

const run = (command, args, cwd, env = {}) =>
  execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FORCE_COLOR: "0", ...env },
  });
const bin = (name) => join(root, "node_modules/.bin", name);

run("npx", ["--yes", "pnpm", "run", "build", "--output-logs=errors-only"], root);
for (const name of packages) {
  await step(
    `pack ${name}`,
    () =>
      void run(
        "npx",
        ["--yes", "pnpm", "pack", "--pack-destination", tarballs],
        join(root, "packages", name),
      ),
  );
}
const tarball = (name) =>
  join(
    tarballs,
    readdirSync(tarballs).find((file) => file.startsWith(`primary-network-${name}-`)),
  );

for (const name of packages) {
  await step(`publint ${name}`, () => void run(bin("publint"), [tarball(name), "--strict"], root));
  await step(
    `attw ${name}`,
    () => void run(bin("attw"), [tarball(name), "--profile", "esm-only", "--format", "ascii"], root),
  );
}

const examples = examplesOf(readFileSync(join(root, "README.md"), "utf8"));

await step("npm install of the tarballs", () => {
  const dependencies = Object.fromEntries(
    packages.map((name) => [`@primary-network/${name}`, `file:${tarball(name)}`]),
  );
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify(
      { name: "scratch", private: true, type: "module", dependencies, overrides: dependencies },
      null,
      2,
    ),
  );
  run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], project);
});

await step("type check of README's examples", () => {
  for (const [index, code] of examples.entries()) writeFileSync(join(project, `example-${index}.ts`), code);
  const strict = { target: "es2022", lib: ["es2023", "dom", "dom.iterable"], strict: true, noEmit: true };
  const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
  // Once with our own declarations checked too (Node's do not pass with exact optional properties), once as strict as can be.
  for (const options of [
    { module: "nodenext", moduleResolution: "nodenext", skipLibCheck: false },
    { module: "esnext", moduleResolution: "bundler", skipLibCheck: true, exactOptionalPropertyTypes: true },
  ]) {
    const compilerOptions = { ...strict, ...node, ...options };
    writeFileSync(
      join(project, "tsconfig.json"),
      JSON.stringify({ compilerOptions, include: ["example-*.ts"] }),
    );
    run(bin("tsc"), ["-p", "tsconfig.json"], project);
  }
  return `${examples.length} examples, nodenext and bundler`;
});

let dev;
await step("dev command starts", async () => {
  dev = await startDev(scratch);
});

if (dev) {
  const located = examples.map((code) =>
    code.replaceAll("http://127.0.0.1:8080", dev.service).replaceAll("http://127.0.0.1:9650", dev.node),
  );
  const esbuild = await import("esbuild");
  const bundle = (index, platform) =>
    esbuild.build({
      stdin: { contents: located[index], loader: "ts", resolveDir: project },
      bundle: true,
      format: "esm",
      platform,
      target: "es2022",
      write: false,
      logLevel: "silent",
    });

  for (const index of located.keys()) {
    await step(`example ${index + 1} in Node`, async () => {
      const source = await esbuild.transform(located[index], { loader: "ts", format: "esm" });
      writeFileSync(join(project, `run-${index}.mjs`), source.code);
      const printed = run(process.execPath, [`run-${index}.mjs`], project);
      if (!printed.trim()) throw new Error("the example printed nothing");
      return `${printed.trim().split("\n").length} lines`;
    });
  }

  const chromium = findChromium();
  if (!chromium) {
    skip("examples in a browser page", "no Chromium on this machine");
  } else {
    for (const index of located.keys()) {
      await step(`example ${index + 1} in a browser page`, async () => {
        const script = (await bundle(index, "browser")).outputFiles[0].text;
        const { printed } = await openPage(chromium, pageOf(script));
        const inNode = run(process.execPath, [`run-${index}.mjs`], project).trim();
        if (printed.join("\n").trim() !== inNode)
          throw new Error(`the page printed\n${printed.join("\n")}\nbut Node printed\n${inNode}`);
        return "same output as in Node";
      });
    }
  }
  await dev.stop();
}

await step("installed size", () => {
  const files = (dir) =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(dir, entry.name)) : [join(dir, entry.name)],
    );
  const only = join(scratch, "data-only");
  mkdirSync(only);
  writeFileSync(
    join(only, "package.json"),
    JSON.stringify({
      name: "only",
      private: true,
      dependencies: { "@primary-network/data": `file:${tarball("data")}` },
      overrides: { "@primary-network/core": `file:${tarball("core")}` },
    }),
  );
  run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--omit=dev", "--omit=peer"], only);
  const bytes = files(join(only, "node_modules")).reduce((sum, file) => sum + statSync(file).size, 0);
  const count = Object.keys(
    JSON.parse(readFileSync(join(only, "node_modules/.package-lock.json"), "utf8")).packages,
  ).length;
  const text = `${(bytes / 1e6).toFixed(2)} MB, ${count} packages`;
  if (bytes > 1.05e6 || count > 4)
    throw new Error(`@primary-network/data installs ${text}; the budget is 1.05 MB and 4 packages`);
  return text;
});

rmSync(scratch, { recursive: true, force: true });
end();
