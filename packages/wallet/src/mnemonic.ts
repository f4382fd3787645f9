/** Entry point for recovery phrases, which need a list of words that other signers do without. */
export { type MnemonicOptions, mnemonicSigner } from "./signer/mnemonic.ts";
