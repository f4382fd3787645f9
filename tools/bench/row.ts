/** What a row of the bench is given and gives. */
import type { ScriptedServer } from "./processes.ts";
import type { Table } from "./table.ts";

export interface Bench {
  readonly server: ScriptedServer;
  /** Whether fewer samples are enough. */
  readonly quick: boolean;
}

export interface Row {
  /** What `--only` calls it. */
  readonly name: string;
  /** Whether it is run only when `--only` names it: it installs much, or takes long. */
  readonly onRequest?: true;
  measure(bench: Bench): Promise<Table[]>;
}
