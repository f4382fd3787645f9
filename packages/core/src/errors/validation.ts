/** Error for a parameter or option that breaks a rule, thrown before anything is sent. */
import { documented, PrimaryNetworkError } from "./base.ts";

/** A parameter or option breaks a rule, and nothing was sent. The message names both, and never the value. */
export class ValidationError extends PrimaryNetworkError {
  static override readonly kind: string = /* @__PURE__ */ documented("ValidationError");

  /** Name of the parameter or option. Several names are joined by ", ". */
  readonly field: string;
  /** Rule that was broken, such as "must be at most 100". */
  readonly rule: string;

  constructor(operation: string, field: string, rule: string) {
    super({ operation, attempts: [] }, `${field} ${rule}`);
    this.field = field;
    this.rule = rule;
  }
}
