/**
 * The keys by which indexes find rows of EVM chains, and positions in a chain as one number. A key of 7 bytes
 * stands for chain, address and kind: an entry takes 36 bytes in place of 60. Finding another address with the
 * key of a given one takes 2^56 hashes, and readers compare the address itself: an address with the same key
 * only makes them skip rows.
 */

/** The parts of a party's key, as SQL: of a transfer's party also the kind of its token. */
interface Party {
  readonly address: string;
  readonly chain: string;
  readonly kind?: string;
}

/** The key of an address as SQL; on both sides of a comparison, since an index is used for the very expression that it has. */
export const partyKey = ({ address, chain, kind }: Party): string =>
  `substr(sha256(${address} || int8send(${chain})${kind === undefined ? "" : ` || int2send(${kind})`}), 1, 7)`;

/**
 * The first bytes of a hash, on both sides of a comparison, beside that of the whole hash. An entry takes 20
 * bytes in place of 28 and the free space of a hash index.
 */
export const hashKey = (hash: string): string => `substr(${hash}, 1, 7)`;

/** Above the index of every log in its block. */
export const LAST_LOG = 2 ** 24 - 1;

/** Above every block whose logs `logPosition` puts in order. */
export const LAST_BLOCK = 2 ** 39 - 1;

/** Block and log as one number, as SQL. */
export const logPosition = (number: string, log: string): string => `(${number} << 24 | ${log})`;

/**
 * The parts of the key of an account's holdings, as SQL: including the kind of the token, and a flag for
 * empty holdings. Holdings that are not empty have the order of pages, so pages do not read empty ones.
 */
interface Owner {
  readonly address: string;
  readonly chain: string;
  readonly kind: string;
  readonly held: string;
}

/** The key of an account's holdings. */
export const ownerKey = ({ address, chain, kind, held }: Owner): string =>
  `substr(sha256(${address} || int8send(${chain}) || int2send(${kind}) || boolsend(${held})), 1, 7)`;

/** The same as an index has it. */
export const storedOwner = (holding: string): string =>
  ownerKey({
    address: `${holding}.owner`,
    chain: `${holding}.chain`,
    kind: `${holding}.kind`,
    held: `${holding}.emptied is null`,
  });

/** The first bytes of a token, which have the order of tokens. */
export const tokenKey = (token: string): string => `substr(${token}, 1, 7)`;

/**
 * The conditions of the holding `h` that a row names, as SQL: among ERC-20 tokens, and among others. Both
 * keys are looked up: of the holding with tokens left, and of the empty one.
 *
 * @param row an owner, a kind, a token and its id
 */
export function holdingIs(
  { owner, kind, token, tokenId }: Readonly<Record<"owner" | "kind" | "token" | "tokenId", string>>,
  chain: string,
): readonly string[] {
  const keys = ["true", "false"].map((held) => ownerKey({ address: owner, chain, kind, held }));
  const found = (kinds: string, first = ""): string =>
    `${storedOwner("h")} = any(array[${keys.join(", ")}]) ${first} and h.chain = ${chain} and h.owner = ${owner} and h.token = ${token}
        and h.token_id = ${tokenId} and h.kind = ${kind} and h.kind ${kinds} and ${kind} ${kinds}`;
  return [found("= 20", `and ${tokenKey("h.token")} = ${tokenKey(token)}`), found("<> 20")];
}

/** Above the index of every transaction in its block. */
export const LAST_TX = 2 ** 24 - 1;

/**
 * Block and index of a transaction as one number, as SQL: an entry of an index takes 28 bytes in place of 36.
 * Blocks below 2^39 and transactions below 2^24 of a block have their order.
 */
export const txPosition = (number: string, idx: string): string => `((${number} << 24) + ${idx})`;
