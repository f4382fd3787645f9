/** Addresses and tokens of EVM chains as the interface shows them. */

import type { AddressParty } from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { TokenMetadata } from "../../store/evm/names.ts";

/** An address, with what the contract reports if it is a token. */
export const partyWith = ({ address, name, symbol, decimals }: TokenMetadata): AddressParty => ({
  ...(name !== null && { name }),
  ...(symbol !== null && { symbol }),
  ...(decimals !== null && { decimals }),
  address: checksummed(address),
});
