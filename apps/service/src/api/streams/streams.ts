/** Every operation that is a stream with its handler; one without fails type checking. */

import { streamEvmBlocks, streamEvmTransactions, streamEvmTransfers } from "./evm.ts";
import { streamEvmLogs } from "./evm-logs.ts";
import { streamIcmMessages } from "./icm-messages.ts";
import { streamBlocks, streamPrimaryTransactions } from "./primary.ts";
import type { StreamHandler, StreamId } from "./stream.ts";
import { streamValidatorEvents } from "./validator-changes.ts";

export const streams: { readonly [Id in StreamId]: StreamHandler<Id> } = {
  streamPrimaryTransactions,
  streamBlocks,
  streamValidatorEvents,
  streamEvmTransactions,
  streamEvmTransfers,
  streamEvmLogs,
  streamEvmBlocks,
  streamIcmMessages,
};
