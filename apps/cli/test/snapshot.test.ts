/** The commands `snapshot create`, `restore` and `inspect`, over a configuration with an embedded database. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalnet } from "@primary-network/localnet";
import { createService } from "@primary-network/service";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceOf } from "../../service/test/harness.ts";
import { readConfig } from "../src/config/config.ts";
import { startServing } from "../src/service/serve.ts";
import { createSnapshot, inspectSnapshot, restoreSnapshot } from "../src/service/snapshot.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-snapshot-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Collects what a command prints, and the lines beside it. */
function output() {
  const [printed, told]: [string[], string[]] = [[], []];
  return {
    printed,
    told,
    print: (text: string) => void printed.push(text),
    tell: (text: string) => void told.push(text),
  };
}

test("an index is moved to another database by two commands", async () => {
  const net = await createLocalnet({ validators: 4, delegators: 2, weeks: 2 });
  await writeFile(join(folder, "genesis.bin"), net.genesisBytes);
  const configOf = async (dataDir: string) => {
    const file = join(folder, `${dataDir}.json`);
    const fuji = { nodeUrl: "http://127.0.0.1:1", genesis: "genesis.bin" };
    const listen = { port: 0, adminPort: 0 };
    await writeFile(file, JSON.stringify({ networks: { fuji }, database: { dataDir }, listen }));
    return file;
  };
  const [one, other] = [await configOf("one"), await configOf("other")];
  const service = await createService({
    networks: { fuji: sourceOf(net) },
    dataDir: join(folder, "one"),
    clock: () => net.now() * 1000,
  });
  service.start();
  await service.indexed();
  await service.close();

  const snapshot = join(folder, "snapshot");
  const created = output();
  await createSnapshot(snapshot, { config: one, json: true, state: false }, {}, created);
  const manifest = JSON.parse(created.printed.join(""));
  expect(created.told.at(-1)).toMatch(/^x_utxo_address \((\d+) of \1\)$/);

  const inspected = output();
  await inspectSnapshot(snapshot, { check: true }, inspected);
  const height = Number(net.blocks.at(-1)?.height);
  expect(inspected.printed.join("\n")).toMatch(
    new RegExp(`^  p-chain of network ${net.networkId}: height ${height}, block 0x[0-9a-f]{64}$`, "m"),
  );
  expect(inspected.printed.join("\n")).toContain(
    `Digest: ${manifest.digest}\nAll files are as the manifest says.`,
  );

  const restored = output();
  await restoreSnapshot(snapshot, { config: other, json: true, sample: 100 }, {}, restored);
  expect(JSON.parse(restored.printed.join(""))).toEqual(manifest);
  await expect(restoreSnapshot(snapshot, { config: other, sample: 100 }, {}, output())).rejects.toThrow(
    /^The database is not empty: [a-z_]+ has rows; restore into a new database\.$/,
  );

  // Its service responds from the snapshot; the node cannot be reached.
  const serving = await startServing(await readConfig(other, {}), { api: true, index: true });
  const response = await fetch(`${serving.api?.url}/v1/networks/fuji/blockchains/p-chain/blocks?pageSize=1`);
  const { blocks } = (await response.json()) as { blocks: { blockNumber: string }[] };
  expect(blocks.map(({ blockNumber }) => blockNumber)).toEqual([String(height)]);
  await serving.close();

  const state = join(folder, "state");
  const ofState = output();
  await createSnapshot(state, { config: one, state: true }, {}, ofState);
  expect(ofState.printed.join("\n")).toContain("\nThe current state alone, without history\n");
  const ofWindow = output();
  const since = net.now() - 86_400;
  await createSnapshot(join(folder, "window"), { config: one, state: false, since }, {}, ofWindow);
  expect(ofWindow.printed.join("\n")).toContain(
    `\nThe current state, and all blocks since ${new Date(since * 1000).toISOString()}\n`,
  );
  const third = await configOf("third");
  const verify = "http://127.0.0.1:1";
  await expect(restoreSnapshot(state, { config: third, verify, sample: 100 }, {}, output())).rejects.toThrow(
    "--verify compares blocks from the first one on, and this snapshot has not all of them.",
  );
  await restoreSnapshot(state, { config: third, sample: 100 }, {}, output());

  await rm(
    join(snapshot, manifest.tables.find(({ name }: { name: string }) => name === "p_tx").files[0].name),
  );
  await expect(inspectSnapshot(snapshot, { check: true }, output())).rejects.toThrow(
    "The snapshot's file p_tx.000001.copy.gz is missing.",
  );
});

test("a folder that is no snapshot is refused in one line", async () => {
  await expect(inspectSnapshot(folder, { check: false }, output())).rejects.toMatchObject({
    name: "CliError",
    message: expect.stringMatching(
      /has no manifest\.json: it is no snapshot, or one that was not completed\.$/,
    ),
  });
});
