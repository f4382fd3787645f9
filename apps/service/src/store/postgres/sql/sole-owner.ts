/**
 * Outputs of the P-Chain with one owner are found by indexes of `p_utxo` itself: neither do their owners stand in a table of their own, nor
 * is an output looked up by its id once its index has found it.
 */

const ownersOf = (alias: string): string => `${alias}.addresses`;

/** What the indexes by owner have of an address, as SQL: migration 0043 says why it is short. */
export const ownerKey = (address: string): string => `substr(${address}, 1, 8)`;

/** The same of the owner of an output of the alias. */
export const ownerKeyOf = (alias: string): string => ownerKey(`${ownersOf(alias)}[1]`);

/** Whether an output of the alias has one owner: the condition of the indexes. */
export const hasSoleOwner = (alias: string): string => `cardinality(${ownersOf(alias)}) = 1`;

/** Whether the address owns an output of the alias alone. */
export const isSoleOwner = (alias: string, address: string): string =>
  `${hasSoleOwner(alias)} and ${ownerKeyOf(alias)} = ${ownerKey(address)} and ${ownersOf(alias)}[1] = ${address}`;
