/** Explains a transaction before it is signed: in sentences, and as data. */
import {
  encodeCb58,
  formatAddress,
  formatId,
  formatNodeId,
  hrpOf,
  type TransferableOutput,
} from "@primary-network/codec";
import { formatAvax, formatEvmAddress } from "@primary-network/core";
import { amountOf, ownersOfCoin } from "./coin.ts";
import type { SigningDocument } from "./document/document.ts";
import { type OpenDocument, openDocument } from "./document/open.ts";
import { depositedBy, type Paid, paidBy, type Transaction } from "./document/transaction.ts";
import { type Chain, type Owner, ownerText } from "./owner.ts";

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
  /** Gains and losses by owner and asset. Stake that returns is neither. */
  readonly changes: readonly Change[];
  /** nAVAX that the transaction burns. */
  readonly burned: bigint;
  /** nAVAX that are locked as stake. */
  readonly staked: bigint;
  /** Addresses that still have to sign. */
  readonly missing: readonly string[];
}

/**
 * Explains a transaction. It uses nothing but the document, whose parts are checked against each other first.
 *
 * @throws DocumentError if the document is invalid.
 * @example
 * for (const sentence of explain(document).sentences) console.log(sentence);
 */
export function explain(document: SigningDocument): Explanation {
  const open = openDocument(document);
  const paid = paidBy(open.transaction);
  const burned = BigInt(document.fee.burned);
  const staked = paid.reduce((sum, { kind, amount }) => (kind === "stake" ? sum + amount : sum), 0n);
  const given = new Set(document.signatures.map(({ address }) => address));
  const missing = [...new Set(open.slots.flatMap(({ addresses }) => addresses))].filter(
    (one) => !given.has(one),
  );
  const changes = changesOf(open, paid);
  const sentences = [
    ...purposeOf(open, paid),
    ...paid.flatMap((one) => locksOf(one, document)),
    feeSentence(document, paid),
    missing.length > 0 ? `Signatures of ${missing.join(", ")} are missing.` : "All signatures are given.",
  ];
  return { sentences, changes, burned, staked, missing };
}

const keyOf = (owner: Owner | string, asset: string): string =>
  typeof owner === "string" ? `${owner}/${asset}` : `${owner.threshold}:${owner.addresses.join()}/${asset}`;

function changesOf({ document, transaction, coins }: OpenDocument, paid: readonly Paid[]): Change[] {
  const sums = new Map<string, { owner: Owner | string; assetId: string; amount: bigint }>();
  const add = (owner: Owner | string, assetId: string, amount: bigint) => {
    const known = sums.get(keyOf(owner, assetId));
    if (known) known.amount += amount;
    else sums.set(keyOf(owner, assetId), { owner, assetId, amount });
  };
  const textOf = (owners: Parameters<typeof ownerText>[0]) => {
    const { addresses, threshold } = owners;
    return ownerText({ addresses, threshold }, document.chain, document.networkId);
  };
  for (const coin of coins) add(textOf(ownersOfCoin(coin)), encodeCb58(coin.assetId), -amountOf(coin));
  if (transaction.chain === "C" && transaction.tx.type === "ExportTx") {
    for (const { address, amount, assetId } of transaction.tx.inputs) {
      add(formatEvmAddress(address), encodeCb58(assetId), -amount);
    }
  }
  for (const { owners, account, assetId, amount } of paid) {
    add(
      owners === undefined ? formatEvmAddress(account ?? new Uint8Array(20)) : textOf(owners),
      encodeCb58(assetId),
      amount,
    );
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

/** Names owners in a sentence. */
function nameOf(
  { owners, account }: Pick<Paid, "owners" | "account">,
  { chain, networkId }: SigningDocument,
): string {
  if (owners === undefined) return formatEvmAddress(account ?? new Uint8Array(20));
  return ownersName(owners, chain, networkId);
}

function ownersName(owners: Parameters<typeof ownerText>[0], chain: Chain, networkId: number): string {
  const { addresses, threshold } = owners;
  const hrp = hrpOf(networkId);
  const texts = addresses.map((bytes) => formatAddress({ chain, hrp, bytes }));
  if (texts.length === 1) return texts[0] as string; // one
  return `${threshold} of ${texts.join(", ")}`;
}

const isAvax = ({ assetId }: Paid, { fee }: SigningDocument): boolean => encodeCb58(assetId) === fee.assetId;

const amountText = (paid: Paid, document: SigningDocument): string =>
  isAvax(paid, document)
    ? `${formatAvax(paid.amount)} AVAX`
    : `${paid.amount} units of ${encodeCb58(paid.assetId)}`;

const dateOf = (seconds: bigint): string => {
  const date = new Date(Number(seconds) * 1_000);
  return Number.isNaN(date.getTime()) ? `second ${seconds}` : `${date.toISOString().slice(0, 19)}Z`;
};

/** Names of the chains in sentences. */
function chainName(id: Uint8Array): string {
  return id.every((byte) => byte === 0) ? "the P-Chain" : `the chain ${encodeCb58(id)}`;
}

/** Sentences on what a transaction is for. */
function purposeOf({ document, transaction, coins }: OpenDocument, paid: readonly Paid[]): string[] {
  const own = new Set(
    coins.map((coin) => ownersName(ownersOfCoin(coin), document.chain, document.networkId)),
  );
  const payments = paid
    .filter((one) => one.kind !== "stake" && !(one.kind === "transfer" && own.has(nameOf(one, document))))
    .map((one) => `${verbOf(one, transaction)} ${amountText(one, document)} to ${nameOf(one, document)}.`);
  const special = specialOf(document, transaction);
  if (special.length === 0 && payments.length === 0)
    return ["Returns the spent outputs to their owners as fewer ones."];
  return [...special, ...payments];
}

function verbOf({ kind }: Paid, { tx }: Transaction): string {
  if (kind === "export" && "destinationChain" in tx) return `Exports to ${chainName(tx.destinationChain)}`;
  if (kind === "account") return "Imports";
  if (kind === "mint") return "Mints";
  return tx.type === "ImportTx" ? "Imports" : "Pays";
}

function locksOf(paid: Paid, document: SigningDocument): string[] {
  const { owners, stakeableUntil } = paid;
  const sentences: string[] = [];
  if (owners && owners.locktime > 0n) {
    sentences.push(
      `${amountText(paid, document)} to ${nameOf(paid, document)} are locked until ${dateOf(owners.locktime)}.`,
    );
  }
  if (stakeableUntil !== undefined && stakeableUntil > 0n) {
    sentences.push(
      `${amountText(paid, document)} keep their lock: until ${dateOf(stakeableUntil)} they can only be staked.`,
    );
  }
  return sentences;
}

function feeSentence({ fee }: SigningDocument, paid: readonly Paid[]): string {
  const burned = BigInt(fee.burned);
  const moved = paid.reduce(
    (sum, one) => (encodeCb58(one.assetId) === fee.assetId ? sum + one.amount : sum),
    0n,
  );
  const share = moved > 0n ? Number((burned * 1_000_000n) / (moved + burned)) / 10_000 : undefined;
  const part =
    share === undefined
      ? ""
      : `, ${share < 0.01 ? "less than 0.01" : share.toFixed(2)} % of the AVAX that moves`;
  const until =
    fee.holdsUntil === undefined
      ? ""
      : ` The fee is enough until ${dateOf(BigInt(fee.holdsUntil))} at least.`;
  return `Burns ${formatAvax(burned)} AVAX as the fee${part}.${until}`;
}

/** Sentences on everything but payments. */
function specialOf({ networkId }: SigningDocument, transaction: Transaction): string[] {
  if (transaction.chain === "X") return assetSentences(transaction.tx, networkId);
  if (transaction.chain !== "P") return [];
  const { tx } = transaction;
  const owner = (owners: Parameters<typeof ownerText>[0]) => ownersName(owners, "P", networkId);
  const deposit = `${formatAvax(depositedBy(transaction))} AVAX`;
  const percent = (shares: number) => `${shares / 10_000} %`;
  switch (tx.type) {
    case "CreateSubnetTx":
      return [`Creates a subnet that ${owner(tx.owner)} owns.`];
    case "CreateChainTx":
      return [`Creates the chain "${tx.chainName}" in subnet ${formatId(tx.subnetId)}.`];
    case "TransferSubnetOwnershipTx":
      return [`Gives subnet ${formatId(tx.subnetId)} to ${owner(tx.owner)}.`];
    case "AddSubnetValidatorTx": {
      const { nodeId, end, weight } = tx.validator;
      return [
        `Adds ${formatNodeId(nodeId)} to subnet ${formatId(tx.subnetId)} with weight ${weight} until ${dateOf(end)}.`,
      ];
    }
    case "RemoveSubnetValidatorTx":
      return [`Removes ${formatNodeId(tx.nodeId)} from subnet ${formatId(tx.subnetId)}.`];
    case "AddPermissionlessValidatorTx":
      return [
        `Stakes ${formatAvax(tx.validator.weight)} AVAX on ${formatNodeId(tx.validator.nodeId)} as a validator until ${dateOf(tx.validator.end)}, when it returns.`,
        `Rewards go to ${owner(tx.validatorRewardsOwner)}. The validator keeps ${percent(tx.delegationShares)} of its delegators' rewards.`,
      ];
    case "AddPermissionlessDelegatorTx":
      return [
        `Delegates ${formatAvax(tx.validator.weight)} AVAX to ${formatNodeId(tx.validator.nodeId)} until ${dateOf(tx.validator.end)}, when it returns.`,
        `Rewards go to ${owner(tx.rewardsOwner)}.`,
      ];
    case "AddAutoRenewedValidatorTx":
      return [
        `Stakes ${formatAvax(stakeOf(tx.stakeOutputs))} AVAX on ${formatNodeId(tx.nodeId)} in cycles of ${tx.period} seconds, until ${owner(tx.validatorAuthority)} ends it.`,
        `${percent(tx.autoCompoundRewardShares)} of the rewards are staked again. The rest goes to ${owner(tx.validatorRewardsOwner)}.`,
        `The validator keeps ${percent(tx.delegationShares)} of its delegators' rewards.`,
      ];
    case "SetAutoRenewedValidatorConfigTx":
      return [
        tx.period === 0n
          ? `Ends the validator of ${formatId(tx.txId)} after its current cycle.`
          : `Sets cycles of ${tx.period} seconds for the validator of ${formatId(tx.txId)}, with ${percent(tx.autoCompoundRewardShares)} of the rewards staked again.`,
      ];
    case "ConvertSubnetToL1Tx":
      return [
        `Converts subnet ${formatId(tx.subnetId)} to an L1 with ${tx.validators.length} validators. This cannot be undone.`,
        `From then on the contract ${addressHex(tx.address)} on chain ${formatId(tx.chainId)} decides on the validators.`,
        `Pays ${deposit} in advance for the continuous fee.`,
      ];
    case "RegisterL1ValidatorTx":
      return [`Registers an L1 validator, as its manager's message asks, and pays ${deposit} in advance.`];
    case "SetL1ValidatorWeightTx":
      return ["Changes the weight of an L1 validator, or removes it, as its manager's message asks."];
    case "IncreaseL1ValidatorBalanceTx":
      return [`Adds ${deposit} to the balance of L1 validator ${formatId(tx.validationId)}.`];
    case "DisableL1ValidatorTx":
      return [`Disables L1 validator ${formatId(tx.validationId)}. Its balance returns to its owner.`];
    default:
      return [];
  }
}

const addressHex = (bytes: Uint8Array): string =>
  bytes.length === 20
    ? formatEvmAddress(bytes)
    : `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;

const stakeOf = (outputs: readonly TransferableOutput[]): bigint =>
  outputs.reduce((sum, { output }) => sum + (output.type === "LockOut" ? output.output : output).amount, 0n);

type XTx = Extract<Transaction, { chain: "X" }>["tx"];

function assetSentences(tx: XTx, networkId: number): string[] {
  const owner = (owners: Parameters<typeof ownerText>[0]) => ownersName(owners, "X", networkId);
  if (tx.type === "CreateAssetTx") {
    const first = `Creates the asset "${tx.name}" (${tx.symbol}) with ${tx.denomination} decimal places.`;
    const states = tx.initialStates.flatMap(({ outputs }) => outputs);
    return [
      first,
      ...states.map((output) => {
        if (output.type === "TransferOutput") return `${owner(output)} gets ${output.amount} units of it.`;
        const right =
          output.type === "MintOutput"
            ? "mint units"
            : output.type === "NftMintOutput"
              ? "mint NFTs"
              : "add owners";
        return `${owner(output)} may ${right}.`;
      }),
    ];
  }
  if (tx.type !== "OperationTx") return [];
  return tx.operations.flatMap(({ assetId, operation }) => {
    const asset = encodeCb58(assetId);
    switch (operation.type) {
      case "MintOperation":
        return []; // said as a payment
      case "NftMintOperation":
        return [
          `Mints an NFT of ${asset} for ${operation.owners.map(owner).join(" and ")}. The right to mint is used up.`,
        ];
      case "NftTransferOperation":
        return [`Gives an NFT of ${asset} to ${owner(operation.output)}.`];
      case "PropertyMintOperation":
        return [`Makes ${owner(operation.ownedOutput)} an owner of the property ${asset}.`];
      default:
        return [`Ends an ownership of the property ${asset}.`];
    }
  });
}
