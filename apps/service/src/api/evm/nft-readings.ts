/** The metadata of an NFT as the interface shows it. */

import type { NftMetadata } from "../../domain/evm/nft.ts";
import type { NftRow } from "../../store/evm/nft.ts";

/** The metadata URI and the metadata read from it; the fields that only one standard has are apart. */
export function nftReadings({ uri, status, updatedAt, metadata }: Omit<NftRow, "kind">) {
  const { attributes, properties, decimals, ...shared } = metadata;
  const common = {
    indexStatus: status,
    ...(updatedAt !== null && { metadataLastUpdatedTimestamp: updatedAt }),
    ...shared,
  };
  return {
    tokenUri: uri ?? "",
    erc721: { ...common, ...(attributes !== undefined && { attributes }) },
    erc1155: {
      ...common,
      ...(decimals !== undefined && { decimals }),
      ...(properties !== undefined && { properties }),
    },
  };
}

/** The stored record of an NFT; null where nothing is stored. */
interface Stored {
  readonly uri: string | null;
  readonly status: NftRow["status"] | null;
  /** JSON. */
  readonly metadata: string | null;
  readonly updatedAt: number | null;
}

/** The same from a row that holds the metadata as this program stored it. */
export function storedReadings({ uri, status, metadata, updatedAt }: Stored) {
  const read: NftMetadata = JSON.parse(metadata ?? "{}"); // as this program stored it
  return nftReadings({ uri, status: status ?? "UNINDEXED", updatedAt, metadata: read });
}
