// Lets a child process of a test run the sources as they are: types are cut out, nothing is built.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";

// Node runs hooks in a thread of their own, which reads this same file.
if (isMainThread) register(import.meta.url);

let typescript;

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  typescript ??= (await import("typescript")).default;
  const { ModuleKind, ScriptTarget } = typescript;
  const text = await readFile(fileURLToPath(url), "utf8");
  const compilerOptions = {
    module: ModuleKind.ESNext,
    target: ScriptTarget.ES2022,
    verbatimModuleSyntax: true,
  };
  const { outputText } = typescript.transpileModule(text, { compilerOptions });
  return { format: "module", source: outputText, shortCircuit: true };
}
