/**
 * Writes the pages of the packages' exports, and fails when an export or a member of it has no doc comment, a function no
 * example, or a link no target.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Application, TSConfigReader, type TypeDocOptions, TypeDocReader } from "typedoc";
import { root } from "../../../tools/shared/packages.ts";
import { checkDocumented } from "./documented.ts";
import { generatedExports } from "./generated-exports.ts";
import { packagePages } from "./package-pages.ts";
import { pages, site } from "./paths.ts";

const folder = mkdtempSync(join(tmpdir(), "primary-network-docs-"));

/** How the plugin writes pages: the site has a head, a sidebar and an index of its own. */
const MARKDOWN = {
  entryFileName: "index",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  parametersFormat: "table",
};

/** The packages' main entry points, which have pages. */
const main: TypeDocOptions = { out: folder, readme: "none" };

/** The other entry points of core have no pages, but their comments are shown in editors. */
const others: TypeDocOptions = {
  entryPointStrategy: "resolve",
  entryPoints: ["client.ts", "ids/index.ts", "node/index.ts"].map((file) =>
    join(root, "packages/core/src", file),
  ),
  tsconfig: join(root, "packages/core/tsconfig.json"),
  projectDocuments: [],
  skipErrorChecking: true,
  readme: "none",
};

/** Converts entry points and checks their comments; undefined after an error or a warning. */
async function convert(entry: TypeDocOptions) {
  const app = await Application.bootstrapWithPlugins(
    {
      options: join(site, "typedoc.json"),
      plugin: ["typedoc-plugin-markdown"],
      logLevel: "Warn",
      validation: { notExported: false, invalidLink: true, notDocumented: true },
      excludeExternals: entry === main,
      ...entry,
    },
    [new TypeDocReader(), new TSConfigReader()],
  );
  for (const [name, value] of Object.entries({ ...MARKDOWN, ...entry })) app.options.setValue(name, value);
  const project = await app.convert();
  if (!project) return undefined;
  checkDocumented(app, project);
  return app.logger.hasErrors() || app.logger.hasWarnings() ? undefined : { app, project };
}

try {
  const [converted, checked] = [await convert(main), await convert(others)];
  if (!converted || !checked) process.exit(1);
  const { app, project } = converted;
  const generated = generatedExports(project);
  // Pages name no source, because line numbers of a checkout differ from a release.
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.isDeclaration() || reflection.isSignature()) delete reflection.sources;
  }
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
  rmSync(join(pages, "reference/packages"), { recursive: true, force: true });
  for (const [path, content] of packagePages(folder, generated)) {
    const file = join(pages, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
