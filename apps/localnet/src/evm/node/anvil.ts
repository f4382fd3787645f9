/** Runs Anvil, the EVM node of Foundry, as a child process that ends with this one in every case. */
import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { StringDecoder } from "node:string_decoder";

/** Options of a process. */
export interface AnvilOptions {
  readonly evmChainId: number;
  /** Unix seconds of the genesis block. */
  readonly timestamp: number;
  /** Mnemonic of the development accounts. */
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
  /** Ends it, and waits for its exit. */
  close(): Promise<void>;
}

/** Thrown when Anvil is not available on this platform, or does not start. */
export class AnvilError extends Error {
  override readonly name = "AnvilError";
}

/** Milliseconds after which a start fails when Anvil has not printed its address; usually it takes some fifty. */
const START_TIMEOUT = 120_000;
/** Characters of its error output that are kept for the error. */
const KEPT = 2_000;

/**
 * A shell stands between: it holds a pipe whose other end closes with this process, even on SIGKILL, and then kills Anvil.
 * It stops watching before it releases Anvil's process id, so that no other process can have the id by then.
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
 * Path of a platform's binary.
 *
 * @throws AnvilError when the platform has none, or it was not installed
 */
export function findAnvil(platform = `${process.platform}-${process.arch}`): string {
  const file = PACKAGES[platform];
  if (file === undefined)
    throw new AnvilError(`Anvil does not support ${platform}, only Linux and macOS on x64 and arm64`);
  try {
    // The packages that hold the binaries have no install script, unlike the one that chooses among them.
    return createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${file}`);
  } catch {
    const name = `@foundry-rs/anvil-${file.split("/")[0]}`;
    throw new AnvilError(`the package ${name} is not installed; run npm install ${name}`);
  }
}

/**
 * Starts Anvil on a free port of loopback; it makes blocks only on request.
 *
 * @throws AnvilError with its error output
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
  // A session of its own: an interrupt from the terminal is for this process, and Anvil is needed until the world is saved.
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
  shell.stdin.on("error", () => {}); // The shell has exited: its exit is reported elsewhere.
  const close = async () => {
    shell.ref(); // the process must stay alive until the exit that a caller waits for
    shell.stdin.destroy();
    await ended;
  };
  try {
    const { pid, port } = await whereItListens(shell);
    // Anvil's handles must not keep this process alive: the network may be all that a script has created.
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
      // From here on its output is not used, but must be read from the pipe.
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
