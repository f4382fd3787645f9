/** Refusals of nodes by class, so that programs do not compare texts. */
import { WalletError } from "./errors.ts";

/** Reason of a refusal. `other` is any reason that has no class here. */
export type RefusalReason =
  /** An input is spent already, or never existed. */
  | "spent"
  /** A lock time has not come. */
  | "locked"
  /** The inputs are worth less than the outputs and the fee. */
  | "insufficient"
  /** A signature is missing or of another key. */
  | "signature"
  /** The term of a staker is too short or too long, or ends after its validator's. */
  | "term"
  /** The stake is too small or too large. */
  | "stake"
  /** The delegation fee is too small. */
  | "delegationFee"
  /** The node validates already. */
  | "duplicate"
  /** A subnet, validator or transaction that is named does not exist. */
  | "unknown"
  /** The subnet does not allow this, for example because it is an L1. */
  | "subnet"
  /** A Warp message is not signed by enough weight, or names something else. */
  | "message"
  /** The network's upgrade that allows the transaction is not active yet, or one that forbids it is. */
  | "upgrade"
  /** The transaction breaks the form of its type. */
  | "form"
  /** The node has no room for it now. */
  | "busy"
  /** Any other reason. */
  | "other";

/** A node refused a transaction, or dropped it later. It will not be accepted as it is. */
export class RefusedError extends WalletError {
  /** Name of the class. */
  override readonly name = "RefusedError";
  /** Class of the reason. */
  readonly reason: RefusalReason;
  /** Words of the node. */
  readonly said: string;

  constructor(said: string, options?: ErrorOptions) {
    super(`the node refuses the transaction: ${said}`);
    if (options?.cause !== undefined) this.cause = options.cause;
    this.reason = reasonOf(said);
    this.said = said;
  }
}

/** Texts of avalanchego by reason. The first that fits decides. */
const TEXTS: readonly (readonly [RefusalReason, RegExp])[] = [
  [
    "upgrade",
    /upgrade feature prior to activation|not permitted (pre|post)-|after .+ activation|unsupported transaction type/,
  ],
  ["busy", /mempool is full|insufficient capacity|too many .*txs|throttled/],
  [
    "spent",
    /failed to (read consumed|fetch import) UTXO|failed to get utxo|attempt(s|ed)? to (double )?spend|conflict|no such UTXO/i,
  ],
  ["spent", /invalid nonce|shared memory: not found|is missing/],
  ["insufficient", /insufficient (unlocked |locked )?funds|flow check failed/],
  ["locked", /time ?locked|locked funds|locktime/],
  ["delegationFee", /insufficient delegation fee/],
  [
    "signature",
    /signers? |signature (is invalid|was mutated|doesn't)|unauthorized|credential|wrong signature|invalid signature$/,
  ],
  ["message", /warp|signature weight|bitset|NumIndices|stale nonce/i],
  ["term", /staking period|period is not inside|start time|missing period/],
  ["stake", /weight of this validator|over delegated|no stake|staked asset|stake amount/],
  ["duplicate", /duplicate validator/],
  ["subnet", /subnet|converted|last L1 validator|max number of active validators/i],
  ["unknown", /not found|does not exist|missing tx id|no public keys/],
  [
    "form",
    /not sorted|network ID|networkID|chain ID|no value|empty|must |invalid|wrong|missing|unspendable|at most|too (long|short|large)/,
  ],
];

/**
 * Returns the class of a node's refusal.
 *
 * @example
 * reasonOf("failed to read consumed UTXO"); // "spent"
 */
export function reasonOf(said: string): RefusalReason {
  return TEXTS.find(([, text]) => text.test(said))?.[0] ?? "other";
}
