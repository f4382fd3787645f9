/** Reads the genesis file that the command is given. */
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { GenesisFile } from "@primary-network/localnet";
import { CliError } from "../terminal/cli-error.ts";

/** Both bytes that every gzip file begins with. */
const GZIP = [0x1f, 0x8b];

/**
 * Reads JSON, or JSON in gzip; what it says is checked when the network is made of it.
 *
 * @throws CliError when the file cannot be read or is no JSON.
 */
export async function readGenesis(path: string): Promise<GenesisFile> {
  try {
    const bytes = await readFile(path);
    const packed = GZIP.every((byte, index) => bytes[index] === byte);
    const value: GenesisFile = JSON.parse((packed ? await promisify(gunzip)(bytes) : bytes).toString("utf8"));
    return value;
  } catch (error) {
    throw new CliError(
      `The file of --genesis cannot be read: ${error instanceof Error ? error.message : error}.`,
    );
  }
}
