/** Runs the steps of a flow, each exactly once however often the process is killed. */
import type { SigningDocument } from "../document/document.ts";
import { type Signer, sign, signedTransaction } from "../document/signing.ts";
import { WalletError } from "../errors.ts";
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
 * the stored one is issued again, and no other is made, so that nothing can be paid twice.
 *
 * @returns The accepted transactions of all steps.
 * @throws WalletError if the journal has another flow under that name, and the errors of building, signing, issuing
 * and waiting. The flow can be resumed after each of them.
 */
export async function runFlow(
  kind: string,
  intent: string,
  steps: readonly Step[],
  options: FlowOptions,
): Promise<IssuedTransaction[]> {
  const { node, signers, journal, id, confirm, ...wait } = options;
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
      signedTransaction(step.document); // throws unless everybody has signed
      await keep(at, step);
    }
    const { document } = step;
    if (!step.isAccepted) {
      await waitForAcceptance(node, await issue(node, document, wait), wait);
      await keep(at, { ...step, isAccepted: true });
    }
    done.push({ chain: document.chain, id: signedTransaction(document).id });
  }
  return done;
}
