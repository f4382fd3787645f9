/** The self-hosting guide, followed word by word on the local network; apps/service runs the part on a real node. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePorts } from "../../devnet/src/avalanchego/free-ports.ts";
import { runScript, scriptOf, shellBlocks } from "./guide-steps.ts";

let folder: string;
let blocks: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-guide-"));
  blocks = await shellBlocks("self-hosting");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("every shell block belongs to one of the three parts", () => {
  expect(blocks.map((name) => /^self-hosting-(local|node|server)-\w+\.bash$/.exec(name)?.[1])).toEqual([
    ...["local", "local", "local", "local"],
    ...["node", "node", "node"],
    ...["server", "server", "server", "server", "server", "server"],
    ...["node", "node"],
  ]);
});

test("the service of the local network's own genesis has what dev's service has", async () => {
  const [node = 0, port = 0, admin = 0, serve = 0, serveAdmin = 0] = await findFreePorts(5);
  const script = await scriptOf(
    blocks.filter((name) => name.includes("-local-")),
    { NODE_PORT: node, PORT: port, ADMIN_PORT: admin, SERVE_PORT: serve, SERVE_ADMIN_PORT: serveAdmin },
  );
  const { exitCode, output, errors } = await runScript(script, folder);
  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: "" });
  // Each of four requests printed one object.
  const [ready, alsoReady, ofDev, ofOurs] = output
    .replaceAll(/\}\s*\{/g, "}\n{")
    .trim()
    .split("\n")
    .map((text): { ready?: boolean; subnets?: object[] } => JSON.parse(text));
  expect([ready?.ready, alsoReady?.ready]).toEqual([true, true]);
  expect(ofDev?.subnets).toHaveLength(1);
  expect(ofOurs?.subnets).toEqual(ofDev?.subnets);
});

test("a value that no block sets is an error of the test", async () => {
  await expect(scriptOf(blocks, { NOBODY_SETS_THIS: 1 })).rejects.toThrow("no block sets NOBODY_SETS_THIS");
});
