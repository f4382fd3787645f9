/** Public surface of the wallet kit. */
export type { Payment } from "./build/amounts.ts";
export type { Payer } from "./build/draft.ts";
/** Builders of every transaction that users can issue, by chain: `build.p`, `build.x` and `build.c`. */
export * as build from "./build/index.ts";
export {
  type Availability,
  amountOf,
  availabilityOf,
  type Coin,
  type CoinPlace,
  decodeCoin,
  encodeCoin,
} from "./coin.ts";
export type { CFees, Context, PFees, XFees } from "./context.ts";
export type { Authorization, DocumentSignature, Quote, SigningDocument } from "./document/document.ts";
export { type OpenDocument, openDocument, type Slot } from "./document/open.ts";
export type { AddressForm } from "./document/signature.ts";
export {
  mergeDocuments,
  missingSignatures,
  type SignedTransaction,
  type Signer,
  type SignRequest,
  sign,
  signedTransaction,
} from "./document/signing.ts";
export type { Transaction, TransactionOf, UserTx } from "./document/transaction.ts";
export { fromTxFile, type TxFile, toTxFile } from "./document/tx-file.ts";
export {
  DocumentError,
  InsufficientFundsError,
  LimitError,
  type Shortage,
  SignerError,
  type SignerReason,
  TooLargeError,
  UnsignedStepError,
  WalletError,
} from "./errors.ts";
export { type Change, type Explanation, explain } from "./explain/explain.ts";
export { type ChainTransaction, explainTransaction } from "./explain/explain-transaction.ts";
export type { FlowOptions } from "./flow/flow.ts";
export { type FlowRecord, type Journal, memoryJournal, type StepRecord } from "./flow/journal.ts";
export { type CreatedL1, type CreateL1Intent, createL1, type L1Validation } from "./flow/l1.ts";
export { type DisableIntent, disable, topUp } from "./flow/l1-validator.ts";
export {
  type ManagerOptions,
  type Registered,
  type RegisterValidatorIntent,
  registerValidator,
  type SetWeightIntent,
  setWeight,
  type WeightSet,
} from "./flow/manager.ts";
export { delegate, stake } from "./flow/staking.ts";
export {
  findStuckFunds,
  type ImportStuckOptions,
  importStuckFunds,
  type StuckFunds,
} from "./flow/stuck.ts";
export { type TransferIntent, type TransferOptions, type Transferred, transfer } from "./flow/transfer.ts";
export { readConfirmation, type SignedMessage, type WarpSignatures } from "./flow/warp.ts";
export { check, type Limits } from "./limits.ts";
export {
  type Account,
  type CoinQuery,
  readAccount,
  readCoins,
  readSubnetOwner,
} from "./network/coins.ts";
export { type ContextOptions, readContext } from "./network/context.ts";
export {
  type IssuedTransaction,
  issue,
  readState,
  type TransactionState,
  type WaitOptions,
  waitForAcceptance,
} from "./network/issue.ts";
export { readStakingRules } from "./network/staking-rules.ts";
export { readTransaction } from "./network/transaction.ts";
export { readTxFile } from "./network/tx-file.ts";
export {
  createWalletNode,
  type NodeMethod,
  type NodeResults,
  nodePath,
  type WalletNode,
} from "./network/wallet-node.ts";
export type { Chain, Owner, OwnerLike } from "./owner.ts";
export { type RefusalReason, RefusedError, reasonOf } from "./refusal.ts";
export { type AbsentAddresses, absentSigner } from "./signer/absent.ts";
export type { KeySigner } from "./signer/key-signer.ts";
export { recoverMessageSigner } from "./signer/message.ts";
export { privateKeySigner } from "./signer/private-key.ts";
export { estimateReward, type StakingRules } from "./staking-rules.ts";
