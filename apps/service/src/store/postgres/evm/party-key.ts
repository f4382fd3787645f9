/** The keys by which indexes find the parties of an EVM chain's rows; migration 0024 says why they are short. */

/** What a party's key is made of, as SQL: of a transfer's party also the kind of its token. */
interface Party {
  readonly address: string;
  readonly chain: string;
  readonly kind?: string;
}

/** The key of an address as SQL; on both sides of a comparison, since an index is used for the very expression that it has. */
export const partyKey = ({ address, chain, kind }: Party): string =>
  `substr(sha256(${address} || int8send(${chain})${kind === undefined ? "" : ` || int2send(${kind})`}), 1, 7)`;

/** The first bytes of a hash, by which indexes find its row; migration 0057. On both sides of a comparison, beside that of the whole hash. */
export const hashKey = (hash: string): string => `substr(${hash}, 1, 7)`;

/** Above the index of every log in its block. */
export const LAST_LOG = 2 ** 24 - 1;

/** Above every block whose logs `logPosition` puts in order. */
export const LAST_BLOCK = 2 ** 39 - 1;

/** Block and log as one number, as SQL. */
export const logPosition = (number: string, log: string): string => `(${number} << 24 | ${log})`;

/** What the key of an account's holdings is made of, as SQL: also the kind of their tokens, and whether anything is left of them. */
interface Owner {
  readonly address: string;
  readonly chain: string;
  readonly kind: string;
  readonly held: string;
}

/** The key of an account's holdings: migration 0058. */
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
 * A table of the holding that a row names, as SQL; `h` is the holding. By its keys it is found in the newest layout, by its columns in that of
 * migration 0036.
 *
 * @param row an owner, a kind, a token and its id
 */
export function holdingOf(
  { owner, kind, token, tokenId }: Readonly<Record<"owner" | "kind" | "token" | "tokenId", string>>,
  chain: string,
  columns: string,
): string {
  const keys = ["true", "false"].map((held) => ownerKey({ address: owner, chain, kind, held }));
  const found = (kinds: string, first = ""): string => `select ${columns} from evm_holding h
      where ${storedOwner("h")} = any(array[${keys.join(", ")}]) ${first} and h.chain = ${chain} and h.owner = ${owner} and h.token = ${token}
        and h.token_id = ${tokenId} and h.kind = ${kind} and h.kind ${kinds} and ${kind} ${kinds}`;
  return `lateral (${found("= 20", `and ${tokenKey("h.token")} = ${tokenKey(token)}`)} union all ${found("<> 20")})`;
}
