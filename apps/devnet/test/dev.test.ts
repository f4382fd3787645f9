/** A running network: ready services, exports, the site beside it, and clear errors. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataClient } from "@primary-network/data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SimulatedDev as Dev, startDev } from "../src/index.ts";
import { DEV_OPTIONS, SMALL_HISTORY } from "./dev-options.ts";

let dev: Dev;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-devnet-"));
  dev = await startDev({ ...DEV_OPTIONS, dataDir: folder });
});
afterAll(async () => {
  await dev?.close();
  await rm(folder, { recursive: true, force: true });
});

it("is ready once it has started", async () => {
  expect((await fetch(`${dev.admin.url}/readyz`)).status).toBe(200);
  const validators = await (await fetch(`${dev.service.url}/v1/networks/testnet/validators`)).json();
  expect(validators.validators).toHaveLength(10);
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
