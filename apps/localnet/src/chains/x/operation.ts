/** The rules of operations on the X-Chain: the output that each one spends, and the fields that it must keep. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type {
  OutputOwners,
  SignatureIndices,
  XCredential,
  XOperation,
  XOutput,
} from "@primary-network/codec";
import { equalBytes } from "../byte-order.ts";
import { ensure } from "../rule-error.ts";

/** The requirements of an operation on the output that it spends. */
interface OperationRule<Operation, Spent extends XOutput["type"]> {
  readonly spends: Spent;
  readonly credential: XCredential["type"];
  auth(operation: Operation): SignatureIndices;
  /** Throws unless the operation continues the output that it spends. */
  check(operation: Operation, spent: Extract<XOutput, { type: Spent }>): void;
}

type Rule<Type extends XOperation["type"]> = OperationRule<
  Extract<XOperation, { type: Type }>,
  XOutput["type"]
>;

const sameOwners = (left: OutputOwners, right: OutputOwners): boolean =>
  left.locktime === right.locktime &&
  left.threshold === right.threshold &&
  left.addresses.map(bytesToHex).join() === right.addresses.map(bytesToHex).join();

/** Keeps each rule's own type of spent output while it is written. */
const rule = <Type extends XOperation["type"], Spent extends XOutput["type"]>(
  _type: Type,
  rule: OperationRule<Extract<XOperation, { type: Type }>, Spent>,
): Rule<Type> => rule as unknown as Rule<Type>; // `verifyOperation` compares `spends` before it calls `check`

const rules: { readonly [Type in XOperation["type"]]: Rule<Type> } = {
  MintOperation: rule("MintOperation", {
    spends: "MintOutput",
    credential: "Credential",
    auth: ({ mintInput }) => mintInput,
    check({ mintOutput, transferOutput }, spent) {
      ensure(sameOwners(mintOutput, spent), "the right to mint may not change its owners");
      ensure(transferOutput.amount > 0n, "nothing is minted");
    },
  }),
  NftMintOperation: rule("NftMintOperation", {
    spends: "NftMintOutput",
    credential: "NftCredential",
    auth: ({ mintInput }) => mintInput,
    check({ groupId, payload }, spent) {
      ensure(groupId === spent.groupId, `group ${groupId} is minted by the right to group ${spent.groupId}`);
      ensure(payload.length <= MAX_PAYLOAD, `the payload is longer than ${MAX_PAYLOAD} bytes`);
    },
  }),
  NftTransferOperation: rule("NftTransferOperation", {
    spends: "NftTransferOutput",
    credential: "NftCredential",
    auth: ({ input }) => input,
    check({ output }, spent) {
      ensure(
        output.groupId === spent.groupId && equalBytes(output.payload, spent.payload),
        "an NFT may not change",
      );
    },
  }),
  PropertyMintOperation: rule("PropertyMintOperation", {
    spends: "PropertyMintOutput",
    credential: "PropertyCredential",
    auth: ({ mintInput }) => mintInput,
    check({ mintOutput }, spent) {
      ensure(sameOwners(mintOutput, spent), "the right to mint may not change its owners");
    },
  }),
  PropertyBurnOperation: rule("PropertyBurnOperation", {
    spends: "PropertyOwnedOutput",
    credential: "PropertyCredential",
    auth: ({ input }) => input,
    check() {},
  }),
};

/** Bytes of an NFT's payload. */
const MAX_PAYLOAD = 1_024;

/**
 * Checks an operation against the output it spends; returns the positions of the owners who must sign.
 *
 * @throws RuleError when the output or the credential has another type, or a field is not kept
 */
export function verifyOperation<Type extends XOperation["type"]>(
  operation: Extract<XOperation, { type: Type }>,
  spent: XOutput,
  credential: XCredential | undefined,
): SignatureIndices {
  // The table maps each type to the rule of that same type, which the compiler cannot follow through an index.
  const rule = rules[operation.type] as unknown as OperationRule<typeof operation, XOutput["type"]>;
  ensure(spent.type === rule.spends, `${operation.type} spends a ${rule.spends}, not a ${spent.type}`);
  ensure(
    credential?.type === rule.credential,
    `${operation.type} needs a ${rule.credential}, not ${credential?.type ?? "nothing"}`,
  );
  rule.check(operation, spent);
  return rule.auth(operation);
}
