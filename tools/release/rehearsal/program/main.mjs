/** A consumer's program: does everything against the servers of this rehearsal. */
import { addresses } from "./addresses.mjs";
import { behave } from "./behaviour.mjs";

await behave(addresses, console.log);
