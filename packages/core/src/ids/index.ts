/** Ids and addresses of the Primary Network as text, for the clients, the codec and their users. */
export { ValidationError } from "../errors/validation.ts";
export { type Address, formatAddress, hrpOf, parseAddress } from "./address.ts";
export { blockchainIdOf, blockchainOf, type ChainAlias, type KnownBlockchain } from "./blockchain.ts";
export { decodeCb58, encodeCb58, encodeCb58Into } from "./cb58.ts";
export { CHECKSUM_SIZE, type ChecksumInto, checksumInto, pureChecksumInto, useChecksum } from "./checksum.ts";
export { formatEvmAddress, parseEvmAddress } from "./evm-address.ts";
export { formatId, formatNodeId, parseId, parseNodeId } from "./id.ts";
export { keccak256 } from "./keccak256.ts";
