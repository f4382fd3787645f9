/** Faults in one line, each with its cure and exit code. */
import {
  AttemptTimeoutError,
  ConnectionError,
  DeadlineError,
  DecodeError,
  HttpError,
  NotFoundError,
  UnauthorizedError,
  ValidationError,
} from "@primary-network/data";
import { expect, it } from "vitest";
import { explain } from "./faults.ts";
import { NothingFound } from "./query.ts";

const context = { operation: "getThing", attempts: [] };
const parts = (status: number) => ({
  status,
  body: undefined,
  message: "no\nthing",
  headers: {},
  text: "",
  retryable: false,
});
const refused = new ConnectionError(context, "refused", true, "ECONNREFUSED", new Error("refused"));

it.each<[string, Error, number, RegExp]>([
  ["nothing of that name", new NothingFound("no block 1"), 3, /^no block 1$/],
  ["404", new NotFoundError(context, parts(404)), 3, /^getThing: 404 no thing$/],
  ["400", new HttpError(context, parts(400)), 1, /^getThing: 400 no thing$/],
  ["501", new HttpError(context, parts(501)), 1, /^getThing: 501 no thing$/],
  ["401", new UnauthorizedError(context, parts(401)), 1, /401 no thing: set PRIMARY_NETWORK_API_KEY/],
  [
    "a mistyped text",
    new ValidationError("findByText", "text", "is mistyped: as an id it has an invalid checksum"),
    1,
    /^"thing" is mistyped: as an id it has an invalid checksum/,
  ],
  ["no connection", refused, 1, /refused: is the service running at http:\/\/a\?/],
  ["its deadline", new DeadlineError(context, "late", true, refused), 1, /late: is the service running/],
  [
    "a deadline without a cause",
    new DeadlineError(context, "late", true, undefined),
    1,
    /late: http:\/\/a is too slow or is not such a service\. Set --base-url$/,
  ],
  ["a slow attempt", new AttemptTimeoutError(context, "late", true), 1, /late: http:\/\/a is too slow/],
  [
    "no JSON",
    new DecodeError(context, "text/html"),
    1,
    /text\/html: is http:\/\/a a Primary Network service\? If not, set/,
  ],
  ["503", new HttpError(context, parts(503)), 1, /503 no thing: try again when http:\/\/a is ready$/],
  ["another status", new HttpError(context, parts(418)), 1, /418 no thing: see https:.*http-error/],
])("%s", (_, error, exitCode, message) =>
  expect(explain(error, "http://a", "thing")).toMatchObject({
    name: "CliError",
    exitCode,
    message: expect.stringMatching(message),
  }),
);

it("404 of a command that names nothing is a fault", () =>
  expect(explain(new NotFoundError(context, parts(404)), "http://a")).toMatchObject({ exitCode: 1 }));

it("a bug stays what it is", () => {
  const bug = new TypeError("x is undefined");
  expect(explain(bug, "http://a", "thing")).toBe(bug);
});
