/** Ids of the three specs' operations and methods, and their types. */
import type { Operation, RpcOperation } from "@primary-network/core/client";
import { type OperationTypes as DataTypes, operations as dataOperations } from "@primary-network/data/spec";
import {
  type OperationTypes as MetricsTypes,
  operations as metricsOperations,
} from "@primary-network/metrics/spec";
import {
  type OperationTypes as PChainTypes,
  operations as pchainOperations,
} from "@primary-network/pchain-rpc/spec";

/** Ids of streams. A mocked response needs a complete body, and a stream never ends. */
type StreamId = {
  [Id in keyof DataTypes]: DataTypes[Id] extends { stream: unknown } ? Id : never;
}[keyof DataTypes];

/** Id of an operation of the data service, such as `listValidators`. Streams are excluded. */
export type DataId = Exclude<keyof DataTypes, StreamId>;
/** Id of an operation of the metrics service. */
export type MetricsId = keyof MetricsTypes;
/** Id of an operation of the data or metrics service. */
export type HttpId = DataId | MetricsId;
/** Id of a method of the P-Chain RPC, such as `getHeight` for `platform.getHeight` and `indexGetIndex` for `index.getIndex`. */
export type RpcId = keyof PChainTypes;
/** Id of an operation or method. */
export type AnyId = HttpId | RpcId;

/** Parameters and responses by id. */
export interface Types extends DataTypes, MetricsTypes, PChainTypes {}

/** Operations without streams. MSW treats a stream's request as unhandled. */
const withoutStreams = Object.fromEntries(
  Object.entries(dataOperations).filter(([, operation]) => !("stream" in operation)),
) as Pick<typeof dataOperations, DataId>; // fromEntries forgets the names

/** Descriptors of the HTTP operations by id. */
export const httpOperations: { readonly [Id in HttpId]: Operation } = {
  ...withoutStreams,
  ...metricsOperations,
};

/** Descriptors of the methods by id. */
export const rpcOperations: { readonly [Id in RpcId]: RpcOperation } = pchainOperations;

/** Returns true for the id of an HTTP operation. */
export const isHttpId = (id: string): id is HttpId => Object.hasOwn(httpOperations, id);

/** Returns true for the id of a metrics operation. Errors of the metrics service have lists of messages. */
export const isMetricsId = (id: string): id is MetricsId => Object.hasOwn(metricsOperations, id);

/** Returns true for the id of a P-Chain RPC method. */
export const isRpcId = (id: string): id is RpcId => Object.hasOwn(rpcOperations, id);
