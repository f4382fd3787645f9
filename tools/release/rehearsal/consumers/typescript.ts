/** Consumers that type-check the program against the published declarations, the two ways TypeScript looks packages up. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { usersTsc } from "../../../shared/packages.ts";
import type { Project } from "../project.ts";
import { programFolder } from "../runtimes.ts";
import { bundle } from "./bundle.ts";
import type { Consumer } from "./consumer.ts";

const strict = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // The declarations themselves are checked, and the shared program, which is JavaScript with types in comments.
  skipLibCheck: false,
  allowJs: true,
  checkJs: true,
};

/** Writes the project's settings and a program that fails to compile when the declarations say less than they should. */
async function prepare(project: Project, compilerOptions: object, entry: string): Promise<string> {
  await project.install();
  await project.write({
    "tsconfig.json": JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, files: [entry] }),
    [entry]: await readFile(join(programFolder, "typed-program.mts"), "utf8"),
  });
  const version = (await project.run(process.execPath, [usersTsc, "--version"]))
    .trim()
    .replace("Version ", "");
  await project.run(process.execPath, [usersTsc, "-p", "tsconfig.json"]);
  return version;
}

export const typescriptConsumers: readonly Consumer[] = [
  {
    name: "TypeScript, nodenext",
    async use(project) {
      const version = await prepare(project, { module: "nodenext", outDir: "compiled" }, "program.mts");
      return { version, printed: await project.run(process.execPath, ["compiled/program.mjs"]) };
    },
  },
  {
    name: "TypeScript, bundler",
    async use(project) {
      const options = { module: "esnext", moduleResolution: "bundler", noEmit: true };
      const version = await prepare(project, options, "program.mts");
      const script = await bundle(project.dir, "program.mts", { platform: "node" });
      return { version, printed: await project.run(process.execPath, [script]) };
    },
  },
];
