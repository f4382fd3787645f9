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

/** What the key of a holding is made of, as SQL. */
interface Holding {
  readonly owner: string;
  readonly token: string;
  readonly chain: string;
  readonly kind: string;
  readonly tokenId: string;
}

/** The same of what an account holds of a token: migration 0050. */
export const holdingKey = ({ owner, token, chain, kind, tokenId }: Holding): string =>
  `substr(sha256(${owner} || ${token} || int8send(${chain}) || int2send(${kind}) || numeric_send(${tokenId})), 1, 7)`;
