/** The panel serves its own page on this machine, and no other page, host name or server. */
import { expect, test } from "vitest";
import { PANEL_HEADER } from "../terminal/panel-address.ts";
import { refusalOf } from "./own-page.ts";

const own = {
  host: "127.0.0.1:8080",
  origin: "http://127.0.0.1:8080",
  "sec-fetch-site": "same-origin",
  [PANEL_HEADER]: "1",
};

interface Given {
  readonly method?: string;
  readonly address?: string | undefined;
  /** Changes of the own page's headers; undefined leaves one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

const refusal = ({ method = "POST", headers = {}, ...rest }: Given) => {
  const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
  const address = "address" in rest ? rest.address : "127.0.0.1";
  return refusalOf({ method, address, headers: new Headers(sent as [string, string][]) });
};

test.each<[what: string, given: Given]>([
  ["the own page", {}],
  ["a GET, which has no origin", { method: "GET", headers: { origin: undefined } }],
  ["a browser that does not say where a request is from", { headers: { "sec-fetch-site": undefined } }],
  ["the name localhost", { headers: { host: "localhost:8080", origin: "http://localhost:8080" } }],
  ["IPv6", { address: "::1", headers: { host: "[::1]:8080", origin: "http://[::1]:8080" } }],
  ["IPv4 on a socket of IPv6", { address: "::ffff:127.0.0.1" }],
])("%s is let in", (_, given) => {
  expect(refusal(given)).toBeUndefined();
});

test.each<[what: string, given: Given, want: string]>([
  ["another machine", { address: "192.168.0.7" }, "this machine alone"],
  ["an address that is not known", { address: undefined }, "this machine alone"],
  [
    "a page that points its own name at this machine",
    { headers: { host: "evil.example:8080", origin: "http://evil.example:8080" } },
    "loopback's names",
  ],
  [
    "a name that begins as loopback's does",
    { headers: { host: "localhost.evil.example:8080" } },
    "loopback's names",
  ],
  ["a request without a host", { headers: { host: undefined } }, "loopback's names"],
  ["a page of another site", { headers: { origin: "https://evil.example" } }, "its own page"],
  ["a page of another port", { headers: { origin: "http://127.0.0.1:3000" } }, "its own page"],
  ["the same port by another name", { headers: { origin: "http://localhost:8080" } }, "its own page"],
  ["a page without an origin of its own", { headers: { origin: "null" } }, "its own page"],
  ["a change without an origin", { headers: { origin: undefined } }, "its own page"],
  [
    "a GET of another page",
    { method: "GET", headers: { origin: undefined, "sec-fetch-site": "same-site" } },
    "own page",
  ],
  [
    "a GET from the address bar",
    { method: "GET", headers: { origin: undefined, "sec-fetch-site": "none" } },
    "own page",
  ],
  ["an extension", { headers: { origin: "chrome-extension://abc" } }, "its own page"],
  [
    "a form or a webhook, which send no such header",
    { headers: { [PANEL_HEADER]: undefined } },
    "needs the header",
  ],
])("%s is refused", (_, given, want) => {
  expect(refusal(given)).toContain(want);
});
