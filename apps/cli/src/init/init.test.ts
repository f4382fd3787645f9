/** The configuration that `init` writes, and the cases in which it writes none. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { type InitFlags, runInit } from "./init.ts";

let folder: string;
let config: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-init-"));
  config = join(folder, "service.yaml");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const printed: string[] = [];
const told: string[] = [];
const out = {
  print: (text: string) => void printed.push(text),
  tell: (text: string) => void told.push(text),
};
const init = (flags: Partial<InitFlags>, replies?: string[]) =>
  runInit(
    { config, yes: false, ...flags },
    replies && (async () => replies.shift() ?? expect.fail("asked too often")),
    out,
  );
const written = async () => parse(await readFile(config, "utf8"));

test("--yes writes the defaults", async () => {
  await init({ yes: true });
  expect(await written()).toEqual({
    networks: { fuji: { nodeUrl: "http://127.0.0.1:9650", xChain: true, cChain: true } },
    database: { dataDir: "data" },
    listen: { port: 8080 },
  });
  expect(printed.at(-1)).toContain(`primary-network serve --config ${config}`);
});

test("asks for what no flag says, and again after a wrong reply", async () => {
  const url = "postgresql://service@127.0.0.1/service";
  await init({ network: "mainnet" }, ["node", "http://node:9650", url, ""]);
  expect(told.at(-1)).toMatch(/^Expected a URL/);
  expect(await written()).toMatchObject({
    networks: { mainnet: { nodeUrl: "http://node:9650" } },
    database: { url },
    listen: { port: 8080 },
  });
});

test("never overwrites a file", async () => {
  await writeFile(config, "mine");
  await expect(init({ yes: true })).rejects.toThrow(/service\.yaml exists/);
  expect(await readFile(config, "utf8")).toBe("mine");
});

test("without a terminal, names the flags that are missing", async () => {
  await expect(init({ network: "fuji", port: "80" })).rejects.toThrow(
    "Set --node-url, --database, or use --yes for the defaults.",
  );
});

test.each([{ network: "local" }, { nodeUrl: "node" }, { port: "65536" }])("refuses %j", async (flags) => {
  await expect(init({ yes: true, ...flags })).rejects.toThrow(/is wrong\. Expected/);
});
