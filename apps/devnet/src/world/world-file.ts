/**
 * Stores the local network's world next to its index, always before any response shows a change, so a kill
 * loses nothing.
 */
import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { encodeCb58 } from "@primary-network/codec";
import { type Localnet, SnapshotError } from "@primary-network/localnet";
import type { Logger } from "@primary-network/service";
import type { Connect } from "../listen/web-sockets.ts";
import { CliError, messageOf } from "../terminal/cli-error.ts";
import { moveAside } from "./move-aside.ts";
import { writeWhole } from "./write-whole.ts";

/** Requests of the control API that may take the network back below the indexed height. */
const REWINDS = /^(PUT \/snapshot|POST \/snapshots\/[^/]+\/restore)$/;

/**
 * The first line of the file: how often the control API had restored a world. Each such history has an index
 * of its own.
 */
interface Head {
  readonly rewinds: number;
}

/** The whole lines of a file: no response has shown a line that was cut by a kill. */
function readLines(text: string): { head: Head; lines: string } {
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const end = whole.indexOf("\n") + 1;
  try {
    const { rewinds } = JSON.parse(whole.slice(0, end));
    if (Number.isSafeInteger(rewinds) && rewinds >= 0) return { head: { rewinds }, lines: whole.slice(end) };
  } catch {
    // Reported below.
  }
  throw new SnapshotError("it is damaged, or of another version");
}

/** The world on disk. */
export class WorldFile {
  readonly #localnet: Localnet;
  /** Path without suffix; undefined when nothing is stored. */
  readonly #base: string | undefined;
  readonly #logger: Logger;
  /** True when a saved world was found: more has happened than the history. */
  wasSaved = false;
  #rewinds = 0;
  /** The history of the last write, as the log counts them. */
  #history = 0;
  /** True when the file is complete up to the log's last lines: the next ones can be appended. */
  #isComplete = true;
  #owned = false;
  #rewound: () => void = () => {};
  /** The running write, and the next one, shared by all waiting callers. */
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor(localnet: Localnet, base: string | undefined, logger: Logger) {
    this.#localnet = localnet;
    this.#base = base;
    this.#logger = logger;
  }

  /**
   * Restores the network to the state at the end of the last run, however that ended.
   *
   * @param dataDir folder that holds worlds and indexes, or `memory`
   * @param heliconTime of the Helicon upgrade as it was given, from which on a history differs
   * @throws CliError when the folder cannot be used.
   */
  static async open(
    localnet: Localnet,
    dataDir: string,
    logger: Logger,
    heliconTime?: number | "never",
  ): Promise<WorldFile> {
    if (dataDir === "memory") return new WorldFile(localnet, undefined, logger);
    await mkdir(resolve(dataDir), { recursive: true }).catch((error: Error) => {
      throw new CliError(`--data-dir ${dataDir} cannot be used: ${error.message}`);
    });
    // One folder per history: a seed's blocks are the same at every start, so the last block's id names them
    // all.
    const tip = localnet.blocks.at(-1);
    const history = tip ? encodeCb58(tip.blockId).slice(0, 16) : "genesis";
    const evm = localnet.evmChains.length > 0 && localnet.evmUnavailable === undefined;
    const upgrade = heliconTime === undefined ? "" : `-helicon-${heliconTime}`;
    const name = `local-${history}${evm ? "-evm" : ""}${upgrade}`;
    const world = new WorldFile(localnet, join(resolve(dataDir), name), logger);
    await world.#restore();
    await world.#removeLeft();
    return world;
  }

  get #file(): string {
    return `${this.#base}.world`;
  }

  /** Folder of the index of the current history; undefined when nothing is stored. */
  get folder(): string | undefined {
    return this.#base === undefined || this.#rewinds === 0
      ? this.#base
      : `${this.#base}.rewind-${this.#rewinds}`;
  }

  async #restore(): Promise<void> {
    const text = await readFile(this.#file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw new CliError(`--data-dir cannot be used: ${error.message}`);
    });
    if (text === undefined) return;
    try {
      const { head, lines } = readLines(text);
      await this.#localnet.worldLog.restore(lines);
      this.#rewinds = head.rewinds;
      this.wasSaved = true;
      this.#isComplete = text.endsWith("\n");
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      await this.#giveUp(error);
    }
  }

  /** The network begins again at its history; unusable files are kept under other names. */
  async #giveUp(error: SnapshotError): Promise<void> {
    const kept = [await moveAside(this.#file)];
    for (const folder of await this.#indexes()) kept.push(await moveAside(folder));
    this.#logger.warn(
      { kept, error: messageOf(error) },
      "the saved world cannot be used, so the network begins again at the end of its history: every later block and transaction is lost; the world and its index are kept, and API keys are in that one only",
    );
  }

  /** The folders of indexes of this network, one for each history that it had. */
  async #indexes(): Promise<string[]> {
    if (this.#base === undefined) return [];
    const [folder, name] = [dirname(this.#base), basename(this.#base)];
    const isIndex = (entry: string) =>
      entry === name || (entry.startsWith(`${name}.rewind-`) && /\.rewind-\d+$/.test(entry));
    return (await readdir(folder)).filter(isIndex).map((entry) => join(folder, entry));
  }

  /** Removes indexes of histories that the control API left before the last run was killed. */
  async #removeLeft(): Promise<void> {
    for (const folder of await this.#indexes()) {
      if (folder === this.folder) continue;
      this.#logger.warn({ folder }, "the index of a history that the network left is removed");
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * Call this once the index is open: from then on the end of the command stores the clock, too.
   *
   * @param rewound called whenever the world may have gone back below the indexed height
   */
  own(rewound: () => void): void {
    this.#owned = true;
    this.#rewound = rewound;
  }

  /** Resolves once everything that has happened is on disk. */
  saved(): Promise<void> {
    if (this.#base === undefined || (this.#isComplete && !this.#localnet.worldLog.isBehind))
      return this.#next ?? this.#writing;
    this.#next ??= this.#writing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#write();
      });
    this.#writing = this.#next;
    return this.#next;
  }

  async #write(): Promise<void> {
    const { lines, isWhole, history } = await this.#localnet.worldLog.take(!this.#isComplete);
    if (lines === "") return;
    this.#isComplete = false;
    const rewinds = this.#rewinds + history - this.#history;
    if (isWhole) {
      const head: Head = { rewinds };
      await writeWhole(this.#file, `${JSON.stringify(head)}\n${lines}`);
    } else await appendFile(this.#file, lines);
    this.#rewinds = rewinds;
    this.#history = history;
    this.#isComplete = true;
  }

  /**
   * Passes a response on once all that it may tell is on disk: neither the index nor a user is ever ahead of
   * the world.
   */
  async #after(response: Response): Promise<Response> {
    try {
      await this.saved();
      return response;
    } catch (error) {
      const message = `the world cannot be saved: ${messageOf(error)}`;
      this.#logger.error(
        { error: messageOf(error) },
        "the world cannot be saved; nothing of the network is served",
      );
      return new Response(`${message}\n`, { status: 503, headers: { "cache-control": "no-store" } });
    }
  }

  /** The node's HTTP interface. */
  readonly fetch = async (request: Request): Promise<Response> =>
    this.#after(await this.#localnet.fetch(request));

  /** The node's WebSockets. */
  readonly connect: Connect = (url, socket) => {
    let last = Promise.resolve();
    const send = (text: string) => {
      // If the world cannot be saved, the socket ends instead.
      last = last
        .then(() => this.saved())
        .then(
          () => socket.send(text),
          () => socket.end(),
        );
    };
    return this.#localnet.connect(url, { origin: socket.origin, send, end: () => socket.end() });
  };

  /** The network's control API; a rewind is reported before the response is sent. */
  readonly controlFetch = async (request: Request): Promise<Response> => {
    const response = await this.#after(await this.#localnet.controlFetch(request));
    const { pathname } = new URL(request.url);
    if (response.ok && REWINDS.test(`${request.method} ${pathname}`)) this.#rewound();
    return response;
  };

  /** Stops the network's clock. */
  async freeze(): Promise<void> {
    const headers = { authorization: `Bearer ${this.#localnet.controlToken}` };
    await this.controlFetch(new Request("http://localnet/clock/freeze", { method: "POST", headers }));
  }

  /** Saves the world as one line, with its clock; call this when the index is closed. */
  async close(): Promise<void> {
    await this.#writing.catch(() => {});
    if (this.#base === undefined || !this.#owned) return;
    this.#isComplete = false;
    await this.#write();
  }
}
