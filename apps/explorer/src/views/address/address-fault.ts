/** What is wrong with an address of a URL. */
import {
  isValidationError,
  parseAddress,
  parseEvmAddress,
  type ValidationError,
} from "@primary-network/data";

/** The rule that it breaks, such as its checksum; undefined for an address. */
export function addressFault(address: string): ValidationError | undefined {
  try {
    if (/^0x/i.test(address)) parseEvmAddress(address);
    else parseAddress(address);
    return undefined;
  } catch (error) {
    if (isValidationError(error)) return error;
    throw error;
  }
}
