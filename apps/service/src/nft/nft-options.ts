/** The options for reading NFT metadata. */

import { OptionError } from "../domain/option.ts";

export interface NftOptions {
  /**
   * True when metadata is fetched from the web. Default false: then only contracts are read, their URIs and
   * content inside these. If true, this process requests URLs that untrusted contracts choose: on the public
   * internet only, with limited size and time.
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
