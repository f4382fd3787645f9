/** The parameters of every operation's example call, from the specs: a value that refers to another call is asked of a running network. */
import { decodeCb58, encodeHex } from "@primary-network/codec";
import type { OperationModel } from "@primary-network/codegen";
import { type ClientName, clientNames, operationsOf, type TypedCall, typedCalls } from "./typed-calls.ts";

/** The parameters of a call, by name. */
export type CallParams = Readonly<Record<string, unknown>>;

/** A value that is taken from the response of another operation. */
interface Reference {
  /** Id of that operation. */
  readonly $from: string;
  /** Parameters of the call. @default the parameters of its example */
  readonly with?: CallParams;
  /** Fields that an item of its list must have. @default none */
  readonly where?: CallParams;
  /** Path to the value in the item, or in a response that is no list. */
  readonly get: string;
  /** Form that the value is given in place of its own. @default its own */
  readonly as?: "hex";
}

const isReference = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "$from" in value;

/** Items of a list that are looked at for one that fits. */
const LOOKED_AT = 2_000;

const calls = new Map(clientNames.flatMap((client) => typedCalls(client)));
const written = new Map(
  clientNames.flatMap((client) =>
    operationsOf(client).map(({ id, example }): [string, CallParams | undefined] => [id, example]),
  ),
);

/** Operations that have an example, in an order in which all can be called: what makes things first, what deletes them last. */
export const exampleOperations: readonly (OperationModel & { readonly client: ClientName })[] = clientNames
  .flatMap((client) => operationsOf(client).map((operation) => ({ ...operation, client })))
  .filter(({ example }) => example !== undefined)
  .toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf({ isMutation, descriptor }: OperationModel): number {
  if (descriptor.method === "DELETE") return 2;
  return isMutation ? 0 : 1;
}

/** Example calls on one network. Calls that others refer to are made once. */
export class Examples {
  readonly #clients: object;
  readonly #made = new Map<string, Promise<unknown>>();

  /** @param clients `data`, and `metrics` or `pchain` where their examples are needed */
  constructor(clients: { readonly data: object; readonly metrics?: object; readonly pchain?: object }) {
    this.#clients = clients;
  }

  /** The parameters of an operation's example. */
  async params(id: string): Promise<CallParams> {
    const example = written.get(id);
    if (example === undefined) throw new Error(`${id}: the spec has no x-example`);
    return (await this.#resolved(example)) as CallParams; // an object stays one
  }

  /** Makes a call; gives the response, or the list or stream that a method gives at once. */
  call(id: string, params: CallParams): unknown {
    return invoke(this.#clients, callOf(id), params);
  }

  async #resolved(value: unknown): Promise<unknown> {
    if (isReference(value)) return this.#valueOf(value);
    if (Array.isArray(value)) return Promise.all(value.map((part) => this.#resolved(part)));
    if (typeof value !== "object" || value === null) return value;
    const parts = Object.entries(value).map(
      async ([name, part]) => [name, await this.#resolved(part)] as const,
    );
    return Object.fromEntries(await Promise.all(parts));
  }

  #valueOf(reference: Reference): Promise<unknown> {
    const key = JSON.stringify(reference);
    const known = this.#made.get(key);
    if (known) return known;
    const value = this.#ask(reference);
    this.#made.set(key, value);
    return value;
  }

  async #ask({ $from, with: given, where = {}, get, as }: Reference): Promise<unknown> {
    const params = given === undefined ? await this.params($from) : await this.#resolved(given);
    const response = this.call($from, params as CallParams);
    const items = callOf($from).isList ? (response as AsyncIterable<unknown>) : [await response];
    let looked = 0;
    for await (const item of items) {
      const value = at(item, get);
      const fits = Object.entries(where).every(([name, wanted]) => at(item, name) === wanted);
      if (fits && value !== undefined && value !== null)
        return as === "hex" ? encodeHex(decodeCb58(String(value)), { checksum: false }) : value;
      if (++looked === LOOKED_AT) break;
    }
    throw new Error(`${$from}: the network has no item with ${get} and ${JSON.stringify(where)}`);
  }
}

function callOf(id: string): TypedCall {
  const call = calls.get(id);
  if (call === undefined) throw new Error(`there is no operation ${id}`);
  return call;
}

/** The value at a path such as `rewardAddresses.0`; undefined where it leads nowhere. */
const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((found, name) => Object(found)[name], value);

/** Values by name: the specs say which exist. */
type ByName = Record<string, unknown>;

function invoke(
  clients: object,
  { client, resource, method, params: taken }: TypedCall,
  params: CallParams,
): unknown {
  const owner = (clients as ByName)[client] as ByName;
  const target = (resource === undefined ? owner : owner[resource]) as ByName;
  const call = target[method];
  if (typeof call !== "function") throw new Error(`${client}: has no method ${method}`);
  return taken === "none" ? call.call(target) : call.call(target, params);
}
