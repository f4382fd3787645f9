/** Finds exports, and members of them, without a doc comment, and functions without an example. */
import { type Application, type ProjectReflection, type Reflection, ReflectionKind } from "typedoc";

/** Logs a warning for each. */
export function checkDocumented(app: Application, project: ProjectReflection): void {
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
    if (!shown) app.logger.warn(`${owner.getFriendlyFullName()} shows no example` as never);
  }
}

/**
 * Whether a reflection is a cell of a generated table (an operation's entry, its types, a path's request), not a member
 * that anybody names: the row above it says what it is.
 */
function isTableEntry(reflection: Reflection): boolean {
  const above: Reflection[] = [];
  for (let found = reflection.parent; found; found = found.parent) above.push(found);
  const owner = above.find((found) => found.kindOf(ReflectionKind.Variable | ReflectionKind.Interface));
  if (!owner?.isDeclaration()) return false;
  const generated = owner.sources?.every(({ fullFileName }) =>
    /\/src\/gen\/(operations|types|paths)\.ts$/.test(fullFileName),
  );
  if (!generated) return false;
  return (
    owner.kindOf(ReflectionKind.Variable) ||
    (["OperationTypes", "paths"].includes(owner.name) && above[0] !== owner)
  );
}
