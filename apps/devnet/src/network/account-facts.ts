/** An account of a local network in the forms that people copy: its addresses, and its private key. */
import { encodeCb58, encodeHex, formatAddress } from "@primary-network/codec";
import type { Account } from "@primary-network/localnet";

const hex = (bytes: Uint8Array): string => encodeHex(bytes, { checksum: false });

/** The addresses of an account on each chain, without its key. */
export const accountFacts = (
  { name, role, pAddress, xAddress, address, ethAddress }: Account,
  hrp: string,
) => ({
  name,
  role,
  p: pAddress,
  x: xAddress,
  c: formatAddress({ chain: "C", hrp, bytes: address }),
  evm: hex(ethAddress),
});

/** The private key of an account, for EVM wallets and for avalanchego. */
export const keyFacts = ({ privateKey }: Account) => ({
  hex: hex(privateKey),
  cb58: `PrivateKey-${encodeCb58(privateKey)}`,
});
