/** Feature extensions: kinds of outputs, and operations on them. */

/** cb58 of "secp256k1fx" padded with zeros to 32 bytes. */
export const SECP256K1_FX = "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ";

/** cb58 of "nftfx", also padded with zeros. */
export const NFT_FX = "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT";

/** cb58 of "propertyfx", also padded with zeros. */
export const PROPERTY_FX = "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy";

/** Extensions of the X-Chain, in the numbering of its assets. */
export const X_FXS: readonly string[] = [SECP256K1_FX, NFT_FX, PROPERTY_FX];
