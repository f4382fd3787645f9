/** The page of a JSON-RPC method. */

import type { TypedCall } from "../../../tools/shared/typed-calls.ts";
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

/** Note of the form that sends a transaction, which a network accepts once. */
const ISSUED_ONCE =
  "The transaction pays 1 AVAX between two development accounts. The network in this page accepts it once. Sign your own for other networks.";

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
  const recorded = recordedOf(example);
  const parameters = params.map((param) => follow<RpcValue>(document, param));
  const panel = callPanel({
    ...methodCall(options),
    client: "pchain",
    note: method["x-no-example"] && ISSUED_ONCE,
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
    "A node reports these with HTTP 200. The client throws an [`RpcError`](/guides/errors/#rpc-error).",
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
          : "From the specification; … stands for a value that varies",
      });
    }),
    "## Retries and limits",
    RETRY[method["x-retry"]],
    "A node has no compute units. A deployment in front of a node can limit requests and respond with 429.",
  ];
  return page(
    { title: name, description, order, badge, console: true },
    callPage(head.filter(Boolean), panel, words.filter(Boolean)),
  );
}
