/** Where a listing stands, as a plain value that survives JSON. */
import { ValidationError } from "./errors/validation.ts";

/**
 * A position in a listing. Keep it as JSON and pass it as the option `resume`, with the same parameters.
 *
 * @example
 * ```ts
 * await save(JSON.stringify(list.checkpoint()));
 * data.validators.list(params, { resume: JSON.parse(await load()) });
 * ```
 */
export interface Checkpoint {
  /** Id of the operation that was listed; another one refuses to resume from it. */
  readonly operation: string;
  /** Token of the page the position is in; undefined for the first page. */
  readonly pageToken?: string;
  /** Unix time in milliseconds at which the token was received, where there is one. */
  readonly tokenAt?: number;
  /** Items of that page that were handed over already. */
  readonly skip: number;
  /** The listing was read to its end. */
  readonly done?: true;
}

/** Refuses what is not a checkpoint of this operation. @throws ValidationError */
export function checkCheckpoint(operation: string, checkpoint: Checkpoint): void {
  if (checkpoint.operation !== operation || !Number.isSafeInteger(checkpoint.skip) || checkpoint.skip < 0) {
    throw new ValidationError(operation, "resume", "must be a checkpoint of this operation");
  }
}
