/** Data about an NFT other than its transfers. */

/** The state of metadata: read, or the reason why not. */
export type NftStatus =
  | "UNKNOWN"
  | "MISSING_TOKEN"
  | "INVALID_TOKEN_URI"
  | "INVALID_TOKEN_URI_SCHEME"
  | "UNREACHABLE_TOKEN_URI"
  | "THROTTLED_TOKEN_URI"
  | "METADATA_CONTENT_TOO_LARGE"
  | "INVALID_METADATA"
  | "INVALID_METADATA_JSON"
  | "INDEXED"
  | "UNINDEXED";

/** Metadata under the interface's names; lists and objects as JSON text. */
export interface NftMetadata {
  readonly name?: string;
  readonly symbol?: string;
  readonly imageUri?: string;
  readonly description?: string;
  readonly animationUri?: string;
  readonly externalUrl?: string;
  readonly background?: string;
  /** Only for ERC-721. */
  readonly attributes?: string;
  /** Only for ERC-1155. */
  readonly decimals?: number;
  readonly properties?: string;
}
