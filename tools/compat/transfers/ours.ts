/** Transfers of the wallet kit: finished with their journal, or without it. */
import {
  createWalletNode,
  findStuckFunds,
  importStuckFunds,
  type Journal,
  memoryJournal,
  privateKeySigner,
  readContext,
  transfer,
} from "@primary-network/wallet";
import { AMOUNT } from "./judge.ts";
import type { Job, TransferClient } from "./transfer-client.ts";

/** Makes the client. */
export function createOurs(hasJournal: boolean): TransferClient {
  const journals = new Map<number, Journal>();
  const run = async (job: Job, baseUrl: string, retries?: number): Promise<void> => {
    const { number, from, to } = job;
    const journal = journals.get(number) ?? memoryJournal();
    journals.set(number, journal);
    // A killed process does not retry either.
    const node = createWalletNode({ baseUrl, ...(retries !== undefined && { retries }) });
    const signer = privateKeySigner(job.key);
    await transfer({ from, to, amount: AMOUNT }, { node, signer, journal, id: `${number}` });
  };
  return {
    transfer: (job, nodeUrl) => run(job, nodeUrl, 0),
    async finish(job, nodeUrl) {
      if (hasJournal) return await run(job, nodeUrl);
      const node = createWalletNode({ baseUrl: nodeUrl });
      const signer = privateKeySigner(job.key);
      const address = signer.address({ networkId: (await readContext(node)).networkId, chain: "P" });
      for (const stuck of await findStuckFunds(node, [address]))
        await importStuckFunds(stuck, { node, signer });
    },
  };
}
