/** Rules of transfers: inside the P-Chain, to other chains and from them. */
import { ensure } from "../../rule-error.ts";
import { innerOutput } from "../../utxo-set.ts";
import { verifyInput, verifyInputOrder, verifyOutput, verifyOutputOrder } from "../form.ts";
import { verifySameSubnet } from "../same-subnet.ts";
import { EMPTY_ID, utxosFor } from "../state.ts";
import type { RuleTable } from "./rule.ts";

export const transferRules: RuleTable = {
  BaseTx: {},
  ExportTx: {
    describe: ({ tx }) => ensure(tx.exportedOutputs.length > 0, "no export outputs"),
    admit({ state, tx }) {
      for (const output of tx.exportedOutputs) {
        verifyOutput(output);
        ensure(output.output.type !== "LockOut", "wrong locktime reported");
      }
      verifyOutputOrder(tx.exportedOutputs);
      verifySameSubnet(state, EMPTY_ID, tx.destinationChain);
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
    describe: ({ tx }) => ensure(tx.importedInputs.length > 0, "tx has no imported inputs"),
    admit({ state, tx }) {
      for (const input of tx.importedInputs) verifyInput(input);
      verifyInputOrder(tx.importedInputs);
      verifySameSubnet(state, EMPTY_ID, tx.sourceChain);
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
