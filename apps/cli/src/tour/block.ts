/** Tour step: a block's bytes, read from the node and decoded with the codec. */
import { decodeHex, encodeCb58 } from "@primary-network/codec";
import { decodeBlock, txId } from "@primary-network/codec/p";
import { table } from "../terminal/table.ts";
import type { Guide } from "./guide.ts";

/** Decodes the newest block that carries a transaction, looking back at most 100 blocks. */
export async function showBlock({ pchain, print, signal }: Guide): Promise<void> {
  const tip = BigInt((await pchain.getHeight({ signal })).height);
  for (let height = tip; height > 0n && height > tip - 100n; height--) {
    const { block } = await pchain.getBlockByHeight({ height, encoding: "hex" }, { signal });
    if (typeof block !== "string") continue;
    const bytes = decodeHex(block, { checksum: true });
    const decoded = decodeBlock(bytes);
    const txs = "txs" in decoded ? decoded.txs : [];
    if (txs.length === 0) continue;
    print(
      `  ${decoded.type} at height ${height}, ${bytes.length} bytes\n  parent ${encodeCb58(decoded.parentId)}\n`,
    );
    print(
      table(
        ["transaction", "id"],
        txs.map((tx) => [tx.unsignedTx.type, encodeCb58(txId(tx))]),
        60,
      ),
    );
    return;
  }
  print("  None of the last 100 blocks has a transaction.");
}
