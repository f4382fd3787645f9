/** Errors of the wallet kit besides core's `ValidationError`. */
import type { SigningDocument } from "./document/document.ts";

/** Base of the errors of this package. None of them holds a key. */
export class WalletError extends Error {
  /** Name of the class. */
  override readonly name: string = "WalletError";
}

/** Amounts of an asset that do not pay for a transaction, by the reason. */
export interface Shortage {
  /** Id of the asset. */
  readonly assetId: string;
  /** Units that the transaction needs, with its fee if the asset is AVAX. */
  readonly needed: bigint;
  /** Units that the signers can spend now, less the fees for spending them. */
  readonly available: bigint;
  /** Units that they can spend later, because of a lock time. */
  readonly locked: bigint;
  /** Units that they can spend only together with other addresses. */
  readonly shared: bigint;
  /** Units in outputs that cost more to spend than they are worth. */
  readonly dust: bigint;
}

/**
 * The signers cannot pay for a transaction. The message says how much is missing, and whether locks or other
 * owners are the reason.
 *
 * @example
 * try {
 *   build.p.base(intent, coins, context);
 * } catch (error) {
 *   if (error instanceof InsufficientFundsError) console.error(error.needed - error.available);
 * }
 */
export class InsufficientFundsError extends WalletError implements Shortage {
  /** Name of the class. */
  override readonly name = "InsufficientFundsError";
  /** Id of the asset. */
  readonly assetId: string;
  /** Units that the transaction needs, with its fee if the asset is AVAX. */
  readonly needed: bigint;
  /** Units that the signers can spend now, less the fees for spending them. */
  readonly available: bigint;
  /** Units that they can spend later, because of a lock time. */
  readonly locked: bigint;
  /** Units that they can spend only together with other addresses. */
  readonly shared: bigint;
  /** Units in outputs that cost more to spend than they are worth. */
  readonly dust: bigint;

  constructor({ assetId, needed, available, locked, shared, dust }: Shortage, unit = "units") {
    const reasons = [
      locked > 0n && `${locked} are locked`,
      shared > 0n && `${shared} need other signers`,
      dust > 0n && `${dust} cost more to spend than they are worth`,
    ].filter((reason) => reason !== false);
    const because = reasons.length > 0 ? ` (${reasons.join(", ")})` : "";
    super(
      `${needed - available} ${unit} of ${assetId} are missing: needed ${needed}, available ${available}${because}`,
    );
    this.assetId = assetId;
    this.needed = needed;
    this.available = available;
    this.locked = locked;
    this.shared = shared;
    this.dust = dust;
  }
}

/** A transaction is too large for a block of its chain. Merge small outputs with `consolidate` first. */
export class TooLargeError extends WalletError {
  /** Name of the class. */
  override readonly name = "TooLargeError";
  /** Number of inputs that the transaction would have. */
  readonly inputs: number;

  constructor(inputs: number, limit: string) {
    super(`the transaction with ${inputs} inputs is larger than ${limit}: consolidate small outputs first`);
    this.inputs = inputs;
  }
}

/** A signing document contradicts itself, or does not fit another one. */
export class DocumentError extends WalletError {
  /** Name of the class. */
  override readonly name = "DocumentError";
  /** Path of the field, such as `signatures[0]`. */
  readonly field: string;
  /** Rule that the field breaks. */
  readonly rule: string;

  constructor(field: string, rule: string) {
    super(`the signing document is invalid: ${field} ${rule}`);
    this.field = field;
    this.rule = rule;
  }
}

/**
 * A step of a flow waits for signatures. Give the signed document to the flow in `signed`, with the same journal and id.
 *
 * @example
 * try {
 *   await stake(intent, options);
 * } catch (error) {
 *   if (error instanceof UnsignedStepError) await writeFile("step.json", JSON.stringify(error.document));
 * }
 */
export class UnsignedStepError extends WalletError {
  /** Name of the class. */
  override readonly name = "UnsignedStepError";
  /** Name of the step. */
  readonly step: string;
  /** Document to sign. The journal holds it. */
  readonly document: SigningDocument;

  constructor(step: string, missing: readonly string[], document: SigningDocument) {
    super(`the step ${step} waits for the signatures of ${missing.join(", ")}`);
    this.step = step;
    this.document = document;
  }
}

/** A transaction does more than its limits allow. Nothing was signed. */
export class LimitError extends WalletError {
  /** Name of the class. */
  override readonly name = "LimitError";
  /** Name of the limit. */
  readonly limit: string;

  constructor(limit: string, message: string) {
    super(`${limit}: ${message}`);
    this.limit = limit;
  }
}

/** Reason why a signer that holds its keys elsewhere did not sign. */
export type SignerReason =
  /** The person said no. */
  | "declined"
  /** The device or the wallet does not know the command, or cannot read the transaction. */
  | "unsupported"
  /** The wallet is connected to another network. */
  | "network"
  /** The device is locked or away, its app is not open, or the page is not connected to the wallet. */
  | "unavailable"
  /** Any other reason. */
  | "other";

/**
 * A device or a wallet did not sign.
 *
 * @example
 * try {
 *   await sign(document, signer);
 * } catch (error) {
 *   if (error instanceof SignerError && error.reason === "declined") console.log("not signed");
 * }
 */
export class SignerError extends WalletError {
  /** Name of the class. */
  override readonly name = "SignerError";
  /** Class of the reason. */
  readonly reason: SignerReason;
  /** Status of the device, or code of the wallet. Undefined if neither gave one. */
  readonly code: number | undefined;

  constructor(reason: SignerReason, message: string, options: ErrorOptions & { code?: number } = {}) {
    super(message);
    if (options.cause !== undefined) this.cause = options.cause;
    this.reason = reason;
    this.code = options.code;
  }
}
