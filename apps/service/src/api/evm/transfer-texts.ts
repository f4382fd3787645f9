/** The parties and tokens of the transfers in a response, as JSON: each is written once and then looked up. */

import type {
  AddressParty,
  Erc20Token,
  Erc20TokenV2,
  Erc721Token,
  Erc1155Token,
  TokenPrice,
} from "@primary-network/data/spec";
import { checksummed } from "../../domain/evm/address.ts";
import type { TokenMetadata } from "../../store/evm/names.ts";
import type { EvmTransferRow } from "../../store/evm/shown-transfers.ts";
import { type Written, writeJson } from "../json/written.ts";
import { storedReadings } from "./nft-readings.ts";
import { partyWith } from "./party.ts";

/** What `known` has under a name, written the first time. */
function once<T>(known: Map<string, Written<T>>, name: string, write: () => Written<T>): Written<T> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const text = write();
  known.set(name, text);
  return text;
}

/** Made for one response: what it remembers is not bounded. */
export class TransferTexts {
  readonly #prices: ReadonlyMap<string, TokenPrice>;
  readonly #parties = new Map<string, Written<AddressParty>>();
  readonly #coins = new Map<string, Written<Erc20Token>>();
  readonly #unratedCoins = new Map<string, Written<Erc20TokenV2>>();
  readonly #nfts = new Map<string, Written<Erc721Token>>();
  readonly #multiTokens = new Map<string, Written<Erc1155Token>>();

  /** @param prices of tokens by address in lower case */
  constructor(prices: ReadonlyMap<string, TokenPrice>) {
    this.#prices = prices;
  }

  sender(row: EvmTransferRow): Written<AddressParty> {
    const { sender: address, senderName: name, senderSymbol: symbol, senderDecimals: decimals } = row;
    return this.partyOf(address, () => ({ address, name, symbol, decimals }));
  }

  recipient(row: EvmTransferRow): Written<AddressParty> {
    const { recipient: address, recipientName: name, recipientSymbol: symbol } = row;
    return this.partyOf(address, () => ({ address, name, symbol, decimals: row.recipientDecimals }));
  }

  /** @param metadata of the address, asked once */
  protected partyOf(address: string, metadata: () => TokenMetadata): Written<AddressParty> {
    return once(this.#parties, address, () => writeJson(partyWith(metadata())));
  }

  #coinOf(row: EvmTransferRow): Erc20Token {
    const address = row.token;
    const price = this.#prices.get(address);
    return {
      address: checksummed(address),
      name: row.tokenName ?? "",
      symbol: row.tokenSymbol ?? "",
      ercType: "ERC-20",
      decimals: row.tokenDecimals ?? 0,
      ...(price && { price }),
    };
  }

  coin(row: EvmTransferRow): Written<Erc20Token> {
    return once(this.#coins, row.token, () => writeJson(this.#coinOf(row)));
  }

  /** A coin in a form that says whether it is malicious, which is not known. */
  unratedCoin(row: EvmTransferRow): Written<Erc20TokenV2> {
    return once(this.#unratedCoins, row.token, () =>
      writeJson<Erc20TokenV2>({ ...this.#coinOf(row), tokenReputation: null }),
    );
  }

  nft(row: EvmTransferRow): Written<Erc721Token> {
    return once(this.#nfts, `${row.token}/${row.tokenId}`, () => {
      const { tokenUri, erc721 } = storedReadings(row);
      const { owner } = row;
      return writeJson<Erc721Token>({
        address: checksummed(row.token),
        name: row.tokenName ?? "",
        symbol: row.tokenSymbol ?? "",
        ercType: "ERC-721",
        tokenId: row.tokenId ?? "0",
        tokenUri,
        metadata: erc721,
        ...(owner !== null && { ownerAddress: checksummed(owner) }),
      });
    });
  }

  multiToken(row: EvmTransferRow): Written<Erc1155Token> {
    return once(this.#multiTokens, `${row.token}/${row.tokenId}`, () => {
      const { tokenUri, erc1155 } = storedReadings(row);
      return writeJson<Erc1155Token>({
        address: checksummed(row.token),
        ercType: "ERC-1155",
        tokenId: row.tokenId ?? "0",
        tokenUri,
        metadata: erc1155,
      });
    });
  }
}
