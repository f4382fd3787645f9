/** Time, blocks, faults and snapshots of a network, as functions. */

/** The network refused a request of the test. */
export class NetworkControlError extends Error {
  /** Always `NetworkControlError`. */
  override readonly name = "NetworkControlError";
}

/** State of the clock, with the height of the P-Chain. */
export interface ClockState {
  /** Unix seconds, with fractions. */
  readonly now: number;
  /** True if time stands still. */
  readonly frozen: boolean;
  /** Height of the P-Chain's last block. */
  readonly height: number;
}

/** Time travel. It only goes forward, because blocks cannot become older. */
export interface NetworkClock {
  /** Returns the current state. */
  read(): Promise<ClockState>;
  /** Moves forward by seconds, 0 to 3155760000, and settles terms that end meanwhile. */
  advance(seconds: number): Promise<ClockState>;
  /** Moves forward to a Unix time in seconds. */
  set(now: number): Promise<ClockState>;
  /** Stops time. */
  freeze(): Promise<ClockState>;
  /** Lets time pass at the speed of the machine's clock. */
  resume(): Promise<ClockState>;
}

/** Conditions of a fault. */
export interface FaultConditions {
  /** Path of the node's interface, such as `/ext/bc/P`. A star at the end matches any rest. */
  readonly route: string;
  /** JSON-RPC method, such as `platform.getHeight`. @default any */
  readonly method?: string;
  /** Applies the fault to every n-th matching request. @default 1 */
  readonly every?: number;
  /** Number of times that the fault occurs. @default unlimited */
  readonly next?: number;
}

/** An HTTP status instead of the response. */
export interface StatusFault extends FaultConditions {
  /** Kind of the fault. */
  readonly kind: "status";
  /** HTTP status, 400 to 599. */
  readonly status: number;
  /** Body as plain text. @default "" */
  readonly body?: string;
  /** Seconds for the Retry-After header. @default no header */
  readonly retryAfter?: number;
}

/** A late response. */
export interface DelayFault extends FaultConditions {
  /** Kind of the fault. */
  readonly kind: "delay";
  /** Delay in milliseconds. */
  readonly ms: number;
}

/** A connection that ends in the middle of the body. */
export interface CutFault extends FaultConditions {
  /** Kind of the fault. */
  readonly kind: "cut";
  /** Share of the body that arrives, 0 to 1. @default 0.5 */
  readonly share?: number;
}

/** A body that ends in the middle, although the response is complete. */
export interface MalformedFault extends FaultConditions {
  /** Kind of the fault. */
  readonly kind: "malformed";
}

/** A field of the response with another value, or without the field. */
export interface DriftFault extends FaultConditions {
  /** Kind of the fault. */
  readonly kind: "drift";
  /** JSON pointer to the field, such as `/result/height`. */
  readonly at: string;
  /** Value of the field. @default the field is left out */
  readonly value?: unknown;
}

/** A fault of the node, by its effect on a response. */
export type NetworkFault = StatusFault | DelayFault | CutFault | MalformedFault | DriftFault;

/** Faults of the node. None by default. */
export interface NetworkFaults {
  /** Adds a fault, and returns its id. */
  add(fault: NetworkFault): Promise<number>;
  /** Ends one fault, or all of them. */
  clear(id?: number): Promise<void>;
}

/** Saved states of the network, kept in memory. */
export interface NetworkSnapshots {
  /** Saves the state under a name of 1 to 64 letters, digits, dots, dashes or underscores. */
  save(name: string): Promise<void>;
  /** Restores a state. Resolves once the index is rebuilt and complete. */
  restore(name: string): Promise<void>;
}

/** Sends a request to the control API. */
export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/** @throws NetworkControlError from each call, with the message of the control API */
export function createControl(fetch: (request: Request) => Promise<Response>, token: string): Control {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(new Request(`http://control${path}`, init));
    const text = await response.text();
    const value: unknown = text === "" ? undefined : JSON.parse(text);
    if (response.ok) return value;
    const reason =
      typeof value === "object" && value !== null && "error" in value ? String(value.error) : text;
    throw new NetworkControlError(`${method} ${path}: ${reason}`);
  };
}

/** @param settled waits until everything is indexed */
export function createClock(control: Control, settled: () => Promise<void>): NetworkClock {
  const moved = async (method: string, path: string, body?: object) => {
    const state = (await control(method, path, body)) as ClockState; // the form of the control API
    await settled();
    return state;
  };
  return {
    read: async () => (await control("GET", "/clock")) as ClockState, // as above
    advance: (seconds) => moved("POST", "/clock/advance", { seconds }),
    set: (now) => moved("PUT", "/clock", { now }),
    freeze: () => moved("POST", "/clock/freeze"),
    resume: () => moved("POST", "/clock/resume"),
  };
}

/** Makes the faults of a network. */
export const createFaults = (control: Control): NetworkFaults => ({
  add: async (fault) => ((await control("POST", "/faults", fault)) as { readonly id: number }).id, // as above
  clear: async (id) => void (await control("DELETE", id === undefined ? "/faults" : `/faults/${id}`)),
});

/** @param settled waits until everything is indexed */
export const createSnapshots = (control: Control, settled: () => Promise<void>): NetworkSnapshots => ({
  save: async (name) => void (await control("PUT", `/snapshots/${encodeURIComponent(name)}`)),
  async restore(name) {
    await control("POST", `/snapshots/${encodeURIComponent(name)}/restore`);
    await settled();
  },
});
