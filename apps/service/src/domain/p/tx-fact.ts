/** The fact of a P-Chain transaction. */

/** An amount of an asset: id, null for AVAX, and decimal string in the smallest unit. */
export type Amounts = { asset: string | null; amount: string }[];

/** The four amounts of the interface. */
export interface TxAmounts {
  /** Sum of the transaction's outputs: transfers, stake, exports. */
  value: Amounts;
  /** Inputs minus outputs minus payments into L1 balances: the fee. */
  burned: Amounts;
  staked: Amounts;
  l1Balance: Amounts;
}

/** The interface's `l1ValidatorDetails` item; uint64 values are decimal strings. */
export interface L1ValidatorDetail {
  validationId: string;
  nodeId: string;
  subnetId: string;
  weight: string;
  remainingBalance: string;
  balanceChange?: string;
  blsCredentials?: { publicKey: string; proofOfPossession: string };
}

/** The fields of a transaction that never change; uint64 values are decimal strings. */
export interface TxDetail {
  amounts: TxAmounts;
  sourceChain?: string;
  destinationChain?: string;
  startTimestamp?: number;
  endTimestamp?: number;
  delegationFeePercent?: string;
  nodeId?: string;
  subnetId?: string;
  rewardAddresses?: string[];
  memo?: string;
  stakingTxHash?: string;
  owner?: { locktime: string; threshold: number; addresses: string[] };
  blsCredentials?: { publicKey: string; proofOfPossession: string };
  l1ValidatorManagerDetails?: { blockchainId: string; contractAddress: string };
  l1ValidatorDetails?: L1ValidatorDetail[];
}

export interface TxFact {
  height: number;
  idx: number;
  txId: string;
  type: string;
  time: number;
  detail: TxDetail;
}
