/** Types that narrow a result by the requested chain or status. */
import type {
  Balances,
  CChainBalances,
  CChainExportTransaction,
  CChainImportTransaction,
  PChainBalances,
  PChainTransaction,
  PChainUtxo,
  XChainBalances,
  XChainLinearTransaction,
  XChainNonLinearTransaction,
  XOrCChainUtxo,
} from "./gen/types.ts";

/** The P-Chain, by alias or id. */
export type PChain = "p-chain" | "11111111111111111111111111111111LpoYY";
/** The X-Chain, by alias, or by its id on mainnet or fuji. */
export type XChain =
  | "x-chain"
  | "2oYMBNV4eNHyqk2fjjV5nVQLDbtmNJzq5s3qs3Lo6ftnC6FByM"
  | "2JVSBoinj9C2J33VntvzYtVJNZdN2NKiwwKjcumHUWEb5DbBrm";
/** The C-Chain, by alias, or by its id on mainnet or fuji. */
export type CChain =
  | "c-chain"
  | "2q9e4r6Mu3U68nU1fYjgbR6JvwrRx36CohpAX5UQxse55x1Q5"
  | "yH8D7ThNJkxmtkuv2jgBa4P1Rn3Qpr4pPr7QYNfcdoS6k6HWp";

/**
 * Members of the union `Item` for the chain `Id`, given by alias, or by its id on mainnet or fuji. All
 * members if the chain is known only at run time.
 *
 * @example
 * ```ts
 * const { items } = await data.utxos.list({ blockchainId: "p-chain", addresses });
 * items[0]?.stakeableLocktime; // a PChainUtxo: no other check is needed
 * ```
 */
export type OnChain<Item, Id extends string> = Id extends PChain
  ? Extract<Item, PChainTransaction | PChainUtxo>
  : Id extends XChain
    ? Extract<Item, XChainLinearTransaction | XChainNonLinearTransaction | XOrCChainUtxo>
    : Id extends CChain
      ? Extract<Item, CChainImportTransaction | CChainExportTransaction | XOrCChainUtxo>
      : Item;

/**
 * Balances with the kinds of the chain `Id`, given as for {@link OnChain}.
 *
 * @example
 * ```ts
 * const { balances } = await data.balances.get({ blockchainId: "p-chain", addresses });
 * balances.unlockedUnstaked; // no check is needed: only the P-Chain has it
 * ```
 */
export type BalancesOnChain<Result extends Balances, Id extends string> = Omit<Result, "balances"> & {
  /** Balances by kind, with the kinds of the chain. */
  readonly balances: Id extends PChain
    ? PChainBalances
    : Id extends XChain
      ? XChainBalances
      : Id extends CChain
        ? CChainBalances
        : Balances["balances"];
};

/**
 * Members of the union `Item` whose `validationStatus` or `delegationStatus` is `Status`. All members if the
 * status is known only at run time.
 *
 * @example
 * ```ts
 * const { items } = await data.validators.list({ validationStatus: "active" });
 * items[0]?.uptimePerformance; // an ActiveValidator: no other check is needed
 * ```
 */
export type WithStatus<
  Item,
  Status extends string,
  Found = Extract<
    Item,
    | {
        /** Status of a validator. */
        readonly validationStatus: Status;
      }
    | {
        /** Status of a delegator. */
        readonly delegationStatus: Status;
      }
  >,
> = [Found] extends [never] ? Item : Found;
