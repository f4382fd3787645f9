/** Facts of the C-Chain's atomic transactions: an import and an export with their blocks. */
import { decodeContainer, decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { atomicTxId, blockAtomicTxs, decodeBlock, encodeAtomicTx } from "@primary-network/codec/c";
import type { Call } from "./exchange.ts";
import { readIndex } from "./read-index.ts";

export async function collectCFacts(call: Call): Promise<{ readonly [name: string]: string | undefined }> {
  const containers = await readIndex(call, "/ext/index/C/block");
  const facts: Record<string, string | undefined> = { cContainerId: containers[0]?.id };
  for (const { bytes } of containers) {
    const whole = decodeHex(bytes);
    const block = decodeBlock(decodeContainer(whole)?.blockBytes ?? whole);
    for (const tx of blockAtomicTxs(block)) {
      const kind = tx.unsignedTx.type === "ImportTx" ? "cImport" : "cExport";
      facts[`${kind}Tx`] ??= encodeCb58(atomicTxId(tx));
      facts[`${kind}TxBytes`] ??= encodeHex(encodeAtomicTx(tx), { checksum: true });
      facts[`${kind}Block`] ??= `0x${block.number.toString(16)}`;
    }
  }
  return facts;
}
