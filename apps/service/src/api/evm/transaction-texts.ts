/** What the transactions of a response show of addresses and tokens, as JSON: each is written once and then looked up. */

import type { AddressParty, TokenPrice } from "@primary-network/data/spec";
import type { TokenMetadata } from "../../store/evm/names.ts";
import { quote, type Written } from "../json/written.ts";
import { TransferTexts } from "./transfer-texts.ts";

/** Made for one response: what it remembers is not bounded. */
export class TransactionTexts extends TransferTexts {
  /** EVM chain id. */
  readonly chainId: Written<string>;
  readonly #tokens: ReadonlyMap<string, TokenMetadata>;

  /**
   * @param tokens those of the addresses that are shown
   * @param prices of tokens by address in lower case
   */
  constructor(
    chain: number,
    tokens: readonly TokenMetadata[],
    prices: ReadonlyMap<string, TokenPrice> = new Map(),
  ) {
    super(prices);
    this.chainId = quote(String(chain));
    this.#tokens = new Map(tokens.map((token) => [token.address, token]));
  }

  /** An address, with the token's metadata if it is a token contract. */
  party(address: string): Written<AddressParty> {
    return this.partyOf(
      address,
      () => this.#tokens.get(address) ?? { address, name: null, symbol: null, decimals: null },
    );
  }
}
