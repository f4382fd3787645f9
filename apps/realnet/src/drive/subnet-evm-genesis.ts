/** Genesis of an EVM chain on a subnet. */

/** Unix seconds: any moment before the network's start. */
const START = 1_700_000_000;

/** The genesis as JSON, with fees, allow lists and Warp as such chains have them. */
export function subnetEvmGenesis(evmChainId: number, owner: string): string {
  const allowList = { blockTimestamp: START, adminAddresses: [owner] };
  return JSON.stringify({
    config: {
      chainId: evmChainId,
      feeConfig: {
        gasLimit: 15_000_000,
        targetBlockRate: 2,
        minBaseFee: 25_000_000_000,
        targetGas: 15_000_000,
        baseFeeChangeDenominator: 36,
        minBlockGasCost: 0,
        maxBlockGasCost: 1_000_000,
        blockGasCostStep: 200_000,
      },
      allowFeeRecipients: false,
      warpConfig: { blockTimestamp: START, quorumNumerator: 67, requirePrimaryNetworkSigners: true },
      contractNativeMinterConfig: allowList,
      txAllowListConfig: allowList,
    },
    nonce: "0x0",
    timestamp: `0x${START.toString(16)}`,
    extraData: "0x",
    gasLimit: "0xe4e1c0",
    difficulty: "0x0",
    mixHash: `0x${"0".repeat(64)}`,
    coinbase: `0x${"0".repeat(40)}`,
    alloc: { [owner.slice(2)]: { balance: "0x52b7d2dcc80cd2e4000000" } },
    number: "0x0",
    gasUsed: "0x0",
    parentHash: `0x${"0".repeat(64)}`,
  });
}
