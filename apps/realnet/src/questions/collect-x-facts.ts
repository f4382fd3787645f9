/** Facts of the X-Chain: a transaction of each type with its block. */
import {
  decodeContainer,
  decodeHex,
  decodeXBlock,
  encodeCb58,
  encodeHex,
  encodeXTx,
  xBlockId,
  xTxId,
} from "@primary-network/codec";
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
    facts.xBlockId ??= encodeCb58(xBlockId(inner));
    for (const tx of decodeXBlock(inner).txs) {
      facts[NAMES[tx.unsignedTx.type]] ??= encodeCb58(xTxId(tx));
      facts.xTxBytes ??= encodeHex(encodeXTx(tx), { checksum: true });
    }
  }
  return facts;
}
