/** Reads EVM addresses of requests, with the blocks to look at. */

import { checksummed } from "../../domain/evm/address.ts";
import { boundOf } from "../request/bound.ts";
import { HttpError } from "../request/http-error.ts";

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * An address in lower case. One in mixed case carries a checksum (ERC-55), which must be right.
 *
 * @throws HttpError 400 naming the field and the rule
 */
export function readEvmAddress(field: string, text: string): string {
  if (!ADDRESS.test(text)) {
    throw new HttpError(400, `${field}: "${text}" is not an EVM address: 0x and 40 hexadecimal digits`);
  }
  const digits = text.slice(2);
  const address = `0x${digits.toLowerCase()}`;
  const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (mixed && checksummed(address) !== text) {
    throw new HttpError(
      400,
      `${field}: "${text}" has a wrong checksum: a letter's case differs from ${checksummed(address)}`,
    );
  }
  return address;
}

interface RangeParams {
  readonly address: string;
  readonly startBlock?: number | undefined;
  readonly endBlock?: number | undefined;
}

/**
 * An address, and a range of blocks in which it is looked for.
 *
 * @throws HttpError 400 naming the field and the rule
 */
export const readAddressRange = ({ address, startBlock, endBlock }: RangeParams) => ({
  address: readEvmAddress("address", address),
  startBlock: boundOf(startBlock),
  endBlock: boundOf(endBlock),
});
