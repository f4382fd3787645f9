/** The notice on the code of others in a bundle: their licences ask that their text goes with it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Metafile } from "esbuild";
import { isAllowed } from "../licence.ts";
import { packageFolder } from "./own-dependencies.ts";

/** Name of the file in a package's `dist`; there is none where nothing of others is bundled. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

/** A package whose code is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
}

const RULE = "-".repeat(80);
const TITLE = /^(\S+) (\d\S*), licence (\S.*)$/;

/** The folders of the packages that have code in a bundle, sorted. */
export function bundledFolders({ outputs }: Metafile): string[] {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([file]) => resolve(file)),
  );
  return [...new Set(files.map(packageFolder))].filter((folder) => folder !== undefined).sort();
}

/**
 * The notice for packages in these folders.
 *
 * @throws Error when one has a licence that is not allowed, or no text of it
 */
export function noticesOf(folders: readonly string[]): string {
  const notices = folders.map((folder) => {
    const { name, version, license }: { name: string; version: string; license?: unknown } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    if (!isAllowed(license))
      throw new Error(`${name} is bundled, but its licence (${license}) is not allowed`);
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
    if (file === undefined) throw new Error(`${name} is bundled, but has no file with its licence's text`);
    const text = readFileSync(join(folder, file), "utf8").trim();
    return `${RULE}\n${name} ${version}, licence ${license}\n${RULE}\n\n${text}\n`;
  });
  return `The files of this folder contain code of these packages:\n\n${notices.join("\n")}`;
}

/** The packages that a notice names. */
export function packagesIn(notices: string): BundledPackage[] {
  const lines = notices.split("\n");
  return lines.flatMap((line, index) => {
    const [, name, version, license] = TITLE.exec(line) ?? [];
    if (!name || !version || !license || lines[index - 1] !== RULE) return [];
    return [{ name, version, license }];
  });
}
