/** The page of a JSON-RPC method. */
import { curlOf, typedProgram } from "./call-text.mjs";
import { methodForm } from "./console-form.mjs";
import { referredName, resolve } from "./documents.mjs";
import { code, page, slug, table, text } from "./markdown.mjs";
import { notRecorded } from "./method-examples.mjs";
import { answerParts, fieldList, parameterList, RETRY, soughtName } from "./page-parts.mjs";
import { NODE } from "./record.mjs";

/** The address of a method's page, inside the site. */
export const methodPath = ({ name }) => `reference/p-chain/${slug(name)}`;

/** Where a method is called; the index has a path of its own. */
const pathOf = (document, method) => method["x-path"] ?? document["x-path"];

/** The specification's own example, for a method that cannot be recorded. */
export function specExample(document, method) {
  const [{ params, result }] = method.examples;
  const given = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: method.name, params: given });
  return {
    params: given,
    request: { method: "POST", url: `${NODE}${pathOf(document, method)}`, body },
    answer: { jsonrpc: "2.0", id: 1, result: result.value },
  };
}

/** @param {{ document: object, method: object, call: object, example: object, order: number }} of */
export function methodPage({ document, method, call, example, order }) {
  const { name, summary, description = summary, params, errors = [], deprecated } = method;
  const path = pathOf(document, method);
  const badge = deprecated ? { text: "deprecated", variant: "caution" } : undefined;
  const parameters = params.map((param) => resolve(document, param));
  return page({ title: name, description, order, badge, console: true }, [
    `<p class="route not-content"><code><b>POST</b> ${path}</code> <span>${text(summary)}</span> <span>client method ${soughtName(call.method)}</span></p>`,
    deprecated ? `:::caution\n${method["x-deprecated"] ?? "Deprecated."}\n:::` : "",
    text(description),
    "## Call",
    code("ts", typedProgram(call, example.params), "@primary-network/pchain-rpc"),
    code("sh", curlOf(example.request), "curl"),
    "## Try it",
    methodForm({ name, path, params: example.params, server: NODE }),
    "## Parameters",
    parameters.length === 0 ? "None." : parameterList(document, parameters),
    "## Result",
    ...(notRecorded[name]
      ? [`From the specification: ${notRecorded[name]}.`, answerParts(example)[1]]
      : answerParts(example)),
    fieldList(document, resolve(document, method.result).schema),
    "## Errors",
    "A node reports these with HTTP 200; the client rejects with an [`RpcError`](/errors/rpc-error/).",
    table(
      ["Code", "Message", "Meaning"],
      errors.map((error) => {
        const { code: number, message } = resolve(document, error);
        return [number, `\`${message}\``, text(document["x-error-meanings"][referredName(error)] ?? "")];
      }),
    ),
    "## Retries and limits",
    RETRY[method["x-retry"]],
    "A node has no compute units; a deployment in front of one may limit requests and answers 429 then.",
  ]);
}
