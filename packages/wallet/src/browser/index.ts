/** Entry point for pages: the signer of a wallet in the browser, and a journal that outlives the page. */
export { indexedDbJournal } from "./indexed-db-journal.ts";
export { type InjectedSigner, injectedSigner } from "./injected.ts";
export type { InjectedProvider } from "./provider.ts";
