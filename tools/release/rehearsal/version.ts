/** The version that the next release gives to the packages: what the pending changesets say, worked out in a copy of the manifests. */
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../shared/command.ts";
import { published, root } from "../../shared/packages.ts";

/** Works it out in `scratch`, an empty folder, so that the working tree is not touched. */
export async function nextVersion(scratch: string): Promise<string> {
  await copyManifests(scratch);
  const config: object = JSON.parse(await readFile(join(root, ".changeset/config.json"), "utf8"));
  // Change logs link to commits, and the copy has no history.
  await writeFile(join(scratch, ".changeset/config.json"), JSON.stringify({ ...config, changelog: false }));

  const pending = (await readdir(join(scratch, ".changeset"))).filter(
    (name) => name.endsWith(".md") && name !== "README.md",
  );
  if (pending.length > 0) {
    const changeset = join(root, "node_modules/@changesets/cli/bin.js");
    await run(process.execPath, [changeset, "version"], { cwd: scratch });
  }
  const versions = await Promise.all(
    published.map(async ({ folder }) => {
      const file = join(scratch, folder, "package.json");
      const manifest: { version: string } = JSON.parse(await readFile(file, "utf8"));
      return manifest.version;
    }),
  );
  const [version, ...others] = new Set(versions);
  if (version === undefined || others.length > 0)
    throw new Error(`the packages share one version, but would get ${versions.join(", ")}`);
  return version;
}

async function copyManifests(scratch: string): Promise<void> {
  await cp(join(root, ".changeset"), join(scratch, ".changeset"), { recursive: true });
  for (const name of ["package.json", "pnpm-workspace.yaml"]) await cp(join(root, name), join(scratch, name));
  await cp(join(root, "tools/package.json"), join(scratch, "tools/package.json"), { recursive: true });
  for (const group of ["packages", "apps"])
    for (const entry of await readdir(join(root, group), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const folder = join(group, entry.name);
      await mkdir(join(scratch, folder), { recursive: true });
      await cp(join(root, folder, "package.json"), join(scratch, folder, "package.json"));
    }
}
