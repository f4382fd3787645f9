// Fails when something that the packages export, or a member of it, has no doc comment, or a function no example: `node apps/docs/documented.mjs`.
import { fileURLToPath } from "node:url";
import { Application, ReflectionKind, TSConfigReader, TypeDocReader } from "typedoc";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The entry points of the reference; core's other entry points are not in the reference, but editors show them. */
const entryPoints = [
  {},
  {
    entryPointStrategy: "resolve",
    entryPoints: [path("../../packages/core/src/client.ts"), path("../../packages/core/src/node/index.ts")],
    tsconfig: path("../../packages/core/tsconfig.json"),
    projectDocuments: [],
    readme: "none",
  },
];

let faulty = false;
for (const entryPoint of entryPoints) faulty = (await isFaulty(entryPoint)) || faulty;
process.exit(faulty ? 1 : 0);

/** Prints what is not documented in the exports of one entry point. */
async function isFaulty(entryPoint) {
  const app = await Application.bootstrap(
    {
      options: path("typedoc.json"),
      logLevel: "Warn",
      emit: "none",
      validation: { notExported: false, invalidLink: true, notDocumented: true },
      ...entryPoint,
    },
    [new TypeDocReader(), new TSConfigReader()],
  );
  for (const [name, value] of Object.entries(entryPoint)) app.options.setValue(name, value);
  const project = await app.convert();
  if (!project) return true;
  app.options.setValue("intentionallyNotDocumented", [
    ...new Set(
      project
        .getReflectionsByKind(ReflectionKind.Property)
        .filter((reflection) => isTableEntry(reflection) && !reflection.hasComment())
        .map((reflection) => reflection.getFriendlyFullName()),
    ),
  ]);
  app.validate(project);
  for (const signature of project.getReflectionsByKind(ReflectionKind.CallSignature)) {
    const owner = signature.parent;
    if (!owner?.kindOf(ReflectionKind.Function)) continue;
    const shown = (signature.comment ?? owner.comment)?.getTag("@example");
    if (!shown) app.logger.warn(`${owner.getFriendlyFullName()} shows no example`);
  }
  return app.logger.hasErrors() || app.logger.hasWarnings();
}

/**
 * Whether a reflection is a cell of a generated table (an operation's entry, its types, a path's request), not a member
 * that anybody names: the row above it says what it is.
 */
function isTableEntry(reflection) {
  const above = [];
  for (let found = reflection.parent; found; found = found.parent) above.push(found);
  const owner = above.find((found) => found.kindOf(ReflectionKind.Variable | ReflectionKind.Interface));
  const generated = owner?.sources?.every(({ fullFileName }) =>
    /\/src\/gen\/(operations|types)\.ts$/.test(fullFileName),
  );
  if (!generated) return false;
  return (
    owner.kindOf(ReflectionKind.Variable) ||
    (["OperationTypes", "paths"].includes(owner.name) && above[0] !== owner)
  );
}
