/** Work of the wallet commands that take files: signing, issuing and merging them. */
import { CliError } from "@primary-network/devnet/terminal";
import { createWalletNode, mergeDocuments, missingSignatures, sign } from "@primary-network/wallet";
import type { Output } from "../terminal/output.ts";
import { ensureYes, type Surroundings } from "./actions.ts";
import {
  type FormFlags,
  type ReadFlags,
  readDocument,
  send,
  tellDocument,
  writeDocument,
} from "./documents.ts";
import { type KeyFlags, openKey } from "./key.ts";

/** Signs a file, and writes it in the form in which it was, or in the one of `--format`. */
export async function signFile(
  file: string,
  flags: ReadFlags & KeyFlags & FormFlags & { readonly out?: string; readonly yes: boolean },
  around: Surroundings,
): Promise<void> {
  const { document, form } = await readDocument(file, flags);
  tellDocument(document, around.out);
  const signer = await openKey(flags, around.env, around);
  if (!flags.yes && !(await around.confirm("Sign it? [y/N] ")))
    throw new CliError("Stopped. Nothing was signed.");
  const signed = await sign(document, signer);
  if (signed.signatures.length === document.signatures.length)
    throw new CliError("the key has nothing to sign here");
  await writeDocument({ document: signed, form: flags.format ?? form }, flags.out, around.out);
}

/** Issues a file. */
export async function issueFile(
  file: string,
  flags: ReadFlags & { readonly yes: boolean },
  around: Surroundings,
): Promise<void> {
  const { document } = await readDocument(file, flags);
  tellDocument(document, around.out);
  const missing = missingSignatures(document);
  if (missing.length > 0) throw new CliError(`${file} misses the signatures of ${missing.join(", ")}`);
  await ensureYes(flags.yes, around);
  await send(createWalletNode({ baseUrl: flags.nodeUrl }), document, around.out);
}

/** Merges copies of a document. The result is written as the first is, or in the form of `--format`. */
export async function mergeFiles(
  files: readonly string[],
  flags: ReadFlags & FormFlags & { readonly out?: string },
  output: Output,
): Promise<void> {
  const [first, ...others] = await Promise.all(files.map((file) => readDocument(file, flags)));
  if (first === undefined) throw new CliError("no file to merge");
  const document = mergeDocuments(first.document, ...others.map((other) => other.document));
  await writeDocument({ document, form: flags.format ?? first.form }, flags.out, output);
}
