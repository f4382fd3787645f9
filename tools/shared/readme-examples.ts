// Reads the runnable TypeScript examples out of a Markdown text, and runs them.
import { format } from "node:util";
import { transform } from "esbuild";
/** The contents of every `ts` fence, in order. */
export function examplesOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
}

/** Modules that an example may import, by name. */
export type Modules = Readonly<Record<string, object>>;

/** An example as a function of the modules and of a console; types and imports are gone. */
const AsyncFunction = (async () => {}).constructor as new (
  ...names: string[]
) => (modules: Modules, console: Pick<Console, "log">) => Promise<void>;

/**
 * Runs an example in this process.
 *
 * @returns the lines that it printed
 * @throws whatever it throws, and an Error for an import that no module fits
 */
export async function runExample(code: string, modules: Modules): Promise<string[]> {
  const { code: script } = await transform(code, { loader: "ts", format: "esm", target: "es2022" });
  const body = script.replaceAll(
    /^import \{([^}]+)\} from "([^"]+)";$/gm,
    (_, names: string, from: string) => {
      if (modules[from] === undefined) throw new Error(`the example imports ${from}`);
      return `const {${names.replaceAll(" as ", ": ")}} = modules["${from}"];`;
    },
  );
  const printed: string[] = [];
  await new AsyncFunction("modules", "console", body)(modules, {
    log: (...values) => void printed.push(format(...values)),
  });
  return printed;
}
