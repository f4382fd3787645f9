/** An EVM chain: receipts, token transfers from logs, calls from traces, deployments. */
import type { EvmTransactionDetail } from "@primary-network/data";
import type { Said } from "../questions/exchange.ts";
import type { Compared } from "./compared-network.ts";

const RPC = "/ext/bc/C/rpc";
const TRACER = { tracer: "callTracer" };
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const SINGLE = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62";
const BATCH = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb";

const lower = (text: string | undefined): string | undefined => text?.toLowerCase();
const decimal = (hex: string | undefined): string | undefined =>
  hex === undefined ? undefined : String(BigInt(hex));
const addressOf = (topic: string): string => `0x${topic.slice(-40)}`;

/**
 * The base fee that was paid. The header has it, except where the block settles others and so is executed later: there a receipt shows it
 * whose price is below its transaction's cap.
 */
function baseFeeOf(block: Said, receipts: readonly Said[]): string | undefined {
  if (block.settledHeight === undefined) return decimal(block.baseFeePerGas);
  const below = receipts.findIndex(
    ({ effectiveGasPrice }, index) =>
      BigInt(effectiveGasPrice) < BigInt(block.transactions[index].maxFeePerGas ?? "0x0"),
  );
  if (below === -1) return decimal(block.baseFeePerGas); // nothing says more
  const tip = block.transactions[below].maxPriorityFeePerGas;
  return String(BigInt(receipts[below].effectiveGasPrice) - BigInt(tip));
}

function nativeFields(tx: Said, receipts: readonly Said[], block: Said) {
  const receipt = receipts[Number(tx.transactionIndex)];
  return {
    blockNumber: decimal(tx.blockNumber),
    blockTimestamp: Number(block.timestamp),
    blockHash: tx.blockHash,
    blockIndex: Number(tx.transactionIndex),
    txHash: tx.hash,
    succeeded: receipt.status === "0x1",
    txType: Number(tx.type),
    gasLimit: decimal(tx.gas),
    gasUsed: decimal(receipt.gasUsed),
    gasPrice: decimal(receipt.effectiveGasPrice),
    nonce: decimal(tx.nonce),
    from: lower(tx.from),
    to: lower(tx.to ?? receipt.contractAddress),
    value: decimal(tx.value),
    input: tx.input,
    baseFeePerGas: baseFeeOf(block, receipts),
    maxFeePerGas: decimal(tx.maxFeePerGas),
    maxPriorityFeePerGas: decimal(tx.maxPriorityFeePerGas),
  };
}

function listedNative({ nativeTransaction: tx }: EvmTransactionDetail) {
  const { blockNumber, blockTimestamp, blockHash, blockIndex, txHash, txType, gasLimit, gasUsed } = tx;
  const { gasPrice, nonce, value, input, baseFeePerGas, maxFeePerGas, maxPriorityFeePerGas } = tx;
  return {
    blockNumber,
    blockTimestamp,
    blockHash,
    blockIndex,
    txHash,
    txType,
    gasLimit,
    gasUsed,
    gasPrice,
    nonce,
    value,
    input,
    baseFeePerGas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    succeeded: tx.txStatus === "1",
    from: lower(tx.from.address),
    to: lower(tx.to.address),
  };
}

/** Transfers of tokens in a receipt's logs: the standards' events, distinguished by their number of topics. */
function transfersIn(receipt: Said): readonly string[] {
  return receipt.logs.flatMap(({ topics, data, address, logIndex }: Said) => {
    const at = `${Number(logIndex)} ${lower(address)}`;
    const word = (index: number) => String(BigInt(`0x${data.slice(2 + 64 * index, 66 + 64 * index)}`));
    if (topics[0] === TRANSFER && topics.length === 3 && data.length === 66)
      return [`${at} erc20 ${addressOf(topics[1])} ${addressOf(topics[2])} ${word(0)}`];
    if (topics[0] === TRANSFER && topics.length === 4)
      return [`${at} erc721 ${addressOf(topics[1])} ${addressOf(topics[2])} ${BigInt(topics[3])}`];
    if (topics[0] === SINGLE)
      return [`${at} erc1155 ${addressOf(topics[2])} ${addressOf(topics[3])} ${word(0)} x ${word(1)}`];
    if (topics[0] !== BATCH) return [];
    const count = Number(word(2));
    return Array.from(
      { length: count },
      (_, index) =>
        `${at} erc1155 ${addressOf(topics[2])} ${addressOf(topics[3])} ${word(3 + index)} x ${word(4 + count + index)}`,
    );
  });
}

function listedTransfers(detail: EvmTransactionDetail): readonly string[] {
  return [
    ...(detail.erc20Transfers ?? []).map(
      ({ from, to, logIndex, value, erc20Token }) =>
        `${logIndex} ${lower(erc20Token.address)} erc20 ${lower(from.address)} ${lower(to.address)} ${value}`,
    ),
    ...(detail.erc721Transfers ?? []).map(
      ({ from, to, logIndex, erc721Token }) =>
        `${logIndex} ${lower(erc721Token.address)} erc721 ${lower(from.address)} ${lower(to.address)} ${erc721Token.tokenId}`,
    ),
    ...(detail.erc1155Transfers ?? []).map(
      ({ from, to, logIndex, value, erc1155Token }) =>
        `${logIndex} ${lower(erc1155Token.address)} erc1155 ${lower(from.address)} ${lower(to.address)} ${erc1155Token.tokenId} x ${value}`,
    ),
  ];
}

/** Calls below the transaction's own, depth first. */
function callsIn(trace: Said): readonly Said[] {
  return (trace.calls ?? []).flatMap((call: Said) => [call, ...callsIn(call)]);
}

/** Calls that may carry value, and creations: what the service lists. */
const MOVES = new Set(["CALL", "CREATE", "CREATE2", "SELFDESTRUCT"]);

function callLines(trace: Said): readonly string[] {
  return callsIn(trace)
    .filter(({ type, value }) => MOVES.has(type) && (type !== "CALL" || BigInt(value ?? "0x0") > 0n))
    .map(
      ({ from, to, value, error }) =>
        `${lower(from)} ${lower(to)} ${BigInt(value ?? "0x0")} ${error ? "reverted" : ""}`,
    );
}

export async function compareEvm({ call, data, comparison }: Compared, chainId: string): Promise<void> {
  const head = Number(await call(RPC, "eth_blockNumber", []));
  for (let number = 1; number <= head; number++) {
    const at = `0x${number.toString(16)}`;
    const block = await call(RPC, "eth_getBlockByNumber", [at, true]);
    if (block.transactions.length === 0) continue;
    const receipts = await call(RPC, "eth_getBlockReceipts", [at]);
    const traces = await call(RPC, "debug_traceBlockByNumber", [at, TRACER]);
    for (const [index, tx] of block.transactions.entries()) {
      const detail = await data.evm.getTransaction({ chainId, txHash: tx.hash });
      comparison.compare(
        "EVM transactions and receipts",
        tx.hash,
        nativeFields(tx, receipts, block),
        listedNative(detail),
      );
      comparison.compare(
        "EVM token transfers, from logs",
        tx.hash,
        [...transfersIn(receipts[index])].sort(),
        [...listedTransfers(detail)].sort(),
      );
      const trace = traces[index].result;
      comparison.compare(
        "EVM internal transactions that move value or create, from traces",
        tx.hash,
        callLines(trace),
        (detail.internalTransactions ?? [])
          .filter(({ internalTxType, value }) => internalTxType !== "CALL" || BigInt(value) > 0n)
          .map(
            ({ from, to, value, isReverted }) =>
              `${lower(from.address)} ${lower(to.address)} ${value} ${isReverted ? "reverted" : ""}`,
          ),
      );
      const made = [
        ...(tx.to === null && receipts[index].status === "0x1" ? [receipts[index].contractAddress] : []),
        ...(receipts[index].status === "0x1"
          ? callsIn(trace).filter(({ type, error }) => /^CREATE/.test(type) && !error)
          : []
        ).map(({ to }) => to),
      ];
      for (const address of made) {
        const deployment = await data.evm.getDeployment({ chainId, address });
        comparison.compare("EVM deployments", address, tx.hash, deployment.nativeTransaction.txHash);
      }
    }
  }
}
