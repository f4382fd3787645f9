/**
 * Every snippet of the guides does what its page says: programs run and print what is recorded beside them, requests are
 * served, commands and configuration files are understood. UPDATE_SNIPPETS=1 records what programs print.
 */

import { readdirSync } from "node:fs";
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { encodeHex } from "@primary-network/codec";
import { deriveOwnerKey } from "@primary-network/localnet";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { CoreProvider } from "../../../packages/wallet/test/core-provider.ts";
import { readConfig } from "../../cli/src/config/config.ts";
import { createProgram } from "../../cli/src/program.ts";
import { commandsOf, requestOfCurl } from "./shell-line.ts";
import { CONTROL_TOKEN, openWorld, type World } from "./world.ts";

const FOLDER = fileURLToPath(new URL("../snippets/", import.meta.url));
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const IS_RECORDING = process.env.UPDATE_SNIPPETS === "1" && process.env.CI === undefined;
const keyOf = (name: string) =>
  encodeHex(deriveOwnerKey("primary-network", name).privateKey, { checksum: false });
const VARIABLES = {
  CONTROL_TOKEN,
  API_KEY: "pn_0",
  WALLET_KEY: keyOf("alice"),
  SECOND_KEY: keyOf("bob"),
  DATABASE_URL: "postgresql://127.0.0.1/index",
  RESTORED_URL: "postgresql://127.0.0.1/restored",
};

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

/** Runs a program and compares what it prints with its record; returns the lines. */
async function printsRecord(program: () => Promise<unknown>, record: string): Promise<string[]> {
  for (const [variable, value] of Object.entries(VARIABLES)) vi.stubEnv(variable, value);
  const lines: string[] = [];
  // A program must not know the rate limits that the one before met. Loading the clients again takes 0.3 s.
  if (world.wasLimited()) vi.resetModules();
  vi.spyOn(console, "log").mockImplementation((...values) => {
    lines.push(format(...values));
  });
  vi.spyOn(console, "error").mockImplementation(() => {}); // progress
  await program();
  vi.restoreAllMocks();
  const printed = `${lines.join("\n")}\n`;
  expect(world.strays()).toEqual([]);
  expect(lines, "a program shows that it works by printing something").not.toEqual([]);
  if (IS_RECORDING) await writeFile(record, printed);
  expect(printed).toBe(await readFile(record, "utf8"));
  return lines;
}

/** The programs that send transactions. They run last, so the others meet the network's own history. */
const SENDS = [
  "offline-deploy.ts",
  "wallet-elsewhere.ts",
  "wallet-own-node.ts",
  "wallet-page.ts",
  "wallet-stake.ts",
  "wallet-transfer.ts",
];

async function runs(name: string): Promise<void> {
  const program = () => import(`../snippets/${name.replace(/\.ts$/, "")}.ts`);
  await printsRecord(program, join(FOLDER, name.replace(/ts$/, "out.txt")));
}

describe("a program prints its recorded output", () => {
  test.each(withEnding(".ts").filter((name) => !SENDS.includes(name)))("%s", runs);

  test("a program that calls an unexpected host is detected", async () => {
    await expect(fetch("http://127.0.0.1:1/")).rejects.toThrow("http://127.0.0.1:1/");
    expect(world.strays()).toEqual(["http://127.0.0.1:1/"]);
  });

  test("no output is recorded for a program that does not exist", () => {
    expect(withEnding(".out.txt")).toEqual(withEnding(".ts").map((name) => name.replace(/ts$/, "out.txt")));
  });
});

describe("an example does its job", () => {
  const folder = join(ROOT, "examples");
  const run = (name: string) =>
    printsRecord(() => import(`../../../examples/${name}/index.ts`), join(folder, name, "output.txt"));
  const rowsOf = (csv: string) => csv.trimEnd().split("\r\n").slice(1);
  const numbersOf = (lines: readonly string[], pattern: RegExp) =>
    lines.flatMap((line) => [...line.matchAll(pattern)].map(([, number]) => Number(number)));

  const jobs: { readonly [name: string]: (lines: readonly string[], file: string) => unknown } = {
    "validators-with-room": (lines) => {
      const room = numbersOf(lines, /^NodeID-\w+ +(\d+) /g);
      expect(room).toHaveLength(5);
      expect(room).toEqual([...room].sort((one, other) => other - one));
      expect(Math.min(...room)).toBeGreaterThanOrEqual(25);
    },
    "history-to-csv": ([head, ...rows]) => {
      expect(head).toBe("time,block,type,transaction,value in nAVAX,fee in nAVAX");
      expect(rows.length).toBeGreaterThan(10);
      const times = rows.map((row) => row.slice(0, row.indexOf(",")));
      expect(times).toEqual([...times].sort());
    },
    "balance-over-chains": (lines) => {
      const parts = lines.filter((line) => !line.startsWith("total"));
      const sum = numbersOf(parts, / ([\d.]+) AVAX/g).reduce((one, other) => one + other, 0);
      expect(numbersOf(lines, /^total +([\d.]+) AVAX/g)[0]).toBeCloseTo(sum, 5);
      expect(numbersOf(lines, /^p-chain.* ([\d.]+) AVAX staked/g)[0]).toBeGreaterThan(0);
      expect(numbersOf(lines, /^x-chain.* in (\d+) outputs/g)[0]).toBeGreaterThan(0);
    },
    "icm-delivery": (lines) => {
      const [delivered] = numbersOf(lines, /^(\d+) delivered/g);
      expect(lines.filter((line) => / took \d+ s,/.test(line))).toHaveLength(delivered ?? -1);
    },
    "apr-history": ([, ...months]) => {
      expect(months.length).toBeGreaterThan(0);
      for (const rate of numbersOf(months, / ([\d.]+)$/g))
        expect([rate > 1, rate < 20]).toEqual([true, true]);
    },
    "export-and-download": async (lines, file) => {
      const rows = rowsOf(await readFile(file, "utf8"));
      expect(lines[0]).toBe(`COMPLETED: ${rows.length} rows of 8 columns`);
      expect(lines[2]).toBe(rows[0]);
    },
  };

  test.each(Object.keys(jobs))("%s", async (name) => {
    const file = join(await mkdtemp(join(tmpdir(), "primary-network-example-")), "out.csv");
    vi.stubEnv("FILE", file);
    try {
      await jobs[name]?.(await run(name), file);
    } finally {
      await rm(dirname(file), { recursive: true });
    }
  });

  test("each is in the list of examples/README.md, and is installed as its reader would", async () => {
    const readme = await readFile(join(folder, "README.md"), "utf8");
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(Object.keys(jobs).sort());
    for (const name of folders) {
      expect(readme).toContain(`\n- [${name}](${name}/index.ts): `);
      const { scripts, dependencies } = JSON.parse(
        await readFile(join(folder, name, "package.json"), "utf8"),
      );
      expect(scripts).toEqual({ start: "tsx index.ts" });
      const source = await readFile(join(folder, name, "index.ts"), "utf8");
      const used = [...source.matchAll(/from "(@[^"]+)"/g)].map(([, used = ""]) => used);
      expect(Object.keys(dependencies)).toEqual(used);
    }
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

/** Programs of a deployment: tools/deploy runs what can run without an engine, and holds the files that they are given to their forms. */
const DEPLOYMENT: { readonly [program: string]: readonly string[] } = {
  docker: ["compose"],
  helm: ["install"],
  install: ["-D"],
  kubectl: ["create"],
  pg_dump: ["--format=directory"],
  pg_restore: ["--exit-on-error"],
  psql: [],
  systemctl: ["daemon-reload", "enable", "restart"],
  "systemd-sysusers": [],
};

/** Paths of the repository that a line names exist. */
async function deployment([program = "", first, ...rest]: readonly string[]): Promise<void> {
  const known = DEPLOYMENT[program] ?? [];
  if (known.length > 0) expect(known).toContain(first);
  for (const path of rest.filter((word) => word.startsWith("deploy/"))) await stat(join(ROOT, path));
}

/** Checks of a shell line in the guides, by program. */
const checks: { readonly [program: string]: (args: readonly string[]) => Promise<unknown> } = {
  ...Object.fromEntries(Object.keys(DEPLOYMENT).map((program) => [program, deployment])),
  curl: async (args) => {
    const response = await fetch(requestOfCurl(args));
    expect([args.join(" "), response.status, response.ok]).toEqual([args.join(" "), response.status, true]);
    await response.text();
  },
  "primary-network": (args) => parse(args.slice(1)),
  npx: async ([, first, ...args]) => {
    if (first === "primary-network") return parse(args);
    const [pnpm, script = "", ...rest] = args;
    expect([first, pnpm]).toEqual(["--yes", "pnpm"]);
    const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
    expect(Object.keys(scripts)).toContain(script);
    if (script === "dev" || script === "start") await parse([script, ...rest]);
  },
  npm: async ([, install, ...names]) => {
    expect(install).toBe("install");
    for (const word of names.filter((word) => !word.startsWith("--"))) {
      const name = word.replace(/@latest$/, "");
      const folder = name === "primary-network" ? "apps/cli" : name.replace("@primary-network/", "packages/");
      const manifest = JSON.parse(await readFile(join(ROOT, folder, "package.json"), "utf8"));
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

test.each(SENDS)("a program that sends transactions prints its recorded output: %s", async (name) => {
  const { privateKey } = deriveOwnerKey("primary-network", "alice");
  vi.stubGlobal("window", { avalanche: new CoreProvider(privateKey, 12_345, 43_112) });
  try {
    await runs(name);
  } finally {
    vi.unstubAllGlobals();
  }
});
