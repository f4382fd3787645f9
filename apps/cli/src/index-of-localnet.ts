/** Opens the service over a local network, with an index that belongs to exactly this history. */
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { encodeCb58, hrpOfNetwork } from "@primary-network/codec";
import type { Localnet } from "@primary-network/localnet";
import { createService, DataDirInUseError, type Logger, type Service } from "@primary-network/service";
import { CliError } from "./cli-error.ts";

/** What the index is made of. */
export interface IndexOptions {
  readonly localnet: Localnet;
  readonly nodeUrl: string;
  /** Folder that holds indexes, or `memory`. */
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly logger: Logger;
  readonly limits: "public" | "off";
  /** Host names under which the service may be asked; any without it. */
  readonly hosts: readonly string[] | undefined;
}

/**
 * Opens the service and waits until it has indexed the network's history. An index on disk that cannot be used (left by another
 * version, or damaged) is made anew: everything in it can be read from the network again.
 *
 * @throws CliError when the folder cannot be used or the history cannot be indexed.
 */
export async function openIndex(options: IndexOptions): Promise<Service> {
  const { localnet, dataDir } = options;
  if (dataDir === "memory") return indexed(options, undefined);
  // One folder per history: a seed's blocks are the same at every start, so the last block's id names them all.
  const tip = localnet.blocks.at(-1);
  const folder = join(resolve(dataDir), `local-${tip ? encodeCb58(tip.blockId).slice(0, 16) : "genesis"}`);
  await mkdir(resolve(dataDir), { recursive: true }).catch((error: Error) => {
    throw new CliError(`--data-dir ${dataDir} cannot be used: ${error.message}`);
  });
  try {
    return await indexed(options, folder);
  } catch (error) {
    if (error instanceof DataDirInUseError) {
      throw new CliError(
        `${error.message}. Choose another folder with --data-dir <folder>, or --data-dir memory.`,
      );
    }
    options.logger.warn({ folder, error: String(error) }, "the index cannot be used and is made anew");
    await rm(folder, { recursive: true, force: true });
    return indexed(options, folder);
  }
}

async function indexed(
  { localnet, nodeUrl, clock, logger, limits, hosts }: IndexOptions,
  dataDir: string | undefined,
): Promise<Service> {
  const service = await createService({
    networks: {
      fuji: {
        nodeUrl,
        networkId: localnet.networkId,
        hrp: hrpOfNetwork(localnet.networkId),
        genesis: localnet.genesisBytes,
        assetId: encodeCb58(localnet.avaxAssetId),
        xChainId: encodeCb58(localnet.xChainId),
        cChainId: encodeCb58(localnet.cChainId),
      },
    },
    ...(dataDir !== undefined && { dataDir }),
    clock,
    logger,
    limits,
    ...(hosts && { hosts }),
  });
  try {
    service.start();
    await service.indexed();
    return service;
  } catch (error) {
    await service.close();
    throw error;
  }
}
