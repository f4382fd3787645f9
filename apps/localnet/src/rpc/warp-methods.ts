/**
 * `warp.*` methods, which only the local network has: signing by validators (real nodes do it over their own
 * protocol, ACP-118), and sending by contracts of other chains.
 */
import { bytesToHex } from "@noble/hashes/utils.js";
import { CodecError, decodeHex, parseNodeId, ValidationError } from "@primary-network/codec";
import {
  decodeUnsignedMessage,
  encodePayload,
  encodeUnsignedMessage,
  signBls,
  type UnsignedMessage,
  messageId as warpMessageId,
} from "@primary-network/codec/warp";
import { equalBytes } from "../chains/byte-order.ts";
import { params } from "../chains/p/params.ts";
import { signerOf } from "../chains/p/staker.ts";
import { EMPTY_ID } from "../chains/p/state.ts";
import { checkWarpRequest, WarpRefusal } from "../chains/p/warp-request.ts";
import { nodeKeyOf } from "../keys/keys.ts";
import type { Network } from "../network/network.ts";
import type { Arguments } from "./arguments.ts";
import { RpcFault } from "./fault.ts";
import type { MethodTable } from "./method.ts";
import { id, plainHex } from "./text.ts";

/** The error code of EVM chains for a message that they have not sent. */
const NOT_SENT = 2;

/** A validator by its signing key. */
interface Signer {
  readonly nodeId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly subnetId: Uint8Array;
}

function orFault<T>(field: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CodecError || error instanceof ValidationError)) throw error;
    throw new RpcFault(`couldn't parse ${field}: ${error.message}`);
  }
}

const hexOf = (args: Arguments, field: string): Uint8Array =>
  orFault(field, () => decodeHex(args.string(field), { checksum: false }));

/** The methods of this file. */
export function warpMethods({ chain: { state } }: Network) {
  /**
   * All current validators with a key. The validators of permissioned subnets sign with their Primary Network
   * key.
   */
  const signers = (): Signer[] => {
    const primary = state.current.flatMap((staker) => {
      const signer = staker.role === "validator" ? signerOf(staker.tx) : undefined;
      return signer ? [{ nodeId: staker.nodeId, publicKey: signer.publicKey, subnetId: EMPTY_ID }] : [];
    });
    const permissioned = state.current.flatMap(({ role, nodeId, subnetId }) => {
      const own = primary.find((signer) => equalBytes(signer.nodeId, nodeId));
      return role === "permissioned" && own ? [{ ...own, subnetId }] : [];
    });
    return [...primary, ...permissioned, ...state.l1Validators.values()];
  };

  const asked = (args: Arguments): Signer[] => {
    const nodeId = args.string("nodeID");
    const found =
      nodeId === ""
        ? matching("publicKey", hexOf(args, "publicKey"))
        : matching(
            "nodeId",
            orFault("nodeID", () => parseNodeId(nodeId)),
          );
    if (found.length === 0) throw new RpcFault(`no validator has ${nodeId || args.string("publicKey")}`);
    return found;
  };
  const matching = (field: "nodeId" | "publicKey", bytes: Uint8Array) =>
    signers().filter((signer) => equalBytes(signer[field], bytes));

  /** Checks that a chain which the signer validates has sent the message. */
  const checkSent = (message: UnsignedMessage, roles: readonly Signer[]): void => {
    const { sourceChainId } = message;
    const blockchain = state.blockchains.get(bytesToHex(sourceChainId));
    if (blockchain === undefined) throw new RpcFault(`there is no blockchain ${id(sourceChainId)}`);
    const { subnetId } = blockchain.tx;
    if (!roles.some((role) => equalBytes(role.subnetId, subnetId)))
      throw new RpcFault(`the node does not validate blockchain ${id(sourceChainId)}`);
    const messageId = warpMessageId(message);
    if (!state.sentMessages.has(bytesToHex(messageId)))
      throw new RpcFault(`message ${id(messageId)} was not sent`, NOT_SENT);
  };

  return {
    sign(args) {
      const roles = asked(args);
      const key = roles.map(({ publicKey }) => nodeKeyOf(publicKey)).find((found) => found !== undefined);
      if (key === undefined || state.uptimeOf(key.nodeId) < params.uptimeRequirement)
        throw new RpcFault(`the validator ${args.string("nodeID") || args.string("publicKey")} is offline`);
      const unsigned = hexOf(args, "message");
      const message = orFault("message", () => decodeUnsignedMessage(unsigned));
      if (message.networkId !== state.networkId)
        throw new RpcFault(`the message is of network ${message.networkId}, not ${state.networkId}`);
      try {
        if (equalBytes(message.sourceChainId, EMPTY_ID))
          checkWarpRequest(state, message.payload, hexOf(args, "justification"));
        else checkSent(message, roles);
      } catch (error) {
        if (!(error instanceof WarpRefusal)) throw error;
        throw new RpcFault(error.message, error.code);
      }
      return { signature: plainHex(signBls(unsigned, key.blsSecret)) };
    },
    send(args) {
      const sourceChainId = args.id("blockchainID");
      if (!state.blockchains.has(bytesToHex(sourceChainId)))
        throw new RpcFault(`there is no blockchain ${id(sourceChainId)}`);
      const payload = encodePayload({
        type: "AddressedCall",
        sourceAddress: hexOf(args, "sourceAddress"),
        payload: hexOf(args, "payload"),
      });
      const message = { networkId: state.networkId, sourceChainId, payload };
      const messageId = warpMessageId(message);
      state.sentMessages.add(bytesToHex(messageId));
      return { message: plainHex(encodeUnsignedMessage(message)), messageID: id(messageId) };
    },
  } satisfies MethodTable;
}
