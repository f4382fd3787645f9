/** Each error links to its row on the page of errors, and each class has a row. */
import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import * as surface from "../index.ts";
import { HttpError, NotFoundError, PrimaryNetworkError } from "../index.ts";

const SITE = "https://primary-network.github.io/primary-network-sdk/guides/errors/";

const context = { operation: "getThing", attempts: [] };
const parts = { status: 418, body: undefined, message: "no", headers: {}, text: "", retryable: false };

/** The anchor of each class, repeated here because a published address must not change. */
const ANCHORS: { readonly [name: string]: string } = {
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
    expect(classes.map(([name]) => name).sort()).toEqual(Object.keys(ANCHORS));
  });

  it("points to anchors that the page has, one for each class", () => {
    const page = new URL("../../../../apps/docs/src/content/docs/guides/errors.mdx", import.meta.url);
    const anchors = [...readFileSync(page, "utf8").matchAll(/<code id="([\w-]+)">/g)].map(([, id]) => id);
    expect(anchors.sort()).toEqual(Object.values(ANCHORS).sort());
  });

  it.each(classes)("%s", (name, Class) => {
    const error: unknown = Object.create(Object(Class).prototype); // constructors differ, the getter is the prototype's
    expect(error).toBeInstanceOf(PrimaryNetworkError);
    expect(error).toMatchObject({ name, docs: `${SITE}#${ANCHORS[name]}` });
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
  const derived: { given: string; error: PrimaryNetworkError; name: string; anchor: string }[] = [
    {
      given: "a class without a kind",
      error: new Missing(context, parts),
      name: "NotFoundError",
      anchor: "not-found-error",
    },
    { given: "a class with one", error: new Teapot(context, parts), name: "Teapot", anchor: "http-error" },
    { given: "a class of it", error: new HotTeapot(context, parts), name: "HotTeapot", anchor: "http-error" },
    {
      given: "of the base",
      error: new Own(context, "no"),
      name: "OwnError",
      anchor: "primary-network-error",
    },
  ];
  it.each(derived)("points to the nearest SDK class for $given that a user derives", (row) => {
    expect(row.error).toMatchObject({ name: row.name, docs: `${SITE}#${row.anchor}` });
  });

  it("ends the message, and is said once where the error is printed or made into JSON", () => {
    const error = new NotFoundError(context, parts);
    const link = `${SITE}#not-found-error`;
    expect(error.message).toBe(`getThing: 418 no\nSee ${link}`);
    expect(error.reason).toBe("418 no");
    expect(inspect(error).split(link)).toHaveLength(2);
    expect(JSON.stringify(error).split(link)).toHaveLength(2);
  });
});
