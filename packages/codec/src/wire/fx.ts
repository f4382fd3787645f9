/** The feature extension that all P-Chain inputs and outputs belong to. */

/** cb58 of "secp256k1fx" padded with zeros to 32 bytes. */
export const SECP256K1_FX = "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ";
