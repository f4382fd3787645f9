/** Each error says where its page is, and each of our classes has one. */
import { readdirSync } from "node:fs";
import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import * as surface from "../index.ts";
import { HttpError, NotFoundError, PrimaryNetworkError } from "../index.ts";

const SITE = "https://primary-network.github.io/primary-network-sdk/errors";

const context = { operation: "getThing", attempts: [] };
const parts = { status: 418, body: undefined, message: "no", headers: {}, text: "", retryable: false };

/** The page of each class, written down a second time: an address that was published stays. */
const PAGES: { readonly [name: string]: string } = {
  AbortError: "abort-error",
  ApiKeyError: "api-key-error",
  AttemptTimeoutError: "attempt-timeout-error",
  BadGatewayError: "bad-gateway-error",
  BadRequestError: "bad-request-error",
  ConnectionError: "connection-error",
  DeadlineError: "deadline-error",
  DecodeError: "decode-error",
  ForbiddenError: "forbidden-error",
  HttpError: "http-error",
  InternalServerError: "internal-server-error",
  NotFoundError: "not-found-error",
  PageLoopError: "page-loop-error",
  PageTokenExpiredError: "page-token-expired-error",
  PrimaryNetworkError: "primary-network-error",
  RateLimitError: "rate-limit-error",
  RedirectError: "redirect-error",
  ResponseTooLargeError: "response-too-large-error",
  RpcError: "rpc-error",
  ServerError: "server-error",
  ServiceUnavailableError: "service-unavailable-error",
  UnauthorizedError: "unauthorized-error",
  ValidationError: "validation-error",
};

describe("instanceof", () => {
  class Mine extends NotFoundError {}
  class Teapot extends HttpError {
    static override readonly kind: string = "Teapot";
  }
  const rows: [given: string, error: unknown, classes: readonly unknown[]][] = [
    [
      "an error of ours",
      new NotFoundError(context, parts),
      [NotFoundError, HttpError, PrimaryNetworkError, Error],
    ],
    [
      "a class without a kind",
      new Mine(context, parts),
      [Mine, NotFoundError, HttpError, PrimaryNetworkError, Error],
    ],
    ["a class with a kind", new Teapot(context, parts), [Teapot, HttpError, PrimaryNetworkError, Error]],
    ["another error", new Error("NotFoundError"), [Error]],
    ["no error", { name: "NotFoundError" }, []],
    ["null", null, []],
    ["a text", "NotFoundError", []],
  ];
  const classes = [
    Mine,
    Teapot,
    NotFoundError,
    HttpError,
    surface.RateLimitError,
    PrimaryNetworkError,
    Error,
  ];
  it.each(rows)("knows the classes of %s", (_, error, want) => {
    expect(classes.filter((Class) => error instanceof Class)).toEqual(want);
  });

  it("knows errors of another copy of this package, in both directions", async () => {
    vi.resetModules();
    const other: typeof surface = await import("../index.ts");
    expect(other.NotFoundError).not.toBe(NotFoundError);
    const error: unknown = new other.NotFoundError(context, parts);
    expect(classes.filter((Class) => error instanceof Class)).toEqual([
      NotFoundError,
      HttpError,
      PrimaryNetworkError,
      Error,
    ]);
    expect(new NotFoundError(context, parts)).toBeInstanceOf(other.HttpError);
    if (error instanceof NotFoundError) expectTypeOf(error.statusCode).toBeNumber();
  });
});

describe("docs", () => {
  const classes = Object.entries(surface).filter(([name]) => /^[A-Z]/.test(name));

  it("has an address for every exported class", () => {
    expect(classes.map(([name]) => name).sort()).toEqual(Object.keys(PAGES));
  });

  it("points to pages that exist, one for each class, besides the index", () => {
    const folder = new URL("../../../../apps/docs/src/content/docs/errors/", import.meta.url);
    const files = ["index", ...Object.values(PAGES)].map((page) => `${page}.mdx`);
    expect(readdirSync(folder).sort()).toEqual(files.sort());
  });

  it.each(classes)("%s", (name, Class) => {
    const error: unknown = Object.create(Object(Class).prototype); // constructors differ, the getter is the prototype's
    expect(error).toBeInstanceOf(PrimaryNetworkError);
    expect(error).toMatchObject({ name, docs: `${SITE}/${PAGES[name]}/` });
  });

  class Missing extends NotFoundError {}
  class Teapot extends HttpError {
    static override readonly kind: string = "Teapot";
  }
  class HotTeapot extends Teapot {
    static override readonly kind: string = "HotTeapot";
  }
  class Own extends PrimaryNetworkError {
    static override readonly kind: string = "OwnError";
  }
  const derived: { given: string; error: PrimaryNetworkError; name: string; page: string }[] = [
    {
      given: "a class without a kind",
      error: new Missing(context, parts),
      name: "NotFoundError",
      page: "not-found-error",
    },
    { given: "a class with one", error: new Teapot(context, parts), name: "Teapot", page: "http-error" },
    { given: "a class of it", error: new HotTeapot(context, parts), name: "HotTeapot", page: "http-error" },
    { given: "of the base", error: new Own(context, "no"), name: "OwnError", page: "primary-network-error" },
  ];
  it.each(derived)("points to the nearest SDK class for $given that a user derives", (row) => {
    expect(row.error).toMatchObject({ name: row.name, docs: `${SITE}/${row.page}/` });
  });

  it("ends the message, and is said once where the error is printed or made into JSON", () => {
    const error = new NotFoundError(context, parts);
    const page = `${SITE}/not-found-error/`;
    expect(error.message).toBe(`getThing: 418 no\nSee ${page}`);
    expect(error.reason).toBe("418 no");
    expect(inspect(error).split(page)).toHaveLength(2);
    expect(JSON.stringify(error).split(page)).toHaveLength(2);
  });
});
