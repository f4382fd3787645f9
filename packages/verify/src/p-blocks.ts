/** Blocks of the P-Chain as a node has them: their bytes, and what its JSON says of each. */
import { type Container, decodeContainer, decodeHex, encodeCb58 } from "@primary-network/codec";
import { type Block, decodeBlock, type SignedTx, txId } from "@primary-network/codec/p";
import { type Compared, P } from "./compared.ts";
import { type Said, unlessOff } from "./node-calls.ts";

/** A block of the P-Chain. */
export interface PBlock {
  readonly height: number;
  /** Id of the container around it; undefined without the node's index. */
  readonly containerId: string | undefined;
  readonly container: Container | undefined;
  readonly block: Block;
  readonly size: number;
  readonly said: Said;
  /** Unix seconds; undefined before Banff, when blocks had no time. */
  readonly time: number | undefined;
}

/** A transaction with the block that holds it. */
export interface PTx {
  readonly id: string;
  readonly tx: SignedTx;
  /** As `platform.getTx` returns it. */
  readonly said: Said;
  readonly block: PBlock;
}

/** Transactions of a block, in the order in which the node lists them. */
function txsOf(block: Block): readonly SignedTx[] {
  return [...("txs" in block ? block.txs : []), ...("tx" in block ? [block.tx] : [])];
}

interface Bytes {
  readonly id: string | undefined;
  readonly bytes: string;
}

/** Containers of the node's index, or plain blocks of a node without one. */
async function readBytes({ call, comparison, each }: Compared, heights: readonly number[]) {
  const [first = 1] = heights;
  const range = { startIndex: first - 1, numToFetch: heights.length, encoding: "hex" };
  const indexed = await unlessOff<Said>(
    () => call("/ext/index/P/block", "index.getContainerRange", range),
    (reason) => comparison.leaveOut({ chain: "p-chain", subject: "proposers of blocks", reason }),
  );
  if (indexed?.containers.length === heights.length) return indexed.containers as readonly Bytes[];
  return await each(heights, async (height): Promise<Bytes> => {
    const { block } = await call(P, "platform.getBlockByHeight", { height, encoding: "hex" });
    return { id: undefined, bytes: block };
  });
}

/** Reads the blocks of consecutive heights, and their transactions, from the node. */
export async function readPBlocks(
  compared: Compared,
  heights: readonly number[],
): Promise<{ readonly blocks: readonly PBlock[]; readonly txs: readonly PTx[] }> {
  const { call, each } = compared;
  const containers = await readBytes(compared, heights);
  const blocks = await each(heights, async (height, index): Promise<PBlock> => {
    const { id, bytes } = containers[index] as Bytes;
    const whole = decodeHex(bytes);
    const container = id === undefined ? undefined : decodeContainer(whole);
    const inner = container?.blockBytes ?? whole;
    const block = decodeBlock(inner);
    const said = (await call(P, "platform.getBlockByHeight", { height, encoding: "json" })).block;
    const time = "time" in block ? Number(block.time) : undefined;
    return { height, containerId: id, container, block, size: inner.length, said, time };
  });
  const all = blocks.flatMap((block) => txsOf(block.block).map((tx) => ({ tx, block })));
  const txs = await each(all, async ({ tx, block }): Promise<PTx> => {
    const txID = encodeCb58(txId(tx));
    const { tx: said } = await call(P, "platform.getTx", { txID, encoding: "json" });
    return { id: txID, tx, said, block };
  });
  return { blocks, txs };
}
