/** Time, blocks, faults and snapshots of a network, as functions. */

/** Why the network refused a request of the test. */
export class NetworkControlError extends Error {
  /** Always `NetworkControlError`. */
  override readonly name = "NetworkControlError";
}

/** The clock of a network, and the height of its P-Chain. */
export interface ClockState {
  /** Unix seconds, with fractions. */
  readonly now: number;
  /** Whether time stands still. */
  readonly frozen: boolean;
  /** Height of the P-Chain's last block. */
  readonly height: number;
}

/** Time travel: only forward, because blocks cannot become older. */
export interface NetworkClock {
  /** The clock as it is. */
  read(): Promise<ClockState>;
  /** Moves forward by seconds, 0 … 3155760000; terms that end meanwhile are settled. */
  advance(seconds: number): Promise<ClockState>;
  /** Moves forward to Unix seconds. */
  set(now: number): Promise<ClockState>;
  /** Stops time. */
  freeze(): Promise<ClockState>;
  /** Lets time pass as fast as the machine's. */
  resume(): Promise<ClockState>;
}

/** When a fault happens. */
export interface FaultConditions {
  /** Path of the node's interface, such as `/ext/bc/P`; a star at its end matches any rest. */
  readonly route: string;
  /** JSON-RPC method, such as `platform.getHeight`. @default any */
  readonly method?: string;
  /** Happens at each n-th matching request. @default 1 */
  readonly every?: number;
  /** Happens this many times. @default without limit */
  readonly next?: number;
}

/** Another status in place of the response. */
export interface StatusFault extends FaultConditions {
  /** Names this kind of fault. */
  readonly kind: "status";
  /** HTTP status, 400 … 599. */
  readonly status: number;
  /** Body as plain text. @default "" */
  readonly body?: string;
  /** Seconds in the header Retry-After. @default without the header */
  readonly retryAfter?: number;
}

/** The response comes late. */
export interface DelayFault extends FaultConditions {
  /** Names this kind of fault. */
  readonly kind: "delay";
  /** Milliseconds. */
  readonly ms: number;
}

/** The connection ends in the middle of the body. */
export interface CutFault extends FaultConditions {
  /** Names this kind of fault. */
  readonly kind: "cut";
  /** Share of the body that still arrives, 0 … 1. @default 0.5 */
  readonly share?: number;
}

/** Half of the body arrives, as if it were whole. */
export interface MalformedFault extends FaultConditions {
  /** Names this kind of fault. */
  readonly kind: "malformed";
}

/** A field of the response has another value, or is missing. */
export interface DriftFault extends FaultConditions {
  /** Names this kind of fault. */
  readonly kind: "drift";
  /** JSON pointer to the field, such as `/result/height`. */
  readonly at: string;
  /** Its value. @default the field is left out */
  readonly value?: unknown;
}

/** A fault of the node, and what it does to a response. */
export type NetworkFault = StatusFault | DelayFault | CutFault | MalformedFault | DriftFault;

/** Faults of the node. There are none until one is set. */
export interface NetworkFaults {
  /** Sets a fault; returns its id. */
  add(fault: NetworkFault): Promise<number>;
  /** Ends one fault, or all. */
  clear(id?: number): Promise<void>;
}

/** Saved states of the network, in memory. */
export interface NetworkSnapshots {
  /** Saves the state under a name: 1 to 64 letters, digits, dots, dashes or underscores. */
  save(name: string): Promise<void>;
  /** Goes back to a state; its index is made anew and complete when this resolves. */
  restore(name: string): Promise<void>;
}

/** Sends a request to the control API. */
export type Control = (method: string, path: string, body?: object) => Promise<unknown>;

/** @throws NetworkControlError with the API's own message, from each call */
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

/** @param settled waits until what happened is indexed */
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

/** The faults of a network. */
export const createFaults = (control: Control): NetworkFaults => ({
  add: async (fault) => ((await control("POST", "/faults", fault)) as { readonly id: number }).id, // as above
  clear: async (id) => void (await control("DELETE", id === undefined ? "/faults" : `/faults/${id}`)),
});

/** @param settled waits until what happened is indexed */
export const createSnapshots = (control: Control, settled: () => Promise<void>): NetworkSnapshots => ({
  save: async (name) => void (await control("PUT", `/snapshots/${encodeURIComponent(name)}`)),
  async restore(name) {
    await control("POST", `/snapshots/${encodeURIComponent(name)}/restore`);
    await settled();
  },
});
