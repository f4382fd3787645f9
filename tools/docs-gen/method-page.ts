/** The page of a JSON-RPC method. */

import type { TypedCall } from "../shared/typed-calls.ts";
import { callPanel, type PageCall } from "./call-panel.ts";
import { clientMethod } from "./call-text.ts";
import {
  follow,
  type RpcDocument,
  type RpcFault,
  type RpcMethod,
  type RpcValue,
  referredName,
} from "./documents.ts";
import { exampleDetails } from "./example-list.ts";
import { methodFields } from "./form-fields.ts";
import { escapeHtml } from "./html.ts";
import { inlineHtml, page, slug, text } from "./markdown.ts";
import {
  callPage,
  fieldList,
  jumpLinks,
  parameterList,
  RETRY,
  recordedOf,
  soughtName,
} from "./page-parts.ts";
import { type Example, type MoreExamples, NODE } from "./recording.ts";

/** The address of a method's page, inside the site. */
export const methodPath = ({ name }: RpcMethod): string => `reference/p-chain/${slug(name)}`;

/** Where a method is called; the index has a path of its own. */
export const pathOf = (document: RpcDocument, method: RpcMethod) => method["x-path"] ?? document["x-path"];

/** The errors that a method documents, by name. */
export const faultsOf = (document: RpcDocument, { errors = [] }: RpcMethod): Map<string, RpcFault> =>
  new Map(errors.map((error) => [referredName(error) ?? "", follow<RpcFault>(document, error)]));

/** The specification's own example, for a method that cannot be recorded. */
export function specExample(document: RpcDocument, method: RpcMethod): Example {
  const [example] = method.examples;
  if (example === undefined) throw new Error(`${method.name}: the specification has no example`);
  const { params, result } = example;
  const given = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: method.name, params: given });
  return {
    params: given,
    request: { method: "POST", url: `${NODE}${pathOf(document, method)}`, body },
    response: { jsonrpc: "2.0", id: 1, result: result.value },
  };
}

interface MethodPageOptions {
  readonly document: RpcDocument;
  readonly method: RpcMethod;
  readonly call: TypedCall;
  readonly example: Example;
  readonly more: MoreExamples | undefined;
  /** Its position in the sidebar. */
  readonly order: number;
}

/** The call that a page is about. */
export const methodCall = ({ document, method, call, example }: MethodPageOptions): PageCall => ({
  subject: {
    call: { kind: "rpc", method: method.name, path: pathOf(document, method) },
    typed: clientMethod(call),
    isStream: false,
    isEmpty: false,
  },
  fields: methodFields(example.params),
  server: NODE,
});

/** The whole page. */
export function methodPage(options: MethodPageOptions): string {
  const { document, method, example, more, call, order } = options;
  const { name, summary, description = summary, params, errors = [], deprecated } = method;
  const path = pathOf(document, method);
  const badge = deprecated ? { text: "deprecated", variant: "caution" } : undefined;
  const reason = method["x-no-example"];
  const recorded = recordedOf(example, reason && `From the specification: ${reason}`);
  const parameters = params.map((param) => follow<RpcValue>(document, param));
  const panel = callPanel({
    ...methodCall(options),
    client: "pchain",
    note: reason && `As it stands, a local network responds with an error: ${reason}.`,
    recorded,
  });
  const head = [
    `<p class="route not-content"><code><b>POST</b> ${path}</code> <span>${text(summary)}</span> <span>client method ${soughtName(call.method)}</span></p>`,
    deprecated ? `:::caution\n${method["x-deprecated"] ?? "Deprecated."}\n:::` : "",
    text(description),
    jumpLinks(["Parameters", "Result", "Errors", "Retries and limits"]),
  ];
  const words = [
    "## Parameters",
    parameters.length === 0 ? "None." : parameterList(document, parameters),
    "## Result",
    fieldList(document, follow<RpcValue>(document, method.result).schema),
    "## Errors",
    "A node reports these with HTTP 200; the client rejects with an [`RpcError`](/guides/errors/#rpc-error).",
    ...errors.map((error) => {
      const { code: number, message } = follow<RpcFault>(document, error);
      const name = referredName(error) ?? "";
      const failure = more?.failures.get(name);
      const written = { jsonrpc: "2.0", error: { code: number, message, data: null }, id: 1 };
      return exampleDetails({
        summary: `<code>${number}</code> <code>${escapeHtml(message)}</code> ${inlineHtml(document["x-error-meanings"][name] ?? "")}`,
        id: `error-${slug(name)}`,
        shown: failure ?? { label: name, values: undefined, response: written },
        origin: failure
          ? "Recorded from the local network"
          : "From the specification, which writes … for what differs",
      });
    }),
    "## Retries and limits",
    RETRY[method["x-retry"]],
    "A node has no compute units; a deployment in front of one may limit requests and returns 429 then.",
  ];
  return page(
    { title: name, description, order, badge, console: true },
    callPage(head.filter(Boolean), panel, words.filter(Boolean)),
  );
}
