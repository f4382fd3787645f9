/**
 * Finds outputs of the P-Chain with one owner, as nearly all are, by indexes of `p_utxo` itself. A row of a
 * table of owners and its entries in two indexes took 350 bytes an output, and each output was then looked up
 * by its id.
 */

const ownersOf = (alias: string): string => `${alias}.addresses`;

/**
 * The part of an address that the indexes by owner have, as SQL. Two owners share the part only after 2^64
 * hashes of work, and the whole address is compared, too.
 */
export const ownerKey = (address: string): string => `substr(${address}, 1, 8)`;

/** The same of the owner of an output of the alias. */
export const ownerKeyOf = (alias: string): string => ownerKey(`${ownersOf(alias)}[1]`);

/** The condition of the indexes: an output of the alias has one owner. */
export const hasSoleOwner = (alias: string): string => `cardinality(${ownersOf(alias)}) = 1`;

/** The condition that the address owns an output of the alias alone. */
export const isSoleOwner = (alias: string, address: string): string =>
  `${hasSoleOwner(alias)} and ${ownerKeyOf(alias)} = ${ownerKey(address)} and ${ownersOf(alias)}[1] = ${address}`;
