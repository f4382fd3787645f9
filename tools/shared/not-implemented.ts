/** The one table of what the service cannot do: the operations that respond with 501, and why. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./packages.ts";

/** The reasons of a table `export const notImplementedReasons = { … }`, by operation. */
export function reasonsIn(text: string): Map<string, string> {
  const reasons = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === "notImplementedReasons") {
      ts.forEachChild(node, addTo);
    } else ts.forEachChild(node, visit);
  };
  const addTo = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, addTo);
      return;
    }
    if (!ts.isStringLiteralLike(node.initializer)) {
      throw new Error(`the reason of ${node.name.getText(file)} is not a literal text`);
    }
    reasons.set(node.name.getText(file), node.initializer.text);
  };
  const file = ts.createSourceFile("reasons.ts", text, ts.ScriptTarget.ESNext, true);
  visit(file);
  return reasons;
}

/** The service's own: callers get these texts with the status. */
export const notImplementedReasons = (): Map<string, string> =>
  reasonsIn(readFileSync(join(root, "apps/service/src/api/not-implemented.ts"), "utf8"));
