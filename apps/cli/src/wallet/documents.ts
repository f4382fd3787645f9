/** Files with signing documents, and files of platform-cli with transactions: reads, writes, shows and issues them. */
import { readFile, writeFile } from "node:fs/promises";
import { CliError, messageOf } from "@primary-network/devnet/terminal";
import {
  createWalletNode,
  explain,
  issue,
  missingSignatures,
  openDocument,
  readTxFile,
  type SigningDocument,
  toTxFile,
  type WalletNode,
  waitForAcceptance,
} from "@primary-network/wallet";
import type { FileForm } from "../flags/file-form.ts";
import type { Output } from "../terminal/output.ts";

/** Flags of commands that write a file. */
export interface FormFlags {
  /** Default: the form of the file that was read, or a signing document. */
  readonly format?: FileForm;
}

/** Flags of commands that read a file. */
export interface ReadFlags {
  readonly nodeUrl: string;
  /** Owners of what a file of platform-cli spends, besides the receivers of its outputs. */
  readonly owner?: readonly string[];
}

/** A document, and how it is written. */
export interface FileDocument {
  readonly document: SigningDocument;
  readonly form: FileForm;
}

/**
 * Reads a document and checks it against the bytes that it carries. Of a file of platform-cli, the node is asked for the
 * rest.
 *
 * @throws CliError naming the file.
 */
export async function readDocument(file: string, { nodeUrl, owner }: ReadFlags): Promise<FileDocument> {
  try {
    const value: unknown = JSON.parse(await readFile(file, "utf8"));
    if (Object(value).txHex === undefined)
      return { document: openDocument(value).document, form: "document" };
    const document = await readTxFile(createWalletNode({ baseUrl: nodeUrl }), value, owner);
    return { document, form: "platform-cli" };
  } catch (error) {
    throw new CliError(`${file}: ${messageOf(error)}`);
  }
}

/** Writes a document to a file, or to standard output. */
export async function writeDocument(
  { document, form }: FileDocument,
  file: string | undefined,
  { print, tell }: Output,
): Promise<void> {
  const text = JSON.stringify(form === "platform-cli" ? toTxFile(document) : document, undefined, 2);
  if (file === undefined) return print(text);
  await writeFile(file, `${text}\n`);
  const missing = missingSignatures(document);
  tell(`${file}: ${missing.length === 0 ? "complete" : `missing signatures: ${missing.join(", ")}`}`);
}

/** Prints the preview. */
export function tellDocument(document: SigningDocument, { tell }: Output): void {
  for (const sentence of explain(document).sentences) tell(sentence);
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
