/** Source maps of a package lead to sources that are in it. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** The fields of a source map that name sources. */
interface SourceMap {
  readonly sources: readonly string[];
  /** Indexes of sources that are not in the package, which debuggers step over. */
  readonly ignoreList?: readonly number[];
}

const isGenerated = (source: string): boolean => source.includes("src/gen/");

/**
 * The map with sources that the package does not have marked as such: generated ones, and the code of others, which is named by its
 * path in `node_modules`, wherever the build found it.
 */
export function withOthersMarked<M extends SourceMap>(map: M): M {
  const sources = map.sources.map((source) => source.replace(/^.*\/node_modules\//, "node_modules/"));
  const ignoreList = sources.flatMap((source, index) =>
    source.startsWith("node_modules/") || isGenerated(source) ? index : [],
  );
  return ignoreList.length > 0 ? { ...map, sources, ignoreList } : map;
}

/** Removes the maps in `dist` of generated tables and types, which are not stepped into, and marks what is not in the package in the rest. */
export function finishMaps(): void {
  for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
    const file = `dist/${name}`;
    if (!file.endsWith(".map")) continue;
    const map: SourceMap = JSON.parse(readFileSync(file, "utf8"));
    if (!map.sources.every(isGenerated)) {
      writeFileSync(file, JSON.stringify(withOthersMarked(map)));
      continue;
    }
    rmSync(file);
    const mapped = file.slice(0, -".map".length);
    writeFileSync(mapped, readFileSync(mapped, "utf8").replace(/\/\/# sourceMappingURL=.*\n?$/, ""));
  }
}
