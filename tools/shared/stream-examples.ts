/** The parameters of the example of every stream: each finds something from the beginning of the local network's history on. */

const chainId = "43112";

/** By operation id. */
export const streamExamples = {
  streamPrimaryTransactions: { blockchainId: "p-chain", since: "earliest" },
  streamBlocks: { blockchainId: "p-chain", since: "earliest" },
  streamValidatorEvents: { since: "earliest" },
  streamEvmBlocks: { chainId, since: "earliest" },
  streamEvmTransactions: { chainId, since: "earliest" },
  streamEvmTransfers: { chainId, kinds: ["ERC-20"], since: "earliest" },
  streamEvmLogs: { chainId, since: "earliest" },
  streamIcmMessages: { since: "earliest" },
} as const satisfies { readonly [id: string]: { readonly [name: string]: unknown } };
