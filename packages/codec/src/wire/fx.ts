/** The feature extensions: what outputs can be, and what is done with them. */

/** cb58 of "secp256k1fx" padded with zeros to 32 bytes. */
export const SECP256K1_FX = "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ";

/** cb58 of "nftfx" padded likewise. */
export const NFT_FX = "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT";

/** cb58 of "propertyfx" padded likewise. */
export const PROPERTY_FX = "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy";

/** The X-Chain's extensions, in the order in which its assets number them. */
export const X_FXS: readonly string[] = [SECP256K1_FX, NFT_FX, PROPERTY_FX];
