/** Validators of the Primary Network and of subnets. */
import {
  type List,
  type ListOptions,
  type Stream,
  type StreamOptions,
  stream,
  type Transport,
} from "@primary-network/core/client";
import type {
  ListValidatorsByNodeExtra,
  ListValidatorsByNodeItem,
  ListValidatorsByNodeParams,
  ListValidatorsExtra,
  ListValidatorsItem,
  ListValidatorsParams,
  StreamValidatorEventsItem,
  StreamValidatorEventsParams,
} from "./gen/operations.ts";
import { listValidators, listValidatorsByNode, streamValidatorEvents } from "./gen/operations.ts";

/** The `validators` resource of the data client. */
export const validators = (transport: Transport) => ({
  /**
   * Lists validators, filtered and sorted. Each has the fields of its `validationStatus`, which narrows the type.
   *
   * @example
   * ```ts
   * for await (const v of data.validators.list({ validationStatus: "active" })) console.log(v.nodeId, v.amountStaked);
   * ```
   */
  list: (
    params: ListValidatorsParams = {},
    options?: ListOptions,
  ): List<ListValidatorsItem, ListValidatorsExtra> => transport.list(listValidators, params, options),

  /**
   * Lists the validations of one node.
   *
   * @example
   * ```ts
   * const page = await data.validators.listByNode({ nodeId: "NodeID-…" });
   * ```
   */
  listByNode: (
    params: ListValidatorsByNodeParams,
    options?: ListOptions,
  ): List<ListValidatorsByNodeItem, ListValidatorsByNodeExtra> =>
    transport.list(listValidatorsByNode, params, options),

  /**
   * Streams what transactions change in the state of validators, in the order of the P-Chain.
   *
   * @example
   * ```ts
   * for await (const change of data.validators.stream({ nodeIds: ["NodeID-…"] }).items()) console.log(change.event);
   * ```
   */
  stream: (
    params: StreamValidatorEventsParams = {},
    options?: StreamOptions,
  ): Stream<StreamValidatorEventsItem> => stream(transport, streamValidatorEvents, params, options),
});
