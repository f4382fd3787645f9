/** The dev command as its users meet it: ready services, README's examples, the tour, and clear errors. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createDataClient } from "@primary-network/data";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examplesOf } from "../../../tools/shared/readme-examples.ts";
import { describeDev } from "../src/dev/describe-dev.ts";
import { type SimulatedDev as Dev, startDev } from "../src/dev/dev.ts";
import { evmSightsOf } from "../src/tour/evm-sights.ts";
import { runTour } from "../src/tour/tour.ts";
import { DEV_OPTIONS, SMALL_HISTORY } from "./dev-options.ts";

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
    for (const url of [dev.node.url, dev.service.url, dev.admin.url]) expect(text).toContain(url);
    expect(text).toContain("P-local1");
    expect(dev.control).toBeUndefined();
    expect(text).not.toContain(dev.localnet.controlToken);
  });

  it("is ready once it prints that it is", async () => {
    expect((await fetch(`${dev.admin.url}/readyz`)).status).toBe(200);
    const validators = await (await fetch(`${dev.service.url}/v1/networks/testnet/validators`)).json();
    expect(validators.validators).toHaveLength(10);
  });

  it("runs the tour", async () => {
    const lines: string[] = [];
    await runTour({
      serviceUrl: dev.service.url,
      nodeUrl: dev.node.url,
      print: (text) => void lines.push(text),
      evm: evmSightsOf(dev.localnet),
    });
    const text = lines.join("\n");
    for (const status of ["active", "completed", "pending", "removed"])
      expect(text).toMatch(new RegExp(`${status} +\\d+`));
    expect(text).toMatch(/NodeID-/);
    expect(text).toMatch(/Banff\w+Block/);
    expect(text).toMatch(/the newest called \w+\(.*\), for \d+ gas/);
    expect(text).toMatch(/43112 +77100 +\d+ +delivered +yes/);
    expect(text).toMatch(/\d{4}-\d\d-\d\d +0\.0\d+/);
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
    expect(lines).toEqual([expect.stringMatching(/^\n1\. Active validators/)]);
  });
});

describe("exports", () => {
  it("are kept in their folder and served under the service's address", async () => {
    const exportDir = join(folder, "exported");
    const own = await startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, evm: false, exportDir });
    try {
      const data = createDataClient({ baseUrl: own.service.url });
      const { operationId } = await data.operations.exportTransactions({
        type: "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE",
        options: { addresses: [own.localnet.accounts.alice.pAddress], includeChains: ["p-chain"] },
      });
      const { metadata } = await data.operations.wait(operationId, { intervalMs: 20 });
      const url = metadata?.downloadUrl ?? "";
      expect(url).toContain(`${own.service.url}/downloads/${operationId}.csv?`);
      const file = await fetch(url);
      const text = await file.text();
      expect([file.status, text.split("\r\n")[0]]).toEqual([
        200,
        "date,chain,txHash,txType,fundTransferType,addresses,assetId,amount",
      ]);
      expect(await readFile(join(exportDir, `${operationId}-1.csv`), "utf8")).toBe(text);
    } finally {
      await own.close();
    }
  });
});

describe("the reference site", () => {
  it("is served beside the network, and its pages receive the network's address", async () => {
    const site = join(folder, "site");
    await mkdir(site);
    await writeFile(join(site, "index.html"), "the site");
    const own = await startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, evm: false, site, sitePort: 0 });
    try {
      const url = own.reference?.url ?? expect.fail("it is not served");
      expect(describeDev(own)).toContain(url);
      expect(await (await fetch(`${url}/`)).text()).toBe("the site");
      const urls = { service: own.service.url, node: own.node.url };
      expect(await (await fetch(`${url}/local.json`)).json()).toEqual(urls);
    } finally {
      await own.close();
    }
  });

  it("refuses a folder that holds no site", async () => {
    const site = join(folder, "nothing");
    const starting = startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, evm: false, site, sitePort: 0 });
    await expect(starting).rejects.toThrow(/^The folder of --site holds no index\.html: .*nothing\./);
  });
});

describe("errors of options are one line", () => {
  it("names the port that is in use and the flag that changes it", async () => {
    const port = Number(new URL(dev.service.url).port);
    await expect(
      startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, evm: false, nodePort: port }),
    ).rejects.toThrow(`port ${port} is taken by another program; choose another with --node-port`);
  });

  it("names a data folder that is a file", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    await expect(
      startDev({ ...DEV_OPTIONS, history: SMALL_HISTORY, evm: false, dataDir: file }),
    ).rejects.toThrow(/--data-dir .*cannot be used/);
  });

  it("does not touch an index that another process uses", async () => {
    await expect(startDev({ ...DEV_OPTIONS, dataDir: folder })).rejects.toThrow(/in use.*--data-dir/s);
    expect((await fetch(`${dev.service.url}/v1/networks/fuji/subnets`)).status).toBe(200);
  });

  it("names the supported log levels", async () => {
    await expect(startDev({ ...DEV_OPTIONS, logLevel: "loud" })).rejects.toThrow(
      /--log-level must be one of/,
    );
  });
});
