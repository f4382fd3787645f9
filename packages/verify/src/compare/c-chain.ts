/** The C-Chain's atomic transactions, and exported outputs that it can still import. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { decodeHex, encodeCb58 } from "@primary-network/codec";
import { atomicTxId, decodeAtomicTxs, type SignedAtomicTx } from "@primary-network/codec/c";
import { decodeUtxo } from "@primary-network/codec/p";
import type { CChainExportTransaction, CChainImportTransaction } from "@primary-network/data";
import { ALL, type Compared, pathOf } from "../compared.ts";
import type { Said } from "../node-calls.ts";
import { readUtxos } from "./utxos.ts";

const AVAX = "/ext/bc/C/avax";
const RPC = "/ext/bc/C/rpc";
const NANO = 10n ** 9n;

type Listed = CChainImportTransaction | CChainExportTransaction;

/** Atomic transactions of a block, as the EVM's RPC shows them. */
export function atomicTxsOf({ blockExtraData }: Said): readonly SignedAtomicTx[] {
  if (typeof blockExtraData !== "string" || blockExtraData === "0x") return [];
  return decodeAtomicTxs(decodeHex(blockExtraData, { checksum: false }));
}

const total = (rows: readonly { readonly amount: bigint }[]): bigint =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);

/** nAVAX of the atomic transaction that nobody receives; inputs and outputs of other assets balance. */
function feeOf({ unsignedTx: tx }: SignedAtomicTx): bigint {
  if (tx.type === "ImportTx") return total(tx.importedInputs.map(({ input }) => input)) - total(tx.outputs);
  return total(tx.inputs) - total(tx.exportedOutputs.map(({ output }) => output));
}

/** @param heights in ascending order */
export async function compareCChain(compared: Compared, heights: readonly number[]): Promise<void> {
  const { call, data, comparison, each, sums } = compared;
  const question = (name: string, path: string) => ({
    chain: "c-chain",
    name,
    ask: `${pathOf(compared, "c-chain")}/${path}/{about}`,
  });
  await each(heights, async (height) => {
    const block = await call(RPC, "eth_getBlockByNumber", [`0x${height.toString(16)}`, true]);
    const txs = atomicTxsOf(block);
    const blockId = String(height);
    await comparison.compareResponse(
      question("C-Chain blocks: id, parent, time, atomic transactions", "blocks"),
      blockId,
      {
        hash: block.hash,
        parent: block.parentHash,
        time: Number(block.timestamp),
        txs: txs.map((tx) => encodeCb58(atomicTxId(tx))),
      },
      () => data.blocks.get({ blockchainId: "c-chain", blockId }),
      (mine) => ({
        hash: mine.blockHash,
        parent: mine.parentHash,
        time: mine.blockTimestamp,
        txs: mine.transactions,
      }),
    );
    for (const tx of txs) {
      sums.cBurned += feeOf(tx) * NANO;
      const id = encodeCb58(atomicTxId(tx));
      await comparison.compareResponse(
        question("C-Chain atomic transactions: block, type, accounts, outputs", "transactions"),
        id,
        { height, blockHash: block.hash, time: Number(block.timestamp), ...contentOf(tx) },
        () => data.transactions.get({ blockchainId: "c-chain", txHash: id }),
        (mine) => ({
          height: mine.blockHeight,
          blockHash: mine.blockHash,
          time: mine.timestamp,
          ...listedContent(mine),
        }),
      );
    }
  });
}

const account = ({ address, amount }: { readonly address: Uint8Array; readonly amount: bigint }) => [
  `0x${bytesToHex(address)}`,
  String(amount),
];

function contentOf({ unsignedTx: tx }: SignedAtomicTx) {
  if (tx.type === "ImportTx")
    return {
      type: tx.type,
      accounts: tx.outputs.map(account),
      spent: tx.importedInputs.map(({ txId, outputIndex }) => `${encodeCb58(txId)}:${outputIndex}`).sort(),
    };
  return {
    type: tx.type,
    accounts: tx.inputs.map(account),
    made: tx.exportedOutputs.map(({ output }) => String(output.amount)),
  };
}

function listedContent(mine: Listed) {
  if (mine.txType === "ImportTx")
    return {
      type: mine.txType,
      accounts: mine.evmOutputs.map(({ toAddress, asset }) => [toAddress.toLowerCase(), asset.amount]),
      spent: mine.consumedUtxos
        .map(({ creationTxHash, outputIndex }) => `${creationTxHash}:${outputIndex}`)
        .sort(),
    };
  return {
    type: mine.txType,
    accounts: mine.evmInputs.map(({ fromAddress, asset }) => [fromAddress.toLowerCase(), asset.amount]),
    made: mine.emittedUtxos.map(({ asset }) => asset.amount),
  };
}

/** @param address bech32, without a chain in front */
export async function compareCAddress(compared: Compared, address: string): Promise<void> {
  const { call, data, comparison, ids } = compared;
  const ask = { path: AVAX, method: "avax.getUTXOs", address: `C-${address}` };
  const waiting: (readonly [string, unknown])[] = [];
  for (const sourceChain of ["P", "X"]) {
    for (const text of await readUtxos(call, { ...ask, sourceChain })) {
      const { txId, outputIndex, output } = decodeUtxo(decodeHex(text));
      const inner = output.type === "LockOut" ? output.output : output;
      if (inner.threshold <= 1)
        waiting.push([`${encodeCb58(txId)}:${outputIndex}`, { amount: String(inner.amount) }]);
    }
  }
  const query = { blockchainId: "c-chain", addresses: [address], pageSize: 100 } as const;
  comparison.compareByKey(
    {
      chain: "c-chain",
      name: "outputs under way to the C-Chain",
      ask: `${pathOf(compared, "c-chain")}/utxos?addresses=${address}`,
    },
    waiting,
    (await data.utxos.list(query).toArray(ALL))
      .filter(({ consumedOnChainId }) => consumedOnChainId === ids.C)
      .map(({ creationTxHash, outputIndex, asset }) => [
        `${creationTxHash}:${outputIndex}`,
        { amount: asset.amount },
      ]),
  );
}
