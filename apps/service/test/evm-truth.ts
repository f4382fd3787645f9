/** What a local EVM chain says of itself, asked by plain JSON-RPC and put together without the service's code. */

import type { EvmChainInfo, Localnet } from "@primary-network/localnet";
import type { Json } from "./harness.ts";

/** Asks a chain many things at a time. */
export async function askChain(
  net: Localnet,
  { rpcPath }: EvmChainInfo,
  calls: readonly (readonly [method: string, ...params: unknown[]])[],
): Promise<Json[]> {
  const body = JSON.stringify(
    calls.map(([method, ...params], id) => ({ jsonrpc: "2.0", id, method, params })),
  );
  const headers = { "content-type": "application/json" };
  const response = await net.fetch(
    new Request(`http://localnet${rpcPath}`, { method: "POST", headers, body }),
  );
  const responses: Json[] = await response.json();
  return calls.map((_, id) => responses.find((result) => result.id === id));
}

/** Calls that must succeed. */
async function results(...[net, info, calls]: Parameters<typeof askChain>): Promise<Json[]> {
  return (await askChain(net, info, calls)).map(({ result, error }) => {
    if (error) throw new Error(error.message);
    return result;
  });
}

export const decimal = (hex: string): string => BigInt(hex).toString();

/** Hash of an event, by what its standard calls it. */
const EVENTS = {
  transfer: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
  single: "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62",
  batch: "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb",
};

/** A transfer; addresses in lower case. */
export interface TrueTransfer {
  readonly kind: 20 | 721 | 1155;
  readonly from: string;
  readonly to: string;
  readonly token: string;
  readonly tokenId?: string;
  readonly value?: string;
  readonly blockNumber: string;
  readonly txHash: string;
  readonly logIndex: number;
}

/** The transfers that a log of the local contracts tells; they log as the standards have it. */
function transfersIn({ address, topics, data, ...log }: Json): TrueTransfer[] {
  const [event, ...indexed]: string[] = topics;
  const abiWords = (data.slice(2).match(/.{64}/g) ?? []).map((word: string) => decimal(`0x${word}`));
  const parties = indexed.slice(event === EVENTS.transfer ? 0 : 1).map((topic) => `0x${topic.slice(26)}`);
  const [from = "", to = ""] = parties;
  const position = {
    blockNumber: decimal(log.blockNumber),
    txHash: log.transactionHash,
    logIndex: Number(log.logIndex),
  };
  const common = { from, to, token: address, ...position };
  if (event === EVENTS.transfer) {
    const [, , id] = indexed;
    return [
      id ? { kind: 721, ...common, tokenId: decimal(id) } : { kind: 20, ...common, value: abiWords[0] },
    ];
  }
  if (event === EVENTS.single) return [{ kind: 1155, ...common, tokenId: abiWords[0], value: abiWords[1] }];
  if (event !== EVENTS.batch) return [];
  const count = Number(abiWords[2]);
  return Array.from({ length: count }, (_, index) => ({
    kind: 1155,
    ...common,
    tokenId: abiWords[3 + index],
    value: abiWords[4 + count + index],
  }));
}

/** A call inside a transaction; addresses in lower case. */
export interface TrueCall {
  readonly type: string;
  readonly from: string;
  readonly to: string | undefined;
  readonly value: string;
  readonly gas: string;
  readonly gasUsed: string;
  readonly reverted: boolean;
}

/** Everything below a call. */
function callsIn(frame: Json, undone: boolean): TrueCall[] {
  const reverted = undone || frame.error !== undefined;
  return (frame.calls ?? []).flatMap((call: Json) => [
    {
      type: call.type,
      from: call.from,
      to: call.to,
      value: decimal(call.value ?? "0x0"),
      gas: decimal(call.gas),
      gasUsed: decimal(call.gasUsed),
      reverted: reverted || call.error !== undefined,
    },
    ...callsIn(call, reverted),
  ]);
}

/** A transaction with all that a node tells of it. */
export interface TrueTx {
  readonly tx: Json;
  readonly block: Json;
  readonly receipt: Json;
  readonly transfers: readonly TrueTransfer[];
  readonly calls: readonly TrueCall[];
}

export interface EvmTruth {
  readonly info: EvmChainInfo;
  /** In the order of the chain. */
  readonly txs: readonly TrueTx[];
  /** Of all the chain's logs, in its order; asked for by another method than the receipts. */
  readonly transfers: readonly TrueTransfer[];
}

/** Reads a whole chain. */
export async function readTruth(net: Localnet, info: EvmChainInfo): Promise<EvmTruth> {
  const [head] = await results(net, info, [["eth_blockNumber"]]);
  const numbers = Array.from({ length: Number(head) + 1 }, (_, number) => `0x${number.toString(16)}`);
  const blocks = await results(
    net,
    info,
    numbers.map((number) => ["eth_getBlockByNumber", number, true]),
  );
  const [logs] = await results(net, info, [["eth_getLogs", { fromBlock: "0x0", toBlock: "latest" }]]);
  const found = blocks.flatMap((block) => block.transactions.map((tx: Json) => ({ block, tx })));
  const receipts = await results(
    net,
    info,
    found.map(({ tx }) => ["eth_getTransactionReceipt", tx.hash]),
  );
  const tracer = { tracer: "callTracer" };
  const traces = await results(
    net,
    info,
    found.map(({ tx }) => ["debug_traceTransaction", tx.hash, tracer]),
  );
  const txs = found.map(({ block, tx }, index) => {
    const receipt = receipts[index];
    return {
      tx,
      block,
      receipt,
      transfers: receipt.logs.flatMap(transfersIn),
      calls: callsIn(traces[index], false),
    };
  });
  return { info, txs, transfers: logs.flatMap(transfersIn) };
}
