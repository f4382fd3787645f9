/** Checks a signing document against the bytes that it carries, and finds who signs where. */
import { CodecError, decodeCb58, decodeHex, encodeCb58, formatAddress, hrpOf } from "@primary-network/codec";
import { formatEvmAddress } from "@primary-network/core/ids";
import { amountOf, type Coin, decodeCoin, ownersOfCoin } from "../coin.ts";
import { DocumentError } from "../errors.ts";
import { equalBytes } from "../order.ts";
import { type OwnerLike, ownersOf, Where } from "../owner.ts";
import type { Authorization, SigningDocument } from "./document.ts";
import { verifySignature } from "./signature.ts";
import { ensure, ensureSpent } from "./spent.ts";
import {
  authorizationIndices,
  decodeTransaction,
  depositedBy,
  paidBy,
  type SpentPlace,
  spentPlaces,
  type Transaction,
} from "./transaction.ts";

/** A credential that a transaction needs. */
export interface Slot {
  /** Name of the place: `inputs[0]` or `authorizations[0]`. */
  readonly place: string;
  /** Addresses that sign there, in the order of the signatures. */
  readonly addresses: readonly string[];
}

/** A signing document with its decoded and checked parts. */
export interface OpenDocument {
  /** The document as it was given. */
  readonly document: SigningDocument;
  /** Transaction with its chain, decoded. */
  readonly transaction: Transaction;
  /** Unsigned bytes. */
  readonly bytes: Uint8Array;
  /** Spent outputs in the order of the inputs. */
  readonly coins: readonly Coin[];
  /** Credentials in the order of the transaction. */
  readonly slots: readonly Slot[];
}

const CHAINS: readonly string[] = ["P", "X", "C"];

/**
 * Checks a document completely: its form, the spent outputs against the inputs, the fee against the amounts, the
 * rights against the transaction, and every signature.
 *
 * @throws DocumentError naming the field and the rule.
 * @example
 * const { transaction, coins } = openDocument(JSON.parse(text));
 */
export function openDocument(value: unknown): OpenDocument {
  const document = readForm(value);
  const { chain, networkId } = document;
  const bytes = inDocument("tx", () => decodeHex(document.tx, { checksum: false }));
  const transaction = inDocument("tx", () => decodeTransaction(chain, bytes));
  ensure(
    transaction.tx.type === document.type,
    "type",
    `must be ${transaction.tx.type}, as in the transaction`,
  );
  ensure(
    transaction.tx.networkId === networkId,
    "networkId",
    `must be ${transaction.tx.networkId}, as in tx`,
  );

  const places = spentPlaces(transaction);
  ensure(
    document.spends.length === places.length,
    "spends",
    `must have ${places.length} outputs, one per input`,
  );
  const coins = places.map((place, at) => readSpend(document, place, at));
  const slots = places.map((place, at): Slot => {
    const { addresses } = ownersOfCoin(coins[at] as Coin); // as many as places
    return {
      place: `inputs[${at}]`,
      addresses: signersAt(place.signatureIndices, addresses, document, `spends[${at}]`),
    };
  });
  slots.push(...accountSlots(transaction), ...authorizationSlots(document, transaction));
  checkBurn(document, transaction, coins);
  checkSignatures(document, bytes, slots);
  return { document, transaction, bytes, coins, slots };
}

function inDocument<T>(field: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof CodecError) throw new DocumentError(field, `cannot be decoded: ${error.message}`);
    throw error;
  }
}

/** Checks the types of the fields. Unknown fields are refused, because a signer would not see them. */
function readForm(value: unknown): SigningDocument {
  ensure(
    typeof value === "object" && value !== null && !Array.isArray(value),
    "document",
    "must be an object",
  );
  const given = value as Record<string, unknown>;
  const known = [
    "version",
    "networkId",
    "chain",
    "type",
    "tx",
    "spends",
    "authorizations",
    "fee",
    "signatures",
  ];
  ensure(given.version === 1, "version", "must be 1, the only version so far");
  for (const name of Object.keys(given))
    ensure(known.includes(name), name, "is not a field of signing documents");
  ensure(Number.isInteger(given.networkId), "networkId", "must be an integer");
  ensure(CHAINS.includes(String(given.chain)), "chain", "must be P, X or C");
  ensure(typeof given.type === "string", "type", "must be a string");
  ensure(typeof given.tx === "string", "tx", "must be a string of hex");
  ensure(isTexts(given.spends), "spends", "must be an array of strings of hex");
  ensure(Array.isArray(given.authorizations), "authorizations", "must be an array");
  given.authorizations.forEach((authorization, at) => {
    const { right, id, owner } = Object(authorization);
    const isWhole = typeof right === "string" && typeof id === "string" && isOwner(owner);
    ensure(isWhole, `authorizations[${at}]`, "must have right, id and owner");
  });
  const fee = Object(given.fee);
  ensure(typeof fee.assetId === "string", "fee.assetId", "must be the asset id of AVAX");
  ensure(isDecimal(fee.burned), "fee.burned", "must be a decimal string of nAVAX");
  for (const name of ["gas", "price"])
    ensure(fee[name] === undefined || isDecimal(fee[name]), `fee.${name}`, "must be a decimal string");
  const isTime = fee.holdsUntil === undefined || Number.isInteger(fee.holdsUntil);
  ensure(isTime, "fee.holdsUntil", "must be an integer");
  ensure(Array.isArray(given.signatures), "signatures", "must be an array");
  given.signatures.forEach((signature, at) => {
    const isWhole = typeof signature?.address === "string" && typeof signature.signature === "string";
    ensure(isWhole, `signatures[${at}]`, "must have address and signature");
  });
  return value as SigningDocument; // every field was just checked
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
const isDecimal = (value: unknown): boolean =>
  typeof value === "string" && /^(0|[1-9][0-9]{0,30})$/.test(value);
const isOwner = (value: unknown): value is OwnerLike => {
  const { addresses, threshold, locktime } = Object(value);
  const isNumber = (given: unknown) => given === undefined || typeof given === "number";
  return isTexts(addresses) && isNumber(threshold) && isNumber(locktime);
};

function readSpend({ spends, chain }: SigningDocument, place: SpentPlace, at: number): Coin {
  const field = `spends[${at}]`;
  const coin = inDocument(field, () => decodeCoin(spends[at] as string, { chain }));
  ensureSpent(coin, place, field);
  return coin;
}

function signersAt(
  indices: readonly number[],
  addresses: readonly Uint8Array[],
  { chain, networkId }: SigningDocument,
  field: string,
): string[] {
  const hrp = hrpOf(networkId);
  return indices.map((index) => {
    const bytes = addresses[index];
    ensure(bytes !== undefined, field, `must have an owner ${index}, who signs`);
    return formatAddress({ chain, hrp, bytes });
  });
}

/** Accounts sign an export from the C-Chain. */
function accountSlots({ chain, tx }: Transaction): Slot[] {
  if (chain !== "C" || tx.type !== "ExportTx") return [];
  return tx.inputs.map(({ address }, at) => ({
    place: `inputs[${at}]`,
    addresses: [formatEvmAddress(address)],
  }));
}

function authorizationSlots(document: SigningDocument, transaction: Transaction): Slot[] {
  const indices = authorizationIndices(transaction);
  const count = indices === undefined ? 0 : 1;
  ensure(document.authorizations.length === count, "authorizations", `must have ${count} entries`);
  const [authorization] = document.authorizations;
  if (indices === undefined || authorization === undefined) return [];
  const { right, id } = usedRight(transaction);
  ensure(authorization.right === right, "authorizations[0].right", `must be ${right}`);
  ensure(authorization.id === id, "authorizations[0].id", `must be ${id}, as in the transaction`);
  let addresses: readonly Uint8Array[];
  try {
    addresses = ownersOf(new Where("openDocument", document.networkId), authorization.owner).addresses;
  } catch (error) {
    throw new DocumentError("authorizations[0].owner", (error as Error).message);
  }
  return [
    { place: "authorizations[0]", addresses: signersAt(indices, addresses, document, "authorizations[0]") },
  ];
}

/** Returns the right that a transaction uses. It has one authorization. @throws DocumentError if it uses none */
export function usedRight({ chain, tx }: Transaction): Pick<Authorization, "right" | "id"> {
  if (chain === "P") {
    if ("subnetAuth" in tx) return { right: "subnet", id: encodeCb58(tx.subnetId) };
    if (tx.type === "DisableL1ValidatorTx") return { right: "l1Validator", id: encodeCb58(tx.validationId) };
    if (tx.type === "SetAutoRenewedValidatorConfigTx") {
      return { right: "autoRenewedValidator", id: encodeCb58(tx.txId) };
    }
  }
  throw new DocumentError("authorizations", "must be empty");
}

/** The fee must be what the transaction burns. */
function checkBurn({ fee }: SigningDocument, transaction: Transaction, coins: readonly Coin[]): void {
  const avax = inDocument("fee.assetId", () => decodeCb58(fee.assetId, 32));
  const burned = burnedBy(transaction, coins, avax);
  ensure(
    fee.burned === burned.toString(),
    "fee.burned",
    `must be ${burned}, the amount that the transaction burns`,
  );
}

/**
 * Returns the nAVAX that come in and do not go out.
 *
 * @throws DocumentError unless other assets come out whole.
 */
export function burnedBy(transaction: Transaction, coins: readonly Coin[], avax: Uint8Array): bigint {
  let burned = -depositedBy(transaction);
  for (const { assetId, amount } of balanceOf(transaction, coins)) {
    if (equalBytes(assetId, avax)) burned += amount;
    else ensure(amount === 0n, "spends", `must be as much of ${encodeCb58(assetId)} as the transaction pays`);
  }
  ensure(burned >= 0n, "spends", "must be worth as much as the transaction pays");
  return burned;
}

/** Units of each asset that a transaction spends and does not pay. Negative if it pays more. */
function balanceOf(
  transaction: Transaction,
  coins: readonly Coin[],
): { assetId: Uint8Array; amount: bigint }[] {
  const sums = new Map<string, { assetId: Uint8Array; amount: bigint }>();
  const add = (assetId: Uint8Array, amount: bigint) => {
    const key = encodeCb58(assetId);
    sums.set(key, { assetId, amount: (sums.get(key)?.amount ?? 0n) + amount });
  };
  for (const coin of coins) add(coin.assetId, amountOf(coin));
  if (transaction.chain === "C" && transaction.tx.type === "ExportTx") {
    for (const { assetId, amount } of transaction.tx.inputs) add(assetId, amount);
  }
  for (const { assetId, amount, kind } of paidBy(transaction)) if (kind !== "mint") add(assetId, -amount);
  return [...sums.values()];
}

function checkSignatures(document: SigningDocument, bytes: Uint8Array, slots: readonly Slot[]): void {
  const wanted = new Set(slots.flatMap(({ addresses }) => addresses));
  const seen = new Set<string>();
  document.signatures.forEach(({ address, signature }, at) => {
    const field = `signatures[${at}]`;
    ensure(wanted.has(address), field, "must be of an address that has to sign");
    ensure(!seen.has(address), field, "must not be the second of its address");
    seen.add(address);
    const signer = inDocument(field, () => verifySignature(bytes, signature, document));
    ensure(signer.includes(address), field, `must be made by ${address}`);
  });
}
