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

/** A recording that cannot be made or replayed. Clients throw it as it is, and do not retry. */
export class RecordingError extends PrimaryNetworkError {
  static override readonly kind: string = "RecordingError";

  constructor(file: string, message: string) {
    super({ operation: `recording ${file}`, attempts: [] }, message);
  }
}

/** What records or replays. */
export interface Recorder {
  /** Which of the two it does. */
  readonly mode: "record" | "replay";
  /** The `fetch` to give to clients, as their option of that name. It does not follow redirects. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /**
   * Writes the recording, in a fixed order; does nothing when it replays.
   *
   * @throws RecordingError when more was recorded than `maxBytes`
   */
  save(): void;
  /** Recorded requests that were not made again, a line each; empty when it records. */
  unused(): string[];
}

/** Options of {@link record}. */
export interface RecordOptions {
  /** The file that {@link Recorder.save} writes; its folder is made. */
  readonly file: string;
  /** Makes the requests. @default the global fetch, looked up at each request */
  readonly fetch?: Fetch | undefined;
  /** Texts to remove wherever they occur, beside the values of headers with keys, tokens and cookies. @default none */
  readonly secrets?: readonly string[] | undefined;
  /** Bytes that the bodies of all exchanges may have together. @default 10485760 */
  readonly maxBytes?: number | undefined;
}

/** Options of {@link replay}. */
export interface ReplayOptions {
  /** The recording. */
  readonly file: string;
  /** Whether a request that is made more often than it was recorded gets its last response again. @default false: it fails */
  readonly repeatLast?: boolean | undefined;
}

/** Options of {@link auto}. */
export interface AutoOptions extends RecordOptions, ReplayOptions {}

const TEN_MIB = 10_485_760;

/** Headers that clients read; all others change from one run to the next, or may carry secrets. */
const KEPT_HEADERS =
  /^(content-type|content-disposition|location|retry-after|ratelimit-(policy|limit|remaining|reset))$/;

/** Statuses that have no body. */
const WITHOUT_BODY = [101, 204, 205, 304];

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Reads a request that may come in any form that fetch takes. */
async function readRequest(input: string | URL | Request, init: RequestInit | undefined) {
  const request = new Request(input, init);
  const text = request.body === null ? undefined : await request.text();
  return { request, text };
}

/**
 * Records every exchange of the returned `fetch`, and writes them when `save()` is called. Requests that fail without a response
 * are not recorded.
 *
 * @throws RangeError when `maxBytes` is not a positive integer
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
    // Requests that run at the same time keep the order in which they were made.
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

/** The recording of a file, its requests ready to be compared. */
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
 * Responds from a recording. A request is found by its method, path, query and JSON body, of JSON-RPC without the id; equal
 * requests get their responses in the order in which they were recorded. The origin counts only if the recording has exchanges
 * with it, so that a recording can be replayed under another address. Nothing is sent.
 *
 * @throws RecordingError when the file is no recording; `fetch` rejects with one that names the nearest recorded request, when a
 * request was not recorded
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

/** The error for a request without a response. */
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
 * Replays the recording if there is one, else records it: a test's first run asks the real service, the later ones do not.
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
