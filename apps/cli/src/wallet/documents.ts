/** Files with signing documents: reads, writes, signs, merges, explains and issues them. */
import { readFile, writeFile } from "node:fs/promises";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  explain,
  issue,
  mergeDocuments,
  missingSignatures,
  openDocument,
  type SigningDocument,
  type WalletNode,
  waitForAcceptance,
} from "@primary-network/wallet";
import type { Output } from "../terminal/output.ts";

/**
 * Reads a document and checks it against the bytes that it carries.
 *
 * @throws CliError naming the file.
 */
export async function readDocument(file: string): Promise<SigningDocument> {
  try {
    return openDocument(JSON.parse(await readFile(file, "utf8"))).document;
  } catch (error) {
    throw new CliError(`${file}: ${messageOf(error)}`);
  }
}

/** Writes a document to a file, or to standard output. */
export async function writeDocument(
  document: SigningDocument,
  file: string | undefined,
  { print, tell }: Output,
): Promise<void> {
  const text = JSON.stringify(document, undefined, 2);
  if (file === undefined) return print(text);
  await writeFile(file, `${text}\n`);
  const missing = missingSignatures(document);
  tell(`${file}: ${missing.length === 0 ? "complete" : `missing signatures: ${missing.join(", ")}`}`);
}

/** Prints the preview. */
export function tellDocument(document: SigningDocument, { tell }: Output): void {
  for (const sentence of explain(document).sentences) tell(sentence);
}

/** Merges copies of a document. */
export async function mergeFiles(
  files: readonly string[],
  out: string | undefined,
  output: Output,
): Promise<void> {
  const [first, ...others] = await Promise.all(files.map(readDocument));
  if (first === undefined) throw new CliError("no file to merge");
  await writeDocument(
    inWords(() => mergeDocuments(first, ...others)),
    out,
    output,
  );
}

/** Sends a complete document, and prints the id of its transaction. */
export async function send(
  node: WalletNode,
  document: SigningDocument,
  { print, tell }: Output,
): Promise<void> {
  const issued = await issue(node, document);
  tell("Sent. Waiting until the network accepts it.");
  await waitForAcceptance(node, issued);
  print(issued.id);
}

function inWords<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new CliError(messageOf(error));
  }
}
