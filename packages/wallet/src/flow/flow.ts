/** Runs the steps of a flow, each exactly once however often the process is killed. */
import type { SigningDocument } from "../document/document.ts";
import {
  mergeDocuments,
  missingSignatures,
  type Signer,
  sign,
  signedTransaction,
} from "../document/signing.ts";
import { UnsignedStepError, WalletError } from "../errors.ts";
import { type IssuedTransaction, issue, type WaitOptions, waitForAcceptance } from "../network/issue.ts";
import type { WalletNode } from "../network/wallet-node.ts";
import type { FlowRecord, Journal, StepRecord } from "./journal.ts";

/** Everything that a flow works with. */
export interface FlowOptions extends WaitOptions {
  /** Node to read from and to issue to. */
  readonly node: WalletNode;
  /** Signers of the transactions. */
  readonly signers: readonly Signer[];
  /** Storage of the flow. */
  readonly journal: Journal;
  /** Name of the flow in the journal. The same name resumes it. */
  readonly id: string;
  /**
   * Copies of the documents of unsigned steps, with signatures that were made elsewhere. Other documents among them
   * are passed over.
   * @default none
   */
  readonly signed?: readonly SigningDocument[] | undefined;
  /** Function that sees each transaction before it is signed. An error that it throws ends the flow. @default none */
  readonly confirm?: ((document: SigningDocument, step: string) => unknown) | undefined;
}

/** A step that makes one transaction. */
export interface Step {
  /** Name in the journal. */
  readonly name: string;
  /** Builds the transaction. It receives the accepted transactions of the steps before. */
  build(before: readonly IssuedTransaction[]): Promise<SigningDocument>;
}

/**
 * Runs a flow, or goes on with it. Each transaction is stored with its signatures before it is issued. After a kill
 * the stored one is issued again, and no other is made, so that nothing can be paid twice. A transaction that others
 * have to sign is stored too, because they can issue it themselves.
 *
 * @returns The accepted transactions of all steps.
 * @throws WalletError if the journal has another flow under that name, UnsignedStepError if the signers are not enough,
 * and the errors of building, signing, issuing and waiting. The flow can be resumed after each of them.
 */
export async function runFlow(
  kind: string,
  intent: string,
  steps: readonly Step[],
  options: FlowOptions,
): Promise<IssuedTransaction[]> {
  const { node, signers, journal, id, confirm, signed = [], ...wait } = options;
  const known = await journal.load(id);
  if (known !== undefined && (known.version !== 1 || known.kind !== kind || known.intent !== intent)) {
    throw new WalletError(`the journal has another flow under the name ${JSON.stringify(id)}: ${known.kind}`);
  }
  let record: FlowRecord = known ?? { version: 1, kind, intent, steps: [] };
  const keep = async (at: number, step: StepRecord) => {
    record = { ...record, steps: record.steps.toSpliced(at, 1, step) };
    await journal.save(id, record);
  };
  const done: IssuedTransaction[] = [];
  for (const [at, { name, build }] of steps.entries()) {
    let step = record.steps[at];
    if (step === undefined) {
      const document = await build(done);
      await confirm?.(document, name);
      step = { name, document: await sign(document, ...signers), isAccepted: false };
      await keep(at, step);
    } else if (missingSignatures(step.document).length > 0) {
      const stored = step.document;
      const copies = signed.filter(({ chain, tx }) => chain === stored.chain && tx === stored.tx);
      step = { ...step, document: await sign(mergeDocuments(stored, ...copies), ...signers) };
      await keep(at, step);
    }
    const missing = missingSignatures(step.document);
    if (missing.length > 0) throw new UnsignedStepError(name, missing, step.document);
    const { document } = step;
    if (!step.isAccepted) {
      await waitForAcceptance(node, await issue(node, document, wait), wait);
      await keep(at, { ...step, isAccepted: true });
    }
    done.push({ chain: document.chain, id: signedTransaction(document).id });
  }
  return done;
}
