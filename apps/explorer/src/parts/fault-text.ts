/** Says in one line what failed, without the address of the page about it. */
import { PrimaryNetworkError } from "@primary-network/data";

export const faultText = (error: Error): string =>
  error instanceof PrimaryNetworkError ? `${error.operation}: ${error.reason}` : error.message;
