/** What is asked of the C-Chain about its atomic transactions. */
import { badIds } from "./bad-ids.ts";
import { rpcQuestions } from "./question.ts";

export const avaxQuestions = rpcQuestions("/ext/bc/C/avax", "avax.", {
  getUTXOs: {
    "from the P-Chain": { addresses: ["{cAddress}"], sourceChain: "P" },
    "from the X-Chain": { addresses: ["{cAddress}"], sourceChain: "X" },
    "from the X-Chain as json": { addresses: ["{cAddress}"], sourceChain: "X", encoding: "json" },
    "from the C-Chain": { addresses: ["{cAddress}"], sourceChain: "C" },
    "without source chain": { addresses: ["{cAddress}"] },
    "from an unknown chain": { addresses: ["{cAddress}"], sourceChain: "nothing" },
    "no addresses": { addresses: [], sourceChain: "P" },
    "no arguments": {},
    "address of the P-Chain": { addresses: ["{pAddress}"], sourceChain: "P" },
    "not an address": { addresses: ["nothing"], sourceChain: "P" },
    "EVM address": { addresses: ["{evmAddress}"], sourceChain: "P" },
    "limit beyond uint32": { addresses: ["{cAddress}"], sourceChain: "P", limit: 4_294_967_296 },
    "1025 addresses": { addresses: ["{1025*cAddress}"], sourceChain: "P" },
  },
  getAtomicTx: {
    import: { txID: "{cImportTx}" },
    export: { txID: "{cExportTx}" },
    "import as json": { txID: "{cImportTx}", encoding: "json" },
    "export as hexnc": { txID: "{cExportTx}", encoding: "hexnc" },
    ...badIds("txID"),
  },
  getAtomicTxStatus: { import: { txID: "{cImportTx}" }, ...badIds("txID") },
  issueTx: {
    "no arguments": {},
    "not hex": { tx: "nothing", encoding: "hex" },
    "hex without checksum": { tx: "0x00", encoding: "hex" },
    "wrong checksum": { tx: "0x000000000000", encoding: "hex" },
    "wrong codec version": { tx: "0x0001", encoding: "hexnc" },
    "cut transaction": { tx: "0x000000000000", encoding: "hexnc" },
    "accepted before": { tx: "{cImportTxBytes}", encoding: "hex" },
  },
  version: { "no arguments": {} },
  getNothing: { "method that does not exist": {} },
});
