/** Explains a transaction before it is signed: in sentences, and as data. */
import { encodeCb58 } from "@primary-network/codec";
import { formatAvax, formatEvmAddress } from "@primary-network/core";
import { amountOf, ownersOfCoin } from "../coin.ts";
import type { Context } from "../context.ts";
import type { SigningDocument } from "../document/document.ts";
import { type OpenDocument, openDocument } from "../document/open.ts";
import { depositedBy, type Paid, paidBy } from "../document/transaction.ts";
import { type Owner, ownerText } from "../owner.ts";
import { assetSentences } from "./asset-sentences.ts";
import { Names } from "./names.ts";
import { platformSentences } from "./platform-sentences.ts";
import { type RewardFacts, rewardOf, rewardSentences } from "./reward-sentences.ts";

/** Amount that owners gain or lose. */
export interface Change {
  /** Owners, or the account of the C-Chain. */
  readonly owner: Owner | string;
  /** Asset id in cb58. */
  readonly assetId: string;
  /** Units gained; negative for a loss. nAVAX for AVAX. */
  readonly amount: bigint;
}

/** Explanation of a transaction. */
export interface Explanation {
  /** Sentences in English, the most important first. */
  readonly sentences: readonly string[];
  /** Gains and losses by owner and asset: the fee's asset first, and losses before gains. Stake that returns is neither. */
  readonly changes: readonly Change[];
  /** nAVAX that the transaction burns. */
  readonly burned: bigint;
  /** nAVAX that are locked as stake. */
  readonly staked: bigint;
  /**
   * nAVAX that the stake can earn in its term, or in one cycle. Undefined without a stake of AVAX, and without
   * `time` and `staking` in the context.
   */
  readonly reward?: bigint | undefined;
  /** Addresses that still have to sign. */
  readonly missing: readonly string[];
}

/**
 * Explains a transaction. It uses nothing but the document, whose parts are checked against each other first.
 *
 * @param context - `chains` names the X- and C-Chain of a private network; the chains of mainnet and fuji are known.
 *   With `time` and `staking` the rewards are estimated.
 * @throws DocumentError if the document is invalid.
 * @example
 * for (const sentence of explain(document).sentences) console.log(sentence);
 */
export function explain(
  document: SigningDocument,
  context?: Partial<Pick<Context, "chains">> & RewardFacts,
): Explanation {
  const open = openDocument(document);
  const given = new Set(document.signatures.map(({ address }) => address));
  const missing = [...new Set(open.slots.flatMap(({ addresses }) => addresses))].filter(
    (one) => !given.has(one),
  );
  const { sentences, ...rest } = explainOpen(open, context);
  const signatures =
    missing.length > 0 ? `Missing signatures: ${missing.join(", ")}.` : "All signatures are given.";
  return { ...rest, sentences: [...sentences, signatures], missing };
}

/** Parts of a document that a preview needs. */
type Opened = Omit<OpenDocument, "slots" | "bytes">;

/** Explains everything but the signatures. */
export function explainOpen(
  open: Opened,
  context: Partial<Pick<Context, "chains">> & RewardFacts = {},
): Omit<Explanation, "missing"> {
  const names = new Names(open.document, context.chains);
  const reward = rewardOf(open.transaction, context);
  const paid = paidBy(open.transaction);
  const leaving = leavingOf(open, names, paid);
  return {
    sentences: [
      ...purposeOf(open, names, leaving),
      ...rewardSentences(open.transaction, reward, names),
      ...paid.flatMap((one) => locksOf(one, names)),
      feeSentence(open, leaving),
    ],
    changes: changesOf(open, paid),
    burned: BigInt(open.document.fee.burned),
    staked: paid.reduce((sum, { kind, amount }) => (kind === "stake" ? sum + amount : sum), 0n),
    ...(reward !== undefined && { reward }),
  };
}

const keyOf = (owner: Owner | string, asset: string): string =>
  typeof owner === "string" ? `${owner}/${asset}` : `${owner.threshold}:${owner.addresses.join()}/${asset}`;

function changesOf({ document, transaction, coins }: Opened, paid: readonly Paid[]): Change[] {
  const sums = new Map<string, { owner: Owner | string; assetId: string; amount: bigint }>();
  const add = (owner: Owner | string, assetId: string, amount: bigint) => {
    const known = sums.get(keyOf(owner, assetId));
    if (known) known.amount += amount;
    else sums.set(keyOf(owner, assetId), { owner, assetId, amount });
  };
  const textOf = ({ addresses, threshold }: Parameters<typeof ownerText>[0]) =>
    ownerText({ addresses, threshold }, document.chain, document.networkId);
  for (const coin of coins) add(textOf(ownersOfCoin(coin)), encodeCb58(coin.assetId), -amountOf(coin));
  if (transaction.chain === "C" && transaction.tx.type === "ExportTx") {
    for (const { address, amount, assetId } of transaction.tx.inputs) {
      add(formatEvmAddress(address), encodeCb58(assetId), -amount);
    }
  }
  for (const { owners, account, assetId, amount } of paid) {
    add(account === undefined ? textOf(owners) : formatEvmAddress(account), encodeCb58(assetId), amount);
  }
  // The order of inputs follows from ids of transactions, so it would be another one each time.
  const rank = ({ owner, assetId, amount }: Change) =>
    [assetId === document.fee.assetId ? "" : assetId, amount < 0n ? "" : "gains", keyOf(owner, assetId)].join(
      " ",
    );
  return [...sums.values()]
    .filter(({ amount }) => amount !== 0n)
    .sort((left, right) => (rank(left) < rank(right) ? -1 : 1));
}

/** Amounts that do not return to the owners of what is spent at once. */
function leavingOf({ transaction, coins }: Opened, names: Names, paid: readonly Paid[]): Paid[] {
  if (transaction.tx.type === "ImportTx") return [...paid];
  const own = new Set(coins.map((coin) => names.owners(ownersOfCoin(coin))));
  return paid.filter((one) => one.kind !== "transfer" || !own.has(names.receiver(one)));
}

/** Sentences on the purpose of a transaction. */
function purposeOf({ transaction }: Opened, names: Names, leaving: readonly Paid[]): string[] {
  const { chain, tx } = transaction;
  const special =
    chain === "P" ? platformSentences(transaction, names) : chain === "X" ? assetSentences(tx, names) : [];
  const payments = leaving
    .filter(({ kind }) => kind !== "stake")
    .map((one) => {
      const amount = names.amount(one);
      if (one.kind === "mint") return `Mints ${amount} for ${names.receiver(one)}.`;
      if (one.kind === "export" && "destinationChain" in tx) {
        const receiver = names.receiverOn(one, tx.destinationChain);
        return `Exports ${amount} to ${names.chain(tx.destinationChain)} for ${receiver}, who has to import it there.`;
      }
      return `${tx.type === "ImportTx" ? "Imports" : "Pays"} ${amount} to ${names.receiver(one)}.`;
    });
  const all = [...special, ...payments];
  return all.length > 0 ? all : ["Merges the spent outputs. Everything but the fee returns to their owners."];
}

function locksOf(paid: Paid, names: Names): string[] {
  const { owners, stakeableUntil = 0n } = paid;
  const subject = `${names.amount(paid)} of ${names.receiver(paid)}`;
  const sentences: string[] = [];
  if (owners && owners.locktime > 0n) {
    sentences.push(`Nobody can spend the ${subject} before ${names.time(owners.locktime)}.`);
  }
  if (stakeableUntil > 0n) {
    sentences.push(`The ${subject} can only be staked before ${names.time(stakeableUntil)}, as before.`);
  }
  return sentences;
}

/** Sentence on the fee, and its part of what leaves the owners. */
function feeSentence({ document, transaction }: Opened, leaving: readonly Paid[]): string {
  const { assetId, burned: text, holdsUntil } = document.fee;
  const burned = BigInt(text);
  const paid = leaving.filter((one) => encodeCb58(one.assetId) === assetId);
  const moved = paid.reduce((sum, { amount }) => sum + amount, depositedBy(transaction));
  const percent = moved > 0n ? Number((burned * 1_000_000n) / moved) / 10_000 : undefined;
  const part =
    percent === undefined
      ? ""
      : percent < 0.01
        ? ", less than 0.01 % of that"
        : `, ${percent.toFixed(2)} % of that`;
  const until =
    holdsUntil === undefined
      ? ""
      : ` The fee stays enough until ${new Date(holdsUntil * 1_000).toISOString().slice(0, 19)}Z, even if blocks are full.`;
  return `Burns ${formatAvax(burned)} AVAX as the fee${part}.${until}`;
}
