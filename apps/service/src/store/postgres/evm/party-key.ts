/** The keys by which indexes find the parties of an EVM chain's rows; migration 0024 says why they are short. */

import { type RawBuilder, sql } from "kysely";

const keyOf = (hashed: RawBuilder<unknown>): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`substr(sha256(${hashed}), 1, 7)`;

/** What a party's key is made of: a transfer's also of the kind of its token. */
export interface Party {
  readonly address: RawBuilder<unknown>;
  readonly chain: RawBuilder<unknown>;
  readonly kind?: RawBuilder<unknown>;
}

/** The key of an address; on both sides of a comparison, since an index is used for the very expression that it has. */
export const partyKey = ({ address, chain, kind }: Party): RawBuilder<Uint8Array> =>
  kind === undefined
    ? keyOf(sql`${address} || int8send(${chain})`)
    : keyOf(sql`${address} || int8send(${chain}) || int2send(${kind})`);
