/** Signers that know their addresses, wherever their keys are. */
import { type AddressForm, addressesOf } from "../document/signature.ts";
import type { Signer } from "../document/signing.ts";

/** A signer that knows its addresses. */
export interface KeySigner extends Signer {
  /** Address on a chain: `P-avax1…`, `X-avax1…`, `C-avax1…`. */
  address(form: AddressForm): string;
  /** Address of its account on the C-Chain. */
  readonly evmAddress: string;
  /** Signs a message, and returns the signature in cb58. `recoverMessageSigner` checks it. */
  signMessage(message: string): Promise<string>;
}

/** Compressed public keys of a wallet. Wallets have a key of their own for the C-Chain. */
export interface WalletKeys {
  /** Key of the addresses on the P- and X-Chain. */
  readonly main: Uint8Array;
  /** Key of the account and the addresses on the C-Chain. */
  readonly account: Uint8Array;
}

/** Returns the addresses of a wallet's keys. */
export function addressesOfKeys({ main, account }: WalletKeys): Pick<KeySigner, "address" | "evmAddress"> {
  return {
    address: (form) => addressesOf(form.chain === "C" ? account : main, form)[0],
    evmAddress: addressesOf(account, { networkId: 1, chain: "C" })[1],
  };
}
