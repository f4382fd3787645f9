// Packs the published packages and uses them as a stranger would: lint of the tarballs, then an npm install in a scratch project,
// type checking and running README's examples in Node against the installed command, and the same bundle in a browser page: `pnpm pack-check`.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assertInstalled } from "../shared/budgets.ts";
import { findChromium } from "../shared/chromium.ts";
import { run } from "../shared/command.ts";
import { startDev } from "../shared/dev-command.ts";
import { measureInstalled } from "../shared/installed-size.ts";
import { published, root } from "../shared/packages.ts";
import { areTypesRight, pack, publint } from "../shared/packing.ts";
import { examplesOf } from "../shared/readme-examples.ts";
import { createSteps } from "../shared/steps.ts";
import { createConsumer } from "./pack-check/consumer.ts";
import { printsInNode, printsInPage, typeCheck } from "./pack-check/examples.ts";

const scratch = await mkdtemp(join(tmpdir(), "primary-network-pack-"));
const steps = createSteps("pack-check");

await run("npx", ["--yes", "pnpm", "run", "build", "--output-logs=errors-only"], { cwd: root, seconds: 600 });

const tarballs: Record<string, string> = {};
for (const { name, folder } of published)
  await steps.run(`pack ${name}`, async () => {
    tarballs[name] = await pack(folder, join(scratch, "tarballs"));
  });
for (const [name, tarball] of Object.entries(tarballs)) {
  await steps.run(`publint ${name}`, () => publint(tarball));
  await steps.run(`attw ${name}`, () => areTypesRight(tarball));
}

const examples = examplesOf(await readFile(join(root, "README.md"), "utf8"));
const project = join(scratch, "project");
await steps.run("npm install of the tarballs", () =>
  createConsumer(project, { use: published.map(({ name }) => name), tarballs }),
);
await steps.run("type check of README's examples", async () => {
  await typeCheck(project, examples);
  return `${examples.length} examples, nodenext and bundler`;
});

const command = join(project, "node_modules/primary-network/dist/main.js");
const dev = await steps.run("installed dev command starts", () => startDev(scratch, [], command));
if (dev) {
  const located = examples.map((code) =>
    code.replaceAll("http://127.0.0.1:8080", dev.service).replaceAll("http://127.0.0.1:9650", dev.node),
  );
  for (const [index, code] of located.entries())
    await steps.run(`example ${index + 1} in Node`, async () => {
      const printed = await printsInNode(project, code);
      if (printed === "") throw new Error("the example printed nothing");
      return `${printed.split("\n").length} lines`;
    });

  const chromium = findChromium();
  if (chromium === undefined) steps.skip("examples in a browser page", "no Chromium on this machine");
  else
    for (const [index, code] of located.entries())
      await steps.run(`example ${index + 1} in a browser page`, async () => {
        const inPage = await printsInPage(chromium, project, code);
        // Again and now: the network goes on, and both must have seen the same of it.
        const inNode = await printsInNode(project, code);
        if (inPage !== inNode) throw new Error(`the page printed\n${inPage}\nbut Node printed\n${inNode}`);
        return "same output as in Node";
      });
  await dev.stop();
}

await steps.run("installed size", async () => {
  const only = join(scratch, "data-only");
  await createConsumer(only, {
    use: ["@primary-network/data"],
    tarballs,
    more: ["--omit=dev", "--omit=peer"],
  });
  const size = await measureInstalled(only);
  assertInstalled("@primary-network/data", size);
  return `${(size.bytes / 1e6).toFixed(2)} MB, ${size.packages} packages`;
});

await rm(scratch, { recursive: true, force: true });
steps.end();
