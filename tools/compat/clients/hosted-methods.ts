/** Finds the method of chainkit or avacloud that calls an operation of ours: the one whose route is the same. */
import {
  hostedOperations,
  type OwnOperation,
  ownOperations,
  routeOf,
} from "../../shared/hosted-operations.ts";
import type { Params } from "../calls.ts";

const hostedNames = new Map(hostedOperations().map((operation) => [routeOf(operation), operation.name]));
const own = new Map(ownOperations().map((operation) => [operation.id, operation]));

/** The field of the method's argument that holds the body, where it is not spread among the others. */
const BODIES: Readonly<Record<string, string>> = {
  dataPrimaryNetworkUtxosListByAddressesV2: "primaryNetworkAddressesBodyDto",
  dataPrimaryNetworkUtxosGetLastActivityTimestampByAddressesV2: "primaryNetworkAddressesBodyDto",
  dataSignatureAggregatorAggregate: "signatureAggregatorRequest",
  webhooksAddressesAdd: "addressesChangeRequest",
  webhooksAddressesRemove: "addressesChangeRequest",
  webhooksUpdate: "updateWebhookRequest",
};

/** What a method is and is given. */
export interface HostedCall {
  readonly name: string;
  readonly method: (...args: object[]) => Promise<unknown>;
  /** Its argument, made of our parameters; undefined when the method takes options alone. */
  readonly argumentOf: (params: Params) => object | undefined;
}

/** Walks from member to member along a name such as `dataEvmBlocksGet`: `data.evm.blocks.get`. */
function walk(owner: object, rest: string): HostedCall["method"] | undefined {
  for (let length = rest.length; length > 0; length--) {
    const name = rest.slice(0, length);
    const member: unknown = Reflect.get(owner, name.charAt(0).toLowerCase() + name.slice(1));
    if (length === rest.length) {
      if (typeof member === "function") return (...args) => Reflect.apply(member, owner, args);
    } else if (typeof member === "object" && member !== null && /^[A-Z]/.test(rest.slice(length))) {
      const found = walk(member, rest.slice(length));
      if (found) return found;
    }
  }
  return undefined;
}

/** Lists that travel as one comma-joined text are given as that text. */
function fieldsOf({ params }: OwnOperation, given: Params): { plain: Params; body: Params } {
  const plain: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const joined = params[name]?.csv && Array.isArray(value) ? value.join(",") : value;
    (params[name]?.in === "body" ? body : plain)[name] = joined;
  }
  return { plain, body };
}

/** The method for an operation of ours; undefined when the hosted service has none with its route, or the client none of its name. */
export function hostedCall(sdk: object, id: string, network: string): HostedCall | undefined {
  const operation = own.get(id);
  const name = operation && hostedNames.get(routeOf(operation));
  const method = name === undefined ? undefined : walk(sdk, name);
  if (operation === undefined || name === undefined || method === undefined) return undefined;
  return {
    name,
    method,
    argumentOf(given) {
      if (Object.keys(operation.params).length === 0) return undefined;
      const { plain, body } = fieldsOf(operation, given);
      const part = BODIES[name];
      const isOfNetwork = Object.hasOwn(operation.params, "network");
      return { ...(isOfNetwork && { network }), ...plain, ...(part === undefined ? body : { [part]: body }) };
    },
  };
}
