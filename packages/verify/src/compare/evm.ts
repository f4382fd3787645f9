/** An EVM chain: blocks, receipts, token transfers from logs, calls from traces, deployments. */
import type { EvmBlock } from "@primary-network/data";
import { ALL, type Compared, type EvmChain } from "../compared.ts";
import { type Said, unlessOff } from "../node-calls.ts";
import { callLines, createdIn, listedCalls } from "./evm-calls.ts";
import { listedNative, nativeFields } from "./evm-native.ts";
import { erc20Parties, listedTransfers, transfersIn } from "./evm-transfers.ts";

const TRACER = { tracer: "callTracer" };

/** A block of the node with everything that follows from its execution. */
interface Executed {
  readonly number: number;
  readonly block: Said;
  readonly receipts: readonly Said[];
  /** Undefined where the node does not trace. */
  readonly traces: readonly Said[] | undefined;
}

async function readBlock(compared: Compared, { name, path }: EvmChain, number: number): Promise<Executed> {
  const { call, comparison } = compared;
  const at = `0x${number.toString(16)}`;
  const block = await call(path, "eth_getBlockByNumber", [at, true]);
  if (block.transactions.length === 0) return { number, block, receipts: [], traces: [] };
  const receipts = await call(path, "eth_getBlockReceipts", [at]);
  const traces = await unlessOff<readonly Said[]>(
    () => call(path, "debug_traceBlockByNumber", [at, TRACER]),
    (reason) => comparison.leaveOut({ chain: name, subject: "internal transactions", reason }),
  );
  return { number, block, receipts, traces };
}

/** 10^-18 of the chain's token that the transactions paid. */
const spentIn = ({ receipts }: Executed): bigint =>
  receipts.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + BigInt(gasUsed) * BigInt(effectiveGasPrice),
    0n,
  );

const question = ({ name, chainId }: EvmChain, subject: string, path: string) => ({
  chain: name,
  name: subject,
  ask: `GET /v1/chains/${chainId}/${path}`,
});

/** @param numbers in ascending order, without gaps */
export async function compareEvm(
  compared: Compared,
  chain: EvmChain,
  numbers: readonly number[],
): Promise<void> {
  const { data, sums, each } = compared;
  const { chainId } = chain;
  const listed = await each(numbers, async (number): Promise<EvmBlock | undefined> => {
    const executed = await readBlock(compared, chain, number);
    if (chain.isCChain) sums.cBurned += spentIn(executed);
    const block = await compareBlock(compared, chain, executed);
    await compareTransactions(compared, chain, executed);
    return block;
  });
  const [first = 1] = numbers;
  const before = await data.evm.getBlock({ chainId, blockId: String(first - 1) }).catch(() => undefined);
  compareTotals(compared, chain, [before, ...listed]);
}

async function compareBlock(
  { data, comparison }: Compared,
  chain: EvmChain,
  executed: Executed,
): Promise<EvmBlock | undefined> {
  const { chainId } = chain;
  const { number, block, receipts } = executed;
  const blockId = String(number);
  const hashes = block.transactions.map(({ hash }: Said) => hash);
  const response = await comparison.compareResponse(
    question(chain, "EVM blocks: id, parent, time, transactions, gas, fees", "blocks/{about}"),
    blockId,
    {
      blockNumber: blockId,
      hash: block.hash,
      parent: block.parentHash,
      time: Number(block.timestamp),
      txCount: hashes.length,
      gasLimit: String(BigInt(block.gasLimit)),
      gasUsed: String(receipts.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), 0n)),
      feesSpent: String(spentIn(executed)),
    },
    () => data.evm.getBlock({ chainId, blockId }),
    (mine) => ({
      blockNumber: mine.blockNumber,
      hash: mine.blockHash,
      parent: mine.parentHash,
      time: mine.blockTimestamp,
      txCount: mine.txCount,
      gasLimit: mine.gasLimit,
      gasUsed: mine.gasUsed,
      feesSpent: mine.feesSpent,
    }),
  );
  if (hashes.length > 0 || (response?.txCount ?? 0) > 0)
    await comparison.compareResponse(
      question(chain, "EVM blocks: list of their transactions", "blocks/{about}/transactions"),
      blockId,
      [...hashes].sort(),
      () => data.evm.listBlockTransactions({ chainId, blockId, pageSize: 100 }).toArray(ALL),
      (txs) => txs.map(({ txHash }) => txHash).sort(),
    );
  return response;
}

/** Each block's number of all transactions so far exceeds the one before by its own. */
function compareTotals(
  { comparison }: Compared,
  chain: EvmChain,
  blocks: readonly (EvmBlock | undefined)[],
): void {
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (block === undefined || before === undefined) continue;
    comparison.compare(
      question(chain, "EVM blocks: number of all transactions so far", "blocks/{about}"),
      block.blockNumber,
      BigInt(before.cumulativeTransactions) + BigInt(block.txCount),
      block.cumulativeTransactions,
    );
  }
}

async function compareTransactions(
  { data, comparison, found }: Compared,
  chain: EvmChain,
  { block, receipts, traces }: Executed,
): Promise<void> {
  const { chainId } = chain;
  const of = (subject: string) => question(chain, subject, "transactions/{about}");
  for (const [index, tx] of block.transactions.entries()) {
    const receipt = receipts[index];
    for (const [contract, account] of erc20Parties(receipt)) found.addHolder(chain.name, contract, account);
    const detail = await comparison.compareResponse(
      of("EVM transactions and receipts"),
      tx.hash,
      nativeFields(tx, receipts, block),
      () => data.evm.getTransaction({ chainId, txHash: tx.hash }),
      listedNative,
    );
    if (detail === undefined) continue;
    comparison.compare(
      of("EVM token transfers, from logs"),
      tx.hash,
      [...transfersIn(receipt)].sort(),
      [...listedTransfers(detail)].sort(),
    );
    const trace = traces?.[index].result;
    if (trace !== undefined)
      comparison.compare(
        of("EVM internal transactions that move value or create, from traces"),
        tx.hash,
        callLines(trace),
        listedCalls(detail),
      );
    if (receipt.status !== "0x1") continue;
    const made = [...(tx.to === null ? [receipt.contractAddress] : []), ...(trace ? createdIn(trace) : [])];
    for (const address of made)
      await comparison.compareResponse(
        question(chain, "EVM deployments", "contracts/{about}/transactions:getDeployment"),
        address,
        tx.hash,
        () => data.evm.getDeployment({ chainId, address }),
        ({ nativeTransaction }) => nativeTransaction.txHash,
      );
  }
}
