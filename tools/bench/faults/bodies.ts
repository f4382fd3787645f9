/** Response bodies of the trials' servers: the API's for clients of the service, JSON-RPC's for clients of a node. */
import { BLOCK_HEIGHT } from "../requests.ts";
import { smallResponse, validator } from "../responses.ts";

/** A value that no description has. */
export const UNKNOWN_STATUS = "frozen";
/** 2^53 + 1, which no JavaScript number is. */
export const LARGE_INTEGER = "9007199254740993";

/** The responses to one request, as texts. */
export interface Bodies {
  readonly small: string;
  /** With UNKNOWN_STATUS. */
  readonly status: string;
  /** With LARGE_INTEGER. */
  readonly integer: string;
}

/** A page of the service: two validators, the first of them changed as the fault needs. */
export const pageOf = (change: object, nextPageToken?: string): object => ({
  validators: [{ ...validator(0), ...change }, validator(1)],
  ...(nextPageToken && { nextPageToken }),
});

/** JSON with a large integer in the field with the value "integer". */
const withInteger = (body: object) => JSON.stringify(body).replace('"integer"', LARGE_INTEGER);

const ofService: Bodies = {
  small: JSON.stringify(smallResponse),
  status: JSON.stringify(pageOf({ validationStatus: UNKNOWN_STATUS })),
  integer: withInteger(pageOf({ startTimestamp: "integer" })),
};

function ofNode(id: unknown): Bodies {
  const bodyOf = (result: object) => ({ jsonrpc: "2.0", result, id });
  const fees = { capacity: 999_772, excess: "integer", price: 1, timestamp: "2026-01-01T00:00:00Z" };
  return {
    small: JSON.stringify(bodyOf({ height: String(BLOCK_HEIGHT) })),
    status: JSON.stringify(bodyOf({ status: UNKNOWN_STATUS })),
    integer: withInteger(bodyOf(fees)),
  };
}

/** The responses to a request with this body, which is empty for a GET. */
export function bodiesOf(request: string): Bodies {
  const { jsonrpc, id } = request === "" ? {} : JSON.parse(request);
  return jsonrpc === undefined ? ofService : ofNode(id);
}
