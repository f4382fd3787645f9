/** The page that lists the packages whose exports have pages, where the build has those pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { page } from "./markdown.ts";
import { site } from "./paths.ts";

/** The folders of these packages, from TypeDoc's options. */
const folders = (): string[] => {
  const { entryPoints }: { entryPoints: string[] } = JSON.parse(
    readFileSync(join(site, "typedoc.json"), "utf8"),
  );
  return entryPoints.map((folder) => join(site, folder));
};

/** A heading per package, which links of a build without those pages lead to. */
export function exportsPage(): string {
  const parts = folders().flatMap((folder) => {
    const { name, description }: { name: string; description: string } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const short = name.replace("@primary-network/", "");
    return [
      `## ${short}`,
      `${description} Install it with \`npm i ${name}\`. Its exports: [${name}](/reference/packages/${short}/).`,
    ];
  });
  const description = "The published packages and their exports.";
  return page({ title: "Packages", description }, [
    "Your editor shows the documentation of every export. The published site also has a page for each export. If you build the site yourself, `npx --yes pnpm docs:build --api` adds these pages; without them, links to an export lead here.",
    ...parts,
  ]);
}
