/** Stores the local network's world next to its index between runs of the command, so that both stay consistent. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { encodeCb58 } from "@primary-network/codec";
import type { Localnet } from "@primary-network/localnet";
import { CliError } from "../terminal/cli-error.ts";

/** Requests of the control API that may take the network back to before what is indexed. */
const REWINDS = /^(PUT \/snapshot|POST \/snapshots\/[^/]+\/restore)$/;

/** The world on disk, saved when the command ends. */
export class WorldFile {
  /** Folder of the index that belongs to this world; undefined when nothing is stored. */
  readonly folder: string | undefined;
  readonly #localnet: Localnet;
  /** Whether there was a saved world, so that more has happened than the history. */
  readonly wasSaved: boolean;
  #owned = false;
  #rewound: () => void = () => {};

  private constructor(localnet: Localnet, folder: string | undefined, wasSaved = false) {
    this.#localnet = localnet;
    this.wasSaved = wasSaved;
    this.folder = folder;
  }

  /**
   * Restores the network to the state at the end of the last run.
   *
   * @param dataDir folder that holds worlds and indexes, or `memory`
   * @param heliconTime Unix seconds of the Helicon upgrade, from which on a history differs
   * @throws CliError when the folder cannot be used.
   */
  static async open(localnet: Localnet, dataDir: string, heliconTime?: number): Promise<WorldFile> {
    if (dataDir === "memory") return new WorldFile(localnet, undefined);
    await mkdir(resolve(dataDir), { recursive: true }).catch((error: Error) => {
      throw new CliError(`--data-dir ${dataDir} cannot be used: ${error.message}`);
    });
    // One folder per history: a seed's blocks are the same at every start, so the last block's id names them all.
    const tip = localnet.blocks.at(-1);
    const history = tip ? encodeCb58(tip.blockId).slice(0, 16) : "genesis";
    const evm = localnet.evmChains.length > 0 && localnet.evmUnavailable === undefined;
    const upgrade = heliconTime === undefined ? "" : `-helicon-${heliconTime}`;
    const name = `local-${history}${evm ? "-evm" : ""}${upgrade}`;
    const folder = join(resolve(dataDir), name);
    const saved = await readFile(`${folder}.world`).catch(() => undefined);
    // A world of another version is refused; its index then does not match either, which is reported.
    if (saved !== undefined) await control(localnet, "PUT", new Uint8Array(saved));
    return new WorldFile(localnet, folder, saved !== undefined);
  }

  /**
   * Call this once the index is open: from then on no other process stores this world.
   *
   * @param rewound called whenever the world may have gone back to before what is indexed
   */
  own(rewound: () => void): void {
    this.#owned = true;
    this.#rewound = rewound;
  }

  /** The network's control API; a rewind is reported before the response is sent. */
  readonly controlFetch = async (request: Request): Promise<Response> => {
    const response = await this.#localnet.controlFetch(request);
    const { pathname } = new URL(request.url);
    if (response.ok && REWINDS.test(`${request.method} ${pathname}`)) this.#rewound();
    return response;
  };

  /** Stops the network's clock. */
  async freeze(): Promise<void> {
    await control(this.#localnet, "POST", undefined, "/clock/freeze");
  }

  /** Saves the world; call this when the index is closed. */
  async close(): Promise<void> {
    if (this.folder === undefined || !this.#owned) return;
    const response = await control(this.#localnet, "GET");
    await writeFile(`${this.folder}.world`, new Uint8Array(await response.arrayBuffer()));
  }
}

function control(localnet: Localnet, method: string, body?: BodyInit, path = "/snapshot"): Promise<Response> {
  const headers = { authorization: `Bearer ${localnet.controlToken}` };
  return localnet.controlFetch(
    new Request(`http://localnet${path}`, { method, headers, ...(body !== undefined && { body }) }),
  );
}
