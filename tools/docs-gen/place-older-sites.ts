// Puts the sites of releases below the built one: `place-older-sites.ts [<folder of the site> [<repository>]]`. Each release holds
// its site as an archive, which the release's workflow attached; `gh` downloads it.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ProgramError, run } from "../shared/command.ts";
import { root } from "../shared/packages.ts";
import { readReleases } from "./changes.ts";
import { archiveOf, folderOf, keptVersions, tagOf } from "./kept-versions.ts";
import { site } from "./paths.ts";

const [dist = join(site, "dist"), repository = root] = process.argv.slice(2);
const released = readReleases(repository).flatMap(({ version }) => version ?? []);
const temporary = mkdtempSync(join(tmpdir(), "older-sites-"));
try {
  for (const version of keptVersions(released)) {
    const archive = archiveOf(version);
    const download = ["release", "download", tagOf(version), "--pattern", archive, "--dir", temporary];
    const missing = await run("gh", download).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (missing !== undefined) {
      // The commit of a release is built here before its release is published; that workflow starts this one again.
      if (version !== released[0] || !(missing instanceof ProgramError)) throw missing;
      console.log(`${version}: not published yet (${missing.message.trim()})`);
      continue;
    }
    const folder = join(dist, folderOf(version));
    mkdirSync(folder, { recursive: true });
    await run("tar", ["--extract", "--gzip", "--file", join(temporary, archive), "--directory", folder]);
    console.log(`${version}: ${folderOf(version)}`);
  }
} finally {
  rmSync(temporary, { recursive: true });
}
