/**
 * Has a connection plan prepared statements once, and others for their values. Left to itself, PostgreSQL
 * plans a prepared statement again for each execution when a list that it does not know seems to have more members than
 * most requests give: 1 to 4 ms of a page that takes 0.2. What they read by either plan is counted in tests
 * (`query-buffers.test.ts`).
 */

/** The setting of one connection's session. */
export class PlanMode {
  readonly #set: (statement: string) => Promise<unknown>;
  /** Undefined when it is not known. */
  #mode: "auto" | "force_generic_plan" | undefined = "auto";

  /** @param set sends a statement */
  constructor(set: (statement: string) => Promise<unknown>) {
    this.#set = set;
  }

  /** Resolves when the session plans as a statement needs; none of a transaction's own need it. */
  async before(prepared: boolean): Promise<void> {
    const mode = prepared ? "force_generic_plan" : "auto";
    if (mode === this.#mode) return;
    await this.#set(`set plan_cache_mode = ${mode}`);
    this.#mode = mode;
  }

  /** A transaction is rolled back, and with it perhaps the setting. */
  rolledBack(): void {
    this.#mode = undefined;
  }
}
