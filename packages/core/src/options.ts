/** Options of clients and calls: types, checks, and the settings made from them. */
import { type Clock, type Fetch, globalFetch, systemClock } from "./clock.ts";
import { ValidationError } from "./errors/validation.ts";
import type { Hooks } from "./hooks.ts";
import type { Prepare } from "./ids/address-params.ts";
import type { Middleware } from "./middleware.ts";
import type { Param } from "./operation.ts";
import { type Checked, isHeaderValue, present, validate } from "./validate.ts";

/**
 * An API key, or a function that returns one before every attempt. Undefined sends no key.
 *
 * @example
 * ```ts
 * createDataClient({ baseUrl, apiKey: async () => (await vault.read("data-api")).key });
 * ```
 */
export type ApiKey = string | (() => string | undefined | Promise<string | undefined>);

/** Options of a call. Set them on the client to apply them to all of its calls. */
export interface CallLimits {
  /**
   * Milliseconds until a call ends, including waits, attempts, backoff and body. 1 to 2147483647.
   * @default 30000
   */
  readonly deadlineMs?: number | undefined;
  /**
   * Milliseconds until an attempt ends, including its body. 1 to 2147483647.
   * @default 10000
   */
  readonly attemptTimeoutMs?: number | undefined;
  /**
   * Number of retries after a failed attempt. 0 to 100.
   * @default 3
   */
  readonly retries?: number | undefined;
  /** Headers to add to the client's own, by name. @default none */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /**
   * API key, or a function that returns one. Never logged, and sent only to the origin of `baseUrl`. @default
   * none
   */
  readonly apiKey?: ApiKey | undefined;
}

/** Options of a client. */
export interface ClientOptions extends CallLimits {
  /** Absolute http or https URL of the service, with its path prefix if it has one. There is no default. */
  readonly baseUrl: string;
  /** Header that carries the API key. @default "x-service-api-key" */
  readonly apiKeyHeader?: string | undefined;
  /** Function that replaces the global `fetch`. @default the global fetch, read at each call */
  readonly fetch?: Fetch | undefined;
  /**
   * Number of retries in the client's budget. Each success adds half a retry. The budget keeps retries from
   * multiplying the load of an outage. 0 to 1000000.
   * @default 50
   */
  readonly retryBudget?: number | undefined;
  /**
   * True to share rate limits. After a 429, all calls of one origin and key in this process are sent at the
   * rate that the service accepted.
   * @default true
   */
  readonly gate?: boolean | undefined;
  /**
   * Maximum bytes of a response body after decompression. The client stops reading a longer body, and the
   * call fails with a ResponseTooLargeError. 1 to 2147483647.
   * @default 67108864
   */
  readonly maxResponseBytes?: number | undefined;
  /** Functions to call as calls and attempts start and end. @default none */
  readonly hooks?: Hooks | undefined;
  /** Source of time and randomness, for tests and simulations. @default the platform's */
  readonly clock?: Clock | undefined;
}

/** Options of one call. */
export interface CallOptions extends CallLimits {
  /** Signal that ends the call at once. @default none */
  readonly signal?: AbortSignal | undefined;
}

/** Properties of a client, set by the package that builds it. */
export interface ClientKind {
  /** Name of the factory in messages about options. @default "createClient" */
  readonly name?: string;
  /** True for a service without API keys. The client then refuses the key options. @default false */
  readonly keyless?: boolean;
  /** Additional options of the client. Each is the default of the `fallback` parameter with its name. */
  readonly defaults?: { readonly [name: string]: Param };
  /** Changes the values of a call before they are checked. @default none */
  readonly prepare?: Prepare;
}

const DEFAULTS = {
  clock: systemClock,
  fetch: globalFetch,
  deadlineMs: 30_000,
  attemptTimeoutMs: 10_000,
  retries: 3,
  retryBudget: 50,
  gate: true,
  maxResponseBytes: 67_108_864, // 64 MiB: 1,024 containers of an index are a tenth of that
  apiKeyHeader: "x-service-api-key",
};

/** Settings of a client, as the pipeline needs them. */
export interface Settings extends Readonly<Omit<typeof DEFAULTS, "clock" | "fetch">> {
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly apiKey?: ApiKey | undefined;
  readonly hooks?: Hooks | undefined;
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  /** Scheme, host and port of `baseUrl` with a slash. Only URLs that begin with it get the key. */
  readonly origin: string;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly middleware: Middleware[];
  /** The client's options by name, for parameters marked `fallback`. */
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly prepare?: Prepare | undefined;
}

type Options = { readonly [name: string]: Checked };

const LONGEST = 2_147_483_647; // of a timer, in milliseconds: 2^31 - 1
const MILLISECONDS = { type: "number", min: 1, max: LONGEST } as const;
const TEXT = { type: "string" } as const;
const KEY = { type: "key" } as const;
const OBJECT = { type: "object" } as const;

const LIMITS: Options = {
  deadlineMs: MILLISECONDS,
  attemptTimeoutMs: MILLISECONDS,
  retries: { type: "integer", min: 0, max: 100 },
  headers: OBJECT,
};

const CLIENT: Options = {
  ...LIMITS,
  baseUrl: { ...TEXT, required: true },
  fetch: { type: "function" },
  retryBudget: { type: "integer", min: 0, max: 1_000_000 },
  gate: { type: "boolean" },
  maxResponseBytes: { type: "integer", min: 1, max: LONGEST },
  hooks: OBJECT,
  clock: OBJECT,
};

const CALL: Options = { ...LIMITS, apiKey: KEY, signal: OBJECT, resume: OBJECT };

/**
 * Checks a client's options and fills in defaults.
 *
 * @throws ValidationError naming the option and its rule.
 */
export function resolveOptions(options: ClientOptions, kind: ClientKind): Settings {
  const name = kind.name ?? "createClient";
  const keyOptions: Options = kind.keyless ? {} : { apiKey: KEY, apiKeyHeader: TEXT };
  const defaults = { ...options };
  validate(name, defaults, { ...CLIENT, ...keyOptions, ...kind.defaults });
  const { origin, pathname } = parseBaseUrl(name, options.baseUrl);
  const apiKeyHeader = (options.apiKeyHeader ?? DEFAULTS.apiKeyHeader).toLowerCase();
  checkHeaders(name, { [apiKeyHeader]: "" });
  return {
    ...DEFAULTS,
    ...present(defaults),
    baseUrl: origin + pathname.replace(/\/+$/, ""),
    origin: `${origin}/`,
    apiKeyHeader,
    headers: checkHeaders(name, options.headers),
    middleware: [],
    defaults,
    prepare: kind.prepare,
  };
}

/** Checks the options of one call. */
export function checkCallOptions(operation: string, options: CallOptions): void {
  validate(operation, { ...options }, CALL);
}

/** Lower-cases header names, drops undefined values, and refuses invalid ones without repeating them. */
export function checkHeaders(owner: string, headers: CallLimits["headers"]): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === undefined) continue;
    const rule = !/^[\w!#$%&'*+.^`|~-]+$/.test(name)
      ? "is not a valid name"
      : !isHeaderValue(value) && "must be printable ASCII";
    if (rule) throw new ValidationError(owner, `header ${name}`, rule);
    checked[name.toLowerCase()] = value;
  }
  return checked;
}

function parseBaseUrl(owner: string, baseUrl: string): URL {
  const url = URL.canParse(baseUrl) && new URL(baseUrl);
  if (url && /^https?:$/.test(url.protocol) && !(url.search + url.hash + url.username + url.password))
    return url;
  const rule = "must be an absolute http(s) URL without credentials, query or fragment";
  throw new ValidationError(owner, "baseUrl", rule);
}
