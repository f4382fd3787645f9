/** The layout of a new database: every table and index. */

import { evm } from "./evm.ts";
import { evmSums } from "./evm-sums.ts";
import { icm } from "./icm.ts";
import { pChain } from "./p.ts";
import { pValidators } from "./p-validators.ts";
import { service } from "./service.ts";
import { xAndC } from "./x-and-c.ts";

/** SQL, statements separated by semicolons at ends of lines. */
export const baseline: string = [pChain, pValidators, xAndC, evm, evmSums, icm, service].join("");
