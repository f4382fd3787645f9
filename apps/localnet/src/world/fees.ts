/** What each transaction burns: the fixed fees of the network before fees followed the load, in nAVAX. */
import type { TxType } from "@primary-network/codec";
import { AVAX } from "./params.ts";

const BASE_FEE = AVAX / 1000n;

/** Staking is free, what stays for ever costs most, everything else costs one thousandth of an AVAX. */
const FEES: { readonly [type in TxType]?: bigint } = {
  AddValidatorTx: 0n,
  AddDelegatorTx: 0n,
  AddPermissionlessValidatorTx: 0n,
  AddPermissionlessDelegatorTx: 0n,
  CreateSubnetTx: AVAX / 10n,
  CreateChainTx: AVAX / 10n,
};

/**
 * The least a transaction must burn, in nAVAX; burning more is allowed.
 *
 * @example feeOf("BaseTx") // 1_000_000n
 */
export function feeOf(type: TxType): bigint {
  return FEES[type] ?? BASE_FEE;
}
