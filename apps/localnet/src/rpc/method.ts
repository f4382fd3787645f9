/** What an RPC method is, and the error its handler throws to be answered with the node's words. */
import type { JsonValue } from "@primary-network/codec";
import type { Arguments } from "./arguments.ts";

/** One method: takes the request's arguments, returns the result's JSON value, or throws an RpcFault. */
export type Method = (args: Arguments) => JsonValue;

/** Methods of one service, by the name used on the wire (`getBlock`, without the service). */
export type MethodTable = { readonly [name: string]: Method };

/** A failed call; answered with code -32000 and this message, HTTP status 200. */
export class RpcFault extends Error {
  override readonly name = "RpcFault";
}

/** The text of a database miss, as the node words it. */
export const NOT_FOUND = "not found";
