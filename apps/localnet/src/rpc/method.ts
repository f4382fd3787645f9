/** Types of RPC methods: one method, and a table of them by name. */
import type { JsonValue } from "@primary-network/codec";
import type { Arguments } from "./arguments.ts";

/** One method: takes the request's arguments, returns the result's JSON value, or throws an RpcFault. */
export type Method = (args: Arguments) => JsonValue;

/** Methods of one service, by the name used on the wire (`getBlock`, without the service). */
export type MethodTable = { readonly [name: string]: Method };
