/** What changed in each version: from the notes of what is to be released, and from the packages' own lists of what was. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rcompare } from "semver";
import { published } from "../shared/packages.ts";
import { lines, page } from "./markdown.ts";

/** A change as it is noted. */
export interface Change {
  readonly text: string;
  /** Names of packages. */
  readonly packages: readonly string[];
  readonly kind: "major" | "minor" | "patch";
}

/** The changes of a version, or those that no version has yet. */
export interface Release {
  /** Undefined of what is not released. */
  readonly version: string | undefined;
  readonly changes: readonly Change[];
}

const KINDS = ["major", "minor", "patch"] as const;

/** A note in .changeset: packages with the kind of change in its head, the text below. */
export function noteOf(content: string): Change | undefined {
  const [, head = "", text = ""] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(content) ?? [];
  const entries = [...head.matchAll(/^"([^"]+)": (\w+)$/gm)].map(([, name = "", kind]) => ({ name, kind }));
  const kind = KINDS.find((known) => entries.some((entry) => entry.kind === known));
  if (kind === undefined) return undefined;
  return { text: text.trim(), packages: entries.map(({ name }) => name), kind };
}

/** The versions in a package's CHANGELOG.md; changes that only follow those of another package are left out. */
export function releasesOf(name: string, changelog: string): Release[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      version: part.slice(0, part.indexOf("\n")).trim(),
      changes: part
        .split(/^### /m)
        .slice(1)
        .flatMap((section) => {
          const kind = KINDS.find((known) => section.toLowerCase().startsWith(known)) ?? "patch";
          return section
            .split(/^- /m)
            .slice(1)
            .map((item) =>
              item
                .replace(/^[0-9a-f]{7,}: /, "")
                .replaceAll(/\n {2}/g, "\n")
                .trim(),
            )
            .filter((text) => !text.startsWith("Updated dependencies"))
            .map((text) => ({ text, packages: [name], kind }));
        }),
    }));
}

/** Versions of several packages as one list, the newest first: a change that several have is one change. */
export function joined(releases: readonly Release[]): Release[] {
  const versions = new Map<string | undefined, Map<string, Change>>();
  for (const { version, changes } of releases) {
    const texts = versions.get(version) ?? new Map<string, Change>();
    versions.set(version, texts);
    for (const change of changes) {
      const packages = [...(texts.get(change.text)?.packages ?? []), ...change.packages];
      texts.set(change.text, { ...change, packages: [...new Set(packages)] });
    }
  }
  return [...versions]
    .map(([version, texts]) => ({ version, changes: [...texts.values()] }))
    .sort((one, other) => {
      if (one.version === undefined || other.version === undefined) return one.version === undefined ? -1 : 1;
      return rcompare(one.version, other.version);
    });
}

const HEADINGS: Readonly<Record<Change["kind"], string>> = {
  major: "Breaking",
  minor: "New",
  patch: "Repaired and improved",
};

const SCOPE = "@primary-network/";
const ofPackages = (packages: readonly string[]) =>
  packages.map((name) => `\`${name.replace(SCOPE, "")}\``).join(", ");

/** A change as an item of a list; later paragraphs of its text are indented below the first. */
const item = ({ text, packages }: Change) => `${text.replaceAll("\n", "\n  ")} (${ofPackages(packages)})`;

/** The page. */
export function changesPage(releases: readonly Release[]): string {
  const description = "What changed in the packages, the command and the service, version by version.";
  return page({ title: "Changes", description }, [
    `${description} All packages have one version; each change names those that it is in.`,
    ...releases.flatMap(({ version, changes }) => [
      `## ${version ?? "Not released yet"}`,
      ...KINDS.flatMap((kind) => {
        const ofKind = changes.filter((change) => change.kind === kind);
        return ofKind.length === 0 ? [] : [`### ${HEADINGS[kind]}`, lines(ofKind.map(item))];
      }),
    ]),
  ]);
}

/** Everything that the repository has noted. */
export function readReleases(root: string): Release[] {
  const folder = join(root, ".changeset");
  const pre = join(folder, "pre.json");
  // Between candidates of a release its notes stay, and these are in a candidate already.
  const { changesets: used }: { changesets: readonly string[] } = existsSync(pre)
    ? JSON.parse(readFileSync(pre, "utf8"))
    : { changesets: [] };
  const notes = readdirSync(folder)
    .filter((name) => name.endsWith(".md") && name !== "README.md" && !used.includes(name.slice(0, -3)))
    .sort()
    .flatMap((name) => noteOf(readFileSync(join(folder, name), "utf8")) ?? []);
  const released = published.flatMap(({ name, folder: own }) => {
    const file = join(root, own, "CHANGELOG.md");
    return existsSync(file) ? releasesOf(name, readFileSync(file, "utf8")) : [];
  });
  return joined([...(notes.length > 0 ? [{ version: undefined, changes: notes }] : []), ...released]);
}
