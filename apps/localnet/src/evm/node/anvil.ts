/** Runs Anvil, the EVM node of Foundry, as a process of its own that ends with ours, however ours ends. */
import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { StringDecoder } from "node:string_decoder";

/** Options of a process. */
export interface AnvilOptions {
  readonly evmChainId: number;
  /** Unix seconds of the genesis block. */
  readonly timestamp: number;
  /** Phrase of the development accounts. */
  readonly mnemonic: string;
  /** wei: base fee of the first block. */
  readonly baseFee: bigint;
  readonly gasLimit: number;
}

/** A running Anvil. */
export interface Anvil {
  /** Base URL, on loopback. */
  readonly url: string;
  /** Process id of Anvil itself. */
  readonly pid: number;
  /** Ends it, and waits until it has ended. */
  close(): Promise<void>;
}

/** Thrown when this platform has no Anvil, or it does not start. */
export class AnvilError extends Error {
  override readonly name = "AnvilError";
}

/** Milliseconds until an Anvil that has not said where it listens is given up; it takes some fifty. */
const START_TIMEOUT = 20_000;
/** Characters of its complaints that are kept for the error. */
const KEPT = 2_000;

/**
 * A shell stands between: it holds the pipe whose other end dies with our process, even by SIGKILL, and then kills Anvil.
 * It stops watching before it lets Anvil's id go, so that no other process can have it by then.
 */
const KEEPER = [
  "exec 3<&0",
  '"$@" </dev/null 3<&- & child=$!',
  'echo "pid $child"',
  '{ cat <&3 >/dev/null; kill -KILL "$child"; } 2>/dev/null & watcher=$!',
  "exec 3<&-",
  'wait "$child"; status=$?',
  'kill "$watcher" 2>/dev/null',
  'exit "$status"',
].join("\n");

/** Packages of the binary, by platform and processor. */
const PACKAGES: { readonly [platform: string]: string } = {
  "linux-x64": "linux-amd64/bin/anvil",
  "linux-arm64": "linux-arm64/bin/anvil",
  "darwin-x64": "darwin-amd64/bin/anvil",
  "darwin-arm64": "darwin-arm64/bin/anvil",
};

/**
 * Where the binary of a platform is.
 *
 * @throws AnvilError when the platform has none, or it was not installed
 */
export function findAnvil(platform = `${process.platform}-${process.arch}`): string {
  const file = PACKAGES[platform];
  if (file === undefined) throw new AnvilError(`there is no Anvil for ${platform}`);
  try {
    // The packages of the binaries belong to the one that chooses among them, so it is asked where they are.
    const chooser = createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json");
    return createRequire(chooser).resolve(`@foundry-rs/anvil-${file}`);
  } catch {
    throw new AnvilError(`the package @foundry-rs/anvil-${file.split("/")[0]} is not installed`);
  }
}

/**
 * Starts Anvil on a free port of loopback; it makes blocks only on request.
 *
 * @throws AnvilError with what it complained of
 */
export async function startAnvil(binary: string, options: AnvilOptions): Promise<Anvil> {
  const { evmChainId, timestamp, mnemonic, baseFee, gasLimit } = options;
  const given = {
    host: "127.0.0.1",
    port: 0,
    "chain-id": evmChainId,
    timestamp,
    mnemonic,
    hardfork: "cancun",
    order: "fifo",
    "block-base-fee-per-gas": baseFee,
    "gas-limit": gasLimit,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)]);
  // A session of its own: an interrupt typed at the terminal is for us, and Anvil is still needed until we have saved.
  const shell = spawn(
    "/bin/sh",
    ["-c", KEEPER, "anvil", binary, ...flags, "--no-mining", "--disable-default-create2-deployer"],
    {
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    },
  );
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      shell.stdin.destroy();
      resolve();
    };
    shell.once("exit", end);
    shell.once("error", end);
  });
  shell.stdin.on("error", () => {}); // The keeper has gone: its exit is reported elsewhere.
  const close = async () => {
    shell.ref(); // whoever waits for the end must be able to live until then
    shell.stdin.destroy();
    await ended;
  };
  try {
    const { pid, port } = await whereItListens(shell);
    // What would keep our process alive just by being there must not: the network may be all that a script has made.
    for (const part of [shell, shell.stdin, shell.stdout, shell.stderr])
      (part as { unref?(): void }).unref?.();
    return { url: `http://127.0.0.1:${port}`, pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function whereItListens(shell: ChildProcess): Promise<{ pid: number; port: number }> {
  return new Promise((resolve, reject) => {
    let said = "";
    let complained = "";
    const fail = (reason: string) =>
      reject(new AnvilError(`Anvil ${reason}${complained && `: ${complained.trim()}`}`));
    const timer = setTimeout(() => fail(`did not start within ${START_TIMEOUT / 1000} s`), START_TIMEOUT);
    const decoder = new StringDecoder();
    const read = (chunk: Buffer) => {
      said += decoder.write(chunk);
      const pid = /^pid (\d+)$/m.exec(said)?.[1];
      const port = /^Listening on 127\.0\.0\.1:(\d+)\s/m.exec(said)?.[1];
      if (pid === undefined || port === undefined) return;
      clearTimeout(timer);
      // From here on its words are of no use, but have to be taken from the pipe.
      shell.stdout?.off("data", read).resume();
      resolve({ pid: Number(pid), port: Number(port) });
    };
    shell.stdout?.on("data", read);
    shell.stderr?.on("data", (chunk: Buffer) => {
      complained = (complained + chunk.toString("utf8")).slice(-KEPT);
    });
    shell.once("error", (error) => {
      clearTimeout(timer);
      fail(`cannot be run (${error.message})`);
    });
    shell.once("exit", (status) => {
      clearTimeout(timer);
      fail(`ended with status ${status}`);
    });
  });
}
