/** Uses what needs Node, on one Node: the command by npx in an empty folder, and the libraries in a user's test file. */
import { cp, readdir, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { run } from "../../shared/command.ts";
import { type DevCommand, startDevWithNpx } from "../../shared/dev-command.ts";
import { root, usersTsc } from "../../shared/packages.ts";
import type { RegistryEnvironment } from "./publish.ts";
import { librariesFolder } from "./runtimes.ts";

interface NodeOptions {
  /** The program. */
  readonly node: string;
  readonly env: RegistryEnvironment;
  /** Of the release. */
  readonly version: string;
  /** An empty folder. */
  readonly dir: string;
  /** Is called with what is being started, so that an interruption ends it. */
  start(starting: Promise<DevCommand>): Promise<DevCommand>;
}

/** Seconds that each part took; nothing of them is required. */
export interface CommandTimes {
  /** Until the package was installed and had printed its version. */
  readonly download: number;
  /** From npx, with everything downloaded, until the network and the service responded. */
  readonly ready: number;
  /** The same in a folder where it ran before. */
  readonly again: number;
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

/** npx and what it starts are run by this Node. */
const withNode = (env: RegistryEnvironment, node: string): RegistryEnvironment => ({
  ...env,
  PATH: [dirname(node), env.PATH].join(delimiter),
});

/**
 * Runs `npx primary-network dev` in the folder, and a program with the data client against it.
 *
 * @throws Error when it runs on another Node, does not become ready, or leaves something in the folder but its own
 */
export async function useCommand({ node, env, version, dir, start }: NodeOptions): Promise<CommandTimes> {
  const command = `primary-network@${version}`;
  const own = withNode(env, node);
  let since = performance.now();
  const printed = await run("npx", ["--yes", command, "--version"], { cwd: dir, env: own, seconds: 300 });
  const download = seconds(since);
  const nodeVersion = (await run(node, ["--version"])).trim().replace("v", "");
  if (!printed.includes(`primary-network ${version}`) || !printed.includes(nodeVersion))
    throw new Error(`it printed ${printed}and not its version and Node's, ${nodeVersion}`);

  since = performance.now();
  const dev = await start(startDevWithNpx(dir, command, own));
  const ready = seconds(since);
  await run("npm", ["install", `@primary-network/data@${version}`], { cwd: dir, env: own });
  await cp(join(librariesFolder, "call.mjs"), join(dir, "call.mjs"));
  await run(node, ["call.mjs", dev.service], { cwd: dir, env: own });
  await dev.stop();

  since = performance.now();
  const second = await start(startDevWithNpx(dir, command, own));
  const again = seconds(since);
  await run(node, ["call.mjs", second.service], { cwd: dir, env: own });
  await second.stop();

  const known = [".primary-network", "call.mjs", "node_modules", "package.json", "package-lock.json"];
  const left = (await readdir(dir)).filter((name) => !known.includes(name));
  if (left.length > 0) throw new Error(`it left ${left.join(", ")}`);
  return { download, ready, again };
}

/** Type-checks a program that uses the packages in a folder where they are installed, their declarations included. */
export async function checkDeclarations({ env, dir }: Pick<NodeOptions, "env" | "dir">): Promise<void> {
  await cp(join(librariesFolder, "typed-libraries.mts"), join(dir, "typed-libraries.mts"));
  const compilerOptions = {
    target: "es2022",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    strict: true,
    noUncheckedIndexedAccess: true,
    // Node's own declarations do not pass with exact optional properties.
    skipLibCheck: false,
    noEmit: true,
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  };
  await writeFile(
    join(dir, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["typed-libraries.mts"] }),
  );
  await run(process.execPath, [usersTsc, "-p", "tsconfig.json"], { cwd: dir, env, seconds: 300 });
}

/** How many tests a TAP report of Node counts as passed; 0 when one did not pass, whatever the reason. */
export function countPassed(report: string): number {
  if (/^# (?:fail|cancelled|skipped|todo) [1-9]\d*$/m.test(report)) return 0;
  return Number(/^# pass (\d+)$/m.exec(report)?.[1] ?? 0);
}

/** Runs the test files of `program/libraries` in a folder where the packages are installed; resolves with how many tests passed. */
export async function useLibraries({
  node,
  env,
  dir,
}: Pick<NodeOptions, "node" | "env" | "dir">): Promise<number> {
  const files = (await readdir(librariesFolder)).filter((name) => name.endsWith(".test.mjs"));
  for (const file of files) await cp(join(librariesFolder, file), join(dir, file));
  const args = ["--test", "--test-reporter=tap", ...files];
  const printed = await run(node, args, { cwd: dir, env, seconds: 300 });
  const count = countPassed(printed);
  if (count === 0) throw new Error(printed);
  return count;
}
