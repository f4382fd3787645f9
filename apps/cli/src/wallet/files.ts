/** Work of the wallet commands that take files: signing, issuing and merging them. */
import { CliError } from "@primary-network/devnet/terminal";
import { createWalletNode, mergeDocuments, missingSignatures, sign } from "@primary-network/wallet";
import type { Output } from "../terminal/output.ts";
import { ensureYes, type NodeFlags, type Surroundings } from "./actions.ts";
import { readDocument, send, tellDocument, writeDocument } from "./documents.ts";
import { type KeyFlags, openKey } from "./key.ts";

/** Signs a file, and writes it in the form in which it was. */
export async function signFile(
  file: string,
  flags: NodeFlags & KeyFlags & { readonly out?: string; readonly yes: boolean },
  around: Surroundings,
): Promise<void> {
  const read = await readDocument(file, flags.nodeUrl);
  const { document } = read;
  tellDocument(document, around.out);
  const signer = await openKey(flags, around.env, around);
  if (!flags.yes && !(await around.confirm("Sign it? [y/N] ")))
    throw new CliError("Stopped. Nothing was signed.");
  const signed = await sign(document, signer);
  if (signed.signatures.length === document.signatures.length)
    throw new CliError("the key has nothing to sign here");
  await writeDocument({ ...read, document: signed }, flags.out, around.out);
}

/** Issues a file. */
export async function issueFile(
  file: string,
  flags: NodeFlags & { readonly yes: boolean },
  around: Surroundings,
): Promise<void> {
  const { document } = await readDocument(file, flags.nodeUrl);
  tellDocument(document, around.out);
  const missing = missingSignatures(document);
  if (missing.length > 0) throw new CliError(`${file} misses the signatures of ${missing.join(", ")}`);
  await ensureYes(flags.yes, around);
  await send(createWalletNode({ baseUrl: flags.nodeUrl }), document, around.out);
}

/** Merges copies of a document. The result is written as the first is. */
export async function mergeFiles(
  files: readonly string[],
  { out, nodeUrl }: { readonly out?: string; readonly nodeUrl: string },
  output: Output,
): Promise<void> {
  const [first, ...others] = await Promise.all(files.map((file) => readDocument(file, nodeUrl)));
  if (first === undefined) throw new CliError("no file to merge");
  const document = mergeDocuments(first.document, ...others.map((other) => other.document));
  await writeDocument({ ...first, document }, out, output);
}
