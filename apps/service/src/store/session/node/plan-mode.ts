/**
 * Has a connection plan prepared statements once, and others for their values. By default, PostgreSQL plans a
 * prepared statement again for each execution when it expects longer lists than most requests have: 1 to 4 ms
 * for a page that takes 0.2. Tests count the reads of both plans (`query-buffers.test.ts`).
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
