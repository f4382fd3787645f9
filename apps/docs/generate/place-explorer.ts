/** Puts the files of the built explorer beside its page of the site. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../tools/shared/packages.ts";

/** @param dist the built site */
export function placeExplorer(dist: string): void {
  cpSync(join(root, "apps/explorer/dist/assets"), join(dist, "explorer/assets"), { recursive: true });
}
