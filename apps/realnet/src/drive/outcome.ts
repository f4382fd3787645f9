/** What a run left on the P-Chain: how many blocks of each kind, transactions of each type, and terms that ended each way. */
import { decodeContainer, decodeHex } from "@primary-network/codec";
import { decodeBlock } from "@primary-network/codec/p";
import { createPChainClient } from "@primary-network/pchain-rpc";

/** Counts of one P-Chain. */
export interface Outcome {
  readonly blocks: { readonly [type: string]: number };
  readonly txs: { readonly [type: string]: number };
  /** Terms that ended with a reward. */
  readonly rewarded: number;
  /** Terms that ended without. */
  readonly aborted: number;
}

const PAGE = 1_024;

/** Reads all blocks of a node's index. */
export async function outcomeOf(url: string): Promise<Outcome> {
  const { index } = createPChainClient({ baseUrl: url });
  const blocks: Record<string, number> = {};
  const txs: Record<string, number> = {};
  const count = (counts: Record<string, number>, type: string) => {
    counts[type] = (counts[type] ?? 0) + 1;
  };
  const { index: last } = await index.getLastAccepted({ encoding: "hex" });
  for (let startIndex = 0; startIndex <= Number(last); startIndex += PAGE) {
    const { containers } = await index.getContainerRange({ startIndex, numToFetch: PAGE, encoding: "hex" });
    for (const { bytes } of containers) {
      const whole = decodeHex(bytes);
      const block = decodeBlock(decodeContainer(whole)?.blockBytes ?? whole);
      count(blocks, block.type);
      const held = [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])];
      for (const { unsignedTx } of held) count(txs, unsignedTx.type);
    }
  }
  return { blocks, txs, rewarded: blocks.BanffCommitBlock ?? 0, aborted: blocks.BanffAbortBlock ?? 0 };
}
