/** Records the exchanges of a `fetch`, and replays them. */
import { type Fetch, PrimaryNetworkError } from "@primary-network/core";
import {
  type ComparedRequest,
  compared,
  comparedAgain,
  type Exchange,
  keepBody,
  type RecordedResponse,
  textOfBody,
} from "./exchange.ts";
import { describe, difference, nearest } from "./nearest.ts";
import { hasFile, readFile, writeFile } from "./node/file.ts";
import { parseRecording, printRecording } from "./recording-text.ts";
import { secretsOf, withoutSecrets } from "./secrets.ts";

/** The recording cannot be made or replayed. Clients pass the error on unchanged, without a retry. */
export class RecordingError extends PrimaryNetworkError {
  static override readonly kind: string = "RecordingError";

  constructor(file: string, message: string) {
    super({ operation: `recording ${file}`, attempts: [] }, message);
  }
}

/** Records or replays. */
export interface Recorder {
  /** Mode of the recorder. */
  readonly mode: "record" | "replay";
  /** Value for the clients' option `fetch`. It does not follow redirects. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /**
   * Writes the recording in a fixed order. Does nothing when replaying.
   *
   * @throws RecordingError if the recording exceeds `maxBytes`
   */
  save(): void;
  /** Returns the recorded requests that were not replayed, one per line. Empty when recording. */
  unused(): string[];
}

/** Options of {@link record}. */
export interface RecordOptions {
  /** File that {@link Recorder.save} writes. Missing folders are created. */
  readonly file: string;
  /** Function that sends the requests. @default the global fetch, read at each request */
  readonly fetch?: Fetch | undefined;
  /**
   * Texts to remove everywhere, besides the values of headers with keys, tokens and cookies. @default none
   */
  readonly secrets?: readonly string[] | undefined;
  /** Maximum bytes of all bodies together. @default 10485760 */
  readonly maxBytes?: number | undefined;
}

/** Options of {@link replay}. */
export interface ReplayOptions {
  /** File of the recording. */
  readonly file: string;
  /**
   * True to repeat the last response if a request is made more often than recorded. @default false: the
   * request fails
   */
  readonly repeatLast?: boolean | undefined;
}

/** Options of {@link auto}. */
export interface AutoOptions extends RecordOptions, ReplayOptions {}

const TEN_MIB = 10_485_760;

/** Headers that clients read. The others change between runs or may carry secrets. */
const KEPT_HEADERS =
  /^(content-type|content-disposition|location|retry-after|ratelimit-(policy|limit|remaining|reset))$/;

/** Statuses without a body. */
const WITHOUT_BODY = [101, 204, 205, 304];

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Reads a request in any form that fetch accepts. */
async function readRequest(input: string | URL | Request, init: RequestInit | undefined) {
  const request = new Request(input, init);
  const text = request.body === null ? undefined : await request.text();
  return { request, text };
}

/**
 * Records every exchange of the returned `fetch`, and writes the recording when you call `save()`. Requests
 * without a response are not recorded.
 *
 * @throws RangeError if `maxBytes` is not a positive integer
 * @example
 * ```ts
 * const recording = record({ file: "recordings/validators.json" });
 * const data = createDataClient({ baseUrl, apiKey, fetch: recording.fetch });
 * await data.validators.list();
 * recording.save();
 * ```
 */
export function record({ file, fetch, secrets = [], maxBytes = TEN_MIB }: RecordOptions): Recorder {
  if (!Number.isSafeInteger(maxBytes) || maxBytes < 1)
    throw new RangeError(`maxBytes must be a positive integer, not ${maxBytes}`);
  const exchanges: (Exchange | undefined)[] = [];
  const hidden = new Set(secrets);
  let bytes = 0;
  const assertSize = () => {
    if (bytes > maxBytes)
      throw new RecordingError(
        file,
        `has more than ${maxBytes} bytes; record fewer requests or raise maxBytes`,
      );
  };
  const recordOne: Recorder["fetch"] = async (input, init) => {
    assertSize();
    const { request, text } = await readRequest(input, init);
    // Requests that run at the same time keep their order.
    const at = exchanges.push(undefined) - 1;
    for (const secret of secretsOf(request.headers)) hidden.add(secret);
    const send: Fetch = fetch ?? globalThis.fetch;
    const response = await send(request.url, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(text !== undefined && { body: text }),
      signal: request.signal,
      redirect: "manual",
    });
    const received = await response.text();
    const headers: { [name: string]: string } = {};
    response.headers.forEach((value, name) => {
      if (KEPT_HEADERS.test(name)) headers[name] = value;
    });
    const about = compared(request.method, request.url, text);
    const inOrder = Object.fromEntries(
      Object.entries(headers).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const kept = { status: response.status, headers: inOrder, ...keepBody(received, about) };
    exchanges[at] = { request: about.kept, response: kept };
    bytes += byteLength(received) + byteLength(text ?? "");
    assertSize();
    return new Response(WITHOUT_BODY.includes(response.status) ? null : received, {
      status: response.status,
      headers,
    });
  };
  return {
    mode: "record",
    fetch: recordOne,
    save() {
      assertSize();
      const complete = exchanges.filter((exchange) => exchange !== undefined);
      // A secret of a later request may occur in an earlier response.
      writeFile(file, printRecording(complete.map((exchange) => withoutSecrets(exchange, hidden))));
    },
    unused: () => [],
  };
}

/** Reads a recording, and prepares its requests for comparison. */
function readRecording(file: string): { request: ComparedRequest; response: RecordedResponse }[] {
  try {
    return parseRecording(readFile(file)).map(({ request, response }) => ({
      request: comparedAgain(request),
      response,
    }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RecordingError(file, `cannot be replayed: ${reason}`);
  }
}

/**
 * Replays a recording and sends nothing. It finds a request by its method, path, query and JSON body,
 * ignoring JSON-RPC ids. Equal requests get their responses in recorded order. The origin matters only if the
 * recording has exchanges with it, so you can replay a recording under another URL.
 *
 * @throws RecordingError if the file is not a recording. `fetch` rejects with one that names the nearest
 * recorded request if a request is not recorded
 * @example
 * ```ts
 * const data = createDataClient({ baseUrl, fetch: replay({ file: "recordings/validators.json" }).fetch });
 * ```
 */
export function replay({ file, repeatLast = false }: ReplayOptions): Recorder {
  const recorded = readRecording(file);
  const origins = new Set(recorded.map(({ request }) => request.origin));
  const used = new Set<unknown>();
  return {
    mode: "replay",
    async fetch(input, init) {
      const { request, text } = await readRequest(input, init);
      const sent = compared(request.method, request.url, text);
      const about = comparedAgain(withoutSecrets(sent.kept, secretsOf(request.headers)));
      const same = recorded.filter(
        ({ request: { key, origin } }) =>
          key === about.key && (origin === about.origin || !origins.has(about.origin)),
      );
      const found = same.find((one) => !used.has(one)) ?? (repeatLast ? same.at(-1) : undefined);
      if (found === undefined) throw missing(file, about, same.length, recorded);
      used.add(found);
      const { status, headers } = found.response;
      const body = WITHOUT_BODY.includes(status) ? null : textOfBody(found.response, sent);
      return new Response(body, { status, headers });
    },
    save() {},
    unused: () => recorded.flatMap((one) => (used.has(one) ? [] : [describe(one.request)])),
  };
}

/** Makes the error for a request without a response. */
function missing(
  file: string,
  request: ComparedRequest,
  times: number,
  recorded: readonly { readonly request: ComparedRequest }[],
): RecordingError {
  const name = describe(request);
  if (times > 0)
    return new RecordingError(
      file,
      `${name} was recorded ${times === 1 ? "once" : `${times} times`}, and is requested again`,
    );
  const close = nearest(
    request,
    recorded.map((one) => one.request),
  );
  const hint =
    close === undefined
      ? "the recording is empty"
      : `the nearest recorded request is ${describe(close)}${difference(request, close)}`;
  return new RecordingError(file, `${name} is not recorded; ${hint}. Delete the file to record it anew`);
}

/**
 * Replays the recording if it exists, and records it otherwise. The first run of a test calls the real
 * service, and later runs do not.
 *
 * @throws RecordingError as {@link replay}
 * @example
 * ```ts
 * const recording = auto({ file: "recordings/validators.json" });
 * afterAll(() => recording.save());
 * ```
 */
export const auto = (options: AutoOptions): Recorder =>
  hasFile(options.file) ? replay(options) : record(options);
