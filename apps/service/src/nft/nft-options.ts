/** How the metadata of NFTs are read. */

import { OptionError } from "../domain/option.ts";

export interface NftOptions {
  /**
   * Whether the web is asked for metadata. Default false: then only what contracts answer themselves is read, their URIs and
   * content that stands in these. With it this process makes requests to addresses of strangers' choice: to the public
   * internet alone, bounded in size and time.
   */
  readonly fetch?: boolean;
  /** Base URL under which IPFS content is found by its id. Default `https://ipfs.io/ipfs/`. */
  readonly ipfsGateway?: string;
}

/** @throws OptionError naming the option and the rule */
export function readNftOptions({ fetch = false, ipfsGateway = "https://ipfs.io/ipfs/" }: NftOptions = {}) {
  if (!URL.canParse(ipfsGateway) || !/^https?:$/.test(new URL(ipfsGateway).protocol)) {
    throw new OptionError(`service: nfts.ipfsGateway must be an http or https URL, not "${ipfsGateway}"`);
  }
  return { fetch, ipfsGateway: ipfsGateway.endsWith("/") ? ipfsGateway : `${ipfsGateway}/` };
}
