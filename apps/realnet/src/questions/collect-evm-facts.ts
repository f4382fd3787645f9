/** Facts of the C-Chain's EVM: a transaction of each kind with its block. */
import type { Call, Said } from "./exchange.ts";

const RPC = "/ext/bc/C/rpc";
/** Blocks that are looked through from the genesis on. */
const MAX_BLOCKS = 400;
const TRACER = { tracer: "callTracer" };

/** Facts that one transaction with its receipt and trace gives. */
function factsOf(tx: Said, receipt: Said, trace: Said): Record<string, string> {
  const { hash, blockHash, blockNumber } = tx;
  const reverted = receipt.status === "0x0";
  return {
    ...(tx.to &&
      tx.type === "0x0" &&
      tx.input === "0x" && { evmTransferTx: hash, evmBlockHash: blockHash, evmBlockNumber: blockNumber }),
    ...(!tx.to && !reverted && { evmCreationTx: hash, evmContract: receipt.contractAddress }),
    ...(reverted && tx.to && { evmRevertedTx: hash, evmReverter: tx.to, evmRevertData: tx.input }),
    ...(receipt.logs[0] && {
      evmLogTx: hash,
      evmLogBlockHash: blockHash,
      evmLogBlockNumber: blockNumber,
      evmLogContract: receipt.logs[0].address,
    }),
    ...(trace?.calls && { evmInternalTx: hash, evmInternalBlockNumber: blockNumber }),
  };
}

export async function collectEvmFacts(call: Call): Promise<{ readonly [name: string]: string | undefined }> {
  const head = Number(await call(RPC, "eth_blockNumber", []));
  let facts: Record<string, string> = {};
  for (let number = 0; number <= Math.min(head, MAX_BLOCKS); number++) {
    const at = `0x${number.toString(16)}`;
    const block = await call(RPC, "eth_getBlockByNumber", [at, true]);
    if (block.transactions.length === 0) continue;
    const receipts = await call(RPC, "eth_getBlockReceipts", [at]);
    const traces = await call(RPC, "debug_traceBlockByNumber", [at, TRACER]);
    for (const [index, tx] of block.transactions.entries())
      facts = { ...factsOf(tx, receipts[index], traces[index]?.result), ...facts };
  }
  const transfer = facts.evmTransferTx;
  return {
    ...facts,
    ...(transfer && { evmRawTransferTx: await call(RPC, "eth_getRawTransactionByHash", [transfer]) }),
  };
}
