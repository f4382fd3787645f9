/** The named development accounts: public and private keys are derived from the seed. */
import { formatAddress } from "@primary-network/codec";
import { evmAddressOf } from "./evm-address.ts";
import { deriveOwnerKey, type OwnerKey } from "./keys.ts";

/** The role of each account in the history. */
const ROLES = {
  treasury: "stakes with the first validators and pays everybody else at the start",
  alice: "transfers a lot, owns subnets",
  bob: "transfers, runs validators",
  carol: "runs validators, some with her locked funds",
  dave: "holds funds that stay locked for long, delegates",
  erin: "moves funds between the X-Chain and the P-Chain",
  frank: "runs the validators that are offline too much",
  grace: "delegates to many validators",
  heidi: "runs an L1",
  ivan: "receives rewards, never signs anything",
} as const;

/** Name of a development account. */
export type AccountName = keyof typeof ROLES;

/** A development account. Anyone who knows the seed knows its private key: never send real funds to it. */
export interface Account extends OwnerKey {
  /** Name of the account, such as `alice`. */
  readonly name: AccountName;
  /** Part that the account plays in the history, for people. */
  readonly role: string;
  /** Address on the P-Chain, `P-local1…`. */
  readonly pAddress: string;
  /** Address on the X-Chain, `X-local1…`. */
  readonly xAddress: string;
  /** 20 bytes: the same key's address on EVM chains. */
  readonly ethAddress: Uint8Array;
}

/** Accounts by name. */
export type Accounts = { readonly [name in AccountName]: Account };

function deriveAccount(seed: string, hrp: string, name: AccountName): Account {
  const key = deriveOwnerKey(seed, name);
  return {
    ...key,
    name,
    role: ROLES[name],
    pAddress: formatAddress({ chain: "P", hrp, bytes: key.address }),
    xAddress: formatAddress({ chain: "X", hrp, bytes: key.address }),
    ethAddress: evmAddressOf(key.publicKey),
  };
}

/** Derives all accounts of a seed. */
export function deriveAccounts(seed: string, hrp: string): Accounts {
  const of = (name: AccountName) => deriveAccount(seed, hrp, name);
  return {
    treasury: of("treasury"),
    alice: of("alice"),
    bob: of("bob"),
    carol: of("carol"),
    dave: of("dave"),
    erin: of("erin"),
    frank: of("frank"),
    grace: of("grace"),
    heidi: of("heidi"),
    ivan: of("ivan"),
  };
}
