/** The rules of operations on the X-Chain: the output that each one spends, and the fields that it must keep. */
import { bytesToHex } from "@noble/hashes/utils.js";
import type { OutputOwners, SignatureIndices } from "@primary-network/codec";
import type { Credential, Output, Operation as XOperation } from "@primary-network/codec/x";
import { equalBytes } from "../byte-order.ts";
import { verifyAuth, verifyOwners } from "../p/form.ts";
import { ensure } from "../rule-error.ts";

/** The requirements of an operation on the output that it spends. */
interface OperationRule<Operation, Spent extends Output["type"]> {
  readonly spends: Spent;
  readonly credential: Credential["type"];
  auth(operation: Operation): SignatureIndices;
  /** Throws unless the operation is well-formed by itself. */
  verify(operation: Operation): void;
  /** Throws unless the operation continues the output that it spends. */
  check(operation: Operation, spent: Extract<Output, { type: Spent }>): void;
}

type Rule<Type extends XOperation["type"]> = OperationRule<
  Extract<XOperation, { type: Type }>,
  Output["type"]
>;

const sameOwners = (left: OutputOwners, right: OutputOwners): boolean =>
  left.locktime === right.locktime &&
  left.threshold === right.threshold &&
  left.addresses.map(bytesToHex).join() === right.addresses.map(bytesToHex).join();

/** Keeps each rule's own type of spent output while it is written. */
const rule = <Type extends XOperation["type"], Spent extends Output["type"]>(
  _type: Type,
  rule: OperationRule<Extract<XOperation, { type: Type }>, Spent>,
): Rule<Type> => rule as unknown as Rule<Type>; // `verifyOperation` compares `spends` before it calls `check`

const rules: { readonly [Type in XOperation["type"]]: Rule<Type> } = {
  MintOperation: rule("MintOperation", {
    spends: "MintOutput",
    credential: "Credential",
    auth: ({ mintInput }) => mintInput,
    verify({ mintInput, mintOutput, transferOutput }) {
      verifyAuth(mintInput);
      verifyOwners(mintOutput);
      ensure(transferOutput.amount > 0n, "output has no value");
      verifyOwners(transferOutput);
    },
    check({ mintOutput }, spent) {
      ensure(sameOwners(mintOutput, spent), "wrong mint output created from the operation");
    },
  }),
  NftMintOperation: rule("NftMintOperation", {
    spends: "NftMintOutput",
    credential: "NftCredential",
    auth: ({ mintInput }) => mintInput,
    verify({ mintInput, payload, owners }) {
      ensure(payload.length <= MAX_PAYLOAD, "payload too large");
      for (const owner of owners) verifyOwners(owner);
      verifyAuth(mintInput);
    },
    check({ groupId }, spent) {
      ensure(groupId === spent.groupId, "wrong unique ID provided");
    },
  }),
  NftTransferOperation: rule("NftTransferOperation", {
    spends: "NftTransferOutput",
    credential: "NftCredential",
    auth: ({ input }) => input,
    verify({ input, output }) {
      verifyAuth(input);
      ensure(output.payload.length <= MAX_PAYLOAD, "payload too large");
      verifyOwners(output);
    },
    check({ output }, spent) {
      ensure(output.groupId === spent.groupId, "wrong unique ID provided");
      ensure(equalBytes(output.payload, spent.payload), "wrong bytes provided");
    },
  }),
  PropertyMintOperation: rule("PropertyMintOperation", {
    spends: "PropertyMintOutput",
    credential: "PropertyCredential",
    auth: ({ mintInput }) => mintInput,
    verify({ mintInput, mintOutput, ownedOutput }) {
      verifyAuth(mintInput);
      verifyOwners(mintOutput);
      verifyOwners(ownedOutput);
    },
    check({ mintOutput }, spent) {
      ensure(sameOwners(mintOutput, spent), "wrong mint output provided");
    },
  }),
  PropertyBurnOperation: rule("PropertyBurnOperation", {
    spends: "PropertyOwnedOutput",
    credential: "PropertyCredential",
    auth: ({ input }) => input,
    verify: ({ input }) => verifyAuth(input),
    check() {},
  }),
};

/** Bytes of an NFT's payload. */
const MAX_PAYLOAD = 1_024;

/** The rule of an operation. The table maps each type to the rule of that same type, which the compiler cannot follow through an index. */
const ruleOf = (operation: XOperation): Rule<XOperation["type"]> =>
  rules[operation.type] as unknown as Rule<XOperation["type"]>;

/** Throws unless an operation is well-formed by itself. */
export function verifyOperationForm(operation: XOperation): void {
  ruleOf(operation).verify(operation);
}

/**
 * Checks an operation against the output it spends; returns the positions of the owners who must sign.
 *
 * @throws RuleError when the output or the credential has another type, or a field is not kept
 */
export function verifyOperation(
  operation: XOperation,
  spent: Output,
  credential: Credential | undefined,
): SignatureIndices {
  const rule = ruleOf(operation);
  ensure(credential?.type === rule.credential, "wrong credential type");
  ensure(spent.type === rule.spends, "wrong utxo type");
  rule.check(operation, spent);
  return rule.auth(operation);
}
