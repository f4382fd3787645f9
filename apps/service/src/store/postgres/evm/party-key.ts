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
