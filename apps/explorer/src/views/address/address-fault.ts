/** The fault of an address in a URL. */
import { parseAddress, parseEvmAddress, ValidationError } from "@primary-network/data";

/** The rule that it breaks, such as its checksum; undefined for an address. */
export function addressFault(address: string): ValidationError | undefined {
  try {
    if (/^0x/i.test(address)) parseEvmAddress(address);
    else parseAddress(address);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}
