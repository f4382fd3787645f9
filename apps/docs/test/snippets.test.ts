/**
 * Every snippet of the guides does what its page says: programs run and print what is recorded beside them, requests are
 * served, commands and configuration files are understood. UPDATE_SNIPPETS=1 records what programs print.
 */

import { readdirSync } from "node:fs";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../../cli/src/config/config.ts";
import { createProgram } from "../../cli/src/program.ts";
import { commandsOf, requestOfCurl } from "./shell-line.ts";
import { CONTROL_TOKEN, openWorld, type World } from "./world.ts";

const FOLDER = fileURLToPath(new URL("../snippets/", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const IS_RECORDING = process.env.UPDATE_SNIPPETS === "1" && process.env.CI === undefined;
const VARIABLES = { CONTROL_TOKEN, API_KEY: "pn_0", DATABASE_URL: "postgresql://127.0.0.1/index" };

const withEnding = (ending: string) =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .sort();
const read = (name: string) => readFile(join(FOLDER, name), "utf8");

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world?.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("a program prints its recorded output", () => {
  test.each(withEnding(".ts"))("%s", async (name) => {
    for (const [variable, value] of Object.entries(VARIABLES)) vi.stubEnv(variable, value);
    const lines: string[] = [];
    // What one program learned of a rate limit is not the next one's. Loading the clients again takes 0.3 s.
    if (world.wasLimited()) vi.resetModules();
    vi.spyOn(console, "log").mockImplementation((...values) => {
      lines.push(format(...values));
    });
    await import(`../snippets/${name.replace(/\.ts$/, "")}.ts`);
    vi.restoreAllMocks();
    const printed = `${lines.join("\n")}\n`;
    expect(world.strays()).toEqual([]);
    expect(lines, "a snippet shows that it works by printing something").not.toEqual([]);
    const record = join(FOLDER, name.replace(/ts$/, "out.txt"));
    if (IS_RECORDING) await writeFile(record, printed);
    expect(printed).toBe(await readFile(record, "utf8"));
  });

  test("a program that calls an unexpected host is detected", async () => {
    await expect(fetch("http://127.0.0.1:1/")).rejects.toThrow("http://127.0.0.1:1/");
    expect(world.strays()).toEqual(["http://127.0.0.1:1/"]);
  });

  test("no output is recorded for a program that does not exist", () => {
    expect(withEnding(".out.txt")).toEqual(withEnding(".ts").map((name) => name.replace(/ts$/, "out.txt")));
  });
});

type Command = ReturnType<typeof createProgram>;

/** A command line that parses as the command would, and runs nothing. */
function parse(args: readonly string[]): Promise<Command> {
  const disarm = (command: Command) => {
    command
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
      .action(() => {});
    for (const part of command.commands) disarm(part);
  };
  const program = createProgram();
  // A command that only holds others has no action of its own, or parsing would end there.
  for (const part of program.commands)
    for (const leaf of part.commands.length > 0 ? part.commands : [part]) disarm(leaf);
  program.exitOverride().configureOutput({ writeErr: () => {} });
  return program.parseAsync([...args], { from: "user" });
}

/** What is true of a line of each program that the guides' shell lines use. */
const checks: { readonly [program: string]: (args: readonly string[]) => Promise<unknown> } = {
  curl: async (args) => {
    const response = await fetch(requestOfCurl(args));
    expect([args.join(" "), response.status, response.ok]).toEqual([args.join(" "), response.status, true]);
    await response.text();
  },
  "primary-network": (args) => parse(args.slice(1)),
  npx: async ([, yes, pnpm, script = "", ...rest]) => {
    expect([yes, pnpm]).toEqual(["--yes", "pnpm"]);
    const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
    expect(Object.keys(scripts)).toContain(script);
    if (script === "dev" || script === "start") await parse([script, ...rest]);
  },
  npm: async ([, install, ...names]) => {
    expect(install).toBe("install");
    for (const name of names) {
      const folder = name.replace(/^@primary-network\//, "");
      const manifest = JSON.parse(await readFile(join(ROOT, "packages", folder, "package.json"), "utf8"));
      expect([manifest.name, manifest.private]).toEqual([name, undefined]);
    }
  },
};

describe("shell commands in the guides are valid", () => {
  test.each(withEnding(".sh"))("%s", async (name) => {
    const commands = commandsOf(await read(name), VARIABLES);
    expect(commands).not.toEqual([]);
    for (const args of commands) {
      const check = checks[args[0] ?? ""] ?? expect.fail(`${args[0]}: nothing is known of this program`);
      await check(args);
    }
    expect(world.strays()).toEqual([]);
  });

  test("a flag that does not exist is detected", async () => {
    await expect(parse(["dev", "--nonsense"])).rejects.toThrow(/unknown option/);
    await expect(parse(["keys", "add", "--name", "x", "--tier", "gold"])).rejects.toThrow(/invalid/);
  });
});

describe("configuration files in the guides are accepted", () => {
  test.each(withEnding(".yaml"))("%s", async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "primary-network-guides-"));
    try {
      await copyFile(join(FOLDER, name), join(folder, name));
      for (const genesis of (await read(name)).matchAll(/genesis: (\S+)/g))
        await writeFile(join(folder, genesis[1] ?? ""), world.localnet.genesisBytes);
      const { service } = await readConfig(join(folder, name), {});
      expect(Object.keys(service.networks)).not.toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe("configurations of other tools reach a chain", () => {
  test.each([...withEnding(".toml"), ...withEnding(".cjs")])("%s", async (name) => {
    const text = await read(name);
    const urls = [...text.matchAll(/"(http:[^"]+)"/g)].map(([, url = ""]) => url);
    expect(urls).not.toEqual([]);
    for (const url of urls) {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
      const { result } = await (
        await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body })
      ).json();
      const given = /chainId: (\d+)/.exec(text)?.[1] ?? Number(result);
      expect(Number(given)).toBe(Number(result));
    }
  });
});
