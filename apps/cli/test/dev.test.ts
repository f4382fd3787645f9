/** The dev command as its users meet it: what it prints, README's examples and the tour. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type SimulatedDev as Dev, startDev } from "@primary-network/devnet";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examplesOf } from "../../../tools/shared/readme-examples.ts";
import { DEV_OPTIONS } from "../../devnet/test/dev-options.ts";
import { describeDev } from "../src/dev/describe-dev.ts";
import { evmSightsOf } from "../src/tour/evm-sights.ts";
import { runTour } from "../src/tour/tour.ts";

let dev: Dev;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-cli-"));
  dev = await startDev({ ...DEV_OPTIONS, dataDir: folder });
});
afterAll(async () => {
  await dev?.close();
  await rm(folder, { recursive: true, force: true });
});

const READMES = [
  "README.md",
  ...["packages/data", "packages/metrics", "packages/pchain-rpc", "apps/cli"].map(
    (folder) => `${folder}/README.md`,
  ),
];

describe.each(READMES)("the examples of %s", async (file) => {
  const examples = examplesOf(await readFile(new URL(`../../../${file}`, import.meta.url), "utf8"));

  it("exist", () => expect(examples.length).toBeGreaterThanOrEqual(1));

  it.each(examples.map((code, index) => [index + 1, code] as const))(
    "example %i runs and prints",
    async (index, code) => {
      const located = code
        .replaceAll("http://127.0.0.1:8080", dev.service.url)
        .replaceAll("http://127.0.0.1:9650", dev.node.url);
      const { outputFiles } = await build({
        stdin: { contents: located, loader: "ts", resolveDir: fileURLToPath(new URL("..", import.meta.url)) },
        bundle: true,
        format: "esm",
        platform: "node",
        target: "node20",
        conditions: ["@primary-network/source"],
        write: false,
        logLevel: "silent",
      });
      const program = join(folder, `${file.replaceAll("/", "-")}-${index}.mjs`);
      await writeFile(program, outputFiles[0]?.text ?? "");
      const { stdout } = await promisify(execFile)(process.execPath, [program]);
      expect(stdout.trim()).not.toBe("");
      expect(stdout).not.toMatch(/undefined|\[object/);
    },
  );
});

describe("dev", () => {
  it("prints every address that it serves", () => {
    const text = describeDev(dev);
    expect(text).toContain(`service    ${dev.service.url}  data`);
    for (const url of [dev.node.url, dev.service.url, dev.admin.url]) expect(text).toContain(url);
    expect(text).toContain("P-local1");
    expect(dev.control).toBeUndefined();
    expect(text).not.toContain(dev.localnet.controlToken);
  });

  it("fits a terminal of 80 columns, with the explorer first, whole EVM addresses and next steps", () => {
    const text = describeDev(dev, 80, true);
    for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(text.split("\n")[2]).toBe(`  explorer   ${dev.service.url}/`);
    expect(text).toMatch(/^ {2}alice +0x[0-9a-f]{40}$/m);
    expect(text).not.toContain("P-local1");
    expect(text).toContain("\nNext steps:\n");
    expect(describeDev(dev, 80, false)).not.toContain("explorer");
  });

  it("prints the control API with its token, the site and the network's notes where they are", () => {
    const [control, reference] = ["http://127.0.0.1:8090", "http://127.0.0.1:8082"].map((url) => ({
      url,
      close: async () => {},
    }));
    const network = { ...dev.network, name: "mainnet" as const, notes: ["The log is elsewhere."] };
    const text = describeDev({ ...dev, network, control, reference });
    expect(text).toContain("http://127.0.0.1:8090/clock");
    expect(text.split(dev.localnet.controlToken)).toHaveLength(2);
    for (const part of ["http://127.0.0.1:8082", 'serve it as "mainnet"', "\nThe log is elsewhere.\n"])
      expect(text).toContain(part);
  });

  it("runs the tour", async () => {
    const lines: string[] = [];
    await runTour({
      serviceUrl: dev.service.url,
      nodeUrl: dev.node.url,
      print: (text) => void lines.push(text),
      evm: evmSightsOf(dev.localnet),
      pause: async () => void lines.push("(pause)"),
    });
    const text = lines.join("\n");
    expect(lines.filter((one) => one === "(pause)")).toHaveLength(6);
    for (const line of text.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    for (const status of ["active", "completed", "pending", "removed"])
      expect(text).toMatch(new RegExp(`${status} +\\d+`));
    expect(text).toMatch(/NodeID-/);
    expect(text).toMatch(/Banff\w+Block/);
    expect(text).toMatch(/The newest one called \w+\(.*\)\n {2}and paid a fee of 0\.\d+ \w+\./);
    expect(text).toMatch(/43112 +77100 +\d+ +delivered +yes/);
    expect(text).toMatch(/\d{4}-\d\d-\d\d +[\d,]+$/m);
  });

  it("ends the tour where it is interrupted", async () => {
    const lines: string[] = [];
    const end = new AbortController();
    const tour = runTour({
      serviceUrl: dev.service.url,
      nodeUrl: dev.node.url,
      print(text) {
        lines.push(text);
        end.abort();
      },
      evm: evmSightsOf(dev.localnet),
      signal: end.signal,
    });
    await expect(tour).rejects.toThrow();
    expect(lines).toEqual([expect.stringMatching(/^\n1 of 7\. Active validators/)]);
  });
});
