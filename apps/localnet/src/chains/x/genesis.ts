/** The genesis of the X-Chain, which creates AVAX. */
import { type CreateAssetTx, encodeGenesis, txId } from "@primary-network/codec/x";
import { EMPTY_ID } from "../p/state.ts";

/** An amount of AVAX that an address holds on the X-Chain from the start. */
export interface XHolder {
  readonly address: Uint8Array;
  readonly amount: bigint;
}

/** The X-Chain's genesis bytes, and the id of AVAX: that of the transaction in them which creates it. */
export interface BuiltXGenesis {
  readonly bytes: Uint8Array;
  readonly avaxAssetId: Uint8Array;
}

/**
 * Builds the genesis of the X-Chain, which creates one asset of nine decimals.
 *
 * @param holders in order of amount, then of address
 * @param memo free bytes; the public networks put the holders' Ethereum addresses here
 */
export function createXGenesis(
  networkId: number,
  holders: readonly XHolder[],
  memo: Uint8Array,
): BuiltXGenesis {
  const tx: CreateAssetTx = {
    type: "CreateAssetTx",
    networkId,
    blockchainId: EMPTY_ID,
    outputs: [],
    inputs: [],
    memo,
    name: "Avalanche",
    symbol: "AVAX",
    denomination: 9,
    initialStates: [
      {
        fxIndex: 0,
        outputs: holders.map(({ address, amount }) => ({
          type: "TransferOutput",
          amount,
          locktime: 0n,
          threshold: 1,
          addresses: [address],
        })),
      },
    ],
  };
  return {
    bytes: encodeGenesis({ assets: [{ alias: "AVAX", tx }] }),
    avaxAssetId: txId({ unsignedTx: tx, credentials: [] }),
  };
}
