/** Public surface of the test kit. */
export { type Clients, type ClientsOptions, createClients } from "./clients.ts";
export type { AccountWallet, WalletPayment, WalletTransfer } from "./network/account-wallet.ts";
export {
  type ClockState,
  type CutFault,
  type DelayFault,
  type DriftFault,
  type FaultConditions,
  type MalformedFault,
  type NetworkClock,
  NetworkControlError,
  type NetworkFault,
  type NetworkFaults,
  type NetworkSnapshots,
  type StatusFault,
} from "./network/control.ts";
export {
  type AccountName,
  type NetworkEvmChain,
  type NetworkOptions,
  startNetwork,
  type TestNetwork,
} from "./network/start-network.ts";
