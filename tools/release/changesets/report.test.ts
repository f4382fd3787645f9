/** The whole check over a small repository with a released tag, a changed spec and changesets. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compare } from "@primary-network/codegen/verdict";
import { afterEach, beforeEach, expect, it } from "vitest";
import { report } from "./report.ts";

const clients = ["data", "metrics", "pchain-rpc"];
let root = "";

function put(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === "string" ? content : JSON.stringify(content));
}

/** Nothing of the machine's settings, nor of a repository whose hook runs the tests. */
const env = { PATH: process.env.PATH, HOME: tmpdir(), GIT_CONFIG_NOSYSTEM: "1" };

function git(...args: string[]): void {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  execFileSync("git", [...identity, ...args], { cwd: root, env, stdio: "ignore" });
}

function birds(properties: object, parameters: object[] = []): object {
  const schema = { type: "object", properties };
  const responses = { "200": { description: "Birds.", content: { "application/json": { schema } } } };
  const method = { "x-method": "birds.get", "x-codeSamples": [{ source: "api.birds.get()" }] };
  const get = { operationId: "listBirds", ...method, "x-retry": "safe", parameters, responses };
  return { openapi: "3.1.0", info: { title: "Birds", version: "1" }, paths: { "/birds": { get } } };
}

const released = birds({ name: { type: "string" }, age: { type: "integer" } });
const withoutAge = birds({ name: { type: "string" } });
const clock = { openrpc: "1.3.2", info: { title: "Clock", version: "1" }, "x-path": "/clock", methods: [] };
const changeset = (step: string) => `---\n"@primary-network/data": ${step}\n---\n\nDrop the age of a bird.\n`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-report-"));
  for (const name of [...clients, "core"])
    put(`packages/${name}/package.json`, { name: `@primary-network/${name}`, version: "1.2.0" });
  put("apps/realnet/package.json", { name: "@primary-network/realnet", version: "0.0.0", private: true });
  put("tools/package.json", { name: "@primary-network/tools", version: "0.0.0", private: true });
  put("packages/data/src/gen/openapi.json", released);
  put("packages/metrics/src/gen/openapi.json", released);
  put("packages/pchain-rpc/src/gen/openrpc.json", clock);
  put(".changeset/config.json", { fixed: [["@primary-network/core", "@primary-network/data"]] });
  put(".changeset/README.md", "# Changesets\n");
  git("init", "--initial-branch", "main");
  git("add", "--all");
  git("commit", "--message", "Release");
});
afterEach(() => rmSync(root, { recursive: true }));

const release = (version = "1.2.0") => {
  for (const name of clients) git("tag", `@primary-network/${name}@${version}`);
};
const check = () => {
  const { lines, refused } = report(root, compare);
  return { text: lines.join("\n"), refused };
};

it("allows everything before the first release", () => {
  put("packages/data/src/gen/openapi.json", withoutAge);
  expect(check()).toEqual({
    refused: false,
    text: clients
      .map((name) => `@primary-network/${name}: not released yet, any change is allowed`)
      .join("\n"),
  });
});

it("requires known packages in the changesets even before the first release", () => {
  put(".changeset/owl.md", '---\n"@primary-network/dta": minor\n---\n\nAdd.\n');
  put(".changeset/tit.md", '---\n"@primary-network/realnet": minor\n---\n\nAdd.\n');
  put(".changeset/wren.md", '---\n"@primary-network/tools": minor\n---\n\nAdd.\n');
  expect(check()).toEqual({
    refused: true,
    text: [
      "refused: .changeset/owl.md: @primary-network/dta is no package of this repository",
      "refused: .changeset/tit.md: @primary-network/realnet is private and never released",
      "refused: .changeset/wren.md: @primary-network/tools is private and never released",
    ].join("\n"),
  });
});

it("passes when nothing changed", () => {
  release();
  const { text, refused } = check();
  expect(refused).toBe(false);
  expect(text).toContain("@primary-network/data since 1.2.0: the spec is the same");
});

it("refuses a changed spec without a changeset", () => {
  release();
  put("packages/data/src/gen/openapi.json", withoutAge);
  const { text, refused } = check();
  expect(refused).toBe(true);
  expect(text).toContain("refused: no changeset names @primary-network/data; it needs major (2.0.0)");
});

it("refuses a changeset that is too small, naming field, rule and level", () => {
  release();
  put("packages/data/src/gen/openapi.json", withoutAge);
  put(".changeset/owl.md", changeset("minor"));
  const { text, refused } = check();
  expect(refused).toBe(true);
  expect(text).toContain("major: listBirds result.age: removed");
  expect(text).toContain(
    "refused: the changesets lead to 1.3.0 (minor), the change needs major (2.0.0): from 1.0.0 on, what breaks callers is major",
  );
});

it("accepts a changeset that is large enough", () => {
  release();
  put("packages/data/src/gen/openapi.json", withoutAge);
  put(".changeset/owl.md", changeset("major"));
  const { text, refused } = check();
  expect(refused).toBe(false);
  expect(text).toContain("the next version is 2.0.0, 2.0.0 is needed");
});

it("compares with the newest release of this history, whatever the order of tag names", () => {
  release("0.9.0");
  release("0.10.0");
  put("packages/data/src/gen/openapi.json", withoutAge);
  git("commit", "--all", "--message", "Drop age");
  git("tag", "@primary-network/data@0.11.0-beta.1");
  git("checkout", "--quiet", "-b", "side");
  put("packages/data/src/gen/openapi.json", birds({}));
  git("commit", "--all", "--message", "Drop all");
  git("tag", "@primary-network/data@0.12.0");
  git("checkout", "--quiet", "main");
  const { text } = check();
  expect(text).toContain("@primary-network/data since 0.10.0: major");
});

it("refuses a release that does not contain the spec", () => {
  git("rm", "--quiet", "--cached", "packages/data/src/gen/openapi.json");
  git("commit", "--message", "Lose the spec");
  release();
  expect(check()).toMatchObject({
    refused: true,
    text: expect.stringContaining("@primary-network/data 1.2.0 holds no packages/data/src/gen/openapi.json"),
  });
});

it.each([
  ["1.2.0", true],
  ["0.0.0", false], // before the first release nothing can be missing
])("with version %s, a truncated history is refused: %s", (version, refused) => {
  for (const name of [...clients, "core"])
    put(`packages/${name}/package.json`, { name: `@primary-network/${name}`, version });
  git("add", "--all");
  git("commit", "--allow-empty", "--message", "More");
  const whole = root;
  root = mkdtempSync(join(tmpdir(), "release-shallow-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${whole}`, root], {
      env,
      stdio: "ignore",
    });
    const { text, refused: is } = check();
    expect(is).toBe(refused);
    expect(text.includes("the history is cut off")).toBe(refused);
  } finally {
    rmSync(root, { recursive: true });
    root = whole;
  }
});
