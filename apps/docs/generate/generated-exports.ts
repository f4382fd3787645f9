/** The exports that a generator wrote out of the specifications: types of requests and responses. */
import { type ProjectReflection, ReflectionKind } from "typedoc";

const KINDS =
  ReflectionKind.Interface | ReflectionKind.TypeAlias | ReflectionKind.Variable | ReflectionKind.Enum;

/** The clients, whose generated types the pages of operations and methods describe. */
const CLIENTS = ["@primary-network/data", "@primary-network/metrics", "@primary-network/pchain-rpc"];

/** Their names, each behind its package: `data/ListValidatorsParams`. */
export const generatedExports = (project: ProjectReflection): Set<string> =>
  new Set(
    project
      .getReflectionsByKind(KINDS)
      .filter(({ parent }) => parent !== undefined && CLIENTS.includes(parent.name))
      .filter(
        (reflection) =>
          reflection.isDeclaration() &&
          reflection.sources?.every(({ fullFileName }) => /\/src\/gen\//.test(fullFileName)),
      )
      .map(({ name, parent }) => `${parent?.name.replace("@primary-network/", "")}/${name}`),
  );
