/** Entry point for Ledger devices: a signer, and the commands of the app "Avalanche". */
export {
  createLedgerApp,
  type LedgerAddressForm,
  type LedgerApp,
  type LedgerExtendedKey,
  type LedgerKeys,
  type LedgerPublicKey,
  type LedgerVersion,
} from "./app.ts";
export { type LedgerOptions, ledgerSigner } from "./signer.ts";
export type { LedgerTransport } from "./transport.ts";
