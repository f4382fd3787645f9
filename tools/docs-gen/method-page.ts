/** The page of a JSON-RPC method. */

import type { TypedCall } from "../shared/typed-calls.ts";
import { curlOf, typedProgram } from "./call-text.ts";
import { methodForm } from "./console-form.ts";
import {
  follow,
  type RpcDocument,
  type RpcFault,
  type RpcMethod,
  type RpcValue,
  referredName,
} from "./documents.ts";
import { code, page, slug, table, text } from "./markdown.ts";
import { notRecorded } from "./method-examples.ts";
import { fieldList, parameterList, RETRY, recordedOf, responseParts, soughtName } from "./page-parts.ts";
import { type Example, NODE } from "./record.ts";

/** The address of a method's page, inside the site. */
export const methodPath = ({ name }: RpcMethod): string => `reference/p-chain/${slug(name)}`;

/** Where a method is called; the index has a path of its own. */
const pathOf = (document: RpcDocument, method: RpcMethod) => method["x-path"] ?? document["x-path"];

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
  /** Its position in the sidebar. */
  readonly order: number;
}

/** The whole page. */
export function methodPage({ document, method, call, example, order }: MethodPageOptions): string {
  const { name, summary, description = summary, params, errors = [], deprecated } = method;
  const path = pathOf(document, method);
  const badge = deprecated ? { text: "deprecated", variant: "caution" } : undefined;
  const reason = notRecorded[name];
  const recorded = recordedOf(example, reason && `From the specification: ${reason}`);
  const parameters = params.map((param) => follow<RpcValue>(document, param));
  return page({ title: name, description, order, badge, console: true }, [
    `<p class="route not-content"><code><b>POST</b> ${path}</code> <span>${text(summary)}</span> <span>client method ${soughtName(call.method)}</span></p>`,
    deprecated ? `:::caution\n${method["x-deprecated"] ?? "Deprecated."}\n:::` : "",
    text(description),
    "## Call",
    code("ts", typedProgram(call, example.params), "@primary-network/pchain-rpc"),
    code("sh", curlOf(example.request), "curl"),
    "## Try it",
    methodForm({ name, path, params: example.params, server: NODE, recorded }),
    "## Parameters",
    parameters.length === 0 ? "None." : parameterList(document, parameters),
    "## Result",
    ...responseParts(recorded),
    fieldList(document, follow<RpcValue>(document, method.result).schema),
    "## Errors",
    "A node reports these with HTTP 200; the client rejects with an [`RpcError`](/errors/rpc-error/).",
    table(
      ["Code", "Message", "Meaning"],
      errors.map((error) => {
        const { code: number, message } = follow<RpcFault>(document, error);
        return [
          number,
          `\`${message}\``,
          text(document["x-error-meanings"][referredName(error) ?? ""] ?? ""),
        ];
      }),
    ),
    "## Retries and limits",
    RETRY[method["x-retry"]],
    "A node has no compute units; a deployment in front of one may limit requests and returns 429 then.",
  ]);
}
