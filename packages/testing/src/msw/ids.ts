/** The operations and methods of the three specs, and the types that belong to their ids. */
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

/** Ids of streams: a mocked response is a whole body, and a stream has no end. */
type StreamId = {
  [Id in keyof DataTypes]: DataTypes[Id] extends { stream: unknown } ? Id : never;
}[keyof DataTypes];

/** Id of an operation of the data service, such as `listValidators`; not of a stream. */
export type DataId = Exclude<keyof DataTypes, StreamId>;
/** Id of an operation of the metrics service. */
export type MetricsId = keyof MetricsTypes;
/** Id of an operation of the data or metrics service. */
export type HttpId = DataId | MetricsId;
/** Id of a method of the P-Chain RPC, such as `getHeight` for `platform.getHeight` and `indexGetIndex` for `index.getIndex`. */
export type RpcId = keyof PChainTypes;
/** Id of any of them. */
export type AnyId = HttpId | RpcId;

/** Parameters and responses by id. */
export interface Types extends DataTypes, MetricsTypes, PChainTypes {}

/** Without streams: requests to them reach the network, or what MSW has for unhandled requests. */
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

/** Whether an id is that of an HTTP operation. */
export const isHttpId = (id: string): id is HttpId => Object.hasOwn(httpOperations, id);

/** Whether an operation belongs to the metrics service, whose errors have lists of messages. */
export const isMetricsId = (id: string): id is MetricsId => Object.hasOwn(metricsOperations, id);

/** Whether an id is that of a method of the P-Chain RPC. */
export const isRpcId = (id: string): id is RpcId => Object.hasOwn(rpcOperations, id);
