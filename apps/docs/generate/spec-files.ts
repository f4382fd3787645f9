/** The file of the specifications that each operation and method is written in: that is where its page is edited. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const EDIT = "https://github.com/primary-network/primary-network-sdk/edit/main/";

/** Paths in the repository, by operation id or method name. */
export function specFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ["specs/data/paths", "specs/metrics/paths"]) {
    for (const file of readdirSync(join(root, folder))) {
      const text = readFileSync(join(root, folder, file), "utf8");
      for (const [, id = ""] of text.matchAll(/^ +operationId: (\w+)$/gm)) files.set(id, `${folder}/${file}`);
    }
  }
  for (const file of readdirSync(join(root, "specs/pchain/methods")))
    files.set(file.replace(/\.yaml$/, ""), `specs/pchain/methods/${file}`);
  return files;
}

/**
 * The page with a link to edit what it is made from.
 *
 * @throws Error for a call that no file has
 */
export function withEditLink(content: string, files: ReadonlyMap<string, string>, call: string): string {
  const file = files.get(call);
  if (file === undefined) throw new Error(`${call}: is in no file of the specifications`);
  return content.replace(/^editUrl: false$/m, `editUrl: ${EDIT}${file}`);
}
