/** The supply of AVAX: what the node's own transactions and receipts add up to. */
import { decodeHex } from "@primary-network/codec";
import { decodeAtomicTxs, type SignedAtomicTx } from "@primary-network/codec/c";
import type { Said } from "../questions/exchange.ts";
import { feeOf } from "./compare-transactions.ts";
import type { Compared } from "./compared-network.ts";

const RPC = "/ext/bc/C/rpc";
const NANO = 10n ** 9n;

/** An amount of whole AVAX in 10^-18 AVAX. */
function fine(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(18, "0"));
}

const total = (rows: readonly { readonly amount: bigint }[]): bigint =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);

/** nAVAX that an atomic transaction moves to nobody; no other asset crosses on these networks. */
const atomicFee = ({ unsignedTx: tx }: SignedAtomicTx): bigint =>
  tx.type === "ImportTx"
    ? total(tx.importedInputs.map(({ input }) => input)) - total(tx.outputs)
    : total(tx.inputs) - total(tx.exportedOutputs.map(({ output }) => output));

/** 10^-18 AVAX that the C-Chain burned, by the receipts and atomic transactions of its blocks. */
async function burnedOnC(call: Compared["call"]): Promise<bigint> {
  const head = Number(await call(RPC, "eth_blockNumber", []));
  let burned = 0n;
  for (let number = 1; number <= head; number++) {
    const at = `0x${number.toString(16)}`;
    const { blockExtraData: extra } = await call(RPC, "eth_getBlockByNumber", [at, false]);
    if (typeof extra === "string" && extra !== "0x")
      for (const tx of decodeAtomicTxs(decodeHex(extra, { checksum: false }))) burned += atomicFee(tx) * NANO;
    const { transactions } = await call(RPC, "eth_getBlockByNumber", [at, true]);
    if (transactions.length === 0) continue;
    for (const receipt of await call(RPC, "eth_getBlockReceipts", [at]))
      burned += BigInt((receipt as Said).gasUsed) * BigInt((receipt as Said).effectiveGasPrice);
  }
  return burned;
}

export async function compareSupply({ call, data, comparison, txs }: Compared): Promise<void> {
  const ours = await data.supply.get();
  const fees = txs.reduce((sum, { said }) => sum + feeOf(said.unsignedTx), 0n);
  comparison.compare(
    "AVAX burned on the P-Chain, without fees of L1 validators",
    "all",
    fees * NANO,
    fine(ours.totalPBurned) - fine(ours.l1ValidatorFees),
  );
  comparison.compare("AVAX burned on the C-Chain", "all", await burnedOnC(call), fine(ours.totalCBurned));
}
