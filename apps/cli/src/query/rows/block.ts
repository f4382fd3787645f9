/** `block`: the blocks with an id or height, at most one on each chain. */
import { type EvmBlock, findByText, type PrimaryNetworkBlock } from "@primary-network/data";
import { networkName } from "../../deployment/deployment.ts";
import { count, id, plain, time } from "../columns.ts";
import type { Query } from "../query.ts";
import { notSo } from "./tx.ts";

/** A block and its chain: an alias or an EVM chain id. */
interface OfChain {
  readonly chain: string;
  readonly block: PrimaryNetworkBlock | EvmBlock;
}

const primary = ({ block }: OfChain) => ("blockType" in block ? block : undefined);
const evm = ({ block }: OfChain) => ("gasUsed" in block ? block : undefined);

export const block: Query<OfChain> = {
  shape: "cards",
  columns: [
    plain("chain", "chain", ({ chain }) => chain),
    plain("blockNumber", "height", (one) => one.block.blockNumber),
    id("blockHash", "id", (one) => one.block.blockHash),
    id("parentHash", "parent", (one) => one.block.parentHash),
    time("blockTimestamp", "time (UTC)", (one) => one.block.blockTimestamp),
    plain("blockType", "type", (one) => primary(one)?.blockType),
    count("txCount", "transactions", (one) => one.block.txCount),
    id("transactions", "transaction ids", (one) => primary(one)?.transactions),
    count("blockSizeBytes", "bytes", (one) => primary(one)?.blockSizeBytes),
    id("proposerNodeId", "proposer", (one) => primary(one)?.proposerDetails?.proposerNodeId),
    plain("gasUsed", "gas used", (one) => evm(one)?.gasUsed),
    plain("gasLimit", "gas limit", (one) => evm(one)?.gasLimit),
    plain("baseFee", "base fee wei", (one) => evm(one)?.baseFee),
  ],
  async *rows({ deployment, argument, flags }) {
    const { data } = deployment;
    const found = await findByText(data, argument);
    const blocks = found.flatMap((one): OfChain[] => {
      if (one.kind === "block") return [{ chain: one.chain, block: one.block }];
      return one.kind === "evm-block" ? [{ chain: one.chainId, block: one.block }] : [];
    });
    const wanted = blocks.filter(({ chain }) => flags.chain === undefined || flags.chain === chain);
    if (wanted.length === 0)
      throw notSo(
        "block",
        argument,
        blocks.length > 0 ? [] : found,
        flags.chain ?? (await networkName(deployment)),
      );
    yield* wanted;
  },
};
