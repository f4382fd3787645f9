/** Limits on what a transaction may do, checked before it is signed. */
import {
  encodeCb58,
  encodeHex,
  formatAddress,
  formatNodeId,
  hrpOf,
  type OutputOwners,
} from "@primary-network/codec";
import { formatEvmAddress } from "@primary-network/core/ids";
import { ownersOfCoin } from "./coin.ts";
import type { SigningDocument } from "./document/document.ts";
import { openDocument } from "./document/open.ts";
import { depositedBy, type Paid, paidBy, type Transaction } from "./document/transaction.ts";
import { LimitError } from "./errors.ts";
import { type OwnerLike, ownersOf, Where } from "./owner.ts";

/** Limits of a transaction. A limit that is left out allows everything. */
export interface Limits {
  /** Largest amount of AVAX to burn, in nAVAX. */
  readonly burn?: bigint | undefined;
  /** Receivers that may be paid, besides the owners of the spent outputs: addresses, owners or `0x…` accounts. */
  readonly pay?: readonly OwnerLike[] | undefined;
  /** Largest amounts that may leave the owners of the spent outputs, by asset id. Assets without an entry may not leave. */
  readonly spend?: { readonly [assetId: string]: bigint } | undefined;
  /** Nodes on which may be staked. */
  readonly stakeOn?: readonly string[] | undefined;
}

/**
 * Checks a transaction against limits. Nothing is asked of a node, so the document is all that is trusted.
 *
 * @throws LimitError naming the limit, and DocumentError if the document is invalid.
 * @example
 * check(document, { burn: 1_000_000n, pay: [bob], spend: { [avaxAssetId]: 1_000_000_000n } });
 */
export function check(document: SigningDocument, limits: Limits): void {
  const { transaction, coins } = openDocument(document);
  const { burn, pay, spend, stakeOn } = limits;
  const burned = BigInt(document.fee.burned);
  if (burn !== undefined && burned > burn) {
    throw new LimitError("burn", `the transaction burns ${burned} nAVAX, and ${burn} are allowed`);
  }
  const own = ownersKeys(coins.map((coin) => ownersOfCoin(coin)));
  if (transaction.chain === "C" && transaction.tx.type === "ExportTx") {
    for (const { address } of transaction.tx.inputs) own.add(formatEvmAddress(address));
  }
  const paid = paidBy(transaction);
  if (pay !== undefined) checkReceivers(document, paid, own, pay);
  if (spend !== undefined) checkSpending(document, transaction, paid, own, spend);
  if (stakeOn !== undefined) checkNodes(transaction, stakeOn);
}

/** Text that is equal for equal owners. */
const keyOf = ({ threshold, addresses }: Omit<OutputOwners, "locktime">): string =>
  `${threshold}:${addresses.map((address) => encodeHex(address, { checksum: false })).join()}`;

const ownersKeys = (owners: readonly OutputOwners[]): Set<string> => new Set(owners.map(keyOf));

const receiverKey = ({ owners, account }: Paid): string =>
  account === undefined ? keyOf(owners) : formatEvmAddress(account);

function nameOf({ networkId, chain }: SigningDocument, { owners, account }: Paid): string {
  if (account !== undefined) return formatEvmAddress(account);
  const hrp = hrpOf(networkId);
  return owners.addresses.map((bytes) => formatAddress({ chain, hrp, bytes })).join(", ");
}

function checkReceivers(
  document: SigningDocument,
  paid: readonly Paid[],
  own: ReadonlySet<string>,
  pay: readonly OwnerLike[],
): void {
  const where = new Where("check", document.networkId, "pay");
  const allowed = new Set(
    pay.map((owner, at) =>
      typeof owner === "string" && owner.startsWith("0x")
        ? formatEvmAddress(owner)
        : keyOf(ownersOf(where.at(at), owner)),
    ),
  );
  for (const one of paid) {
    const key = receiverKey(one);
    if (own.has(key) || allowed.has(key)) continue;
    throw new LimitError(
      "pay",
      `the transaction pays ${one.amount} to ${nameOf(document, one)}, who is not allowed`,
    );
  }
}

function checkSpending(
  document: SigningDocument,
  transaction: Transaction,
  paid: readonly Paid[],
  own: ReadonlySet<string>,
  spend: NonNullable<Limits["spend"]>,
): void {
  const leaving = new Map<string, bigint>([
    [document.fee.assetId, BigInt(document.fee.burned) + depositedBy(transaction)],
  ]);
  for (const one of paid) {
    if (one.kind === "mint" || own.has(receiverKey(one))) continue;
    const asset = encodeCb58(one.assetId);
    leaving.set(asset, (leaving.get(asset) ?? 0n) + one.amount);
  }
  for (const [asset, amount] of leaving) {
    const allowed = spend[asset] ?? 0n;
    if (amount <= allowed) continue;
    throw new LimitError("spend", `${amount} of ${asset} leave the owners, and ${allowed} are allowed`);
  }
}

function checkNodes({ chain, tx }: Transaction, stakeOn: readonly string[]): void {
  if (chain !== "P" || !("stakeOutputs" in tx)) return;
  const node = formatNodeId("validator" in tx ? tx.validator.nodeId : tx.nodeId);
  if (stakeOn.includes(node)) return;
  throw new LimitError("stakeOn", `the transaction stakes on ${node}, which is not allowed`);
}
