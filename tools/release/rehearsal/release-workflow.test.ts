/** What of a release cannot be rehearsed on one's own machine stands in the workflow: who signs, and that nothing is published untested or unrehearsed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

const read = (name: string): { readonly permissions: object; readonly jobs: Readonly<Record<string, Job>> } =>
  parse(readFileSync(new URL(`../../../.github/workflows/${name}.yml`, import.meta.url), "utf8"));
const { permissions, jobs } = read("release");
const { ci, version, rehearsal, publish } = jobs;

const isPublishing = ({ uses, with: given }: Step) =>
  uses?.startsWith("changesets/action@") && given?.publish !== undefined;
const rehearsing = (rehearsal?.steps ?? []).find(({ run }) => run?.includes("release:rehearse"));

test("one job publishes, as the trusted publisher, and no other has its identity", () => {
  const publishing = Object.keys(jobs).filter((name) => jobs[name]?.steps?.some(isPublishing));
  expect(publishing).toEqual(["publish"]);
  expect(permissions).toEqual({});
  expect(Object.keys(jobs).filter((name) => jobs[name]?.permissions?.["id-token"] !== undefined)).toEqual([
    "publish",
  ]);
  expect(publish?.permissions).toEqual({ contents: "write", "id-token": "write", actions: "read" });
  const step = publish?.steps?.find(isPublishing);
  expect(step?.with?.publish).toMatch(/^npx --yes pnpm@\S+ run release$/);
  expect(Object.keys(step?.env ?? {})).toEqual(["GITHUB_TOKEN"]);
});

test("nothing is published that did not pass all of continuous integration and the rehearsal", () => {
  expect(publish).toMatchObject({ needs: "rehearsal" });
  expect(publish?.if).toBeUndefined();
  expect(rehearsal).toMatchObject({ needs: ["ci", "version"], if: "needs.version.outputs.publish != ''" });
  expect(ci?.uses).toBe("./.github/workflows/ci.yml");
  const commands = Object.values(read("ci").jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run));
  expect(commands.filter((command) => command?.endsWith(" .ci/run"))).toHaveLength(1);
});

test("the pull request of the next version is kept by a job that publishes nothing", () => {
  const step = version?.steps?.find(({ uses }) => uses?.startsWith("changesets/action@"));
  expect(step?.with?.version).toMatch(/^npx --yes pnpm@\S+ run version$/);
  expect(step?.with?.publish).toBeUndefined();
});

test("the release is rehearsed on every runtime, without a key or a right", () => {
  expect(rehearsing?.run).toContain(" --complete ");
  expect(rehearsing?.env).toBeUndefined();
  expect(rehearsal?.permissions).toEqual({ contents: "read" });
});

test("the rehearsal writes where the workflow uploads from", () => {
  const out = /--out (\S+)/.exec(rehearsing?.run ?? "")?.[1];
  const upload = rehearsal?.steps?.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
  expect(out).toBeDefined();
  expect(upload?.with).toMatchObject({ path: `${out}/*.cdx.json`, "if-no-files-found": "error" });
});
