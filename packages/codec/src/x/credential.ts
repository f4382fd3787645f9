/** Signatures for an X-Chain transaction's inputs and operations. */

import { credentialFields, type Credential as Signatures } from "../wire/credential.ts";
import { NFT_FX, PROPERTY_FX, SECP256K1_FX } from "../wire/fx.ts";
import { type ObjectLayout, struct, union } from "../wire/layout.ts";

/** Signatures for an amount, or for a minting right. */
export interface AmountCredential extends Signatures {
  /** Type id 9 on the wire. */
  type: "Credential";
}

/** Signatures for an operation on NFTs. */
export interface NftCredential extends Signatures {
  /** Type id 14 on the wire. */
  type: "NftCredential";
}

/** Signatures for an operation on a property. */
export interface PropertyCredential extends Signatures {
  /** Type id 19 on the wire. */
  type: "PropertyCredential";
}

/** Signatures for one input or operation, of the same kind as its output. */
export type Credential = AmountCredential | NftCredential | PropertyCredential;

const credentials = union<Credential>("credential", {
  Credential: [9, struct<AmountCredential>(credentialFields, "Credential")],
  NftCredential: [14, struct<NftCredential>(credentialFields, "NftCredential")],
  PropertyCredential: [19, struct<PropertyCredential>(credentialFields, "PropertyCredential")],
});

const FX_OF: { readonly [K in Credential["type"]]: string } = {
  Credential: SECP256K1_FX,
  NftCredential: NFT_FX,
  PropertyCredential: PROPERTY_FX,
};

export const credential: ObjectLayout<Credential> = {
  ...credentials,
  json: (value, style) => ({ fxID: FX_OF[value.type], credential: credentials.json(value, style) }),
};
