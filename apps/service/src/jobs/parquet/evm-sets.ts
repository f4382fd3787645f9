/** The data sets of an EVM chain: its transactions, and its transfers of tokens. */

import { hexToBytes } from "@noble/hashes/utils.js";
import type {
  ArchivedTransaction,
  ArchivedTransfer,
  ArchivePosition,
  EvmArchive,
} from "../../store/evm/archive.ts";
import type { AnySource, Dataset } from "./dataset.ts";
import { pagesOf } from "./pages.ts";

const unique = (addresses: readonly (string | null)[]): string[] => [
  ...new Set(addresses.filter((address) => address !== null)),
];

const bytes = (address: string): Uint8Array => hexToBytes(address.slice(2));

const transfers: Dataset<ArchivedTransfer> = {
  name: "transfers",
  columns: [
    { name: "address", type: "bytes", read: (_, address) => address },
    { name: "block_number", type: "integer", read: ({ number }) => number },
    { name: "block_time", type: "time", read: ({ timeMs }) => timeMs },
    { name: "tx_hash", type: "bytes", read: ({ txHash }) => txHash },
    { name: "tx_index", type: "integer", read: ({ idx }) => idx },
    { name: "log_index", type: "integer", read: ({ logIndex }) => logIndex },
    { name: "part", type: "integer", read: ({ part }) => part },
    { name: "kind", type: "integer", read: ({ kind }) => kind },
    { name: "token", type: "bytes", read: ({ token }) => token },
    { name: "sender", type: "bytes", read: ({ sender }) => sender },
    { name: "recipient", type: "bytes", read: ({ recipient }) => recipient },
    { name: "token_id", type: "decimal", optional: true, read: ({ tokenId }) => tokenId },
    { name: "value", type: "decimal", optional: true, read: ({ value }) => value },
  ],
  height: ({ number }) => number,
  buckets: { addresses: ({ sender, recipient }) => unique([sender, recipient]), bytes },
};

const transactions: Dataset<ArchivedTransaction> = {
  name: "transactions",
  columns: [
    { name: "address", type: "bytes", read: (_, address) => address },
    { name: "block_number", type: "integer", read: ({ number }) => number },
    { name: "block_time", type: "time", read: ({ timeMs }) => timeMs },
    { name: "tx_index", type: "integer", read: ({ idx }) => idx },
    { name: "hash", type: "bytes", read: ({ hash }) => hash },
    { name: "type", type: "integer", read: ({ type }) => type },
    { name: "succeeded", type: "boolean", read: ({ succeeded }) => succeeded },
    { name: "sender", type: "bytes", read: ({ sender }) => sender },
    { name: "recipient", type: "bytes", optional: true, read: ({ recipient }) => recipient },
    { name: "created", type: "bytes", optional: true, read: ({ created }) => created },
    { name: "nonce", type: "decimal", read: ({ nonce }) => nonce },
    { name: "value", type: "decimal", read: ({ value }) => value },
    { name: "input", type: "bytes", read: ({ input }) => input },
    { name: "gas_limit", type: "decimal", read: ({ gasLimit }) => gasLimit },
    { name: "gas_used", type: "decimal", read: ({ gasUsed }) => gasUsed },
    { name: "gas_price", type: "decimal", read: ({ gasPrice }) => gasPrice },
    { name: "max_fee", type: "decimal", optional: true, read: ({ maxFee }) => maxFee },
    { name: "max_tip", type: "decimal", optional: true, read: ({ maxTip }) => maxTip },
  ],
  height: ({ number }) => number,
  buckets: {
    addresses: ({ sender, recipient, created }) => unique([sender, recipient, created]),
    bytes,
  },
};

/** Rows of one statement. */
const PAGE_ROWS = 5_000;

const before = (from: number): ArchivePosition => ({
  number: from - 1,
  index: 2 ** 31 - 1,
  part: 2 ** 31 - 1,
});

/** The data sets of an EVM chain up to a height. */
export function evmSources(store: EvmArchive, chain: number, upTo: number): AnySource[] {
  const partition = `chain=${chain}`;
  const range = { chain, upTo, limit: PAGE_ROWS };
  return [
    {
      ...{ dataset: transactions, partition, upTo },
      pages: (from) => pagesOf(before(from), (after) => store.transactions({ ...range, after })),
    },
    {
      ...{ dataset: transfers, partition, upTo },
      pages: (from) => pagesOf(before(from), (after) => store.transfers({ ...range, after })),
    },
  ];
}
