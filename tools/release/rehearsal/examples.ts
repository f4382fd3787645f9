/**
 * Uses README's examples as a stranger would: types, Node with the installed command beside them, and the same code bundled for a
 * browser page.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { openPage, pageOf } from "../../shared/browser-page.ts";
import { findChromium } from "../../shared/chromium.ts";
import { run } from "../../shared/command.ts";
import { type DevCommand, startDev } from "../../shared/dev-command.ts";
import { root, usersTsc } from "../../shared/packages.ts";
import { examplesOf } from "../../shared/readme-examples.ts";
import type { Steps } from "../../shared/steps.ts";

const strict = { target: "es2022", lib: ["es2023", "dom", "dom.iterable"], strict: true, noEmit: true };
const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };

// Once with our own declarations checked too (Node's do not pass with exact optional properties), once as strict as can be.
const settings = [
  { module: "nodenext", moduleResolution: "nodenext", skipLibCheck: false },
  { module: "esnext", moduleResolution: "bundler", skipLibCheck: true, exactOptionalPropertyTypes: true },
];

/** Throws unless every example compiles, the two ways TypeScript looks packages up. */
async function typeCheck(project: string, examples: readonly string[]): Promise<void> {
  for (const [index, code] of examples.entries()) await writeFile(join(project, `example-${index}.ts`), code);
  for (const more of settings) {
    const compilerOptions = { ...strict, ...node, ...more };
    const text = JSON.stringify({ compilerOptions, include: ["example-*.ts"] });
    await writeFile(join(project, "tsconfig.json"), text);
    await run(process.execPath, [usersTsc, "-p", "tsconfig.json"], { cwd: project });
  }
}

const toModule = { format: "esm", target: "es2022", write: false, logLevel: "silent" } as const;

/** What the example prints in Node, where it imports the installed packages. */
async function printsInNode(project: string, code: string): Promise<string> {
  const stdin = { contents: code, loader: "ts", resolveDir: project } as const;
  const { outputFiles } = await build({ ...toModule, stdin });
  const file = join(project, "example.mjs");
  await writeFile(file, outputFiles[0]?.contents ?? "");
  return (await run(process.execPath, [file], { cwd: project })).trim();
}

/** What it prints in a browser page, bundled with the installed packages. */
async function printsInPage(chromium: string, project: string, code: string): Promise<string> {
  const stdin = { contents: code, loader: "ts", resolveDir: project } as const;
  const { outputFiles } = await build({ ...toModule, stdin, bundle: true, platform: "browser" });
  const { printed } = await openPage(chromium, pageOf(outputFiles[0]?.text ?? ""));
  return printed.join("\n").trim();
}

/**
 * Runs the steps of the examples.
 *
 * @param project a folder that has every package installed
 * @param start what starts the command, so that an interruption ends it too
 */
export async function useExamples(
  steps: Steps,
  project: string,
  start: (starting: Promise<DevCommand>) => Promise<DevCommand>,
): Promise<void> {
  const examples = examplesOf(await readFile(join(root, "README.md"), "utf8"));
  await steps.run("type check of README's examples", async () => {
    await typeCheck(project, examples);
    return `${examples.length} examples, nodenext and bundler`;
  });
  const command = join(project, "node_modules/primary-network/dist/main.js");
  const dev = await steps.run("installed dev command starts", () => start(startDev(project, [], command)));
  if (dev === undefined) return;
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
