/** Facts of the X-Chain: a transaction of each type with its block. */
import { decodeContainer, decodeHex, encodeCb58, encodeHex } from "@primary-network/codec";
import { blockId, decodeBlock, encodeTx, txId } from "@primary-network/codec/x";
import type { Call } from "./exchange.ts";
import { readIndex } from "./read-index.ts";

/** The fact's name of each type of transaction. */
const NAMES = {
  BaseTx: "xTxId",
  CreateAssetTx: "xAssetId",
  OperationTx: "xOperationTx",
  ImportTx: "xImportTx",
  ExportTx: "xExportTx",
} as const;

export async function collectXFacts(call: Call): Promise<{ readonly [name: string]: string | undefined }> {
  const containers = await readIndex(call, "/ext/index/X/block");
  const facts: Record<string, string | undefined> = { xContainerId: containers[0]?.id };
  for (const { bytes } of containers) {
    const whole = decodeHex(bytes);
    const inner = decodeContainer(whole)?.blockBytes ?? whole;
    facts.xBlockId ??= encodeCb58(blockId(inner));
    for (const tx of decodeBlock(inner).txs) {
      facts[NAMES[tx.unsignedTx.type]] ??= encodeCb58(txId(tx));
      facts.xTxBytes ??= encodeHex(encodeTx(tx), { checksum: true });
    }
  }
  return facts;
}
