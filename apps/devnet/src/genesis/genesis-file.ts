/** Reads the genesis file that the command is given. */
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { GenesisFile } from "@primary-network/localnet";
import { CliError, messageOf } from "../terminal/cli-error.ts";
import { readRegularFile } from "./read-file.ts";

/** Both bytes that every gzip file begins with. */
const GZIP = [0x1f, 0x8b];

/** Returns true if a file's bytes are gzip. */
export const isGzip = (bytes: Uint8Array): boolean => GZIP.every((byte, index) => bytes[index] === byte);

/**
 * Parses JSON, plain or in gzip. The content is checked when the network is built from it.
 *
 * @throws Error when the bytes are neither
 */
export async function parseGenesis(bytes: Uint8Array): Promise<GenesisFile> {
  const text = isGzip(bytes) ? await promisify(gunzip)(bytes) : bytes;
  const value: GenesisFile = JSON.parse(new TextDecoder().decode(text));
  return value;
}

/**
 * Reads the file of the flag.
 *
 * @throws CliError when the file cannot be read or is no JSON.
 */
export async function readGenesis(path: string): Promise<GenesisFile> {
  try {
    return await parseGenesis(await readRegularFile(path));
  } catch (error) {
    throw new CliError(`The file of --genesis cannot be read: ${messageOf(error)}.`);
  }
}
