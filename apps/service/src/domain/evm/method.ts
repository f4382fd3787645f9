/** Derives the call type and method of a transaction. */

import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Signatures of the functions whose names are shown. */
export const SIGNATURES: readonly string[] = [
  // ERC-20
  "transfer(address,uint256)",
  "approve(address,uint256)",
  "transferFrom(address,address,uint256)",
  "increaseAllowance(address,uint256)",
  "decreaseAllowance(address,uint256)",
  "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
  "mint(address,uint256)",
  "mint(uint256)",
  "mint(address)",
  "mint()",
  "burn(uint256)",
  "burn(address,uint256)",
  "burnFrom(address,uint256)",
  // ERC-721 and ERC-1155
  "safeTransferFrom(address,address,uint256)",
  "safeTransferFrom(address,address,uint256,bytes)",
  "safeTransferFrom(address,address,uint256,uint256,bytes)",
  "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)",
  "setApprovalForAll(address,bool)",
  "safeMint(address,uint256)",
  "safeMint(address)",
  "mint(address,uint256,string)",
  "mint(address,uint256,uint256)",
  "mint(address,uint256,uint256,bytes)",
  "mintBatch(address,uint256[],uint256[])",
  "mintBatch(address,uint256[],uint256[],bytes)",
  "burn(address,uint256,uint256)",
  // Wrapped AVAX
  "deposit()",
  "withdraw(uint256)",
  // Vaults and staking
  "deposit(uint256)",
  "deposit(uint256,address)",
  "withdraw(uint256,address,address)",
  "redeem(uint256,address,address)",
  "stake(uint256)",
  "unstake(uint256)",
  "getReward()",
  "claim()",
  "claim(uint256)",
  "claimRewards()",
  "harvest()",
  "exit()",
  // Exchanges
  "swapExactTokensForTokens(uint256,uint256,address[],address,uint256)",
  "swapTokensForExactTokens(uint256,uint256,address[],address,uint256)",
  "swapExactAVAXForTokens(uint256,address[],address,uint256)",
  "swapTokensForExactAVAX(uint256,uint256,address[],address,uint256)",
  "swapExactTokensForAVAX(uint256,uint256,address[],address,uint256)",
  "swapAVAXForExactTokens(uint256,address[],address,uint256)",
  "swapExactETHForTokens(uint256,address[],address,uint256)",
  "swapExactTokensForETH(uint256,uint256,address[],address,uint256)",
  "addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)",
  "addLiquidityAVAX(address,uint256,uint256,uint256,address,uint256)",
  "removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)",
  "removeLiquidityAVAX(address,uint256,uint256,uint256,address,uint256)",
  "exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))",
  "exactInput((bytes,address,uint256,uint256,uint256))",
  "exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))",
  "execute(bytes,bytes[])",
  "execute(bytes,bytes[],uint256)",
  "multicall(bytes[])",
  "multicall(uint256,bytes[])",
  "swap(address,bool,int256,uint160,bytes)",
  // Lending
  "supply(address,uint256,address,uint16)",
  "borrow(address,uint256,uint256,uint16,address)",
  "repay(address,uint256,uint256,address)",
  "withdraw(address,uint256,address)",
  "borrow(uint256)",
  "repayBorrow(uint256)",
  "enterMarkets(address[])",
  // Governance
  "delegate(address)",
  "castVote(uint256,uint8)",
  "propose(address[],uint256[],bytes[],string)",
  // Owners and proxies
  "transferOwnership(address)",
  "renounceOwnership()",
  "acceptOwnership()",
  "grantRole(bytes32,address)",
  "revokeRole(bytes32,address)",
  "upgradeTo(address)",
  "upgradeToAndCall(address,bytes)",
  "initialize()",
  "initialize(address)",
  "pause()",
  "unpause()",
  // Calls on behalf of others
  "execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)",
  "aggregate((address,bytes)[])",
  "tryAggregate(bool,(address,bytes)[])",
  "aggregate3((address,bool,bytes)[])",
  "handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)",
  // Interchain messages
  "sendCrossChainMessage((bytes32,address,(address,uint256),uint256,address[],bytes))",
  "receiveCrossChainMessage(uint32,address)",
  "retryMessageExecution(bytes32,(uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes))",
  "retrySendCrossChainMessage((uint256,address,bytes32,address,uint256,address[],(uint256,address)[],bytes))",
  "addFeeAmount(bytes32,address,uint256)",
  "sendSpecifiedReceipts(bytes32,bytes32[],(address,uint256),address[])",
  "redeemRelayerRewards(address)",
  "sendWarpMessage(bytes)",
  // Validator managers of L1s
  "initializeValidatorSet((bytes32,bytes32,address,(bytes,bytes,uint64)[]),uint32)",
  "completeValidatorRegistration(uint32)",
  "completeValidatorRemoval(uint32)",
  "completeEndValidation(uint32)",
];

/** The first four bytes of a signature's hash, in hex with 0x. */
export function selectorOf(signature: string): string {
  return `0x${bytesToHex(keccak_256(new TextEncoder().encode(signature)).subarray(0, 4))}`;
}

const names: ReadonlyMap<string, string> = new Map(
  SIGNATURES.map((signature) => [selectorOf(signature), signature]),
);

/** A transaction's method, in the interface's form. */
export interface Method {
  readonly callType: "NATIVE_TRANSFER" | "CONTRACT_CALL" | "CONTRACT_CREATION";
  /** Empty when no method is called. */
  readonly methodHash: string;
  readonly methodName?: string;
}

/** Characters of a selector in hex with 0x. */
const SELECTOR = 2 + 2 * 4;

/**
 * A call with data is taken for a contract call. If the recipient is an account, nothing runs, but the transaction alone does not
 * show that.
 *
 * @param input hex with 0x
 */
export function methodOf(recipient: string | null, input: string): Method {
  if (recipient === null)
    return { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" };
  if (input.length < SELECTOR)
    return { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" };
  const methodHash = input.slice(0, SELECTOR);
  const methodName = names.get(methodHash);
  return { callType: "CONTRACT_CALL", methodHash, ...(methodName !== undefined && { methodName }) };
}
