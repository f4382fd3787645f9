/** Reads the key of the wallet commands: from a file, the environment or a hidden question, never from an argument. */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import { type KeySigner, privateKeySigner } from "@primary-network/wallet";
import { mnemonicSigner } from "@primary-network/wallet/mnemonic";

/** Flags that choose the key. */
export interface KeyFlags {
  readonly keyFile?: string;
  readonly index: number;
}

/** Terminal at which a key can be typed. */
export interface KeyTerminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
}

/** Variable of the environment. */
export const KEY_VARIABLE = "PRIMARY_NETWORK_KEY";

/**
 * Opens the key.
 *
 * @throws CliError without the key's text.
 */
export async function openKey(
  { keyFile, index }: KeyFlags,
  env: NodeJS.ProcessEnv,
  terminal: KeyTerminal,
): Promise<KeySigner> {
  const text = await readKey(keyFile, env, terminal);
  try {
    return /\s/.test(text) ? mnemonicSigner(text, { index }) : privateKeySigner(text);
  } catch (error) {
    throw new CliError(`the key cannot be used: ${messageOf(error).split("\n")[0]}`);
  }
}

async function readKey(
  file: string | undefined,
  env: NodeJS.ProcessEnv,
  { input, output }: KeyTerminal,
): Promise<string> {
  if (file !== undefined) {
    try {
      return (await readFile(file, "utf8")).trim();
    } catch (error) {
      throw new CliError(`--key-file ${file} cannot be read: ${messageOf(error)}`);
    }
  }
  const given = env[KEY_VARIABLE];
  if (given !== undefined && given !== "") return given.trim();
  if (!input.isTTY) throw new CliError(`no key: use --key-file or ${KEY_VARIABLE}`);
  output.write("Private key or recovery phrase (not shown): ");
  // The terminal echoes nothing: readline writes to a stream that drops everything.
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once("line", (line) => resolve(line.trim()));
      lines.once("close", () => reject(new CliError("Stopped. Nothing was sent.")));
    });
  } finally {
    lines.close();
    output.write("\n");
  }
}
