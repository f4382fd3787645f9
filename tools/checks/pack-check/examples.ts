/** Type-checks and runs examples in a project that has the packages installed. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { openPage, pageOf } from "../../shared/browser-page.ts";
import { run } from "../../shared/command.ts";
import { root, usersTsc } from "../../shared/packages.ts";

const strict = { target: "es2022", lib: ["es2023", "dom", "dom.iterable"], strict: true, noEmit: true };
const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };

// Once with our own declarations checked too (Node's do not pass with exact optional properties), once as strict as can be.
const settings = [
  { module: "nodenext", moduleResolution: "nodenext", skipLibCheck: false },
  { module: "esnext", moduleResolution: "bundler", skipLibCheck: true, exactOptionalPropertyTypes: true },
];

/** Throws unless every example compiles, the two ways TypeScript looks packages up. */
export async function typeCheck(project: string, examples: readonly string[]): Promise<void> {
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
export async function printsInNode(project: string, code: string): Promise<string> {
  const stdin = { contents: code, loader: "ts", resolveDir: project } as const;
  const { outputFiles } = await build({ ...toModule, stdin });
  const file = join(project, "example.mjs");
  await writeFile(file, outputFiles[0]?.contents ?? "");
  return (await run(process.execPath, [file], { cwd: project })).trim();
}

/** What it prints in a browser page, bundled with the installed packages. */
export async function printsInPage(chromium: string, project: string, code: string): Promise<string> {
  const stdin = { contents: code, loader: "ts", resolveDir: project } as const;
  const { outputFiles } = await build({ ...toModule, stdin, bundle: true, platform: "browser" });
  const { printed } = await openPage(chromium, pageOf(outputFiles[0]?.text ?? ""));
  return printed.join("\n").trim();
}
