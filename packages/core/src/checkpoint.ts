/** Position of a listing, as a plain value that survives JSON. */
import { ValidationError } from "./errors/validation.ts";

/**
 * Position of a listing. Keep it as JSON and pass it as the option `resume`, with the same parameters.
 *
 * @example
 * ```ts
 * await save(JSON.stringify(list.checkpoint()));
 * data.validators.list(params, { resume: JSON.parse(await load()) });
 * ```
 */
export interface Checkpoint {
  /** Id of the listed operation. Other operations refuse the checkpoint. */
  readonly operation: string;
  /** Token of the current page. Undefined on the first page. */
  readonly pageToken?: string;
  /** Unix time in milliseconds at which the token was received. */
  readonly tokenAt?: number;
  /** Number of items of that page that were already returned. */
  readonly skip: number;
  /** True after the last item. */
  readonly done?: true;
}

/** Refuses a value that is not a checkpoint of this operation. @throws ValidationError */
export function checkCheckpoint(operation: string, checkpoint: Checkpoint): void {
  if (checkpoint.operation !== operation || !Number.isSafeInteger(checkpoint.skip) || checkpoint.skip < 0) {
    throw new ValidationError(operation, "resume", "must be a checkpoint of this operation");
  }
}
