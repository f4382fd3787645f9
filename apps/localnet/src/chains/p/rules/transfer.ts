/** Rules of transfers: inside the P-Chain, to other chains and from them. */
import { bytesToHex } from "@noble/hashes/utils.js";
import { ensure } from "../../rule-error.ts";
import { innerOutput } from "../../utxo-set.ts";
import { utxosFor } from "../state.ts";
import type { Application, RuleTable } from "./rule.ts";

/** Only chains of the Primary Network share memory with the P-Chain. */
function requireNeighbour({ state }: Application<unknown>, chainId: Uint8Array): void {
  const chain = state.blockchains.get(bytesToHex(chainId));
  ensure(
    chain?.tx.subnetId.every((byte) => byte === 0) === true,
    "the other chain is not of the Primary Network",
  );
}

export const transferRules: RuleTable = {
  BaseTx: {},
  ExportTx: {
    check(application) {
      requireNeighbour(application, application.tx.destinationChain);
      ensure(application.tx.exportedOutputs.length > 0, "nothing is exported");
    },
    apply({ state, tx, txId }) {
      const target = utxosFor(state.exported, tx.destinationChain);
      for (const [index, { assetId, output }] of tx.exportedOutputs.entries()) {
        target.add({ txId, outputIndex: tx.outputs.length + index, assetId, output });
        state.totals.exported += innerOutput({ output }).amount;
      }
    },
  },
  ImportTx: {
    check(application) {
      requireNeighbour(application, application.tx.sourceChain);
      ensure(application.tx.importedInputs.length > 0, "nothing is imported");
    },
    apply({ state, tx }) {
      const source = utxosFor(state.importable, tx.sourceChain);
      for (const input of tx.importedInputs) {
        const amount = input.input.type === "LockIn" ? input.input.input.amount : input.input.amount;
        source.remove(input);
        state.totals.imported += amount;
      }
    },
  },
};
