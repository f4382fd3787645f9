/** Addresses and tokens of EVM chains as the interface shows them. */

import type { AddressParty, TokenPrice } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { TokenMetadata } from "../../store/evm/token.ts";

/** Data about the addresses in a response. */
export interface EvmNames {
  /** By address in lower case. */
  readonly tokens: ReadonlyMap<string, TokenMetadata>;
  /** Token metadata by address in lower case. */
  readonly prices: ReadonlyMap<string, TokenPrice>;
}

/** An address, with what the contract reports if it is a token. */
export const partyWith = ({ address, name, symbol, decimals }: TokenMetadata): AddressParty => ({
  ...(name !== null && { name }),
  ...(symbol !== null && { symbol }),
  ...(decimals !== null && { decimals }),
  address: checksummed(address),
});

/** An address, with the token's metadata if it is a token contract. */
export function party(address: string, { tokens }: Pick<EvmNames, "tokens">): AddressParty {
  return partyWith(tokens.get(address) ?? { address, name: null, symbol: null, decimals: null });
}
