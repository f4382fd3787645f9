/** The start of `dev`: what is in use is found before anything is built. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../../tools/shared/listen.ts";
import { findFreePorts } from "../avalanchego/free-ports.ts";
import { holdFolder } from "../world/data-folder.ts";
import type { DevOptions } from "./dev-options.ts";
import { startDev } from "./start-dev.ts";

const OPTIONS: DevOptions = {
  host: "127.0.0.1",
  nodePort: 0,
  port: 0,
  adminPort: 0,
  controlPort: 0,
  seed: "primary-network",
  startTime: 1_780_272_000,
  dataDir: "memory",
  logLevel: "silent",
};

/** Starts with a builder that only counts. */
async function start(options: Partial<DevOptions>) {
  let built = 0;
  const build = async () => {
    built++;
    throw new Error("it was built");
  };
  const error = await startDev({ ...OPTIONS, ...options }, { build }).then(
    () => expect.fail("it started"),
    (reason: Error) => reason,
  );
  return { built, name: error.name, message: error.message };
}

let holder: Server;
let port: number;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "primary-network-dev-"));
  holder = createServer();
  port = Number(new URL(await listen(holder)).port);
});
afterAll(async () => {
  await new Promise((resolve) => holder?.close(resolve));
  await rm(folder, { recursive: true });
});

test.each([
  ["nodePort", "node", "--node-port"],
  ["port", "service", "--port"],
  ["adminPort", "admin listener", "--admin-port"],
  ["controlPort", "control API", "--control-port"],
] as const)("a taken %s is found before the network is built", async (option, name, flag) => {
  expect(await start({ [option]: port })).toEqual({
    built: 0,
    name: "CliError",
    message: `Cannot serve the ${name}: port ${port} is taken by another program; choose another with ${flag} <port>.`,
  });
});

test("a history in use in the data folder is found before the network is built", async () => {
  const history = [
    OPTIONS.seed,
    OPTIONS.startTime,
    undefined,
    undefined,
    undefined,
    true,
    undefined,
    undefined,
  ];
  const held = await holdFolder(folder, history);
  try {
    expect(await start({ dataDir: folder })).toEqual({
      built: 0,
      name: "CliError",
      message: `dataDir ${folder} is in use by this process. Choose another folder with --data-dir <folder>, or --data-dir memory.`,
    });
    // Another history has a place of its own.
    expect(await start({ dataDir: folder, seed: "other" })).toMatchObject({ built: 1 });
  } finally {
    await held.close();
  }
  expect(await start({ dataDir: folder })).toMatchObject({ built: 1, message: "it was built" });
  expect(await readdir(folder)).toEqual([".locks"]);
});

test("a start that fails leaves its ports free", async () => {
  const [nodePort = 0] = await findFreePorts(1);
  expect(await start({ nodePort })).toMatchObject({ built: 1 });
  expect(await start({ nodePort })).toMatchObject({ built: 1 });
});

test("where folders cannot be locked, the error names the flag that needs no lock", async () => {
  const held = holdFolder(folder, ["another history"], () => Promise.reject(new Error("no prebuild")));
  await expect(held).rejects.toMatchObject({
    name: "CliError",
    message: `--data-dir ${folder} cannot be used: folders cannot be locked on ${process.platform}-${process.arch}. Keep everything in memory with --data-dir memory.`,
  });
});
