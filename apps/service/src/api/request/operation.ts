/** Operations as values: the handler of each, with the basis of its responses. */

import type { Body } from "../json/json-bytes.ts";
import type { Dependence } from "./basis.ts";
import type { Context, OperationId, OperationTypes, Requester } from "./handler.ts";
import { HttpError } from "./http-error.ts";
import type { ListOperation } from "./list.ts";
import type { StreamHandler, StreamId } from "./stream.ts";

/** The handler of an operation. A method, so that an operation with one id is an operation with any id. */
interface Handling<Id extends OperationId> {
  /** Makes the response of a request, whose parameters are valid and have their defaults. */
  handle(
    params: OperationTypes[Id]["params"],
    context: Context,
    requester: Requester,
  ): Promise<Body<OperationTypes[Id]["result"]>>;
}

/** An operation that makes each response on its own. */
export interface SingleOperation<Id extends OperationId> extends Dependence, Handling<Id> {
  readonly kind: "single";
  readonly id: Id;
}

/** An operation that this service cannot perform. */
export interface NotImplemented<Id extends OperationId> extends SingleOperation<Id> {
  /** Reason of the status 501: one sentence without a full stop. */
  readonly reason: string;
}

/** An operation whose response goes on with each new event. */
export interface StreamOperation<Id extends StreamId> {
  readonly kind: "stream";
  readonly id: Id;
  open(...request: Parameters<StreamHandler<Id>>): ReturnType<StreamHandler<Id>>;
}

/** An operation that responds once. */
export type Responding<Id extends OperationId = OperationId> = SingleOperation<Id> | ListOperation<Id>;

/** An operation of the spec. */
export type Operation<Id extends OperationId> =
  | Responding<Id>
  | (Id extends StreamId ? StreamOperation<Id> : never);

/** Makes an operation from its handler. */
export const operation = <Id extends OperationId>(
  id: Id,
  dependence: Dependence,
  handle: Handling<Id>["handle"],
): SingleOperation<Id> => ({ kind: "single", id, ...dependence, handle });

/** Makes a stream from the function that opens its source. */
export const stream = <Id extends StreamId>(id: Id, open: StreamHandler<Id>): StreamOperation<Id> => ({
  kind: "stream",
  id,
  open,
});

/** Makes an operation that this service cannot perform: callers get the reason with the status 501. */
export const notImplemented = <Id extends OperationId>(id: Id, reason: string): NotImplemented<Id> => ({
  kind: "single",
  id,
  reason,
  async handle() {
    throw new HttpError(501, reason);
  },
});
